"use strict";
// One table on one phone: what is touched is posted, what is new is fetched whole. Nothing of the game is decided here.
// Televisions run it, too: it is written in ES2018, for Chromium 70.
const place = document.getElementById("table");
const lost = document.getElementById("lost");
const away = lost.textContent;
const said = document.getElementById("said"); // stays in place, so that a screen reader speaks what is new in it
const PATIENCE_MS = 8000;
const SILENCE_MS = 40000; // the table speaks every 15 s
const LONGEST_PAUSE_MS = 4000; // between sendings of a tap
const MOST_DOUBLED = 2; // so that a table is back within a second of its start
const SAID_MS = 5000;
const UNTAKEN = [429, 502, 503, 504]; // the table, or a proxy before it, has too much to do
let stream = null;
let silent = 0;
const taps = []; // what was touched, in order, until the table has answered
let answering = null;
let drag = null; // a tile on its way to another place in the hand
let pressed = false; // what is replaced between its press and its release would lose the tap
let late = null; // the newest answer, until it may be shown
let again = 0;
let waiting = 0;
let newest = 0; // the place of what is shown in the order in which the table made its pages
const watched = watches();
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
  if (!drag && !pressed && (own || !taps.length)) showLate(); // else the hand would jump back while it is being sorted
}

function showLate() {
  const html = late;
  late = null;
  if (html !== null) show(html);
}

function watches() {
  const part = place.querySelector(".part");
  return part !== null && "watches" in part.dataset;
}

function named(button) {
  return button && button.dataset ? button.dataset.act : "";
}

function show(html) {
  if (written(html) === shown) return;
  shown = written(html);
  const open = new Map([...place.querySelectorAll("details")].map((each) => [each.id, each.open]));
  const views = place.querySelector(".views");
  const across = views && views.scrollLeft;
  const focused = named(document.activeElement);
  const places = window.motion && motion.where(place);
  place.innerHTML = html;
  if (watches() !== watched) gone(); // who waited has a hand now, which this page cannot show
  if (window.motion) motion.move(place, places);
  place.querySelectorAll("details").forEach((each) => { if (open.has(each.id)) each.open = open.get(each.id); });
  if (views) place.querySelector(".views").scrollTo({ left: across, behavior: "instant" });
  place.dispatchEvent(new Event("shown"));
  for (const each of place.querySelectorAll("[data-act]")) {
    if (named(each) === focused) each.focus({ preventScroll: true });
  }
  const message = [...place.querySelectorAll("header, .said")].map((each) => each.innerText).join(" ");
  if (said.textContent !== message) said.textContent = message;
}

function part() {
  return (place.dataset.part || "/part") + (matchMedia("(orientation: portrait)").matches ? "?tall" : "");
}

function tellLost(text) {
  lost.textContent = text;
  lost.hidden = false;
}

function found() {
  lost.hidden = true;
  again = 0;
}

function gone() {
  if (stream) stream.close();
  stream = null;
  clearTimeout(silent);
  clearTimeout(waiting);
  location.replace(place.dataset.home || "/"); // which says why
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
    if (!answer.ok) throw new Error(answer.statusText);
    await received(answer, false);
    if (!taps.length) found();
  } catch (error) { retry(); }
}

function heard() {
  clearTimeout(silent);
  silent = setTimeout(retry, SILENCE_MS);
}

function retry() {
  // For ever: a phone that was in a pocket for an hour comes back by itself.
  tellLost(away);
  again = Math.min(again + 1, MOST_DOUBLED);
  clearTimeout(waiting);
  waiting = setTimeout(connect, 250 * 2 ** again);
}

function connect() {
  if (stream) stream.close();
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
    if (stream && stream.readyState === EventSource.CLOSED) retry(); else if (stream) tellLost(away);
  };
}

function act(action, repeats = false) {
  // Numbers are tapped, and taken back, faster than the table answers; anything else touched twice is meant once.
  const last = taps[taps.length - 1];
  if (repeats || !last || last.get("action") !== action) {
    const { revision } = place.querySelector("[data-revision]").dataset;
    const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
    taps.push(new URLSearchParams({ action, revision, key }));
  }
  answering = answering || answered();
  return answering;
}

