import Foundation
import TestSupport
import Testing

@testable import UIKit

@Suite("Arithmetic of scrolling and zooming")
struct ScrollArithmeticTests {
    private func arithmetic(
        _ width: CGFloat, _ height: CGFloat, inset: UIEdgeInsets = .zero
    ) -> ScrollArithmetic {
        ScrollArithmetic(
            size: CGSize(width: 100, height: 200), contentSize: CGSize(width: width, height: height), inset: inset)
    }

    @Test func `an offset stays within the content`() {
        let large = arithmetic(300, 500)
        #expect(large.clamped(CGPoint(x: -5, y: 10)) == CGPoint(x: 0, y: 10))
        #expect(large.clamped(CGPoint(x: 250, y: 400)) == CGPoint(x: 200, y: 300))
    }

    @Test func `insets can be scrolled over`() {
        let large = arithmetic(300, 500, inset: UIEdgeInsets(top: 10, left: 20, bottom: 30, right: 40))
        #expect(large.clamped(CGPoint(x: -100, y: -100)) == CGPoint(x: -20, y: -10))
        #expect(large.clamped(CGPoint(x: 900, y: 900)) == CGPoint(x: 240, y: 330))
    }

    @Test func `small content begins at its inset, which is how it is centred`() {
        let small = arithmetic(100, 80, inset: UIEdgeInsets(top: 60, left: 0, bottom: 0, right: 0))
        #expect(small.clamped(.zero) == CGPoint(x: 0, y: -60))
        #expect(small.clamped(CGPoint(x: 9, y: 9)) == CGPoint(x: 0, y: -60))
    }

    @Test func `the scale that shows a rectangle keeps within its bounds`() {
        let view = arithmetic(100, 200)
        #expect(view.scale(showing: CGRect(x: 0, y: 0, width: 50, height: 50), from: 1, to: 10) == 2)
        #expect(view.scale(showing: CGRect(x: 0, y: 0, width: 1, height: 1), from: 1, to: 10) == 10)
        #expect(view.scale(showing: CGRect(x: 0, y: 0, width: 900, height: 900), from: 1, to: 10) == 1)
        #expect(view.scale(showing: .zero, from: 1, to: 10) == 10)
    }

    @Test func `a rectangle that is to be seen moves the content no farther than it has to`() {
        let view = arithmetic(300, 900)
        let offset = CGPoint(x: 50, y: 100)
        #expect(view.offset(offset, showing: CGRect(x: 60, y: 120, width: 10, height: 10)) == offset)
        #expect(view.offset(offset, showing: CGRect(x: 200, y: 0, width: 10, height: 10)) == CGPoint(x: 110, y: 0))
    }

    /// Checks the definition with random cases: the content at the anchor point stays there.
    @Test func `magnifying keeps the point under the fingers`() {
        var random = SeededRandom(seed: 4)
        for _ in 0..<500 {
            let offset = CGPoint(x: .random(in: -200...900, using: &random), y: .random(in: -200...900, using: &random))
            let point = CGPoint(x: .random(in: 0...390, using: &random), y: .random(in: 0...844, using: &random))
            let (from, to) = (
                CGFloat.random(in: 0.5...10, using: &random), CGFloat.random(in: 0.5...10, using: &random)
            )
            let new = arithmetic(1, 1).offset(offset, magnifiedBy: to / from, keeping: point)
            let before = CGPoint(x: (offset.x + point.x) / from, y: (offset.y + point.y) / from)
            let after = CGPoint(x: (new.x + point.x) / to, y: (new.y + point.y) / to)
            #expect(abs(before.x - after.x) < 1e-6)
            #expect(abs(before.y - after.y) < 1e-6)
        }
    }

    @Test func `clamping is done once and for all`() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<500 {
            func length(_ bound: CGFloat) -> CGFloat { .random(in: 0...bound, using: &random) }
            let view = ScrollArithmetic(
                size: CGSize(width: length(500), height: length(500)),
                contentSize: CGSize(width: length(900), height: length(900)),
                inset: UIEdgeInsets(top: length(90), left: length(90), bottom: length(90), right: length(90)))
            let once = view.clamped(CGPoint(x: length(2000) - 1000, y: length(2000) - 1000))
            #expect(view.clamped(once) == once)
        }
    }
}
