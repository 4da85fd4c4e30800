import CoreGraphics
import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

/// A view of the test's in a window.
private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}

@MainActor
private final class Listener: CAAnimationDelegate {
    var events: [String] = []
    func animationDidStart(_ anim: CAAnimation) { events.append("start") }
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { events.append("stop \(flag)") }
}

/// Counts how often it has to be drawn anew.
@MainActor
private final class CountingLayer: CALayer {
    var changeCount = 0
    override func change() { changeCount += 1 }
}

/// Notes the layer's animations when its own has ended.
@MainActor
private final class Replacing: CAAnimationDelegate {
    weak var layer: CALayer?
    var keys: [String] = []
    func animationDidStop(_ anim: CAAnimation, finished flag: Bool) { keys = layer?.animationKeys() ?? [] }
}

@MainActor
@Suite("Animations of layers")
struct LayerAnimationTests {
    private let layer = CAShapeLayer()

    /// Adds an animation at second 100, and goes on to another time.
    private func play(_ animation: CAAnimation, to time: CFTimeInterval) -> LayerPlayer {
        let player = LayerPlayer(layer)
        layer.player = player
        player.add(animation, "test", at: 100)
        player.step(to: time)
        return player
    }

    private func fade() -> CABasicAnimation {
        let animation = CABasicAnimation(keyPath: "opacity")
        (animation.fromValue, animation.toValue, animation.duration) = (0, 1.0, 2)
        return animation
    }

    @Test func `a layer shows values between, and then its own`() {
        layer.opacity = 0.2
        let player = play(fade(), to: 100.5)
        #expect(layer.presentation()?.opacity == 0.25 && layer.opacity == 0.2)
        player.step(to: 102)
        #expect(layer.presentation()?.opacity == 0.2 && layer.animationKeys() == nil)
    }

    @Test func `a layer keeps the end of an animation that isn't removed`() {
        let animation = fade()
        (animation.isRemovedOnCompletion, animation.fillMode) = (false, .forwards)
        layer.opacity = 0.2
        let player = play(animation, to: 103)
        #expect(layer.presentation()?.opacity == 1 && layer.animationKeys() == ["test"])
        layer.removeAllAnimations()
        player.step(to: 103)
        #expect(layer.presentation()?.opacity == 0.2)
    }

    @Test func `an animation is repeated and goes back`() {
        let animation = fade()
        (animation.autoreverses, animation.repeatCount) = (true, .infinity)
        _ = play(animation, to: 100 + 4 * 1000 + 3)
        #expect(layer.presentation()?.opacity == 0.5)
        layer.removeAnimation(forKey: "test")
    }

    @Test func `a delegate hears of the beginning and the end`() {
        let (listener, animation) = (Listener(), fade())
        animation.delegate = listener
        let player = play(animation, to: 101)
        #expect(listener.events == ["start"])
        player.step(to: 102)
        #expect(listener.events == ["start", "stop true"])
        player.add(animation, "test", at: 103)
        player.remove("test")
        #expect(listener.events.last == "stop false")
    }

    @Test func `parts of a transform are animated`() {
        let spin = CABasicAnimation(keyPath: "transform.rotation.z")
        (spin.byValue, spin.duration) = (Double.pi, 2)
        layer.setAffineTransform(CGAffineTransform(scaleX: 2, y: 2))
        _ = play(spin, to: 101)
        let shown = layer.presentation()?.affineTransform()
        #expect(abs((shown?.a ?? 9) - 0) < 1e-9 && abs((shown?.b ?? 9) - 2) < 1e-9)
    }

    @Test func `keyframes are reached at their times`() {
        let shake = CAKeyframeAnimation(keyPath: "position.x")
        (shake.values, shake.keyTimes, shake.duration) = ([0, 10, -10], [0, 0.25, 1], 4)
        shake.isAdditive = true
        layer.position = CGPoint(x: 100, y: 50)
        let player = play(shake, to: 101)
        #expect(layer.presentation()?.position == CGPoint(x: 110, y: 50))
        player.step(to: 102.5)
        #expect(layer.presentation()?.position == CGPoint(x: 100, y: 50))
    }

    @Test func `a position follows a path`() {
        let walk = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addLine(to: CGPoint(x: 10, y: 30))
        (walk.path, walk.calculationMode, walk.duration) = (path, .paced, 4)
        _ = play(walk, to: 102)
        #expect(layer.presentation()?.position == CGPoint(x: 10, y: 10))
    }

    @Test func `each line and curve of a path has the same time`() {
        let walk = CAKeyframeAnimation(keyPath: "position")
        let path = CGMutablePath()
        path.move(to: .zero)
        path.addLine(to: CGPoint(x: 10, y: 0))
        path.addQuadCurve(to: CGPoint(x: 10, y: 30), control: CGPoint(x: 10, y: 15))
        (walk.path, walk.duration) = (path, 4)
        let player = play(walk, to: 101)
        #expect(layer.presentation()?.position == CGPoint(x: 5, y: 0))
        player.step(to: 103)
        #expect(layer.presentation()?.position == CGPoint(x: 10, y: 15))
    }

    @Test func `a presentation is of the layer's class`() {
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        (draw.fromValue, draw.toValue, draw.duration) = (0, 1, 2)
        layer.lineWidth = 7
        _ = play(draw, to: 101)
        #expect(layer.presentation()?.strokeEnd == 0.5 && layer.presentation()?.lineWidth == 7)
        let gradient: CALayer = CAGradientLayer()
        #expect(gradient.presentation() is CAGradientLayer)
    }

