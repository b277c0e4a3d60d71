"use strict";
// The result as a picture: to share where the phone can, else to save.
{
const WIDTH = 1080;
const LINE = 150;

function drawn(podium, line) {
  const rows = [...podium.querySelectorAll("li")];
  const canvas = document.createElement("canvas");
  canvas.width = WIDTH;
  canvas.height = LINE * (rows.length + 3);
  const pen = canvas.getContext("2d");
  const write = (text, size, x, y, color, align) => {
    Object.assign(pen, { fillStyle: color, textAlign: align, font: `600 ${size}px Inter, system-ui, sans-serif` });
    pen.fillText(text, x, y, WIDTH - 120);
  };
  pen.fillStyle = "#0A171C";
  pen.fillRect(0, 0, WIDTH, canvas.height);
  write("Roundhouse", 44, WIDTH / 2, LINE / 2, "#A9C2C6", "center");
  write(podium.querySelector("h2").textContent, 60, WIDTH / 2, LINE * 1.3, "#F5B83D", "center");
  rows.forEach((row, place) => {
    const y = LINE * (place + 2.4);
    pen.fillStyle = getComputedStyle(row.querySelector(".badge")).backgroundColor;
    pen.fillRect(60, y - 60, 70, 70);
    write(row.querySelector(".badge").textContent, 44, 95, y - 10, "#0A171C", "center");
    write(row.querySelector(".who").textContent, 56, 170, y, "#F4F7F5", "left");
    write(row.querySelector("b").textContent, 56, WIDTH - 60, y, "#F4F7F5", "right");
  });
  write(line, 40, WIDTH / 2, canvas.height - 50, "#A9C2C6", "center");
  return new Promise((done) => { canvas.toBlob(done, "image/png"); });
}

document.addEventListener("click", async ({ target }) => {
  const button = target.closest("[data-share]");
  if (!button) return;
  const picture = new File([await drawn(document.querySelector(".podium"), button.dataset.share)], "roundhouse.png", { type: "image/png" });
  if (navigator.canShare && navigator.canShare({ files: [picture] })) {
    await navigator.share({ files: [picture] }).catch(() => null); // a person may change their mind
    return;
  }
  const link = document.createElement("a");
  link.href = URL.createObjectURL(picture);
  link.download = picture.name;
  link.click();
  URL.revokeObjectURL(link.href);
});
}
