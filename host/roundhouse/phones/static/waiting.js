"use strict";
// A phone that has asked for a seat looks every two seconds whether it has got an answer.
setInterval(async () => {
  const answer = await fetch("/", { cache: "no-store" }).catch(() => null);
  if (answer && !(await answer.text()).includes("data-waits")) location.reload();
}, 2000);