    @Test func `an animation with a number that is no time ends`() {
        let (listener, animation) = (Listener(), fade())
        (animation.duration, animation.speed, animation.timeOffset) = (.nan, .nan, .nan)
        animation.delegate = listener
        let player = play(animation, to: 101)
        #expect(listener.events == ["start", "stop true"] && player.keys.isEmpty)
    }

    @Test func `an animation that goes back is over at its beginning`() {
        let (listener, animation) = (Listener(), fade())
        (animation.speed, animation.timeOffset, animation.delegate) = (-1, 2, listener)
        let player = play(animation, to: 101.5)
        #expect(layer.presentation()?.opacity == 0.25 && listener.events == ["start"])
        player.step(to: 102)
        #expect(listener.events == ["start", "stop true"])
    }

    @Test func `a delegate hears that its layer has gone`() {
        let (listener, animation) = (Listener(), fade())
        var isOver = false
        animation.delegate = listener
        do {
            let layer = CALayer()
            CATransaction.begin()
            CATransaction.setCompletionBlock { isOver = true }
            layer.add(animation, forKey: nil)
            CATransaction.commit()
        }
        #expect(listener.events == ["start", "stop false"] && isOver)
    }

    @Test func `an animation in place of another has the key when that one's delegate is told`() {
        let (first, second) = (fade(), fade())
        let replacing = Replacing()
        (first.delegate, replacing.layer) = (replacing, layer)
        let player = play(first, to: 101)
        player.add(second, "test", at: 101)
        #expect(replacing.keys == ["test"])
        player.removeAll()
    }

    @Test func `a transaction's block doesn't wait for animations from before it was set`() {
        var isOver = false
        let player = LayerPlayer(layer)
        CATransaction.begin()
        player.add(fade(), nil, at: 100)
        CATransaction.setCompletionBlock { isOver = true }
        CATransaction.commit()
        #expect(isOver)
        player.removeAll()
    }

    @Test func `values outside of transactions end with the turn`() async {
        CATransaction.flush()
        CATransaction.setAnimationDuration(7)
        #expect(CATransaction.animationDuration() == 7)
        CATransaction.flush()
        #expect(CATransaction.animationDuration() == 0.25)
    }

    @Test func `a group without a duration in another one has that one's time`() {
        let (outer, inner) = (CAAnimationGroup(), CAAnimationGroup())
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1, 0)
        (inner.animations, outer.animations, outer.duration) = ([fade], [inner], 4)
        _ = play(outer, to: 103)
        #expect(layer.presentation()?.opacity == 0.25)
    }

    @Test func `a moment that looks the same isn't drawn again`() {
        let layer = CountingLayer()
        let player = LayerPlayer(layer)
        player.add(fade(), "test", at: 100)
        player.step(to: 101)
        let count = layer.changeCount
        player.step(to: 101)
        #expect(layer.changeCount == count)
        player.step(to: 101.5)
        #expect(layer.changeCount == count + 1)
        player.removeAll()
    }

    @Test func `a group's animations have its time`() {
        let (group, late) = (CAAnimationGroup(), CABasicAnimation(keyPath: "cornerRadius"))
        (late.fromValue, late.toValue, late.beginTime, late.duration) = (0, 8, 2, 2)
        let fade = CABasicAnimation(keyPath: "opacity")
        (fade.fromValue, fade.toValue) = (1, 0)
        (group.animations, group.duration) = ([fade, late], 4)
        _ = play(group, to: 103)
        #expect(layer.presentation()?.opacity == 0.25 && layer.presentation()?.cornerRadius == 4)
    }

    @Test func `a spring passes its end`() {
        let spring = CASpringAnimation(keyPath: "opacity")
        (spring.fromValue, spring.toValue) = (0, 0.5)
        spring.duration = spring.settlingDuration
        _ = play(spring, to: 100.35)
        #expect((layer.presentation()?.opacity ?? 0) > 0.5)
    }

    @Test func `a transaction's block waits for its animations`() {
        var isOver = false
        let player = LayerPlayer(layer)
        CATransaction.begin()
        CATransaction.setAnimationDuration(2)
        CATransaction.setCompletionBlock { isOver = true }
        player.add(CABasicAnimation(keyPath: "opacity"), nil, at: 100)
        CATransaction.commit()
        player.step(to: 101)
        #expect(!isOver)
        player.step(to: 102)
        #expect(isOver)
    }

    @Test func `a view in a window shows its layer's animation`() throws {
        let view = UIView()
        view.accessibilityIdentifier = "view"
        let window = ViewTesting.TestWindow(Shown(view: view).frame(width: 100, height: 100))
        let player = LayerPlayer(view.layer)
        view.layer.player = player
        player.add(fade(), "test", at: 100)
        player.step(to: 101)
        window.render()
        #expect(window.element(identifier: "view")?.style.opacity == 0.5)
        player.step(to: 103)
        window.render()
        #expect(window.element(identifier: "view")?.style.opacity == 1)
    }

    @Test func `a shape in a window shows its line's animation`() throws {
        let view = UIView()
        layer.path = CGPath(rect: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        (layer.fillColor, layer.strokeColor) = (nil, .black)
        view.layer.addSublayer(layer)
        let window = ViewTesting.TestWindow(Shown(view: view).frame(width: 100, height: 100))
        let draw = CABasicAnimation(keyPath: "strokeEnd")
        (draw.fromValue, draw.duration) = (0, 2)
        let before = try #require(canvas(in: window))
        let player = play(draw, to: 101)
        window.render()
        #expect(canvas(in: window)?.operations != before.operations)
        player.step(to: 102)
        window.render()
        #expect(canvas(in: window)?.operations == before.operations)
    }

    private func canvas(in window: ViewTesting.TestWindow) -> CanvasContent? {
        for element in window.elements {
            if case .canvas(let content) = element.content { return content }
        }
        return nil
    }
}
