"use strict";
// A page that lies over the table follows what happens there, unless somebody writes on it.
const stream = new EventSource("/events");
stream.onmessage = async ({ data }) => {
  if (data === "gone") location.replace("/");
  if (data !== "new" || document.querySelector("select, input:not([type=hidden])")) return;
  const answer = await fetch("/over", { cache: "no-store" }).catch(() => null);
  if (!answer || !answer.ok) return; // the table has too much to do, or is started again
  if (!answer.url.endsWith("/over")) location.replace("/"); // it was left
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main.list");
  const shown = document.querySelector("main.list");
  if (found && found.innerHTML !== shown.innerHTML) shown.innerHTML = found.innerHTML;
};
