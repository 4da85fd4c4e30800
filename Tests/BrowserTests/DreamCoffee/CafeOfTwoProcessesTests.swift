import BrowserTesting
import Foundation
import Storage
import TestSupport
import Testing

/// A café whose visitors are in two processes over one database (`make verify`). Each has a folder of its own, as on a machine of its
/// own; so the café's archive is in the database, too.
@MainActor
@Suite("A café of two processes", .enabled(if: PostgresServer.isThere), .serialized)
struct CafeOfTwoProcessesTests {
    @Test func `three visitors of two processes meet, and when one process is killed its visitors sleep and wake`()
        async throws
    {
        // Start the browser before the database: a process that starts later inherits the input of the database's guard, and
        // would keep it alive.
        let browser = try await Browser.shared()
        let database = try PostgresServer()
        let folders = try (0..<2).map { _ in try TemporaryFolder() }
        let settings = ["KISSA_STORE": database.address, "KISSA_DRAIN_SECONDS": "0"]
        let (one, other) = (
            try ShopProcess(in: folders[0].url, settings), try ShopProcess(in: folders[1].url, settings)
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
                try await browser.withPage(.phone()) { third in
                    try await third.navigate(to: address)
                    try await third.introduceInCafe("Chloé", pressing: "Come in")
                    try await meet([("Aiko", owner), ("Ben", guest), ("Chloé", third)])
                    try await talk(third, "Chloé", with: [owner, guest])
                    try await owner.walkInCafe(as: "Aiko", seenBy: guest)
                    try await outlive(one, third: third, watcher: guest)
                }
            }
        }
        try checkArchive(of: folders.map(\.url), database)
    }

    /// The café's shop, which both processes have read, is in the database, and on no machine's disk.
    private func checkArchive(of folders: [URL], _ database: PostgresServer) throws {
        for folder in folders {
            let file = folder.appending(path: "kissa/DreamCoffee/shop.sqlite")
            #expect(try file.resourceValues(forKeys: [.fileSizeKey]).fileSize == 0)
        }
        let environment = ["KISSA_STORE": database.address, "XDG_DATA_HOME": folders[0].path]
        SharedDatabases.use(app: "DreamCoffee", environment: environment) { Issue.record("\($0)") }
        let archive = try Storage.Database(path: folders[0].path + "/kissa/DreamCoffee/shop.sqlite", access: .reading)
        #expect(try archive.rows("PRAGMA integrity_check") == [[.text("ok")]])
        #expect(try archive.integers("SELECT count(*) FROM sqlite_master WHERE name = 'guest'") == [1])
    }

    private func meet(_ visitors: [(name: String, page: Page)]) async throws {
        for (name, page) in visitors {
            try await page.bringToFront()
            for other in visitors.map(\.name) where other != name { try await page.waitForSomebody(Page.button(other)) }
        }
    }

    private func talk(_ speaker: Page, _ name: String, with listeners: [Page]) async throws {
        for page in listeners { try await page.listenToAnnouncements() }
        try await speaker.sayInCafe("Good morning")
        for page in listeners {
            try await page.waitFor("spoken.includes('\(name): Good morning')", timeout: .seconds(10))
        }
    }

    /// Whoever was in the process that is killed is asleep for a minute. When it has started again they are awake where they were,
    /// and aren't asked who they are.
    private func outlive(_ process: ShopProcess, third: Page, watcher: Page) async throws {
        try await process.kill()
        try await watcher.bringToFront()
        for name in ["Aiko", "Chloé"] { try await watcher.waitForSomebody("[aria-label=\"\(name), asleep\"]") }
        let asleep = try await place("Aiko, asleep", in: watcher)
        try await watcher.sayInCafe("Where is everybody")
        try await process.start()
        for name in ["Aiko", "Chloé"] { try await watcher.waitForSomebody("[aria-label=\"\(name)\"]") }
        let awake = try await place("Aiko", in: watcher)
        #expect(abs(awake - asleep) < 8)
        // Aiko has walked, perhaps out of earshot.
        try await talk(watcher, "Ben", with: [third])
    }

    private func place(_ label: String, in page: Page) async throws -> Double {
        try #require(
            try await page.evaluate("document.querySelector('[aria-label=\"\(label)\"]').getBoundingClientRect().x")
                .double)
    }
}

extension URL {
    fileprivate func with(fragmentOf other: URL) throws -> URL {
        var parts = try #require(URLComponents(url: self, resolvingAgainstBaseURL: false))
        parts.fragment = other.fragment
        return try #require(parts.url)
    }
}
