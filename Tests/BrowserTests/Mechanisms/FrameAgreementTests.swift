import BrowserTesting
import DisplayList
import Foundation
import Observation
import SwiftUI
import TestSupport
import Testing

@Observable
@MainActor
private final class Stage {
    var seed: UInt64 = 0
}

private struct StageView: View {
    let stage: Stage
    var body: some View {
        ZStack(alignment: .bottomTrailing) {
            RandomView.make(seed: stage.seed).id(stage.seed).frame(maxWidth: .infinity, maxHeight: .infinity)
            Text(verbatim: "tree \(stage.seed).")
        }
    }
}

@MainActor
@Suite("Frames in the browser")
struct FrameAgreementTests {
    /// The window of WebKit's own browser can't be as narrow as a phone.
    nonisolated private static let widths = Engine.preferred == .webkit ? [900, 1600] : [320, 900, 1600]

    @Test(arguments: widths)
    func `every rectangle and every letter is where Swift put it`(width: Int) async throws {
        let stage = Stage()
        try await ViewPage.run(StageView(stage: stage), options: PageOptions(width: width, height: 800)) { view in
            for seed in Campaign.portion(Array(UInt64(0)..<300), every: 3) {
                stage.seed = seed
                try await view.waitForText("tree \(seed).")
                let mismatch = Self.firstMismatch(view.window.frames, try await view.domFrames())
                #expect(mismatch == nil, "tree \(seed) at \(width) points: \(mismatch ?? "")")
                let texts = try await view.firstLineMismatch()
                #expect(texts == nil, "tree \(seed) at \(width) points: \(texts ?? "")")
            }
        }
    }

    /// Half a point, the size of a device pixel on most screens.
    private static let tolerance = 0.5

    private static func firstMismatch(_ swift: [ElementID: CGRect], _ dom: [ElementID: CGRect]) -> String? {
        guard Set(swift.keys) == Set(dom.keys) else {
            return "the elements differ: \(Set(swift.keys).symmetricDifference(dom.keys).sorted())"
        }
        for (id, frame) in swift.sorted(by: { $0.key < $1.key }) {
            let other = dom[id]!
            let distances = [
                frame.minX - other.minX, frame.minY - other.minY, frame.width - other.width,
                frame.height - other.height,
            ]
            if distances.contains(where: { abs($0) > tolerance }) { return "\(id) is \(other), not \(frame)" }
        }
        return nil
    }
}
