import BenchmarkReport
import BrowserHost
import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI

/// How smoothly a page shows a scene in which everything moves, compared with a common screen's 60 frames per second.
@main
@MainActor
struct Benchmark {
    private static let seconds = 5.0

    static func main() {
        Task {
            do {
                var rows: [Row] = []
                for count in [1000, 10_000] { rows += try await measure(count) }
                try rows.report(as: "sprites")
                exit(0)
            } catch {
                print(error)
                exit(1)
            }
        }
        RunLoop.main.run()
    }

    /// Counts the frames that redrew the canvas, and measures how long each blocked the page: from the frame's start
    /// until a message posted in it arrives, which is after its scripts and painting.
    private static let counting = """
        new Promise((done) => {
          const { clearRect } = CanvasRenderingContext2D.prototype;
          let drawn = 0;
          CanvasRenderingContext2D.prototype.clearRect = function (...area) {
            drawn += 1;
            return clearRect.apply(this, area);
          };
          const busy = [];
          const channel = new MessageChannel();
          channel.port1.onmessage = ({ data }) => busy.push(performance.now() - data);
          const start = performance.now();
          const frame = (time) => {
            channel.port2.postMessage(time);
            if (performance.now() - start < \(Int(seconds * 1000))) return requestAnimationFrame(frame);
            CanvasRenderingContext2D.prototype.clearRect = clearRect;
            busy.sort((a, b) => a - b);
            done([drawn / (performance.now() - start) * 1000, busy[Math.floor(busy.length / 2)]]);
          };
          requestAnimationFrame(frame);
        })
        """

    private static func measure(_ count: Int) async throws -> [Row] {
        let scene = Crowd.make(count)
        let state = AppState(CrowdApp(scene: scene))
        let host = BrowserHost(configuration: HostConfiguration(port: 0)) { handle in
            AppWindow(app: state, name: "Sprites") { [weak handle] in handle?.setNeedsRender() }
        }
        let address = try host.start()
        defer { host.stop() }
        var rows: [Row] = []
        try await Browser.shared().withPage(PageOptions(width: 1024, height: 768)) { page in
            try await page.navigate(to: address)
            try await page.waitFor("document.querySelector('.sprite-scene canvas')?.width > 1")
            try await Task.sleep(for: .seconds(1))
            let before = processorSeconds()
            let found = try await page.evaluate(counting).array ?? []
            let used = processorSeconds() - before
            rows = [
                Row("\(count) sprites", "fps", ours: found[0].double ?? 0, peer: 60, "the screen", moreIsBetter: true),
                Row(
                    "\(count) sprites, the page a frame", "ms", ours: found[1].double ?? 0, peer: 1000.0 / 60,
                    "a frame"),
                Row("\(count) sprites, Swift's processor", "%", ours: used / seconds * 100, peer: 100, "one core"),
            ]
        }
        return rows
    }

    private static func processorSeconds() -> Double {
        var time = timespec()
        clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}

/// Sprites that move and rotate for ever, each with its own timing.
@MainActor
private enum Crowd {
    static func make(_ count: Int) -> SKScene {
        let scene = SKScene(size: CGSize(width: 1024, height: 768))
        scene.scaleMode = .aspectFit
        let columns = Int(Double(count).squareRoot().rounded(.up))
        for index in 0..<count {
            let hue = CGFloat(index) / CGFloat(count)
            let sprite = SKSpriteNode(
                color: UIColor(hue: hue, saturation: 0.6, brightness: 0.9, alpha: 1),
                size: CGSize(width: 16, height: 16))
            sprite.position = CGPoint(
                x: 1024 * (CGFloat(index % columns) + 0.5) / CGFloat(columns),
                y: 768 * (CGFloat(index / columns) + 0.5) / CGFloat(columns))
            let seconds = 1 + Double(index % 7) / 7
            let away = SKAction.moveBy(x: 40, y: 20, duration: seconds)
            away.timingMode = .easeInEaseOut
            sprite.run(.repeatForever(.sequence([away, away.reversed()])))
            sprite.run(.repeatForever(.rotate(byAngle: 2 * .pi, duration: seconds * 3)))
            scene.addChild(sprite)
        }
        return scene
    }
}

@MainActor
private struct CrowdApp: App {
    let scene: SKScene
    init(scene: SKScene) { self.scene = scene }
    init() { fatalError("the benchmark gives the scene") }
    var body: some SwiftUI.Scene { WindowGroup { SpriteView(scene: scene) } }
}
