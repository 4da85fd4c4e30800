import BrowserHost
import BrowserTesting
import DisplayList
import Foundation
import SpriteKit
import SwiftUI

/// A scene in a page of a real Chromium, served by a host of its own.
@MainActor
struct ScenePage {
    let page: Page

    /// Shows a view with a scene in it and hands the page to `body` when the canvas is there.
    static func run<V: View>(
        _ view: V, options: PageOptions = PageOptions(), _ body: @MainActor (ScenePage) async throws -> Void
    ) async throws {
        let state = AppState(OneView(view: view))
        let host = BrowserHost(configuration: HostConfiguration(port: 0, page: .init(title: "Test"))) { handle in
            AppWindow(app: state, name: "Test") { [weak handle] in handle?.setNeedsRender() }
        }
        let address = try host.start()
        defer { host.stop() }
        try await Browser.shared().withPage(options) { page in
            try await page.navigate(to: address)
            try await page.waitFor("document.querySelector('.surface:not(.waiting) .sprite-scene canvas')?.width > 1")
            try await body(ScenePage(page: page))
        }
    }

    /// `red,green,blue,alpha` of the canvas at a point of the page, once it is so, or else as it is after a while.
    func color(atX x: Double, y: Double) async throws -> String {
        try await page.evaluate(
            """
            (() => {
              const canvas = document.querySelector('.sprite-scene canvas');
              const box = canvas.getBoundingClientRect();
              const ratio = canvas.width / box.width;
              return [...canvas.getContext('2d').getImageData((\(x) - box.x) * ratio, (\(y) - box.y) * ratio, 1, 1).data].join();
            })()
            """
        ).string ?? ""
    }

    /// Waits until the canvas has a colour at a point.
    func waitForColor(_ color: String, x: Double, y: Double) async throws {
        let canvas = "document.querySelector('.sprite-scene canvas')"
        try await page.waitFor(
            """
            [...\(canvas).getContext('2d').getImageData(
              (\(x) - \(canvas).getBoundingClientRect().x) * \(canvas).width / \(canvas).getBoundingClientRect().width,
              (\(y) - \(canvas).getBoundingClientRect().y) * \(canvas).width / \(canvas).getBoundingClientRect().width,
              1, 1).data].join() === '\(color)'
            """)
    }
}

/// An app of one view.
@MainActor
private struct OneView<V: View>: App {
    let view: V
    init(view: V) { self.view = view }
    init() { fatalError("a test gives the view") }
    var body: some SwiftUI.Scene { WindowGroup { view } }
}
