import BrowserTesting
import Foundation
import Testing

@testable import DreamCoffee

/// A player's actions in a café with others.
extension Page {
    /// Enters one's name, and enters the café.
    func introduceInCafe(_ name: String, pressing button: String, in words: PlayWords = .english) async throws {
        try await bringToFront()
        try await waitForTurn()
        try await type(name)
        try await press(button: button)
        try await waitFor("document.querySelector('\(Page.button(words.talkToBarista))') !== null")
    }

    /// The address in the list of visitors.
    func addressOfCafe(in words: PlayWords = .english) async throws -> URL {
        try await press(labelled: words.language.text("Visitors"))
        let address = "document.body.textContent.match(/http:[^ ]*#group=[0-9a-f]{40}/)"
        try await waitFor("\(address) !== null")
        try await Screenshots.keep(self, as: "cafe-invitation")
        let text = try #require(try await evaluate("\(address)[0]").string)
        try await press(button: words.language.text("Back to the shop"))
        return try #require(URL(string: text))
    }

    func sayInCafe(_ text: String) async throws {
        try await bringToFront()
        let field = "document.querySelector('input')"
        try await waitFor("\(field) && !\(field).disabled")
        try await evaluate("\(field).focus()")
        try await type(text)
        try await waitFor("\(field).value === '\(text)'")
        try await press("Enter")
        try await waitFor("\(field).value === ''")
    }

    /// Walks somewhere by clicking on the floor, away from all figures and from the cups, which appear and drift.
    func walkInCafe() async throws {
        try await bringToFront()
        try await waitFor("\(Self.freeFloor) !== null")
        let place = try await evaluate(Self.freeFloor)
        try await click(at: CGPoint(x: try #require(place[0].double), y: try #require(place[1].double)))
    }

    /// Walks somewhere, and waits until the figure has moved in another visitor's window.
    func walkInCafe(as name: String, seenBy watcher: Page) async throws {
        let place = "document.querySelector('\(Page.button(name))').getBoundingClientRect().x"
        try await watcher.bringToFront()
        try await watcher.waitForSomebody(Page.button(name))
        let before = try #require(try await watcher.evaluate(place).double)
        try await walkInCafe()
        try await watcher.bringToFront()
        try await watcher.waitFor("Math.abs(\(place) - \(before)) > 40")
    }

    private static let freeFloor = """
        (() => {
          const margin = 60;
          const taken = [...document.querySelectorAll('.sprite-button')].map((it) => it.getBoundingClientRect());
          const isFree = (x, y) => document.elementFromPoint(x, y)?.tagName === 'CANVAS' && !taken.some(
            ({ left, right, top, bottom }) => x > left - margin && x < right + margin && y > top - margin && y < bottom + margin);
          for (const across of [180, 140, -180, -140, 220, -220]) {
            for (const down of [60, 0, 110, -50]) {
              const [x, y] = [innerWidth / 2 + across, innerHeight / 2 + down];
              if (isFree(x, y)) return [x, y];
            }
          }
          return null;
        })()
        """

    /// Records the announcements for screen readers in `spoken` from now on. Their place in the page may be made by the first one.
    func listenToAnnouncements() async throws {
        try await evaluate(
            """
            globalThis.spoken = [];
            new MutationObserver((changes) => {
              for (const { addedNodes, target } of changes) {
                for (const node of addedNodes) {
                  if (target.closest('.announcements')) spoken.push(node.textContent);
                  else if (node.matches?.('.announcements')) spoken.push(...[...node.children].map((it) => it.textContent));
                }
              }
            }).observe(document.documentElement, { childList: true, subtree: true });
            """)
    }

    /// Presses a button by its label, with the keyboard.
    func press(labelled label: String) async throws {
        try await pressByKey("document.querySelector('\(Page.button(label))')")
    }
}
