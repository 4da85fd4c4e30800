import BrowserTesting
import Foundation
import SwiftUI
import Testing

private struct Followed: View {
    @State private var hover = 0.0
    @State private var drag = 0.0

    var body: some View {
        VStack {
            Color.blue.frame(width: 300, height: 300)
                .accessibilityIdentifier("pad")
                .onContinuousHover { if case .active(let place) = $0 { hover = place.x } }
                .gesture(DragGesture(minimumDistance: 0).onChanged { drag = $0.location.x })
            Text(verbatim: "hover \(Int(hover.rounded())) drag \(Int(drag.rounded()))")
        }
    }
}

@MainActor
@Suite("Fast displays")
struct FastDisplayPageTests {
    /// More events than the host's rate limit allows (`HostConfiguration.Limits`), for longer than the burst.
    @Test func `a finger that moves all the time keeps the connection`() async throws {
        try await ViewPage.run(Followed()) { view in
            let page = view.page
            let middle = try await page.center(of: "[data-identifier=pad]")
            try await page.evaluate(
                """
                (async () => {
                  globalThis.connections = 0;
                  const Plain = WebSocket;
                  globalThis.WebSocket = class extends Plain {
                    constructor(...rest) { super(...rest); connections += 1; }
                  };
                  // No pointer of the browser's own is down.
                  Element.prototype.setPointerCapture = () => {};
                  const node = document.querySelector('[data-identifier=pad]').closest('.solid');
                  const left = node.getBoundingClientRect().x;
                  const send = (name, x) => node.dispatchEvent(new PointerEvent(name, {
                    pointerId: 7, pointerType: 'mouse', buttons: 1, button: 0, bubbles: true,
                    clientX: left + x, clientY: \(middle.y) }));
                  send('pointerenter', 0);
                  send('pointerdown', 0);
                  for (let step = 0; step < 700; step += 1) {
                    send('pointermove', step % 200);
                    await new Promise((done) => setTimeout(done, 0));
                  }
                  send('pointermove', 250);
                })()
                """)
            try await view.waitForText("hover 250 drag 250")
            #expect(try await page.evaluate("connections") == 0)
        }
    }
}
