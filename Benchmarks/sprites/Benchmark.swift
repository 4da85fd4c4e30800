import BenchmarkReport
import BrowserHost
import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI

/// How smoothly a page shows a scene in which everything moves, compared with a common screen's 60 frames per second, with a
/// page that does nothing but draw as many squares by WebGL, and with a 2D canvas.
@main
@MainActor
struct Benchmark {
    private static let seconds = 4.0

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

    /// What a page did in some seconds.
    private struct Sample {
        /// Frames that were drawn, each second.
        let rate: Double
        /// How long a frame's scripts took, and how long it blocked the page, in milliseconds: medians.
        let script: Double
        let page: Double
    }

    private static func measure(_ count: Int) async throws -> [Row] {
        // In turns, since other programs may be busy.
        var (ours, bare, plain, used): ([Sample], [Sample], [Sample], [Double]) = ([], [], [], [])
        for _ in 0..<3 {
            let (sample, share) = try await scene(count, Self.counting)
            ours.append(sample)
            used.append(share)
            bare.append(try await barePage(count))
            plain.append(try await scene(count, Self.counting + Self.withoutWebGL).sample)
        }
        func median(_ samples: [Sample], _ value: (Sample) -> Double) -> Double { samples.map(value).sorted()[1] }
        let rate = median(ours, \.rate)
        return [
            Row("\(count) sprites", "fps", ours: rate, peer: 60, "the screen", moreIsBetter: true),
            Row("\(count) sprites", "fps", ours: rate, peer: median(bare, \.rate), "a bare page", moreIsBetter: true),
            Row("\(count) sprites", "fps", ours: rate, peer: median(plain, \.rate), "a 2D canvas", moreIsBetter: true),
            Row(
                "\(count) sprites, script a frame", "ms", ours: median(ours, \.script), peer: median(plain, \.script),
                "a 2D canvas"),
            Row(
                "\(count) sprites, the page a frame", "ms", ours: median(ours, \.page), peer: median(plain, \.page),
                "a 2D canvas"),
            Row("\(count) sprites, Swift's processor", "%", ours: used.sorted()[1], peer: 100, "one core"),
        ]
    }

    private static func scene(_ count: Int, _ script: String) async throws -> (sample: Sample, processor: Double) {
        let state = AppState(CrowdApp(scene: Crowd.make(count)))
        let host = BrowserHost(configuration: HostConfiguration(port: 0)) { handle in
            AppWindow(app: state, name: "Sprites") { [weak handle] in handle?.setNeedsRender() }
        }
        let address = try host.start()
        defer { host.stop() }
        var result = (sample: Sample(rate: 0, script: 0, page: 0), processor: 0.0)
        try await Browser.shared().withPage(PageOptions(width: 1024, height: 768)) { page in
            try await page.runInNewDocuments(script)
            try await page.navigate(to: address)
            try await page.waitFor("document.querySelector('.sprite-scene canvas')?.width > 1", timeout: .seconds(120))
            try await Task.sleep(for: .seconds(1))
            let before = processorSeconds()
            result.sample = try await sample(page)
            result.processor = (processorSeconds() - before) / seconds * 100
        }
        return result
    }

    private static func barePage(_ count: Int) async throws -> Sample {
        var result = Sample(rate: 0, script: 0, page: 0)
        try await Browser.shared().withPage(PageOptions(width: 1024, height: 768)) { page in
            try await page.evaluate("void (() => {\(Self.counting)})()")
            try await page.evaluate(BarePage.script(count))
            try await Task.sleep(for: .seconds(1))
            result = try await sample(page)
        }
        return result
    }

    private static func sample(_ page: Page) async throws -> Sample {
        let found = try await page.evaluate("counted(\(Int(seconds * 1000)))").array?.compactMap(\.double) ?? []
        return Sample(rate: found[0], script: found[1], page: found[2])
    }

    /// `counted(milliseconds)` counts the frames that cleared a canvas, and measures how long each frame's scripts took, and
    /// how long it blocked the page: from the frame's start until a message posted in it arrives, which is after its
    /// scripts and painting.
    private static let counting = """
        {
          let [drawn, scripts, busy] = [0, [], []];
          for (const [type, name] of [[CanvasRenderingContext2D, 'clearRect'], [WebGL2RenderingContext, 'clear']]) {
            const clear = type.prototype[name];
            type.prototype[name] = function (...area) {
              drawn += 1;
              return clear.apply(this, area);
            };
          }
          const ask = requestAnimationFrame.bind(window);
          window.requestAnimationFrame = (body) => ask((time) => {
            const start = performance.now();
            body(time);
            scripts.push(performance.now() - start);
          });
          const channel = new MessageChannel();
          channel.port1.onmessage = ({ data }) => busy.push(performance.now() - data);
          const median = (numbers) => numbers.sort((a, b) => a - b)[Math.floor(numbers.length / 2)] ?? 0;
          window.counted = (milliseconds) => new Promise((done) => {
            [drawn, scripts, busy] = [0, [], []];
            const start = performance.now();
            const frame = (time) => {
              channel.port2.postMessage(time);
              if (performance.now() - start < milliseconds) return ask(frame);
              done([drawn / (performance.now() - start) * 1000, median(scripts), median(busy)]);
            };
            ask(frame);
          });
        }
        """

    private static let withoutWebGL = """
        {
          const { getContext } = HTMLCanvasElement.prototype;
          HTMLCanvasElement.prototype.getContext = function (kind, options) {
            return kind === 'webgl2' ? null : getContext.call(this, kind, options);
          };
        }
        """

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
