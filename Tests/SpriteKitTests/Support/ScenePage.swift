import BrowserHost
import BrowserTesting
import DisplayList
import Foundation
import SpriteKit
import SwiftUI

/// A scene in a page of a real Chromium, served by its own host.
@MainActor
struct ScenePage {
    let page: Page

    /// Shows a view with a scene and calls `body` with the page when the canvas exists.
    /// - Parameter script: A script that the page runs before its own.
    static func run<V: View>(
        _ view: V, options: PageOptions = PageOptions(), by renderer: Renderer? = nil, script: String? = nil,
        _ body: @MainActor (ScenePage) async throws -> Void
    ) async throws {
        let state = AppState(OneView(view: view))
        let host = BrowserHost(configuration: HostConfiguration(port: 0, page: .init(title: "Test"))) { handle in
            AppWindow(app: state, name: "Test") { [weak handle] in handle?.setNeedsRender() }
        }
        let address = try host.start()
        defer { host.stop() }
        try await Browser.shared().withPage(options) { page in
            if let renderer { try await page.runInNewDocuments(renderer.script) }
            if let script { try await page.runInNewDocuments(script) }
            try await page.navigate(to: address)
            try await page.waitFor("document.querySelector('.surface:not(.waiting) .sprite-scene canvas')?.width > 1")
            try await body(ScenePage(page: page))
        }
    }

    /// The `red,green,blue,alpha` of the canvas at a point of the page.
    func color(atX x: Double, y: Double) async throws -> String {
        try await page.evaluate(Self.pixels("[...pixels(\(x), \(y), 1, 1)].join()")).string ?? ""
    }

    /// Waits until the canvas has the given color at a point.
    func waitForColor(_ color: String, x: Double, y: Double) async throws {
        try await page.waitFor(Self.pixels("[...pixels(\(x), \(y), 1, 1)].join() === '\(color)'"))
    }

    /// Evaluates JavaScript in which `pixels(x, y, width, height)` returns the bytes of a part of the picture, for any renderer
    /// (the position in points of the page, the size in pixels), and `canvas` is the first canvas.
    static func pixels(_ script: String) -> String {
        """
        (() => {
          const shown = [...document.querySelectorAll('.sprite-scene canvas')].filter((it) => !it.hidden);
          const [canvas] = shown;
          const box = canvas.getBoundingClientRect();
          const ratio = canvas.width / box.width;
          const copy = new OffscreenCanvas(canvas.width, canvas.height).getContext('2d');
          for (const it of shown) if (it.style.visibility !== 'hidden') copy.drawImage(it, 0, 0);
          const pixels = (x, y, width, height) =>
            copy.getImageData((x - box.x) * ratio, (y - box.y) * ratio, width, height).data;
          return \(script);
        })()
        """
    }
}

/// How a scene is drawn in a page.
enum Renderer: CaseIterable {
    case canvas, webGL

    /// Makes a page use this renderer. Software WebGL pretends to be hardware and keeps its picture for tests that read it;
    /// otherwise WebGL isn't available.
    fileprivate var script: String {
        """
        {
          const { getContext } = HTMLCanvasElement.prototype;
          HTMLCanvasElement.prototype.getContext = function (kind, options) {
            if (kind !== 'webgl2') return getContext.call(this, kind, options);
            if (!\(self == .webGL)) return null;
            const gl = getContext.call(
              this, kind, { ...options, failIfMajorPerformanceCaveat: false, preserveDrawingBuffer: true });
            // Nor is the driver told, by whose name software is known.
            const { getExtension } = WebGL2RenderingContext.prototype;
            if (gl) gl.getExtension = (name) => name === 'WEBGL_debug_renderer_info' ? null : getExtension.call(gl, name);
            return gl;
          };
        }
        """
    }
}

/// An app with one view.
@MainActor
private struct OneView<V: View>: App {
    let view: V
    init(view: V) { self.view = view }
    init() { fatalError("a test gives the view") }
    var body: some SwiftUI.Scene { WindowGroup { view } }
}
