"use strict";
// What calls a person whose turn it is, each by choice; the browser remembers the choices.
{
const REMIND_MS = 60000;
const BLINK_MS = 1000;
const SOUND_S = 0.35;
const table = document.getElementById("table");
const form = document.getElementById("attention");
const state = form.querySelector("output");
const title = document.title;
let mine = false;
let calls = null;
let clocks = [];
let audio = null;
let lock = null;
let video = null;

const wished = (name) => form.elements[name].checked;

function remembered(name, value) {
  try {
    if (value !== undefined) localStorage.setItem(name, value ? "yes" : "no");
    return localStorage.getItem(name);
  } catch (error) { return null; } // a private tab may keep nothing
}

function call() {
  const touched = navigator.userActivation && navigator.userActivation.hasBeenActive;
  if (!touched) return; // a browser lets no other page sound
  if (wished("vibration") && navigator.vibrate) navigator.vibrate(80);
  if (!wished("sound")) return;
  audio = audio || new AudioContext();
  const [pipe, loudness] = [audio.createOscillator(), audio.createGain()];
  pipe.frequency.value = 660;
  loudness.gain.setValueAtTime(0.2, audio.currentTime);
  loudness.gain.exponentialRampToValueAtTime(0.001, audio.currentTime + SOUND_S);
  pipe.connect(loudness).connect(audio.destination);
  pipe.start();
  pipe.stop(audio.currentTime + SOUND_S);
}

function blink() {
  const called = document.title === title && wished("title");
  document.title = called ? `● ${table.querySelector("header h1").textContent}` : title;
}

function follow() {
  const now = table.querySelector("[data-mine]") !== null;
  const { calls: called } = table.querySelector(".part").dataset;
  if (now && mine && calls !== null && called !== calls && wished("called")) call();
  calls = called;
  if (now === mine) return;
  mine = now;
  clocks.forEach(clearInterval);
  document.title = title;
  if (!mine) return;
  call();
  blink();
  clocks = [setInterval(blink, BLINK_MS), setInterval(() => { if (wished("remind")) call(); }, REMIND_MS)];
}

async function keepAwake() {
  if (!wished("awake")) {
    if (lock) lock.release();
    if (video) video.pause();
    lock = null;
    state.value = "";
    return;
  }
  try {
    lock = await navigator.wakeLock.request("screen");
    state.value = state.dataset.on;
  } catch (error) { // no such lock, as everywhere over http: a video that plays keeps most screens on
    state.value = await playSilently().then(() => state.dataset.tried, () => state.dataset.off);
  }
}

async function playSilently() {
  if (!video) {
    const canvas = document.createElement("canvas");
    canvas.getContext("2d").fillRect(0, 0, 1, 1);
    video = document.createElement("video");
    video.className = "visually-hidden";
    Object.assign(video, { muted: true, playsInline: true, srcObject: canvas.captureStream(1) });
    form.append(video);
  }
  await video.play();
}

for (const each of form.querySelectorAll("input")) {
  const kept = remembered(each.name);
  if (kept !== null) each.checked = kept === "yes";
  each.addEventListener("change", () => {
    remembered(each.name, each.checked);
    document.body.classList.toggle("without-reactions", !wished("reactions"));
    if (each.name === "awake") keepAwake();
    else if (each.checked) call();
  });
}
document.body.classList.toggle("without-reactions", !wished("reactions"));
table.addEventListener("shown", follow);
addEventListener("load", () => { follow(); keepAwake(); });
document.addEventListener("visibilitychange", () => { if (!document.hidden) keepAwake(); }); // a hidden page loses the lock
}
