import BrowserHost
import BrowserTesting
import DisplayList
import Foundation
import Testing

@testable import SpriteKit

@Suite("Actions in the client") @MainActor struct ActionVectorTests {
    /// Replays every case in the page, both at the frame rate and with the time steps that Swift used.
    private static let replay = """
        (async (path, cases) => {
          const { World } = await import(path.replace('sprites.js', 'world.js'));
          const problems = [];
          for (const { name, part, programs, textures, start, states } of cases) {
            for (const framed of [false, true]) {
              const world = new World(() => {});
              const parts = { node1: part };
              for (const [serial, program] of Object.entries(programs)) parts[`program${serial}`] = program;
              for (const [serial, texture] of Object.entries(textures)) parts[`texture${serial}`] = texture;
              world.edit(parts, []);
              const { state } = world.nodes.get(1);
              let time = start;
              for (const [at, values, hidden, texture, sound] of states) {
                if (framed && at < 20) for (; time < start + at; time += 1 / 60) world.advance(time);
                world.advance(start + at);
                const isEqual = values.every((value, index) =>
                  Math.abs(value - state.values[index]) <= 1e-6 * Math.max(1, Math.abs(value)));
                const heard = [state.mode, state.since, state.starts, Number(state.loops)];
                const soundsEqual = sound.every((value, index) => Math.abs(value - heard[index]) <= 1e-6);
                if (isEqual && soundsEqual && hidden === state.hidden && texture === state.texture) continue;
                problems.push(`${name}, ${framed ? 'by frames' : 'at once'}, after ${at} s:\\n`
                  + `  Swift  ${values} ${hidden} ${texture} ${sound}\\n`
                  + `  client ${[...state.values]} ${state.hidden} ${state.texture} ${heard}`);
                break;
              }
            }
          }
          return problems.join('\\n');
        })
        """

    @Test func `the client plays every action as Swift does`() async throws {
        let scene = TestScene.make()
        let cases = ActionCase.all().map { $0.json(in: scene) }
        #expect(cases.count > 70)
        let host = BrowserHost(configuration: HostConfiguration(port: 0)) { _ in EmptyWindow() }
        let address = try host.start()
        defer { host.stop() }
        try await Browser.shared().withPage { page in
            try await page.navigate(to: address)
            let path = Page.quoted(SpriteModule.path.path)
            let problems = try await page.evaluate("\(Self.replay)(\(path), [\(cases.joined(separator: ","))])")
            #expect(problems == "")
        }
    }

    private final class EmptyWindow: WindowContent {
        private var isShown = false
        func environmentDidChange(_ environment: WindowEnvironment) {}
        func handle(_ event: ElementEvent) {}
        func render() -> DisplayList? {
            defer { isShown = true }
            return isShown ? nil : DisplayList(root: DisplayElement(id: ElementID(1)))
        }
    }
}
