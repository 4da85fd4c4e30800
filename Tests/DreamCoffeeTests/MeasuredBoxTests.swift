import CoreGraphics
import Observation
import SwiftUI
import Testing
import ViewTesting

@testable import DreamCoffee

/// What is noted of the boxes over the scene.
@MainActor
@Suite struct MeasuredBoxTests {
    @Observable @MainActor final class Boxes {
        var frames: [String: CGRect] = [:]
        var isCramped = false
    }

    private struct Screen: View {
        @Bindable var boxes: Boxes

        var body: some View {
            VStack(spacing: 0) {
                if !boxes.isCramped {
                    Color.red.frame(height: 50).modifier(MeasuredBox(key: "day", boxes: $boxes.frames))
                }
                Color.blue.modifier(MeasuredBox(key: "talk", boxes: $boxes.frames))
            }
        }
    }

    @Test func `a box is known for as long as it is there`() {
        let boxes = Boxes()
        let window = TestWindow(Screen(boxes: boxes), size: CGSize(width: 200, height: 300))
        let (day, talk) = (CGRect(x: 0, y: 0, width: 200, height: 50), CGRect(x: 0, y: 50, width: 200, height: 250))
        #expect(boxes.frames == ["day": day, "talk": talk])
        boxes.isCramped = true
        window.render()
        #expect(boxes.frames == ["talk": CGRect(x: 0, y: 0, width: 200, height: 300)])
        boxes.isCramped = false
        window.render()
        #expect(boxes.frames == ["day": day, "talk": talk])
    }
}
