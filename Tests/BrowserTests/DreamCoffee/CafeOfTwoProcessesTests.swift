import BrowserTesting
import Foundation
import TestSupport
import Testing

/// A café whose visitors are in two processes over one database (`make verify`).
@MainActor
@Suite("A café of two processes", .enabled(if: PostgresServer.isThere), .serialized)
struct CafeOfTwoProcessesTests {
    @Test func `visitors of two processes meet, and when one is killed the other goes on`() async throws {
        // Start the browser before the database: a process that starts later inherits the input of the database's guard, and
        // would keep it alive.
        let browser = try await Browser.shared()
        let database = try PostgresServer()
        let folder = try TemporaryFolder()
        let settings = ["KISSA_STORE": database.address, "KISSA_DRAIN_SECONDS": "0"]
        let (one, other) = (
            try ShopProcess(in: folder.url, settings), try ShopProcess(in: folder.url, settings)
        )
        defer {
            one.remove()
            other.remove()
            withExtendedLifetime(database) {}
        }
        try await one.start()
        try await other.start()
        try await browser.withPage(.desktop()) { owner in
            try await owner.navigate(to: one.address)
            try await owner.press(button: "Invite")
            try await owner.introduceInCafe("Aiko", pressing: "Open the café")
            let address = try await owner.addressOfCafe()
            try await browser.withPage(.desktop()) { guest in
                // The same address on the other process, as if a proxy in front of both forwarded to it.
                try await guest.navigate(to: try other.address.with(fragmentOf: address))
                try await guest.introduceInCafe("Ben", pressing: "Come in")
                try await owner.bringToFront()
                try await owner.waitForSomebody(Page.button("Ben"))
                try await guest.bringToFront()
                try await guest.waitForSomebody(Page.button("Aiko"))
                try await guest.listenToAnnouncements()
                try await owner.sayInCafe("Good morning")
                try await guest.waitFor("spoken.includes('Aiko: Good morning')", timeout: .seconds(10))
                try await one.kill()
                // Reported as missing within two seconds, shown asleep for a minute.
                try await guest.bringToFront()
                try await guest.waitFor("document.querySelector('[aria-label=\"Aiko, asleep\"]') !== null")
                try await guest.sayInCafe("Where is everybody")
                try await guest.waitFor("document.querySelector('input').value === ''")
            }
        }
    }
}

extension URL {
    fileprivate func with(fragmentOf other: URL) throws -> URL {
        var parts = try #require(URLComponents(url: self, resolvingAgainstBaseURL: false))
        parts.fragment = other.fragment
        return try #require(parts.url)
    }
}
