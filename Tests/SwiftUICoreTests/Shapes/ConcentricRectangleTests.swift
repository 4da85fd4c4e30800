import CoreGraphics
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite struct ConcentricRectangleTests {
    private func radius(_ shape: some Shape, padding: CGFloat) -> CGFloat? {
        let window = TestWindow(
            shape.fill(.red).padding(padding).containerShape(RoundedRectangle(cornerRadius: 30)),
            size: CGSize(width: 200, height: 100))
        return window.elements.first { $0.style.background != nil }.map { CGFloat($0.style.cornerRadius) }
    }

    @Test func `corners have the centres of the containers`() {
        #expect(radius(ConcentricRectangle(), padding: 10) == 20)
        #expect(radius(ConcentricRectangle(), padding: 0) == 30)
        #expect(radius(ConcentricRectangle(), padding: 40) == 0)
        #expect(radius(.rect(corners: .concentric, isUniform: true), padding: 10) == 20)
    }

    @Test func `a corner is at least as round as its minimum`() {
        #expect(radius(.rect(corners: .concentric(minimum: .fixed(12))), padding: 40) == 12)
        #expect(radius(.rect(corners: .concentric(minimum: .fixed(12))), padding: 10) == 20)
        #expect(radius(.rect(corners: .fixed(7)), padding: 10) == 7)
    }

    @Test func `a rectangle in no container is square`() {
        let path = ConcentricRectangle().path(in: CGRect(x: 0, y: 0, width: 40, height: 20))
        #expect(path.contains(CGPoint(x: 0.1, y: 0.1)))
    }

    @Test func `only the corners near the containers are round`() throws {
        let shape = ContainerShape(RoundedRectangle(cornerRadius: 30))
        var placed = shape
        placed.size = CGSize(width: 200, height: 100)
        placed.distances = EdgeInsets(top: 50, leading: 5, bottom: 5, trailing: 5)
        ContainerShape.$current.withValue(placed) {
            #expect(placed.concentricRadii.bottomLeading == 25)
            let path = ConcentricRectangle().path(in: CGRect(x: 0, y: 0, width: 190, height: 45))
            #expect(!path.contains(CGPoint(x: 1, y: 44)))
        }
    }
}
