import BrowserTesting
import Foundation
import SpriteKit
import SwiftUI
import Testing

extension SKNode {
    /// Runs an action without waiting for it: in asynchronous code `run(_:)` waits.
    fileprivate func begin(_ action: SKAction) { run(action) }
}

extension SpriteKitPages {
    @Suite("Audio nodes in Chromium") @MainActor struct AudioPageTests {
        /// Records what the page plays: the playing sources, how often one was started, and the last volume and panning.
        private static let listening = """
            globalThis.playing = new Set();
            globalThis.starts = 0;
            const { start, stop } = AudioBufferSourceNode.prototype;
            AudioBufferSourceNode.prototype.start = function (...when) {
              globalThis.playing.add(this);
              globalThis.starts += 1;
              globalThis.loops = this.loop;
              this.addEventListener("ended", () => globalThis.playing.delete(this));
              return start.apply(this, when);
            };
            AudioBufferSourceNode.prototype.stop = function (...when) {
              globalThis.playing.delete(this);
              return stop.apply(this, when);
            };
            for (const name of ["createGain", "createStereoPanner"]) {
              const create = AudioContext.prototype[name];
              AudioContext.prototype[name] = function () { return globalThis[name] = create.apply(this); };
            }
            """

        /// One second of silence with 8-bit samples at 8,000 Hz.
        private func soundFile() throws -> URL {
            func number(_ value: UInt32, _ count: Int) -> [UInt8] {
                (0..<count).map { UInt8(value >> (8 * $0) & 0xFF) }
            }
            let samples = [UInt8](repeating: 128, count: 8000)
            var bytes = Array("RIFF".utf8) + number(36 + 8000, 4) + Array("WAVEfmt ".utf8) + number(16, 4)
            bytes += number(1, 2) + number(1, 2) + number(8000, 4) + number(8000, 4) + number(1, 2) + number(8, 2)
            bytes += Array("data".utf8) + number(8000, 4) + samples
            let file = FileManager.default.temporaryDirectory.appendingPathComponent("silence-\(UUID()).wav")
            try Data(bytes).write(to: file)
            return file
        }

        private func scene(_ node: SKNode) -> SKScene {
            let scene = SKScene(size: CGSize(width: 400, height: 300))
            scene.addChild(node)
            return scene
        }

        /// Shows the scene and unlocks the page's audio with a key press.
        private func run(_ scene: SKScene, _ body: @MainActor (Page) async throws -> Void) async throws {
            try await ScenePage.run(SpriteView(scene: scene)) { scene in
                try await scene.page.evaluate(Self.listening)
                try await scene.page.press("Home")
                try await body(scene.page)
            }
        }

        @Test func `music sounds once the visitor has done something, as long as its scene goes on`() async throws {
            let file = try soundFile()
            defer { try? FileManager.default.removeItem(at: file) }
            let music = SKAudioNode(url: file)
            let scene = scene(music)
            try await run(scene) { page in
                try await page.waitFor("playing.size === 1 && loops")
                scene.isPaused = true
                try await page.waitFor("playing.size === 0")
                scene.isPaused = false
                try await page.waitFor("playing.size === 1 && starts === 2")
                music.begin(.stop())
                try await page.waitFor("playing.size === 0")
                music.begin(.play())
                try await page.waitFor("playing.size === 1")
                music.removeFromParent()
                try await page.waitFor("playing.size === 0")
            }
        }

        /// For a touch, a browser only unlocks audio when the finger is lifted.
        @Test func `a finger that is lifted lets the page sound, also after a call`() async throws {
            let scene = SKScene(size: CGSize(width: 400, height: 300))
            try await ScenePage.run(SpriteView(scene: scene), options: .phone()) { view in
                try await view.page.evaluate(
                    """
                    globalThis.woken = [];
                    Object.defineProperty(AudioContext.prototype, 'state', { get: () => 'interrupted' });
                    AudioContext.prototype.resume = async () => { globalThis.woken.push(globalThis.event?.type); };
                    """)
                try await view.page.tap(".sprite-scene")
                try await view.page.waitFor("woken.includes('pointerup') && woken.includes('touchend')")
            }
        }

        @Test func `it is heard from where it is, as loud as its action says`() async throws {
            let file = try soundFile()
            defer { try? FileManager.default.removeItem(at: file) }
            let music = SKAudioNode(url: file)
            let ear = SKNode()
            music.position = CGPoint(x: 150, y: 0)
            ear.position = CGPoint(x: 50, y: 0)
            let scene = scene(music)
            scene.addChild(ear)
            try await run(scene) { page in
                // The sound is 150 points from the origin; half of the scene is 200 points.
                try await page.waitFor("Math.abs(globalThis.createGain?.gain.value - 200 / 350) < 1e-3")
                try await page.waitFor("Math.abs(createStereoPanner.pan.value - 0.75) < 1e-3")
                scene.listener = ear
                try await page.waitFor("Math.abs(createGain.gain.value - 200 / 300) < 1e-3")
                music.isPositional = false
                music.begin(.changeVolume(to: 0.25, duration: 0.1))
                try await page.waitFor("Math.abs(createGain.gain.value - 0.25) < 1e-3")
                try await page.waitFor("createStereoPanner.pan.value === 0")
            }
        }

        @Test func `a sound that is played once ends, and is played once more`() async throws {
            let file = try soundFile()
            defer { try? FileManager.default.removeItem(at: file) }
            let bell = SKAudioNode(url: file)
            bell.autoplayLooped = false
            try await run(scene(bell)) { page in
                #expect(try await page.evaluate("starts") == 0)
                bell.begin(.play())
                try await page.waitFor("starts === 1 && !loops")
                try await page.waitFor("playing.size === 0")
                bell.begin(.play())
                try await page.waitFor("starts === 2")
            }
        }
    }
}
