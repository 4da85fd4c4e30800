import CoreGraphics
import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Views that are mixed by opacity")
struct CompositionTests {
    private let red = Color(red: 1, green: 0, blue: 0)
    private let blue = Color(red: 0, green: 0, blue: 1)
    private let clear: [UInt8] = [0, 0, 0, 0]
    private let allRed: [UInt8] = [255, 0, 0, 255]
    private let allBlue: [UInt8] = [0, 0, 255, 255]

    /// The red, green, blue and opacity at the center and in a corner of a view of 20 × 20 points.
    private func middleAndCorner(_ view: some View) throws -> [[UInt8]] {
        let image = try #require(ImageRenderer(content: view.frame(width: 20, height: 20)).cgImage)
        return [10, 1].map { place in
            let bytes = image.surface.bytes + place * image.surface.bytesPerRow + place * 4
            return [bytes[2], bytes[1], bytes[0], bytes[3]]
        }
    }

    private var dot: some View { Circle().frame(width: 10, height: 10) }

    @Test
    func `a view takes away what is behind it in its group, and nothing behind the group`() throws {
        let ring = ZStack {
            red
            dot.blendMode(.destinationOut)
        }
        #expect(try middleAndCorner(ring.compositingGroup()) == [clear, allRed])
        #expect(try middleAndCorner(ring.compositingGroup().background(blue)) == [allBlue, allRed])
    }

    @Test
    func `what is in front of a hole is seen`() throws {
        let view = ZStack {
            red
            dot.blendMode(.destinationOut)
            dot.foregroundStyle(blue)
        }
        #expect(try middleAndCorner(view.compositingGroup()) == [allBlue, allRed])
    }

    @Test(arguments: [false, true])
    func `a hole in a mask is a hole`(isGrouped: Bool) throws {
        let view = red.mask {
            let mask = Rectangle().overlay { dot.blendMode(.destinationOut) }
            if isGrouped { mask.compositingGroup() } else { mask }
        }
        #expect(try middleAndCorner(view) == [clear, allRed])
    }

    @Test
    func `a view atop of others is seen where they are`() throws {
        let view = dot.foregroundStyle(red).frame(width: 20, height: 20).overlay { blue.blendMode(.sourceAtop) }
        #expect(try middleAndCorner(view.compositingGroup()) == [allBlue, clear])
    }

    @Test
    func `a view over which others are is seen where they are not`() throws {
        let view = dot.foregroundStyle(red).frame(width: 20, height: 20).overlay { blue.blendMode(.destinationOver) }
        #expect(try middleAndCorner(view.compositingGroup()) == [allRed, allBlue])
    }

    @Test
    func `in a window a hole is in the masks of the others, which stay what they are`() throws {
        let window = TestWindow(
            ZStack {
                Text("Ticket")
                dot.blendMode(.destinationOut)
            }
            .compositingGroup())
        #expect(window.texts == ["Ticket"])
        let masked = window.elements.filter { $0.style.mask != nil }
        #expect(masked.count == 1 && masked.first?.text == "Ticket")
        let hole = window.elements.first { $0.style.blendMode == .destinationOut }
        #expect(hole?.style.isHidden == true)
        #expect(window.list.brokenInvariants() == [])
    }

    @Test
    func `a hole that goes leaves no mask behind`() {
        let model = HoleModel()
        let window = TestWindow(Spotlight(model: model))
        #expect(window.elements.contains { $0.style.mask != nil })
        model.isThere = false
        window.render()
        #expect(!window.elements.contains { $0.style.mask != nil })
    }

    @Test
    func `a hole that moves is cut anew, and once`() {
        let model = HoleModel()
        let window = TestWindow(Spotlight(model: model))
        let before = window.elements.compactMap(\.style.mask)
        model.place = 40
        window.render()
        let after = window.elements.compactMap(\.style.mask)
        #expect(before.count == after.count && before != after)
        guard case .drawing(let drawing)? = after.first else {
            Issue.record("\(after)")
            return
        }
        #expect(drawing.operations.count == 2)
    }

    @Test
    func `a mask that reaches beyond its view shows the view's shadow there`() {
        let window = TestWindow(
            Color.red.frame(width: 20, height: 20).shadow(radius: 5).mask { Rectangle().padding(.bottom, -20) })
        guard case .drawing(let drawing)? = window.elements.compactMap(\.style.mask).first else {
            Issue.record("no mask")
            return
        }
        #expect(drawing.margin.bottom == 32 && drawing.margin.top == 0)
    }
}

@Observable
@MainActor
private final class HoleModel {
    var isThere = true
    var place = 0.0
}

private struct Spotlight: View {
    let model: HoleModel

    var body: some View {
        ZStack {
            Color.black.opacity(0.5)
            if model.isThere {
                Circle().frame(width: 10, height: 10).offset(x: model.place).blendMode(.destinationOut)
            }
        }
        .compositingGroup()
    }
}
