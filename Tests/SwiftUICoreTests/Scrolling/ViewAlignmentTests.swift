import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ViewAlignmentTests {
    private func offsets(_ behavior: ViewAlignedScrollTargetBehavior) -> [Double] {
        let view = ScrollView(.horizontal) {
            HStack(spacing: 0) { ForEach(0..<4) { Block("\($0)", 100, 50) } }.scrollTargetLayout()
        }
        let window = TestWindow(view.scrollTargetBehavior(behavior), size: CGSize(width: 200, height: 50))
        for element in window.elements {
            if case .scroll(let content) = element.content, case .offsets(let offsets, _) = content.snapping {
                return offsets.map { Double($0) }
            }
        }
        return []
    }

    @Test func `views come to rest at their beginning or at an anchor`() {
        #expect(offsets(.viewAligned) == [0, 100, 200, 300])
        #expect(offsets(.viewAligned(anchor: .center)) == [0, 50, 150, 250])
        #expect(offsets(.viewAligned(limitBehavior: .always, anchor: .trailing)) == [0, 0, 100, 200])
        #expect(offsets(.viewAligned(anchor: nil)) == [0, 100, 200, 300])
    }
}
