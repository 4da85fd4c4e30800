import Foundation
import Testing

@testable import SwiftUICore

/// An anchor, the preferred edge and a size, and the expected frame and arrow position of the popover.
private struct Case: CustomTestStringConvertible, Sendable {
    let testDescription: String
    var window = CGSize(width: 1000, height: 700)
    var anchor = CGRect(x: 480, y: 300, width: 40, height: 20)
    var wished: Edge?
    var size = CGSize(width: 200, height: 100)
    let edge: Edge
    let frame: CGRect
    let tip: CGPoint

    /// The popover keeps eight points from the window's edges and has its preferred size if there is room.
    var geometry: PopoverGeometry {
        PopoverGeometry(
            at: anchor, arrowEdge: wished, room: CGRect(origin: .zero, size: window).insetBy(dx: 8, dy: 8),
            cornerRadius: 14
        ) { CGSize(width: min(size.width, $0.width), height: min(size.height, $0.height)) }
    }
}

private func rect(_ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat) -> CGRect {
    CGRect(x: x, y: y, width: width, height: height)
}

private let cases = [
    Case(
        testDescription: "below, where nothing is wished", edge: .bottom, frame: rect(400, 330, 200, 100),
        tip: CGPoint(x: 500, y: 320)),
    Case(
        testDescription: "above", wished: .top, edge: .top, frame: rect(400, 190, 200, 100),
        tip: CGPoint(x: 500, y: 300)),
    Case(
        testDescription: "before", wished: .leading, edge: .leading, frame: rect(270, 260, 200, 100),
        tip: CGPoint(x: 480, y: 310)),
    Case(
        testDescription: "after", wished: .trailing, edge: .trailing, frame: rect(530, 260, 200, 100),
        tip: CGPoint(x: 520, y: 310)),
    Case(
        testDescription: "at a point", anchor: rect(500, 310, 0, 0), wished: .bottom, edge: .bottom,
        frame: rect(400, 320, 200, 100), tip: CGPoint(x: 500, y: 310)),
    Case(
        testDescription: "flipped from below", anchor: rect(480, 650, 40, 20), wished: .bottom, edge: .top,
        frame: rect(400, 540, 200, 100), tip: CGPoint(x: 500, y: 650)),
    Case(
        testDescription: "flipped from above", anchor: rect(480, 20, 40, 20), wished: .top, edge: .bottom,
        frame: rect(400, 50, 200, 100), tip: CGPoint(x: 500, y: 40)),
    Case(
        testDescription: "flipped from before", anchor: rect(20, 300, 40, 20), wished: .leading, edge: .trailing,
        frame: rect(70, 260, 200, 100), tip: CGPoint(x: 60, y: 310)),
    Case(
        testDescription: "shifted from the left edge, the arrow clear of the corner", anchor: rect(0, 300, 40, 20),
        wished: .bottom, edge: .bottom, frame: rect(8, 330, 200, 100), tip: CGPoint(x: 34, y: 320)),
    Case(
        testDescription: "shifted from the right edge", anchor: rect(940, 300, 40, 20), wished: .bottom,
        edge: .bottom, frame: rect(792, 330, 200, 100), tip: CGPoint(x: 960, y: 320)),
    Case(
        testDescription: "beside, where it is too high for above and below", size: CGSize(width: 200, height: 600),
        edge: .trailing, frame: rect(530, 10, 200, 600), tip: CGPoint(x: 520, y: 310)),
    Case(
        testDescription: "cut to the side with the most room", window: CGSize(width: 320, height: 568),
        anchor: rect(140, 250, 40, 20), size: CGSize(width: 280, height: 500), edge: .bottom,
        frame: rect(20, 280, 280, 280), tip: CGPoint(x: 160, y: 270)),
    Case(
        testDescription: "in the middle of an anchor that leaves no room", anchor: rect(0, 0, 1000, 700), edge: .bottom,
        frame: rect(400, 360, 200, 100), tip: CGPoint(x: 500, y: 350)),
    Case(
        testDescription: "a card shorter than its arrow is wide", wished: .trailing,
        size: CGSize(width: 40, height: 20), edge: .trailing, frame: rect(530, 300, 40, 20),
        tip: CGPoint(x: 520, y: 310)),
]

@Suite("Where popovers lie")
struct PopoverGeometryTests {
    @Test(arguments: cases)
    fileprivate func `a popover lies where there is room, and points at its anchor`(_ expected: Case) {
        let geometry = expected.geometry
        #expect(geometry.edge == expected.edge)
        #expect(geometry.frame == expected.frame)
        #expect(geometry.tip == expected.tip)
    }

    @Test func `of an anchor out of sight the nearest edge is pointed at`() {
        let window = rect(0, 0, 1000, 700)
        #expect(rect(100, -50, 40, 20).clamped(to: window) == rect(100, 0, 40, 0))
        #expect(rect(980, 690, 40, 20).clamped(to: window) == rect(980, 690, 20, 10))
        #expect(rect(100, 100, 0, 0).clamped(to: window) == rect(100, 100, 0, 0))
    }

    @Test(arguments: Edge.allCases)
    func `the arrow's box reaches from the tip to just over the card`(_ edge: Edge) {
        let geometry = PopoverGeometry(
            at: rect(480, 300, 40, 20), arrowEdge: edge, room: rect(8, 8, 984, 684), cornerRadius: 14
        ) { _ in CGSize(width: 200, height: 100) }
        let box = PopoverArrow(geometry: geometry).box
        #expect(box.insetBy(dx: -0.1, dy: -0.1).contains(geometry.tip))
        let isUpright = edge == .top || edge == .bottom
        let shared = box.intersection(geometry.frame)
        #expect((isUpright ? shared.height : shared.width) == 1)
        #expect((isUpright ? shared.width : shared.height) == PopoverGeometry.arrowWidth)
    }
}
