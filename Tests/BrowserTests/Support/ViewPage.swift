import BrowserHost
import BrowserTesting
import DisplayList
import Foundation
import KissaTesting
import SwiftUI
@_spi(Nodes) import ViewTree

/// A view in a page of a real browser, served by its own host.
@MainActor
final class ViewPage {
    let page: Page
    private let address: URL
    private let windows: Windows

    @MainActor private final class Windows {
        var contents: [RecordedWindow] = []
    }

    /// Shows `view`, and passes the page to `body` after its first frame.
    static func run<V: View>(
        _ view: V, options: PageOptions = PageOptions(), in browser: Browser? = nil,
        _ body: @MainActor (ViewPage) async throws -> Void
    ) async throws {
        try await run(app: OneView(view: view), options: options, in: browser, body)
    }

    /// Shows an app's first scene.
    static func run<A: App>(
        app: A, options: PageOptions = PageOptions(), in browser: Browser? = nil,
        _ body: @MainActor (ViewPage) async throws -> Void
    ) async throws {
        let windows = Windows()
        let state = AppState(app)
        let host = BrowserHost(configuration: HostConfiguration(port: 0, page: .init(title: "Test"))) { handle in
            let window = AppWindow(app: state, name: "Test") { [weak handle] in handle?.setNeedsRender() }
            let recorded = RecordedWindow(window)
            windows.contents.append(recorded)
            return recorded
        }
        let address = try host.start()
        defer { host.stop() }
        let shown: Browser
        if let browser { shown = browser } else { shown = try await Browser.shared() }
        try await shown.withPage(options) { page in
            try await show(address, in: page)
            try await body(ViewPage(page: page, address: address, windows: windows))
        }
    }

    private static func show(_ address: URL, in page: Page) async throws {
        try await page.navigate(to: address)
        try await page.waitFor("document.querySelector('.surface:not(.waiting) .element')")
    }

    private init(page: Page, address: URL, windows: Windows) {
        self.page = page
        self.address = address
        self.windows = windows
    }

    /// Shows the same app in another page.
    func withAnotherPage(_ options: PageOptions, _ body: @MainActor (Page) async throws -> Void) async throws {
        try await page.browser.withPage(options) { page in
            try await Self.show(address, in: page)
            try await body(page)
        }
    }

    /// The window's view tree and its last picture.
    var window: RecordedWindow { windows.contents.last! }

    /// Navigates to the same host with a suffix of the URL.
    func open(_ rest: String) async throws {
        try await Self.show(URL(string: rest, relativeTo: address)!.absoluteURL, in: page)
    }

    /// Waits for a text in the page.
    func waitForText(_ text: String) async throws {
        try await page.waitFor("document.body.textContent.includes(\(Page.quoted(text)))")
    }

    /// Presses a button with the keyboard, once it exists. Its name is its text, its label, or that of its symbol.
    func press(button name: String) async throws {
        let name = Page.quoted(name)
        let button = """
            [...document.querySelectorAll('button')].find((it) => it.textContent === \(name) || it.ariaLabel === \(name)
              || it.querySelector('[role=img]')?.ariaLabel === \(name))
            """
        try await page.waitFor(button)
        try await page.evaluate("\(button).focus()")
        try await page.press("Enter")
    }

    /// The frames of all elements in the window, as measured in the browser.
    func domFrames() async throws -> [ElementID: CGRect] {
        let rows = try await page.evaluate(
            """
            [...document.querySelectorAll('.element')].map((node) => {
              const box = node.getBoundingClientRect();
              return [Number(node.id.slice(1)), box.x, box.y, box.width, box.height];
            })
            """)
        var frames: [ElementID: CGRect] = [:]
        for row in rows.array ?? [] {
            let numbers = (row.array ?? []).compactMap(\.double)
            frames[ElementID(Int(numbers[0]))] = CGRect(
                x: numbers[1], y: numbers[2], width: numbers[3], height: numbers[4])
        }
        return frames
    }
}

/// An app of one view.
@MainActor
private struct OneView<V: View>: App {
    let view: V
    init(view: V) { self.view = view }
    init() { fatalError("a test gives the view") }
    var body: some Scene { WindowGroup { view } }
}

/// Forwards everything, and records what was shown.
@MainActor
final class RecordedWindow: WindowContent {
    let window: AppWindow
    private(set) var list: DisplayList?
    private(set) var renderCount = 0

    init(_ window: AppWindow) { self.window = window }

    func environmentDidChange(_ environment: WindowEnvironment) { window.environmentDidChange(environment) }
    func handle(_ event: ElementEvent) { window.handle(event) }
    func begin(at address: String) { window.begin(at: address) }
    func open(_ address: String) { window.open(address) }
    func pageDidConnect(at address: String?) { window.pageDidConnect(at: address) }
    func pageDidDisconnect() { window.pageDidDisconnect() }
    func takeRequests() -> [BrowserRequest] { window.takeRequests() }
    func windowDidClose() { window.windowDidClose() }
    func visibilityDidChange(isVisible: Bool) { window.visibilityDidChange(isVisible: isVisible) }

    func render() -> DisplayList? {
        guard let new = window.render() else { return nil }
        list = new
        renderCount += 1
        return new
    }

    /// The window's picture, drawn without the browser at one pixel per point.
    var picture: TestPicture? { list.flatMap { window.graph.picture(of: $0, scale: 1) }.map { TestPicture($0) } }

    /// The frames of all elements in the window, as Swift computed them.
    var frames: [ElementID: CGRect] {
        guard let list else { return [:] }
        var frames: [ElementID: CGRect] = [:]
        func walk(_ id: ElementID, _ origin: CGPoint) {
            guard let element = list[id] else { return }
            let frame = element.frame.offsetBy(dx: origin.x, dy: origin.y)
            frames[id] = frame
            for child in element.children { walk(child, frame.origin) }
        }
        walk(list.root, .zero)
        return frames
    }
}
