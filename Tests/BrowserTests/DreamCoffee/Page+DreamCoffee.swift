import BrowserTesting
import Foundation

/// A player's actions in a page of Dream Coffee.
extension Page {
    /// Waits for a displayed text, however it is broken into lines.
    func waitForLine(_ text: String) async throws {
        try await waitFor(
            "document.body.textContent.replace(/\\s+/g, '').includes(\(Page.quoted(text)).replace(/\\s+/g, ''))")
    }

    /// Records in `wasThere` whether `place` hasn't changed for a while: a card that is about to grow doesn't move until its
    /// first frame.
    static let stillness = """
        if (globalThis.lastPlace?.place !== place) globalThis.lastPlace = { place, since: performance.now() };
        const wasThere = performance.now() - globalThis.lastPlace.since > 150;
        """

    /// Waits until an element is still and uncovered: players don't press elements that are still moving in.
    func waitUntilStill(_ selector: String) async throws {
        try await waitFor(
            """
            (() => {
              const node = document.querySelector(\(Page.quoted(selector)));
              if (!node) return false;
              const box = node.getBoundingClientRect();
              const place = `${box.x},${box.y},${box.width}`;
              \(Self.stillness)
              const top = document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2);
              return wasThere && !node.disabled && (node === top || node.contains(top));
            })()
            """)
    }

    /// Waits until a figure in the scene is inside of the window. The accessibility button for a sprite is below the canvas: a
    /// pointer presses the sprite, a key the button.
    func waitForSomebody(_ selector: String) async throws {
        try await waitFor(
            """
            (() => {
              const node = document.querySelector(\(Page.quoted(selector)));
              if (!node) return false;
              const box = node.getBoundingClientRect();
              const place = `${Math.round(box.x)},${Math.round(box.y)}`;
              \(Self.stillness)
              const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
              return wasThere && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
            })()
            """)
    }

    /// Presses a reachable button by its text, with the keyboard.
    func press(button text: String) async throws {
        let found = """
            [...document.querySelectorAll('button')].find((it) => it.innerText.includes(\(Page.quoted(text))) && !it.closest('[inert]'))
            """
        try await pressByKey(found)
    }

    /// Presses a button with the keyboard, once it keeps the focus: the app may move the focus when a card has just appeared or
    /// disappeared.
    func pressByKey(_ found: String) async throws {
        let hasFocus = "document.activeElement === \(found)"
        for _ in 0..<20 {
            try await waitFor("\(found) && !\(found).disabled")
            try await evaluate("\(found).focus()")
            try await Task.sleep(for: .milliseconds(80))
            if try await evaluate(hasFocus).bool == true { break }
        }
        try await press("Enter")
    }

    /// The first button whose accessible name begins with that text.
    static func button(_ label: String) -> String { "[aria-label^=\"\(label)\"]" }

    /// Waits until it is the player's turn to speak. A real model may take long before that.
    func waitForTurn(timeout: Duration = .seconds(20)) async throws {
        try await waitFor("document.activeElement.tagName === 'INPUT'", timeout: timeout)
    }
}
