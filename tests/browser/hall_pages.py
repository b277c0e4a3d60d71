"""The pages of a hall as people use them: each method does what the director or a player does there."""

from collections.abc import Mapping
from typing import Generic, Protocol, TypeVar

from playwright.sync_api import Browser, Locator, Page, ViewportSize, expect

PHONE, WALL = ViewportSize(width=390, height=844), ViewportSize(width=1920, height=1080)
LAPTOP = ViewportSize(width=1280, height=800)


class Secrets(Protocol):
    """A desk, of which pages need two secrets: the one that opens it, and the one by which people sign in."""

    secret: str
    code: str


AnyDesk = TypeVar("AnyDesk", bound=Secrets)


class ServedHall(Generic[AnyDesk]):
    """A desk whose pages are served on a port of this machine."""

    def __init__(self, desk: AnyDesk, address: str) -> None:
        self.desk, self.address = desk, address
        self.faults: list[str] = []

    def page(self, chromium: Browser, path: str, size: ViewportSize = WALL, language: str = "en") -> Page:
        """A page in a browser of its own; what its console complains of is kept."""
        page = chromium.new_context(viewport=size, locale=language, reduced_motion="reduce").new_page()
        page.on("console", lambda line: self.faults.append(line.text) if line.type in ("error", "warning") else None)
        page.on("pageerror", lambda error: self.faults.append(str(error)))
        page.goto(f"{self.address}{path}")
        return page

    def phone(self, chromium: Browser, name: str) -> Page:
        page = self.page(chromium, f"/hall/{self.desk.code}", PHONE)
        page.fill("#name", name)
        page.click("button.primary")
        return page


class DeskPage:
    """The desk of a director who is sure whenever the page asks."""

    def __init__(
        self, hall: ServedHall[AnyDesk], chromium: Browser, language: str = "en", size: ViewportSize = LAPTOP
    ) -> None:
        self._home = f"{hall.address}/desk"
        self.page = hall.page(chromium, f"/desk/{hall.desk.secret}", size, language)
        self.page.on("dialog", lambda dialog: dialog.accept())

    def open(self) -> None:
        self.page.goto(self._home)

    def reads(self, text: str) -> None:
        """The answer to an order."""
        expect(self.page.locator(".done, .problem[role=alert]").first).to_contain_text(text)

    def begin(self) -> None:
        self.open()
        self.page.click("text=Begin the next round")
        self.reads("The round has begun.")

    def change_plan(self, **fields: str) -> None:
        """Change the plan of the evening."""
        self.open()
        plan = self.page.locator("#plan")
        plan.evaluate("each => { each.open = true; }")
        _fill(plan, fields)
        plan.locator("button[type=submit]").click()
        self.reads("The plan is kept.")

    def sign_in(self, players: str = "", file: bytes = b"") -> None:
        self.open()
        form = self.page.locator("form[action='/desk/do/sign-in']")
        form.locator("#players").fill(players)
        if file:
            form.locator("#file").set_input_files({"name": "list.csv", "mimeType": "text/csv", "buffer": file})
        form.locator("button").click()
        self.page.wait_for_load_state()

    def choose(self, what: str, *names: str) -> None:
        """Let people in, turn them away, or sign them out (`leave`)."""
        self.open()
        form = self.page.locator("form", has=self.page.locator("input[type=checkbox][name^='name:']"))
        for name in names:
            form.locator(f"input[name='name:{name}']").check()
        button = "text=Sign the chosen ones out" if what == "leave" else f"button[formaction='/desk/do/{what}']"
        self.page.click(button)
        self.page.wait_for_load_state()

    def order_for(self, name: str, what: str, **fields: str) -> None:
        """An order on the page of a player."""
        self.page.goto(f"{self._home}/player?name={name}")
        form = self.page.locator(f"form[action='/desk/do/{what}']")
        _fill(form, fields)
        form.locator("button").click()
        self.page.wait_for_load_state()

    def order_for_round(self, what: str, reason: str = "") -> None:
        self.open()
        self.page.fill(".round [name=reason]", reason)
        self.page.click(f".round button[formaction='/desk/do/{what}']")
        self.page.wait_for_load_state()

    def take_back(self) -> None:
        """The order that was given last."""
        self.open()
        self.page.locator("#given-orders form button").first.click()
        self.reads("Taken back")

    def count_down(self, minutes: int) -> None:
        self.open()
        self.page.fill("#minutes", str(minutes))
        self.page.click("text=Count down")
        self.reads("Everybody sees when the next round begins.")

    def correct(self, round: int, table: int, points: Mapping[str, int], reason: str) -> None:
        self.page.goto(f"{self._home}/correct/{round}/{table}")
        self.page.fill("#reason", reason)
        self.enter_slip(points)

    def enter_slip(self, points: Mapping[str, int]) -> None:
        """The points of a table, on the page for its scores, which the code of a slip opens with a reason."""
        for name, each in points.items():
            self.page.fill(f"[name='points:{name}']", str(each))
        self.page.click("form[action^='/desk/correct'] button.primary")
        expect(self.page.locator("div.columns, .problem[role=alert]").first).to_be_visible()
        if self.page.url != self._home:  # points that are rare are asked about
            self.page.click("text=Yes, they are right")
        expect(self.page).to_have_url(self._home)

    def reopen(self, round: int, table: int) -> None:
        self.page.goto(f"{self._home}/correct/{round}/{table}")
        self.page.click("text=Reopen the scores")
        self.reads("open again")

    def standings(self) -> list[tuple[str, str]]:
        """The names and totals, the best first."""
        self.open()
        rows = self.page.locator("#standings tbody tr")
        said = rows.evaluate_all(
            "all => all.map((row) => [row.querySelector('.who'), row.lastElementChild].map((cell) => cell.textContent))"
        )
        return [(name, total) for name, total in said]


def edges_of(shown: Locator) -> list[tuple[float, float]]:
    """The right and lower edges of all that a locator finds and that is in sight, px.

    All are measured at once: the page may be drawn anew between two questions, and what was found is gone.
    """
    edges: list[tuple[float, float]] = shown.evaluate_all(
        "all => all.map((each) => each.getBoundingClientRect()).filter((box) => box.width > 0)"
        ".map((box) => [box.right, box.bottom])"
    )
    return edges


def _fill(form: Locator, fields: Mapping[str, str]) -> None:
    """Fill in a form: fields are chosen or typed, and checked if they are empty."""
    for name, value in fields.items():
        field = form.locator(f"[name={name}]")
        if not value:
            field.check()
        elif field.evaluate("each => each.tagName") == "SELECT":
            field.select_option(value)
        else:
            field.fill(value)


def enter_scores(phone: Page, points: Mapping[str, int | str], button: str = "Send the scores") -> None:
    """Type the scores of one's table on a phone, and send them."""
    phone.locator("#scores").evaluate("each => { each.open = true; }")
    for name, each in points.items():
        phone.fill(f"#scores [name='points:{name}']", str(each))
    phone.click(f"text={button}")
