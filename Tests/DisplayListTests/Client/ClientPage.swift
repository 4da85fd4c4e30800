import BrowserHost
import BrowserTesting
import DisplayList
import Foundation
import Testing

/// The page's scripts in a real Chromium.
@Suite("Client", .serialized) enum ClientTests {}

/// A page of a real host, with its content security policy and an empty window. It has a second surface, to which tests apply
/// operations directly, and whose reports are collected.
///
/// The tests are nested in `ClientTests`, which runs them one at a time.
@MainActor struct ClientPage {
    let page: Page

    /// Passes a page with an empty surface to `body`. The test fails if the page logged problems.
    ///
    /// Tests with default options share one page, one after another: opening a page takes longer than most tests.
    static func run(
        _ options: PageOptions? = nil, _ body: @MainActor (ClientPage) async throws -> Void
    ) async throws {
        let browser = try await Browser.shared()
        guard let options else { return try await use(try await sharedPage.value, body) }
        try await browser.withPage(options) { page in
            try await page.navigate(to: try address.get())
            try await use(page, body)
        }
    }

    private static let sharedPage = Task {
        let page = try await Browser.shared().newPage()
        try await page.navigate(to: try address.get())
        return page
    }

    private static func use(_ page: Page, _ body: @MainActor (ClientPage) async throws -> Void) async throws {
        let problemCount = page.problems.count
        try await page.evaluate(setUp)
        try await body(ClientPage(page: page))
        let problems = page.problems.dropFirst(problemCount)
        guard problems.isEmpty else { throw Problems(texts: Array(problems)) }
    }

    struct Problems: Error, CustomStringConvertible {
        var texts: [String]
        var description: String { texts.joined(separator: "\n") }
    }

    private static let setUp = """
        (async () => {
          const { Surface } = await import('/client/elements/surface.js');
          // The keyboard stays with nothing of an earlier test.
          document.activeElement?.blur();
          globalThis.surface?.clear();
          globalThis.surface?.node.remove();
          const node = document.createElement('div');
          node.className = 'surface';
          document.body.append(node);
          const events = [];
          const announcements = [];
          const surface = new Surface(node, {
            report: (element, kind, payload, coalesced) => events.push({ element, kind, ...payload, coalesced }),
            perform: (serial, [, words]) => announcements.push(words),
          });
          Object.assign(globalThis, { Surface, surface, events, announcements });
        })()
        """

    // MARK: The host

    private static let host = BrowserHost(configuration: HostConfiguration(port: 0)) { _ in EmptyContent() }
    private static let address = Result {
        ResourceStore.shared.register(RandomDisplayList.picture, contentType: "image/svg+xml") {
            Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8)
        }
        ResourceStore.shared.register(RandomDisplayList.drawing, contentType: "text/javascript") {
            Data("export const mount = () => ({ update() {}, edit() {}, unmount() {} });".utf8)
        }
        return try host.start()
    }

    private final class EmptyContent: WindowContent {
        private var isShown = false
        func environmentDidChange(_ environment: WindowEnvironment) {}
        func handle(_ event: ElementEvent) {}
        func render() -> DisplayList? {
            defer { isShown = true }
            return isShown ? nil : DisplayList(root: DisplayElement(id: ElementID(1_000_000)))
        }
    }

    // MARK: Steps

    /// The operations from one list to another, as JSON.
    static func operations(from old: DisplayList?, to new: DisplayList) -> String {
        let frame = ServerMessage.frame(1, DisplayListDiff.patch(from: old, to: new)).encoded()
        return String(
            String(decoding: frame, as: UTF8.self).dropFirst(#"{"t":"frame","frame":1,"ops":"#.count).dropLast())
    }

    func show(_ list: DisplayList) async throws {
        try await page.evaluate("surface.applySnapshot(\(Self.operations(from: nil, to: list)))")
    }

    func change(from old: DisplayList, to new: DisplayList) async throws {
        try await page.evaluate("surface.applyFrame(\(Self.operations(from: old, to: new)))")
    }

    /// The events reported since the last call, formatted one per line.
    func events() async throws -> [JSON] {
        try await page.evaluate("events.splice(0)").array ?? []
    }
}

extension JSON {
    /// `press #2`, `text #3 "abc" 1`: a text for an event, for comparisons.
    var drawn: String {
        let text = self["text"].string.map { " \"\($0)\"" } ?? ""
        let revision = self["revision"].int.map { " \($0)" } ?? ""
        let focused = self["focused"].bool.map { $0 ? " in" : " out" } ?? ""
        let phase = self["phase"].string.map { " \(self["index"].int ?? -1) \($0)" } ?? ""
        return "\(self["kind"].string ?? "?") #\(self["element"].int ?? -1)\(text)\(revision)\(focused)\(phase)"
    }
}
