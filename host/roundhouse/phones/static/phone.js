"use strict";
// One table on one phone: what is touched is posted, what is new is fetched whole. Nothing of the game is decided here.
const place = document.getElementById("table");
const lost = document.getElementById("lost");
const away = lost.textContent;
const said = document.getElementById("said"); // stays in place, so that a screen reader speaks what is new in it
const PATIENCE_MS = 8000;
const SILENCE_MS = 40000; // the table speaks every 15 s
let stream = null;
let silent = 0;
let busy = 0;
let posting = Promise.resolve();
let drag = null; // a tile on its way to another place in the hand
let late = null; // the newest answer, until it may be shown
let again = 0;
let waiting = 0;
let newest = 0; // the place of what is shown in the order in which the table made its pages
let shown = place.innerHTML.trim(); // the same once more would stop what moves, and lose a tap

function written(html) {
  const part = document.createElement("div");
  part.innerHTML = html;
  return part.innerHTML.trim();
}

async function received(answer, own) {
  const html = await answer.text();
  const order = Number(answer.headers.get("X-Order"));
  if (order < newest) return; // answers may overtake each other
  newest = order;
  late = html;
  if (!drag && (own || !busy)) showLate(); // else the hand would jump back while it is being sorted
}

function showLate() {
  const html = late;
  late = null;
  if (html !== null) show(html);
}

function show(html) {
  if (written(html) === shown) return;
  shown = written(html);
  const open = new Map([...place.querySelectorAll("details")].map((each) => [each.id, each.open]));
  const across = place.querySelector(".views")?.scrollLeft;
  const focused = document.activeElement?.dataset?.act + " " + document.activeElement?.dataset?.values;
  const places = window.motion?.where(place);
  place.innerHTML = html;
  window.motion?.move(place, places);
  place.querySelectorAll("details").forEach((each) => { each.open = open.get(each.id) ?? each.open; });
  place.querySelector(".views")?.scrollTo({ left: across, behavior: "instant" });
  for (const each of place.querySelectorAll("[data-act]")) {
    if (each.dataset.act + " " + each.dataset.values === focused) each.focus({ preventScroll: true });
  }
  const message = [...place.querySelectorAll("header, .said")].map((each) => each.innerText).join(" ");
  if (said.textContent !== message) said.textContent = message;
  const mine = place.querySelector("[data-mine]") !== null;
  if (mine && !place.dataset.mine && navigator.userActivation?.hasBeenActive) navigator.vibrate?.(80);
  place.dataset.mine = mine ? "1" : "";
}

function part() {
  return (place.dataset.part || "/part") + (matchMedia("(orientation: portrait)").matches ? "?tall" : "");
}

function tellLost(text) {
  lost.textContent = text;
  lost.hidden = false;
}

function gone() {
  stream?.close();
  stream = null;
  clearTimeout(silent);
  clearTimeout(waiting);
  location.replace("/"); // which says why
}

function patience() {
  // A television's browser may be too old for AbortSignal.timeout.
  const control = new AbortController();
  setTimeout(() => control.abort(), PATIENCE_MS);
  return control.signal;
}

async function fetched(address, options) {
  try {
    const answer = await fetch(address, { cache: "no-store", signal: patience(), ...options });
    if (answer.status === 403) { gone(); return; }
    if (!answer.ok) return;
    await received(answer, false);
    lost.hidden = true;
    again = 0;
  } catch { retry(); }
}

function heard() {
  clearTimeout(silent);
  silent = setTimeout(retry, SILENCE_MS);
}

function retry() {
  // For ever: a phone that was in a pocket for an hour comes back by itself.
  tellLost(away);
  again = Math.min(again + 1, 6);
  clearTimeout(waiting);
  waiting = setTimeout(connect, 250 * 2 ** again);
}

function connect() {
  stream?.close();
  newest = 0; // a table that was started again counts from 1
  stream = new EventSource("/events");
  fetched(part()); // also says that the seat is gone, to which a stream has no answer
  heard();
  stream.onmessage = (event) => {
    heard();
    if (event.data === "gone") gone();
    else if (event.data === "new") fetched(part());
  };
  stream.onerror = () => {
    newest = 0;
    if (stream?.readyState === EventSource.CLOSED) retry(); else if (stream) tellLost(away);
  };
}

function act(action, values) {
  // Numbers are tapped faster than the table answers; anything else that is tapped twice is meant once.
  if (!busy || action === "end" || action === "digit") {
    busy += 1;
    posting = posting.then(() => post(action, values)).finally(() => {
      busy -= 1;
      if (!drag && !busy) showLate();
    });
  }
  return posting;
}

async function post(action, values) {
  const revision = place.querySelector("[data-revision]").dataset.revision;
  const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const body = new URLSearchParams({ action, values: values || "", revision, key });
  // A post that fails is sent once more with the same key: it is done once.
  for (let tries = 0; tries < 2; tries += 1) {
    try {
      const answer = await fetch("/act", { method: "POST", body, signal: patience() });
      if (answer.status === 403) gone();
      else if (answer.ok) await received(answer, true);
      break;
    } catch { if (tries) retry(); }
  }
}

// The hand is sorted by dragging a tile sideways, or by Shift and an arrow key.
async function sort(from, to) {
  await act("move", from + "," + to);
  place.querySelector('.hand [data-values="' + to + '"]')?.focus({ preventScroll: true });
}

place.addEventListener("pointerdown", (event) => {
  const tile = event.target.closest(".hand .tile");
  if (tile && event.isPrimary && event.button === 0) {
    drag = { tile, from: tile.dataset.values, x: event.clientX, y: event.clientY, moved: false };
  }
});
place.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const across = event.clientX - drag.x;
  if (!drag.moved && Math.abs(across) < 10) return;
  if (!drag.moved) drag.tile.setPointerCapture(event.pointerId);
  drag.moved = true;
  drag.tile.classList.add("dragged");
  const under = document.elementFromPoint(event.clientX, event.clientY)?.closest(".hand .tile");
  if (!under || under === drag.tile) return;
  const box = under.getBoundingClientRect();
  under[event.clientX < box.left + box.width / 2 ? "before" : "after"](drag.tile);
});
function dropped(event) {
  if (!drag) return;
  const { tile, from, moved } = drag;
  drag = null;
  tile.classList.remove("dragged");
  const to = [...tile.parentNode.children].indexOf(tile);
  const sorted = moved && event.type === "pointerup" && String(to) !== from;
  if (moved) {
    late ??= shown;
    shown = ""; // the tile has left its place on the page
    tile.addEventListener("click", (click) => click.stopPropagation(), { once: true });
  }
  if (sorted) sort(from, to);
  else if (moved) showLate();
  else if (late !== null) { late = null; fetched(part()); } // later: a tile that is replaced now would lose the tap
}
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, dropped);
place.addEventListener("keydown", (event) => {
  const tile = event.target.closest(".hand .tile");
  const step = event.shiftKey && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const to = Number(tile?.dataset.values) + step;
  if (tile && step && to >= 0 && to < tile.parentNode.children.length) sort(tile.dataset.values, to);
});

place.addEventListener("click", (event) => {
  const touched = event.target.closest("[data-act]");
  if (touched && touched.getAttribute("aria-disabled") !== "true") act(touched.dataset.act, touched.dataset.values);
});
place.addEventListener("submit", (event) => {
  const sure = event.submitter?.dataset.sure;
  if (sure && !confirm(sure)) event.preventDefault();
});
for (const back of ["pageshow", "online"]) addEventListener(back, connect);
document.addEventListener("visibilitychange", () => { if (!document.hidden) connect(); });
