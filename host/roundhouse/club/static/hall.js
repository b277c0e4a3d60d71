"use strict";
// What is new is fetched whole. A form that somebody fills in is left alone until they are done.
// The wall may be a television: this is written in ES2018, for Chromium 70.
let part = null;
let lost = null;
const SILENCE_MS = 50000; // the hall speaks every 20 s
const TURN_MS = 8000;
let stream = null;
let silent = 0;
let again = 0;
let late = false;
let pressed = false;
let requests = 0; // for the page
let newest = 0; // the request whose answer is shown: answers may overtake each other
let turned = 0; // pages of a list that is longer than the wall
let rowsTurned = 0;
let shownAt = Date.now();

// While somebody types, or is asked whether they are sure, the page waits and says so. A button that was replaced
// between its press and its release would lose the click.
function waits() {
  const field = document.activeElement;
  const types = part.contains(field) && field.matches("input:not([type=hidden]):not([type=checkbox]), textarea, select");
  const asked = types || part.querySelector("[name=sure]") !== null;
  const told = document.getElementById("waits");
  if (told) told.hidden = !asked;
  late = asked || pressed;
  return late;
}

function released() {
  setTimeout(() => { // after the click
    pressed = false;
    if (late) refresh();
  });
}

function fields() {
  return [...part.querySelectorAll("form input:not([type=hidden])")]
    .map((each) => [`${each.form.getAttribute("action")} ${each.name}`, each]);
}

async function refresh() {
  if (waits()) return;
  requests += 1;
  const request = requests;
  try {
    const answer = await fetch(part.dataset.part, { cache: "no-store" });
    if (answer.status === 403) { location.reload(); return; }
    if (!answer.ok) throw new Error(answer.statusText);
    const html = await answer.text();
    if (waits() || request < newest) return;
    newest = request;
    const filled = new Map(fields().map(([name, each]) => [name, each.type === "checkbox" ? each.checked : each.value]));
    const open = new Map([...part.querySelectorAll("details")].map((each) => [each.id, each.open]));
    const field = document.activeElement && document.activeElement.closest("[name]");
    const focused = field && field.getAttribute("aria-label");
    part.innerHTML = html;
    fields().forEach(([name, each]) => {
      const value = filled.get(name);
      if (value) each[each.type === "checkbox" ? "checked" : "value"] = value;
    });
    shownAt = Date.now();
    part.querySelectorAll("details").forEach((each) => { if (open.has(each.id)) each.open = open.get(each.id); });
    const same = focused && part.querySelector(`[aria-label="${CSS.escape(focused)}"]`);
    if (same) same.focus({ preventScroll: true });
    const seen = part.querySelector("[data-seen]");
    if (seen) document.querySelectorAll("[name=seen]").forEach((each) => { each.value = seen.dataset.seen; });
    lost.hidden = true;
    again = 0;
    turn(0);
  } catch (error) { retry(); }
}

// A table longer than the wall shows as many rows as there is room for, then the next ones.
function turnRows(by) {
  part.querySelectorAll("[data-rows]").forEach((table) => {
    const rows = [...table.tBodies[0].rows];
    rows.forEach((row) => { row.hidden = false; });
    const height = Math.max(...rows.map((row) => row.offsetHeight)); // of a name of two lines
    const { top } = rows[0].getBoundingClientRect();
    const room = Math.max(1, Math.floor((innerHeight - top - scrollY - height / 2) / height));
    const pages = innerWidth < 800 ? 1 : Math.ceil(rows.length / room);
    const page = (rowsTurned + by) % pages;
    rows.forEach((row, place) => { row.hidden = pages > 1 && Math.floor(place / room) !== page; });
    table.querySelector("[data-rows-page]").textContent = pages > 1 ? `${page + 1} / ${pages}` : "";
  });
  rowsTurned += by;
}

function turn(by) {
  turnRows(by);
  const list = part.querySelector("[data-turns]");
  if (!list) return;
  const gap = parseFloat(getComputedStyle(list).columnGap);
  const wide = list.clientWidth + gap;
  const pages = Math.max(1, Math.ceil((list.scrollWidth - gap) / wide));
  turned = (turned + by) % pages;
  list.scrollLeft = turned * wide;
  part.querySelector("[data-page]").textContent = pages > 1 ? `${turned + 1} / ${pages}` : "";
}

function tick() {
  part.querySelectorAll("[data-left]").forEach((each) => {
    const left = Math.max(0, Math.round(each.dataset.left - (Date.now() - shownAt) / 1000));
    each.textContent = `${Math.floor(left / 60)}:${String(left % 60).padStart(2, "0")}`;
  });
}

function retry() {
  lost.hidden = false;
  again = Math.min(again + 1, 6);
  clearTimeout(silent);
  silent = setTimeout(connect, 250 * 2 ** again);
}

function connect() {
  if (stream) stream.close();
  stream = new EventSource("/events");
  stream.onmessage = () => {
    clearTimeout(silent);
    silent = setTimeout(connect, SILENCE_MS);
    refresh();
  };
  stream.onerror = () => { if (stream.readyState === EventSource.CLOSED) retry(); else lost.hidden = false; };
}

function start() {
  part = document.querySelector("[data-part]");
  shownAt = Date.now();
  lost = document.getElementById("lost");
  document.getElementById("unstarted").remove();
}

// What somebody has typed stays while the hall is busy or away, and is sent again until it has an answer.
async function send(form) {
  const body = new URLSearchParams(new FormData(form));
  for (let wait = 1000; ; wait = Math.min(wait * 2, 8000)) {
    try {
      const answer = await fetch(form.action, { method: "POST", body });
      if (answer.status !== 429 && answer.status !== 503) {
        if (answer.redirected) { location.replace(answer.url); return; }
        if (answer.status !== 409) { location.reload(); return; }
        const page = new DOMParser().parseFromString(await answer.text(), "text/html");
        document.body.replaceWith(page.body); // this script goes on
        start();
        scrollTo(0, 0);
        return;
      }
    } catch (error) { /* away */ }
    lost.hidden = false;
    const pause = wait * (0.5 + Math.random());
    await new Promise((resolve) => { setTimeout(resolve, pause); });
  }
}

document.addEventListener("submit", (event) => {
  const form = event.target;
  if (!form.matches("[data-again]")) return;
  event.preventDefault();
  if (form.dataset.again) return;
  form.dataset.again = "sent";
  send(form);
});
addEventListener("pointerdown", () => { pressed = true; });
for (const end of ["pointerup", "pointercancel"]) addEventListener(end, released);
addEventListener("focusout", () => { if (late) setTimeout(refresh); });
document.addEventListener("click", (event) => {
  const button = event.target.closest("[data-sure]");
  if (button && !confirm(button.dataset.sure)) event.preventDefault();
  if (event.target.closest("[data-print]")) print();
  const choose = event.target.closest("[data-choose]");
  if (choose) choose.form.querySelectorAll(choose.dataset.choose).forEach((each) => { each.checked = true; });
  const sign = event.target.closest("[data-sign]");
  if (sign) {
    const field = sign.previousElementSibling;
    field.value = /^[-\u2212]/.test(field.value) ? field.value.slice(1) : `\u2212${field.value}`;
    field.focus();
  }
});
start();
if (part) {
  turn(0);
  setInterval(() => turn(1), TURN_MS);
  setInterval(tick, 1000);
  addEventListener("pageshow", connect);
  addEventListener("online", connect);
  document.addEventListener("visibilitychange", () => { if (!document.hidden) connect(); });
}
