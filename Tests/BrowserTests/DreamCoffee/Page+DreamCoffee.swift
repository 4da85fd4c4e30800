import BrowserTesting
import Foundation

/// What a person does in a page of Dream Coffee.
extension Page {
    /// Waits for a text as the page shows it, whatever lines it is broken into.
    func waitForLine(_ text: String) async throws {
        try await waitFor(
            "document.body.textContent.replace(/\\s+/g, '').includes(\(Page.quoted(text)).replace(/\\s+/g, ''))")
    }

    /// Tells in `wasThere` whether `place` has been the same for a while: a card that is about to grow stands still until
    /// its first frame.
    static let stillness = """
        if (globalThis.lastPlace?.place !== place) globalThis.lastPlace = { place, since: performance.now() };
        const wasThere = performance.now() - globalThis.lastPlace.since > 150;
        """

    /// Waits until an element stands still and nothing lies over it: a person doesn't press what is still coming in.
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

    /// Waits until somebody in the scene stands in the window. The button that stands for a sprite lies below the canvas: a
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

    /// Presses a button within reach by the text in it, with the keyboard.
    func press(button text: String) async throws {
        let found = """
            [...document.querySelectorAll('button')].find((it) => it.innerText.includes(\(Page.quoted(text))) && !it.closest('[inert]'))
            """
        try await pressByKey(found)
    }

    /// Presses a button with the keyboard, once it keeps the focus: where a card has just come or gone the app still says what
    /// has it.
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

    /// The first button whose accessible name begins so.
    static func button(_ label: String) -> String { "[aria-label^=\"\(label)\"]" }

    /// Waits until it is the player's turn to speak. A real model may think for long before that.
    func waitForTurn(timeout: Duration = .seconds(20)) async throws {
        try await waitFor("document.activeElement.tagName === 'INPUT'", timeout: timeout)
    }
}
