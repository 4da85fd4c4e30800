import CoreGraphics
import Foundation
import Testing

@testable import UIKit

@MainActor
@Suite("Property animators")
struct PropertyAnimatorTests {
    private let view = UIView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))

    /// An animator that takes a minute from one side to the other.
    private func animator() -> UIViewPropertyAnimator {
        let view = view
        return UIViewPropertyAnimator(duration: 60, curve: .linear) {
            view.alpha = 0
            view.center.x = 105
        }
    }

    /// Waits for an animator's end.
    private func end(of animator: UIViewPropertyAnimator) async -> UIViewAnimatingPosition {
        await withCheckedContinuation { continuation in
            animator.addCompletion { continuation.resume(returning: $0) }
            animator.startAnimation()
        }
    }

    @Test func `an animator makes its changes and says when it has ended`() async {
        let view = view
        let animator = UIViewPropertyAnimator(duration: 0.01, dampingRatio: 0.8) { view.alpha = 0 }
        #expect(animator.state == .inactive && view.alpha == 1)
        let position = await end(of: animator)
        #expect(position == .end && view.alpha == 0)
        #expect(animator.state == .inactive && !animator.isRunning)
    }

    @Test func `a paused animator shows the share of the way that the app sets`() {
        let animator = animator()
        animator.pauseAnimation()
        #expect(animator.state == .active && !animator.isRunning && view.alpha == 1)
        animator.fractionComplete = 0.25
        #expect(view.alpha == 0.75 && view.center.x == 30)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0.75)
        animator.fractionComplete = 0.5
        #expect(view.alpha == 0.5)
        animator.stopAnimation(true)
        #expect(animator.state == .inactive && view.alpha == 0.5)
    }

    @Test func `a running animator is on its way when it is paused`() {
        let animator = animator()
        animator.startAnimation()
        #expect(animator.isRunning && view.alpha == 0)
        animator.pauseAnimation()
        #expect(!animator.isRunning && view.alpha > 0.9)
        animator.continueAnimation(withTimingParameters: nil, durationFactor: 0)
        #expect(animator.isRunning && view.alpha == 0)
        animator.stopAnimation(true)
    }

    @Test func `a stopped animator is finished where the app wants`() {
        var ends: [UIViewAnimatingPosition] = []
        for position in [UIViewAnimatingPosition.start, .end, .current] {
            view.alpha = 1
            let animator = animator()
            animator.addCompletion { ends.append($0) }
            animator.fractionComplete = 0.5
            animator.stopAnimation(false)
            #expect(animator.state == .stopped && ends.last != position)
            animator.finishAnimation(at: position)
            #expect(animator.state == .inactive && ends.last == position)
            #expect(view.alpha == (position == .start ? 1 : position == .end ? 0 : 0.5))
        }
    }

    @Test func `a reversed animator ends at the start`() async {
        let view = view
        let animator = UIViewPropertyAnimator(duration: 0.01, curve: .easeIn) { view.alpha = 0 }
        animator.fractionComplete = 0.5
        animator.isReversed = true
        #expect(await end(of: animator) == .start)
        #expect(view.alpha == 1)
    }

    @Test func `an animator that pauses at its end can be sent back`() async {
        let view = view
        let animator = UIViewPropertyAnimator(duration: 0, curve: .linear) { view.alpha = 0 }
        animator.pausesOnCompletion = true
        animator.startAnimation()
        while animator.isRunning { await Task.yield() }
        #expect(animator.state == .active && animator.fractionComplete == 1)
        animator.isReversed = true
        #expect(animator.fractionComplete == 0)
        animator.pausesOnCompletion = false
        #expect(await end(of: animator) == .start)
        #expect(view.alpha == 1)
    }

    @Test func `changes with a delay begin later on the way`() {
        let (view, other) = (view, UIView())
        let animator = animator()
        animator.addAnimations({ other.alpha = 0 }, delayFactor: 0.5)
        animator.fractionComplete = 0.5
        #expect(view.alpha == 0.5 && other.alpha == 1)
        animator.fractionComplete = 0.75
        #expect(other.alpha == 0.5)
        animator.stopAnimation(true)
    }

    @Test func `changes that are added on the way begin where the animation is`() {
        let (other, animator) = (UIView(), animator())
        animator.startAnimation()
        animator.fractionComplete = 0.5
        animator.startAnimation()
        animator.addAnimations { other.alpha = 0 }
        animator.pauseAnimation()
        #expect(other.alpha > 0.9)
        animator.stopAnimation(true)
    }

    @Test func `changes that are added on the way back begin where the animation is`() {
        let (other, animator) = (UIView(), animator())
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.addAnimations { other.alpha = 0 }
        #expect(other.alpha == 1 && view.alpha == 0.5)
        animator.fractionComplete = 0.75
        #expect(other.alpha == 1 && view.alpha == 0.75)
        animator.isReversed = false
        animator.fractionComplete = 0.75
        #expect(other.alpha == 0.5 && view.alpha == 0.25)
        animator.stopAnimation(false)
        animator.finishAnimation(at: .start)
        #expect(other.alpha == 1 && view.alpha == 1)
    }

    @Test func `a property that is changed again on the way back doesn't jump`() {
        let (view, animator) = (view, animator())
        animator.fractionComplete = 0.5
        animator.isReversed = true
        animator.addAnimations { view.alpha = 1 }
        #expect(view.alpha == 0.5)
        animator.isReversed = false
        animator.fractionComplete = 0.75
        #expect(view.alpha == 0.75)
        animator.stopAnimation(true)
    }

    @Test func `the changes of an animator that begins at its end take the whole way back`() {
        let animator = animator()
        animator.isReversed = true
        animator.pauseAnimation()
        #expect(view.alpha == 0 && view.center.x == 105)
        animator.fractionComplete = 0.5
        #expect(view.alpha == 0.5 && view.center.x == 55)
        animator.stopAnimation(true)
    }

    @Test func `a mirrored view is scaled on its way, and not turned`() {
        let view = view
        let animator = UIViewPropertyAnimator(duration: 60, curve: .linear) {
            view.transform = CGAffineTransform(scaleX: -1, y: 1)
        }
        animator.fractionComplete = 0.25
        #expect(abs(view.transform.a - 0.5) < 1e-9 && abs(view.transform.d - 1) < 1e-9)
        #expect(abs(view.transform.b) < 1e-9 && abs(view.transform.c) < 1e-9)
        animator.stopAnimation(true)
    }

    @Test func `a later change of a property goes on from the first one`() {
        let view = view
        let animator = UIViewPropertyAnimator(duration: 60, curve: .linear) { view.center.x = 105 }
        animator.addAnimations({ view.center.x = 5 }, delayFactor: 0.5)
        animator.fractionComplete = 0.25
        #expect(view.center.x == 30)
        animator.fractionComplete = 0.5
        #expect(view.center.x == 55)
        animator.fractionComplete = 0.75
        #expect(view.center.x == 30)
        animator.fractionComplete = 1
        #expect(view.center.x == 5)
        animator.fractionComplete = 0
        #expect(view.center.x == 5)
        animator.stopAnimation(true)
    }

    @Test func `a number that is no time counts as none`() async {
        let view = view
        let animator = UIViewPropertyAnimator(duration: .nan, curve: .linear) { view.alpha = 0 }
        #expect(animator.duration == 0)
        animator.addAnimations({ view.center.x = 105 }, delayFactor: .nan)
        #expect(await end(of: animator) == .end)
        #expect(view.alpha == 0 && view.center.x == 105)
        #expect(UIViewPropertyAnimator(duration: .nan, dampingRatio: .nan).duration == 0)
    }

    @Test func `colors, borders and turned views have values between`() {
        let view = view
        view.backgroundColor = .black
        let animator = UIViewPropertyAnimator(duration: 60, curve: .linear) {
            view.backgroundColor = UIColor(red: 1, green: 0.5, blue: 0, alpha: 1)
            view.layer.borderWidth = 4
            view.transform = CGAffineTransform(rotationAngle: .pi)
        }
        animator.fractionComplete = 0.5
        #expect(view.backgroundColor?.cgColor.components?.prefix(3).map { Double($0) } == [0.5, 0.25, 0])
        #expect(view.layer.borderWidth == 2)
        #expect(abs(abs(view.transform.b) - 1) < 1e-9 && abs(view.transform.a) < 1e-9)
        animator.stopAnimation(true)
    }

    @Test func `a spring by its physics has a duration of its own`() {
        let spring = UISpringTimingParameters(mass: 1, stiffness: 100, damping: 10, initialVelocity: .zero)
        let animator = UIViewPropertyAnimator(duration: 99, timingParameters: spring)
        #expect(animator.duration > 0.3 && animator.duration < 5)
        #expect(animator.timingParameters?.timingCurveType == .spring)
    }
}
