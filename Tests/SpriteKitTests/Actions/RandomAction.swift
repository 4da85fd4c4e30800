import Foundation
import SpriteKit
import TestSupport

/// Random actions of every kind that the client plays, from a seed.
struct RandomAction: RandomNumberGenerator {
    private var numbers: SeededRandom

    init(seed: UInt64) { numbers = SeededRandom(seed: seed) }

    mutating func next() -> UInt64 { numbers.next() }

    mutating func number(_ range: ClosedRange<Double>) -> CGFloat {
        CGFloat((Double.random(in: range, using: &self) * 64).rounded() / 64)
    }

    mutating func seconds() -> Double { Double(number(0.015625...1.5)) }

    /// Twelve ascending times of up to about ten seconds.
    mutating func times() -> [Double] { (0..<12).map { _ in Double(number(0...10)) + 0.001 }.sorted() }

    mutating func action(depth: Int) -> SKAction {
        let action = depth > 0 && Int.random(in: 0..<2, using: &self) == 0 ? composite(depth) : leaf()
        if Int.random(in: 0..<4, using: &self) == 0 { action.speed = number(0.5...2) }
        return action
    }

    private mutating func composite(_ depth: Int) -> SKAction {
        let parts = (0..<Int.random(in: 1...3, using: &self)).map { _ in action(depth: depth - 1) }
        switch Int.random(in: 0..<5, using: &self) {
        case 0, 1: return .sequence(parts)
        case 2: return parts[0]
        case 3: return .repeat(parts[0], count: Int.random(in: 0...3, using: &self))
        default: return .repeatForever(.sequence(parts))
        }
    }

    private mutating func leaf() -> SKAction {
        let action = plainLeaf()
        action.timingMode = [.linear, .easeIn, .easeOut, .easeInEaseOut].randomElement(using: &self)!
        return action
    }

    private mutating func plainLeaf() -> SKAction {
        switch Int.random(in: 0..<10, using: &self) {
        case 0, 1: .moveBy(x: number(-90...90), y: number(-90...90), duration: seconds())
        case 2: .moveTo(x: number(-90...90), duration: seconds())
        case 3: .rotate(toAngle: number(-9...9), duration: seconds(), shortestUnitArc: true)
        case 4: .scale(by: number(0.5...2), duration: seconds())
        case 5: .fadeAlpha(to: number(0...1), duration: seconds())
        case 6: .wait(forDuration: seconds(), withRange: Double(number(0...1)))
        case 7: .colorize(with: .brown, colorBlendFactor: number(0...1), duration: seconds())
        case 8: .resize(byWidth: number(-9...9), height: number(-9...9), duration: seconds())
        default: .hide()
        }
    }
}
