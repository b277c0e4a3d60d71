"use strict";
// What changed on the table moves as in the window: a tile travels from its player, and then the trains make room.
const PLAY_MS = 260;
const ROOM_MS = 320;
const FADE_MS = 80;

const pieces = (place) => [...place.querySelectorAll("[data-piece]")].filter((each) => each.animate);
const at = (x, y, size) => ({ transform: `translate(${x}px, ${y}px) scale(${size})` });

window.motion = {
  where(place) {
    const found = new Map(pieces(place).map((each) => [each.dataset.piece, each.dataset]));
    const row = place.querySelector("[data-turn]");
    return { found, from: row && row.getBoundingClientRect(), size: place.querySelector("svg.felt").getAttribute("viewBox") };
  },

  move(place, before) {
    const picture = place.querySelector("svg.felt");
    if (before.found.size === 0) return;
    if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
      place.animate([{ opacity: 0.6 }, { opacity: 1 }], FADE_MS);
      return;
    }
    if (picture.getAttribute("viewBox") !== before.size) return;
    const toPicture = picture.getScreenCTM().inverse();
    const moved = pieces(place).filter((each) => each.dataset.piece.startsWith("badge"));
    if (!moved.some((each) => before.found.has(each.dataset.piece))) return;
    const laid = pieces(place).filter((each) => each.classList.contains("domino") && !before.found.has(each.dataset.piece));
    for (const each of pieces(place)) {
      const old = before.found.get(each.dataset.piece);
      const { x, y, s } = each.dataset;
      if (old && (old.x !== x || old.y !== y || old.s !== s)) {
        const delay = laid.length ? PLAY_MS : 0;
        each.animate([at(old.x, old.y, old.s), at(x, y, s)], { duration: ROOM_MS, delay, easing: "ease-in-out", fill: "backwards" });
      } else if (laid.includes(each) && before.from && laid.length < 4) {
        const row = before.from;
        const start = new DOMPoint(row.left + row.width / 2, row.top + row.height / 2).matrixTransform(toPicture);
        each.parentNode.append(each); // above the others
        each.animate([at(start.x, start.y, s / 2), at(x, y, s)], { duration: PLAY_MS, easing: "ease-out" });
      } else if (!old) {
        each.animate([{ opacity: 0 }, { opacity: 1 }], { duration: ROOM_MS, delay: PLAY_MS, fill: "backwards" });
      }
    }
  },
};
matchMedia("(orientation: portrait)").addEventListener("change", () => dispatchEvent(new Event("online")));
