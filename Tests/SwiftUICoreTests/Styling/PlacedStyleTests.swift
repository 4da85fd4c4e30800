import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

@MainActor
@Suite("Styles over a rectangle")
struct PlacedStyleTests {
    private let rect = CGRect(x: -20, y: 10, width: 200, height: 100)

    private func path(of view: some View) throws -> PathContent {
        let contents = TestWindow(view.frame(width: 100, height: 50)).elements.map(\.content)
        return try #require(contents.compactMap { if case .path(let path) = $0 { path } else { nil } }.first)
    }

    @Test func `a gradient lies over its rectangle, whatever is drawn in it`() throws {
        let gradient = LinearGradient(colors: [.red, .blue], startPoint: .leading, endPoint: .trailing)
        let filled = try path(of: Rectangle().fill(gradient.in(rect)))
        #expect(filled.viewBox == rect)
        #expect(filled.fill == paint(of: gradient, in: EnvironmentValues()))
        let erased = try path(of: Circle().stroke(AnyShapeStyle(gradient.in(rect)), lineWidth: 3))
        #expect(erased.viewBox == rect)
    }

    @Test func `the innermost rectangle counts, and a colour is everywhere the same`() throws {
        let gradient = RadialGradient(colors: [.red, .blue], center: .center, startRadius: 0, endRadius: 9)
        #expect(try path(of: Rectangle().fill(gradient.in(rect).in(.zero))).viewBox == rect)
        let plain = TestWindow(Rectangle().fill(Color.red.in(rect)).frame(width: 100, height: 50))
        let painted = try #require(plain.elements.first { $0.style.background != nil })
        #expect(painted.frame.size == CGSize(width: 100, height: 50))
    }

    @Test func `what a browser draws in a box gets one that covers the shape`() throws {
        let sweep = AngularGradient(colors: [.red, .blue], center: .center)
        let swept = try path(of: Rectangle().fill(sweep.in(rect)))
        #expect(swept.viewBox == CGRect(x: 0, y: 0, width: 100, height: 50))
        guard case .angularGradient(_, let center, _, _) = swept.fill else {
            Issue.record("an angular gradient is none")
            return
        }
        // The rectangle's middle is at 80, 60.
        #expect(abs(center.x - 0.8) < 1e-9 && abs(center.y - 1.2) < 1e-9)
        let picture = Image(resource: ResourcePath("/resources/p.png"), size: CGSize(width: 30, height: 20))
        let tiled = try path(of: Rectangle().fill(ImagePaint(image: picture).in(rect)))
        #expect(tiled.viewBox == CGRect(x: -20, y: -10, width: 120, height: 60))
    }
}
