"use strict";
// Photos of a hand: scaled here, sent, and shown below what was read of them.
{
const SIDE = 2000; // px of the longer side: enough to read tiles
const QUALITY = 0.85;
const SENDING_MS = 40000;
const REFUSED = { 413: "large", 429: "often" }; // the sentence for an answer; any other one: the photo did not arrive
const pictures = new Map(); // by their addresses, as long as they are shown: the page around them is drawn anew

async function scaled(file) {
  const picture = await createImageBitmap(file);
  const scale = Math.min(1, SIDE / Math.max(picture.width, picture.height));
  const canvas = document.createElement("canvas");
  canvas.width = Math.round(picture.width * scale);
  canvas.height = Math.round(picture.height * scale);
  canvas.getContext("2d").drawImage(picture, 0, 0, canvas.width, canvas.height);
  return new Promise((done, failed) => {
    canvas.toBlob((blob) => { if (blob) done(blob); else failed(new Error("too large")); }, "image/jpeg", QUALITY);
  });
}

async function send(file, instead) {
  const body = await scaled(file).catch(() => file); // what this browser cannot open, the table may
  const control = new AbortController();
  setTimeout(() => control.abort(), SENDING_MS);
  const key = crypto.getRandomValues(new Uint32Array(4)).join("-");
  const address = `/photo?${new URLSearchParams({ key, instead })}`;
  const answer = await fetch(address, { method: "POST", body, signal: control.signal });
  if (answer.status === 403) { gone(); return; }
  if (!answer.ok) { tell(REFUSED[answer.status] || "unsent"); return; }
  await received(answer, true);
  if (answer.headers.get("X-Done") === "unavailable") tell("stale");
}

function tell(sentence) {
  tellLost(lost.dataset[sentence]);
  setTimeout(found, SAID_MS);
}

function fill() {
  const shown = [...place.querySelectorAll("[data-photo]")];
  const addresses = shown.map((each) => each.dataset.photo);
  [...pictures.keys()].filter((each) => !addresses.includes(each)).forEach((each) => pictures.delete(each));
  for (const each of shown) {
    const address = each.dataset.photo;
    if (!pictures.has(address)) pictures.set(address, Object.assign(new Image(), { alt: "", src: address }));
    each.prepend(pictures.get(address));
  }
}

place.addEventListener("change", async ({ target }) => {
  if (target.type !== "file" || !target.files.length) return;
  const label = target.closest("label");
  label.classList.add("off");
  try {
    await send(target.files[0], target.dataset.instead);
  } catch (error) {
    tell("unsent");
  }
  label.classList.remove("off"); // the page may be the same as before
  target.value = "";
});
place.addEventListener("keydown", (event) => {
  const half = event.target.closest("g[data-act]");
  if (half && ["Enter", " "].includes(event.key)) act(half.dataset.act);
});
place.addEventListener("shown", fill);
fill();
}
