### Pages in a browser, whatever they show: what is refused.

wrong-host = These pages have another address: scan the code on the screen.
wrong-origin = This was sent from another page: open our own page.
too-much = That is more than these pages need.
too-often = Those were too many requests at once: wait ten seconds.
not-found = There is no page at this address: go back to the first one.
back = Back to the page
unstarted = This browser did not start the page: nothing moves here by itself, and buttons do nothing. Load it again, or use a newer browser.
