"use strict";
// All tiles of the hand are seen whole, as large as there is room for. To make room, a question to the table folds to one
// line and the trains give way; then the hand has pages.
{
const SMALLEST = 44; // px: what a finger touches surely
const LARGEST = 3.5; // rem: a tile is twice as high as it is wide
const WIDE = 6; // px between tiles, and where room is short
const NARROW = 1;
const TRAINS = 0.36; // the share of the screen that they keep as long as two pages are enough
let gap = WIDE;
const kept = { hand: 0, trains: 0 }; // how far each was scrolled, whatever is drawn anew
let unfolded = false; // whether somebody reads the question that was folded
const table = document.getElementById("table");

function fit() {
  const hand = table.querySelector(".hand");
  if (!hand) return;
  const near = hand.parentNode;
  const trains = near.querySelector(".trains");
  const turn = near.querySelector(".page-turn");
  const count = hand.querySelectorAll(".tile").length;
  const width = hand.clientWidth;
  const across = (size) => Math.max(1, Math.floor((width - gap) / (size + gap)));
  const height = (lines, size) => lines * (2 * size + gap) + gap;
  const lines = (size, room) => Math.max(1, Math.floor((room - gap) / (2 * size + gap)));
  const holds = (size, room) => room >= height(1, size) && across(size) * lines(size, room) >= count;

  for (const each of [trains, hand]) each.style.maxHeight = "";
  turn.hidden = false;
  const beside = getComputedStyle(near).display === "grid";
  const whole = trains.scrollHeight;
  const least = trains.querySelector(".train").offsetHeight + 12;
  const shares = beside ? [0] : [whole, Math.min(whole, TRAINS * innerHeight), least];
  gap = WIDE;
  const asked = document.getElementById("requests");
  if (asked) {
    asked.classList.remove("folds");
    asked.open = true;
    const isSpacious = top(near) < innerHeight / 2 && shares.slice(0, 2).some((each) => holds(SMALLEST, free(near) - each));
    asked.classList.toggle("folds", !isSpacious);
    asked.open = isSpacious || unfolded;
  } else {
    unfolded = false;
  }
  const room = free(near);
  const isEnough = (share) => holds(SMALLEST, room - share);
  if (!shares.some(isEnough)) gap = NARROW;
  turn.hidden = shares.some(isEnough);
  let size = SMALLEST;
  let rest;
  if (turn.hidden) {
    rest = room - shares.find(isEnough);
    size = Math.max(SMALLEST, LARGEST * parseFloat(getComputedStyle(document.documentElement).fontSize));
    while (size > SMALLEST && !holds(size, rest)) size -= 1;
  } else {
    const two = (share) => 2 * across(size) * lines(size, room - share - turn.offsetHeight) >= count;
    rest = room - turn.offsetHeight - (shares.slice(1).find(two) || shares[shares.length - 1]);
  }
  const shown = height(Math.min(lines(size, rest), Math.ceil(count / across(size))), size);
  hand.style.setProperty("--tile", `${size}px`);
  hand.style.setProperty("--gap", `${gap}px`);
  hand.style.maxHeight = `${shown}px`;
  trains.style.maxHeight = `${beside ? room : room - shown - turn.offsetHeight}px`;
  hand.scrollTop = kept.hand;
  trains.scrollTop = kept.trains;
  const targets = trains.querySelectorAll(".fits");
  if (targets.length === 1) show(trains, targets[0]);
  number(hand, turn);
}

function top(near) {
  return near.parentNode.getBoundingClientRect().top + scrollY;
}

// What the page leaves to trains and hand; below a long question half of it, since one scrolls there.
function free(near) {
  return innerHeight - Math.min(top(near), innerHeight / 2) - table.querySelector(".actions").offsetHeight;
}

function show(trains, train) {
  const box = trains.getBoundingClientRect();
  const { top, bottom } = train.getBoundingClientRect();
  trains.scrollTop += Math.max(0, bottom - box.bottom) + Math.min(0, top - box.top);
}

function number(hand, turn) {
  const step = hand.clientHeight - gap;
  const pages = Math.ceil((hand.scrollHeight - gap) / step);
  const page = Math.min(pages, 1 + Math.ceil((hand.scrollTop - gap) / step));
  turn.textContent = `${page} / ${pages} ${page < pages ? "▾" : "▴"}`;
}

table.addEventListener("scroll", ({ target }) => {
  if (target.matches(".trains")) kept.trains = target.scrollTop;
  if (!target.matches(".hand")) return;
  kept.hand = target.scrollTop;
  number(target, table.querySelector(".page-turn"));
}, true);
table.addEventListener("click", (event) => {
  if (!event.target.closest("#requests > summary")) return;
  event.preventDefault();
  unfolded = !unfolded;
  fit();
});
table.addEventListener("click", ({ target }) => {
  if (!target.matches(".page-turn")) return;
  const hand = table.querySelector(".hand");
  const last = hand.scrollTop + hand.clientHeight >= hand.scrollHeight - gap;
  hand.scrollTop = last ? 0 : hand.scrollTop + hand.clientHeight - gap;
  number(hand, target);
});
table.addEventListener("shown", fit);
for (const changed of ["resize", "load"]) addEventListener(changed, fit);
}
