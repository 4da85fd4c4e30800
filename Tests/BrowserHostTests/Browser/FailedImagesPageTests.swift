import BrowserTesting
import DisplayList
import Foundation
import TestSupport
import Testing

@testable import BrowserHost

/// Images that a host doesn't send at first, in Chromium.
@Suite("Images that failed, in Chromium", .serialized) @MainActor struct FailedImagesPageTests {
    private nonisolated static let picture =
        #"<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="red"/></svg>"#

    /// Evaluates a script with `path`, which waits until its image has failed; then the host has the image, until another
    /// script is true.
    private func run(_ script: String, until condition: String) async throws {
        let path = ResourcePath("/resources/late-\(Secret.make()).svg")
        defer { ResourceStore.shared.remove(path) }
        try await RunningHost.run { host in
            try await Browser.shared().withPage { page in
                try await page.navigate(to: host.url)
                // The delays are shorter than those of visitors.
                try await page.evaluate(
                    """
                    (async () => {
                      const later = window.setTimeout.bind(window);
                      window.setTimeout = (body, time, ...all) => later(body, time === 10000 ? 200 : time, ...all);
                      Math.random = () => -0.4;
                      const path = '\(path.path)';
                      \(script)
                      return 0;
                    })()
                    """)
                ResourceStore.shared.register(path, contentType: "image/svg+xml") { Data(Self.picture.utf8) }
                try await page.waitFor(condition)
            }
        }
    }

    @Test func `an image that wasn't sent is requested again`() async throws {
        try await run(
            """
            const { retryWhenFailed } = await import('/client/elements/imageRetry.js');
            const image = window.image = document.body.appendChild(document.createElement('img'));
            retryWhenFailed(image, () => { window.cameLate = true; });
            const failed = new Promise((done) => image.addEventListener('error', done, { once: true }));
            image.src = path;
            await failed;
            """, until: "image.naturalWidth === 20 && window.cameLate")
    }

    @Test func `a drawing requests an image again that wasn't sent`() async throws {
        try await run(
            """
            const { CanvasImages } = await import('/client/drawing/canvasImages.js');
            const failed = new Promise((done) => {
              window.images = new CanvasImages(() => { window.late = images.at(path); });
              window.Image = class extends Image {
                constructor() { super(); this.addEventListener('error', done, { once: true }); }
              };
            });
            images.at(path);
            await failed;
            """, until: "window.late?.naturalWidth === 20")
    }
}
