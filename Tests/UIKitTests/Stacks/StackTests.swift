import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Stacks of views")
struct StackTests {
    private func spans(_ distribution: UIStackView.Distribution, _ lengths: [CGFloat], room: CGFloat)
        -> [StackArithmetic.Span]
    {
        let items = lengths.map { StackArithmetic.Item(length: $0, spacing: 10) }
        return StackArithmetic(items: items, distribution: distribution).spans(in: room)
    }

    private func span(_ start: CGFloat, _ length: CGFloat) -> StackArithmetic.Span {
        .init(start: start, length: length)
    }

    @Test func `room that is left goes to the view that hugs its content least`() {
        var items = [50.0, 30].map { StackArithmetic.Item(length: $0, spacing: 10) }
        items[0].hugging = 251
        let stack = StackArithmetic(items: items, distribution: .fill)
        #expect(stack.spans(in: 200) == [span(0, 50), span(60, 140)])
    }

    @Test func `room that is missing is taken from the view that resists least, then from the next`() {
        var items = [50.0, 30].map { StackArithmetic.Item(length: $0, spacing: 10) }
        items[0].resistance = 100
        let stack = StackArithmetic(items: items, distribution: .fill)
        #expect(stack.spans(in: 70) == [span(0, 30), span(40, 30)])
        #expect(stack.spans(in: 20) == [span(0, 0), span(10, 10)])
    }

    @Test func `distributions share the room as they say`() {
        #expect(spans(.fillEqually, [50, 30], room: 110) == [span(0, 50), span(60, 50)])
        #expect(spans(.fillProportionally, [60, 30], room: 100) == [span(0, 60), span(70, 30)])
        #expect(spans(.equalSpacing, [40, 20, 40], room: 160) == [span(0, 40), span(70, 20), span(120, 40)])
        #expect(spans(.equalCentering, [40, 20, 40], room: 200) == [span(0, 40), span(90, 20), span(160, 40)])
        #expect(spans(.equalCentering, [10, 10, 100], room: 145) == [span(0, 10), span(22.5, 10), span(45, 100)])
    }

    @Test func `every distribution fills its room, and no views overlap`() {
        var seed = 7
        for distribution in [UIStackView.Distribution.fill, .fillEqually, .fillProportionally, .equalSpacing] {
            for room in stride(from: 60.0, through: 400, by: 20) {
                let lengths = (0..<4).map { _ in
                    seed = (seed * 1_103_515_245 + 12345) % 2_147_483_648
                    return CGFloat(seed % 80 + 1)
                }
                let result = spans(distribution, lengths, room: room)
                for (one, next) in zip(result, result.dropFirst()) {
                    #expect(next.start >= one.start + one.length + 9.99)
                }
                #expect(abs(result[3].start + result[3].length - room) < 0.01)
            }
        }
    }

    private func box(_ width: CGFloat, _ height: CGFloat) -> UIView {
        UIView(frame: CGRect(x: 0, y: 0, width: width, height: height))
    }

    @Test func `a row places its views, and a hidden one takes no room`() {
        let views = [box(40, 20), box(60, 30), box(20, 10)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.spacing = 5
        stack.alignment = .center
        stack.setCustomSpacing(15, after: views[1])
        #expect(stack.intrinsicContentSize == CGSize(width: 140, height: 30))
        stack.frame.size = stack.intrinsicContentSize
        stack.layoutIfNeeded()
        #expect(views.map(\.frame.minX) == [0, 45, 120])
        #expect(views.map(\.frame.midY) == [15, 15, 15])
        views[1].isHidden = true
        #expect(stack.intrinsicContentSize == CGSize(width: 65, height: 20))
    }

    @Test func `a column with margins stretches its views across`() {
        let views = [box(40, 20), box(60, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.axis = .vertical
        stack.isLayoutMarginsRelativeArrangement = true
        stack.frame.size = CGSize(width: 116, height: 66)
        stack.layoutIfNeeded()
        #expect(
            views.map(\.frame) == [
                CGRect(x: 8, y: 8, width: 100, height: 20), CGRect(x: 8, y: 28, width: 100, height: 30),
            ])
    }

    @Test func `a label in a column takes as many lines as the width needs`() {
        let label = UILabel()
        label.text = "The village lies where the road ends and the sea begins"
        label.numberOfLines = 0
        let stack = UIStackView(arrangedSubviews: [label])
        stack.axis = .vertical
        let narrow = stack.sizeThatFits(CGSize(width: 120, height: 0))
        #expect(narrow.height > stack.intrinsicContentSize.height * 2)
    }

    @Test func `a view that is taken out of its superview leaves the stack`() {
        let views = [box(40, 20), box(60, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        views[0].removeFromSuperview()
        #expect(stack.arrangedSubviews == [views[1]])
        stack.removeArrangedSubview(views[1])
        #expect(stack.arrangedSubviews.isEmpty && views[1].superview === stack)
    }
}
