import Testing

@testable import UIKit

/// Logs its callbacks.
private final class Listener: UIView {
    var log: [String] = []
    override func didAddSubview(_ subview: UIView) { log.append("added \(subview.tag)") }
    override func willRemoveSubview(_ subview: UIView) { log.append("removing \(subview.tag)") }
    override func didMoveToSuperview() { log.append(superview == nil ? "alone" : "inside") }
    override func layoutSubviews() { log.append("layout") }
}

@MainActor
@Suite("The tree of views")
struct HierarchyTests {
    private func views(_ count: Int) -> (outer: Listener, inner: [UIView]) {
        let outer = Listener(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        let inner = (1...count).map { tag -> UIView in
            let view = UIView()
            view.tag = tag
            outer.addSubview(view)
            return view
        }
        return (outer, inner)
    }

    private func tags(_ view: UIView) -> [Int] { view.subviews.map(\.tag) }

    @Test func `subviews are in the order in which they were put`() {
        let (outer, inner) = views(3)
        outer.bringSubviewToFront(inner[0])
        #expect(tags(outer) == [2, 3, 1])
        outer.sendSubviewToBack(inner[2])
        #expect(tags(outer) == [3, 2, 1])
        outer.insertSubview(inner[0], belowSubview: inner[2])
        #expect(tags(outer) == [1, 3, 2])
        outer.insertSubview(inner[0], aboveSubview: inner[2])
        #expect(tags(outer) == [3, 1, 2])
        outer.exchangeSubview(at: 0, withSubviewAt: 2)
        #expect(tags(outer) == [2, 1, 3])
    }

    @Test func `a view that is added elsewhere leaves where it was`() {
        let (first, inner) = views(1)
        let (second, _) = views(1)
        second.addSubview(inner[0])
        #expect(first.subviews.isEmpty)
        #expect(inner[0].superview === second)
        #expect(first.log.contains("removing 1"))
    }

    @Test func `views are found by tag and know what they lie in`() {
        let (outer, inner) = views(3)
        let deep = UIView()
        deep.tag = 9
        inner[1].addSubview(deep)
        #expect(outer.viewWithTag(9) === deep)
        #expect(deep.isDescendant(of: outer))
        #expect(!outer.isDescendant(of: deep))
    }

    @Test func `a layout pass runs once for any number of wishes`() {
        let (outer, _) = views(1)
        outer.log = []
        outer.setNeedsLayout()
        outer.setNeedsLayout()
        outer.layoutIfNeeded()
        outer.layoutIfNeeded()
        #expect(outer.log == ["layout"])
        outer.frame.size.width = 50
        outer.layoutIfNeeded()
        #expect(outer.log == ["layout", "layout"])
        outer.center.x = 400
        outer.layoutIfNeeded()
        #expect(outer.log == ["layout", "layout"])
    }

    @Test func `a view lives no longer than what it lies in`() {
        weak var gone: UIView?
        do {
            let (outer, inner) = views(1)
            gone = inner[0]
            #expect(outer.subviews.count == 1)
        }
        #expect(gone == nil)
    }
}
