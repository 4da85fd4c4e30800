import BrowserTesting
import DisplayList
import Foundation
import Testing

extension ClientTests {
    /// The live region, from which screen readers speak: it is in the topmost dialog, because they ignore it elsewhere.
    @Suite("Announcements in the client") @MainActor struct AnnouncementTests {
        private let region = "document.querySelector('.announcements')"

        private var sheet: DisplayList {
            var sheet = DisplayElement(
                id: ElementID(2), frame: CGRect(x: 0, y: 0, width: 390, height: 600), content: .dialog(DialogContent()))
            sheet.input.events = [.dismiss]
            return Screens.screen(sheet)
        }

        private func isInDialog(_ client: ClientPage) async throws -> Bool? {
            try await client.page.evaluate("Boolean(\(region).closest('dialog'))").bool
        }

        @Test func `a dialog that is removed without an animation doesn't take the live region away`() async throws {
            try await ClientPage.run { client in
                try await client.show(sheet)
                #expect(try await isInDialog(client) == true)
                let without = Screens.screen(Screens.group(3, CGRect(x: 0, y: 0, width: 390, height: 600)))
                try await client.change(from: sheet, to: without)
                #expect(try await client.page.evaluate("\(region)?.parentNode === document.body").bool == true)
            }
        }

        @Test func `another picture with another root doesn't take it away`() async throws {
            try await ClientPage.run { client in
                try await client.show(sheet)
                try await client.show(DisplayList(root: Screens.group(50, CGRect(x: 0, y: 0, width: 390, height: 600))))
                #expect(try await client.page.evaluate("\(region)?.parentNode === document.body").bool == true)
                // The next dialog has it.
                try await client.show(sheet)
                #expect(try await isInDialog(client) == true)
            }
        }
    }
}
