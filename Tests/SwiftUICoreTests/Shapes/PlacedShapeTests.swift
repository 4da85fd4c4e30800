import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Shapes of a size, and of buttons")
struct PlacedShapeTests {
    private let rect = CGRect(x: 0, y: 0, width: 100, height: 50)

    @Test func `a shape of a size stands at the point that both have in common`() {
        func box(_ shape: some Shape) -> CGRect { shape.path(in: rect).boundingRect }
        #expect(box(Rectangle().size(width: 20, height: 10)) == CGRect(x: 0, y: 0, width: 20, height: 10))
        #expect(
            box(Rectangle().size(width: 20, height: 10, anchor: .center)) == CGRect(x: 40, y: 20, width: 20, height: 10)
        )
        let size = CGSize(width: 20, height: 10)
        #expect(box(Rectangle().size(size, anchor: .bottomTrailing)) == CGRect(x: 80, y: 40, width: 20, height: 10))
    }

    private func radius(_ view: some View) -> Double? {
        TestWindow(view, size: CGSize(width: 200, height: 100)).elements
            .first { $0.style.background != nil }?.style.cornerRadius
    }

    @Test func `the shape of buttons is that of the place`() throws {
        let shape = Color.clear.frame(width: 80, height: 40).background(.red, in: .buttonBorder)
        #expect(try #require(radius(shape)) >= 20)
        #expect(try #require(radius(shape.buttonBorderShape(.roundedRectangle(radius: 7)))) == 7)
    }

    @Test func `the shape of buttons can't be said to be itself`() throws {
        let shape = Color.clear.frame(width: 80, height: 40).background(.red, in: .buttonBorder)
        #expect(try #require(radius(shape.buttonBorderShape(.buttonBorder))) >= 20)
    }
}
