import BrowserTesting
import Foundation
import Testing

/// What a person does in a café with others.
extension Page {
    /// Says who one is, and comes in.
    func introduceInCafe(_ name: String, pressing button: String) async throws {
        try await bringToFront()
        try await waitForTurn()
        try await type(name)
        try await press(button: button)
        try await waitFor("document.querySelector('\(Page.button("Talk to the barista"))') !== null")
    }

    /// The address that the list of visitors shows.
    func addressOfCafe() async throws -> URL {
        try await press(labelled: "Visitors")
        let address = "document.body.textContent.match(/http:[^ ]*#group=[0-9a-f]{40}/)"
        try await waitFor("\(address) !== null")
        try await Screenshots.keep(self, as: "cafe-invitation")
        let text = try #require(try await evaluate("\(address)[0]").string)
        try await press(button: "Back to the shop")
        return try #require(URL(string: text))
    }

    func sayInCafe(_ text: String) async throws {
        try await bringToFront()
        let field = "document.querySelector('input')"
        try await waitFor("\(field) && !\(field).disabled")
        try await evaluate("\(field).focus()")
        try await type(text)
        try await press("Enter")
    }

    /// Keeps in `spoken` what screen readers are told from now on.
    func listenToAnnouncements() async throws {
        try await evaluate(
            """
            globalThis.spoken = [];
            new MutationObserver((changes) => {
              for (const change of changes) for (const node of change.addedNodes) spoken.push(node.textContent);
            }).observe(document.querySelector('.announcements'), { childList: true });
            """)
    }

    /// Presses a button by its label, with the keyboard.
    func press(labelled label: String) async throws {
        let found = "document.querySelector('\(Page.button(label))')"
        try await waitFor("\(found) && !\(found).disabled")
        try await evaluate("\(found).focus()")
        try await press("Enter")
    }
}
