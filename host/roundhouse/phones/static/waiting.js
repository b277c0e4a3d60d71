"use strict";
// A phone that has asked for a seat looks every two seconds how that stands.
setInterval(async () => {
  const answer = await fetch(location.pathname, { cache: "no-store" }).catch(() => null);
  if (!answer || !(answer.ok || answer.status === 403)) return; // the table has too much to do, or is started again
  const found = new DOMParser().parseFromString(await answer.text(), "text/html").querySelector("main[data-waits]");
  const shown = document.querySelector("main[data-waits]");
  if (!found) location.reload();
  else if (found.innerHTML !== shown.innerHTML) shown.innerHTML = found.innerHTML;
}, 2000);
document.getElementById("unstarted").remove();
