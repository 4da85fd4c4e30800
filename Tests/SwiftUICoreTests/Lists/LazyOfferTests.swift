import Foundation
import Testing

@testable import SwiftUICore

/// Asks for the size at several widths in each layout, as stacks do that share out their room.
private struct Asking: Layout {
    let widths: [CGFloat]
    let count: Count

    final class Count: @unchecked Sendable { var placements = 0 }

    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        for width in widths { _ = subviews[0].sizeThatFits(ProposedViewSize(width: width, height: nil)) }
        return proposal.replacingUnspecifiedDimensions()
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        count.placements += 1
        subviews[0].place(at: bounds.origin, proposal: ProposedViewSize(bounds.size))
    }
}

@MainActor
@Suite("Lazy containers that are offered several widths")
struct LazyOfferTests {
    @Test(arguments: [[100.0], [100, 200], [0, 50, 100, 150, 300]])
    func `the layout settles with rows that were never measured`(widths: [CGFloat]) {
        let count = Asking.Count()
        let window = TestWindow(
            ScrollView {
                Asking(widths: widths, count: count) {
                    LazyVStack(spacing: 0) {
                        ForEach(0..<500, id: \.self) { Block("row \($0)", 100, 31) }
                    }
                }
            }, size: CGSize(width: 300, height: 300))
        #expect(window.element(identifier: "row 0") != nil)
        #expect(count.placements < 10)
    }

    @Test func `estimates of many widths are bounded, and the newest are kept`() {
        var estimates = LazyEstimates()
        for width in 0..<100 { estimates[CGFloat(width)][.content] = CGFloat(width) * 2 }
        #expect(estimates[99][.content] == 198 && estimates[95][.content] == 190)
        #expect(estimates[0].isEmpty)
        estimates[99][.header] = 5
        #expect(estimates[99] == [.content: 198, .header: 5])
    }
}