async function answered() {
  // A tap that the table has not taken is kept and sent again with the same key: it is done once, and in its order.
  for (let tries = 0; taps.length; tries += 1) {
    if (await post(taps[0])) {
      taps.shift();
      tries = -1;
    } else {
      tellLost(lost.dataset.kept);
      await new Promise((done) => { setTimeout(done, Math.min(250 * 2 ** tries, LONGEST_PAUSE_MS)); });
      tellLost(lost.dataset.kept);
    }
  }
  answering = null;
  if (!drag && !pressed) showLate();
}

async function post(body) {
  let answer;
  try {
    answer = await fetch("/act", { method: "POST", body, signal: patience() });
    if (UNTAKEN.includes(answer.status)) return false;
    if (answer.ok) await received(answer, true);
  } catch (error) {
    retry();
    return false;
  }
  if (answer.status === 403) {
    taps.length = 1;
    gone();
  } else if (!answer.ok || answer.headers.get("X-Done") === "stale") {
    tellLost(lost.dataset.stale);
    setTimeout(() => { if (!taps.length) found(); }, SAID_MS);
  } else if (taps.length === 1) {
    found();
  }
  return true;
}

// The hand is sorted by dragging a tile sideways, or by Shift and an arrow key.
async function sort(from, to) {
  await act([place.querySelector(".hand").dataset.sort, from, to].join(":"));
  const tile = place.querySelector('.hand [data-place="' + to + '"]');
  if (tile) tile.focus({ preventScroll: true });
}

place.addEventListener("pointerdown", (event) => {
  const tile = event.target.closest(".hand .tile");
  if (tile && event.isPrimary && event.button === 0) {
    drag = { tile, from: tile.dataset.place, x: event.clientX, y: event.clientY, moved: false };
  }
});
place.addEventListener("pointermove", (event) => {
  if (!drag) return;
  const across = event.clientX - drag.x;
  if (!drag.moved && Math.abs(across) < 10) return;
  if (!drag.moved) drag.tile.setPointerCapture(event.pointerId);
  drag.moved = true;
  drag.tile.classList.add("dragged");
  const touched = document.elementFromPoint(event.clientX, event.clientY);
  const under = touched && touched.closest(".hand .tile");
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
    if (late === null) late = shown;
    shown = ""; // the tile has left its place on the page
    tile.addEventListener("click", (click) => click.stopPropagation(), { once: true });
  }
  if (sorted) sort(from, to);
  else if (moved) showLate();
  else if (late !== null) { late = null; fetched(part()); } // later: a tile that is replaced now would lose the tap
}
function released() {
  setTimeout(() => { // after the click
    pressed = false;
    if (!drag && !taps.length) showLate();
  });
}
for (const end of ["pointerup", "pointercancel"]) {
  addEventListener(end, dropped);
  addEventListener(end, released);
}
addEventListener("pointerdown", () => { pressed = true; });
place.addEventListener("keydown", (event) => {
  const tile = event.target.closest(".hand .tile");
  const step = event.shiftKey && { ArrowLeft: -1, ArrowRight: 1 }[event.key];
  const to = tile ? Number(tile.dataset.place) + step : -1;
  if (step && to >= 0 && to < tile.parentNode.children.length) sort(tile.dataset.place, to);
});

place.addEventListener("click", (event) => {
  const touched = event.target.closest("[data-act]");
  if (touched && touched.getAttribute("aria-disabled") !== "true") act(touched.dataset.act, "repeats" in touched.dataset);
});
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-sure]");
  if (button && !confirm(button.dataset.sure)) event.preventDefault();
});
for (const back of ["pageshow", "online"]) addEventListener(back, connect);
document.addEventListener("visibilitychange", () => { if (!document.hidden) connect(); });
document.getElementById("unstarted").remove();
