import CoreGraphics
import DisplayList
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

private final class GradientView: UIView {
    override class var layerClass: AnyClass { CAGradientLayer.self }
}

/// Places its sublayer whenever it is asked to, and counts.
private final class PlacingLayer: CALayer {
    var count = 0
    override func layoutSublayers() {
        count += 1
        sublayers?.first?.frame = bounds.insetBy(dx: 5, dy: 5)
    }
}

@MainActor
@Suite("Layers")
struct LayerTests {
    private let red = CGColor(srgbRed: 1, green: 0, blue: 0, alpha: 1)

    private func window(_ view: UIView) -> ViewTesting.TestWindow {
        ViewTesting.TestWindow(Shown(view: view).frame(width: 100, height: 100))
    }

    private func canvases(_ window: ViewTesting.TestWindow) -> [CanvasContent] {
        window.elements.compactMap { if case .canvas(let content) = $0.content { content } else { nil } }
    }

    @Test func `a layer is between the subviews where it was put`() {
        let view = UIView()
        let (first, second) = (UIView(), UIView())
        let (behind, between, front) = (CALayer(), CALayer(), CALayer())
        view.addSubview(first)
        view.layer.addSublayer(between)
        view.addSubview(second)
        view.layer.addSublayer(front)
        view.layer.insertSublayer(behind, at: 0)
        #expect(view.layer.sublayers == [behind, first.layer, between, second.layer, front])
        first.removeFromSuperview()
        #expect(view.layer.sublayers == [behind, between, second.layer, front])
        between.removeFromSuperlayer()
        #expect(view.layer.sublayers == [behind, second.layer, front])
        #expect(between.superlayer == nil && behind.superlayer === view.layer)
    }

    @Test func `a frame is about the anchor point`() {
        let layer = CALayer()
        layer.anchorPoint = CGPoint(x: 0, y: 1)
        layer.frame = CGRect(x: 10, y: 20, width: 30, height: 40)
        #expect(layer.position == CGPoint(x: 10, y: 60))
        layer.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        #expect(layer.frame == CGRect(x: -5, y: 40, width: 30, height: 40))
    }

    @Test func `a gradient layer is drawn, and drawn anew when it changes`() throws {
        let view = UIView()
        let layer = CAGradientLayer()
        layer.colors = [red, UIColor.blue.cgColor]
        view.layer.addSublayer(layer)
        let window = window(view)
        #expect(canvases(window).isEmpty)
        layer.frame = CGRect(x: 10, y: 10, width: 40, height: 20)
        window.render()
        let element = try #require(window.elements.first { if case .canvas = $0.content { true } else { false } })
        #expect(element.frame == CGRect(x: 10, y: 10, width: 40, height: 20))
        guard case .canvas(let content) = element.content, case .fill(_, _, _, let paint, _) = content.operations.first
        else { return #expect(Bool(false), "nothing is filled") }
        guard case .linearGradient = paint else { return #expect(Bool(false), "the paint is \(paint)") }
        layer.isHidden = true
        window.render()
        #expect(canvases(window).isEmpty)
    }

    @Test func `a view's layer can be a gradient`() {
        let view = GradientView()
        (view.layer as? CAGradientLayer)?.colors = [red, UIColor.blue.cgColor]
        #expect(canvases(window(view)).count == 1)
    }

    @Test func `a shape is drawn beyond the bounds, with its line`() throws {
        let view = UIView()
        let layer = CAShapeLayer()
        layer.path = CGPath(ellipseIn: CGRect(x: 0, y: 0, width: 50, height: 50), transform: nil)
        layer.fillColor = nil
        layer.strokeColor = red
        layer.lineWidth = 4
        layer.lineJoin = .round
        layer.strokeEnd = 0.5
        view.layer.addSublayer(layer)
        let window = window(view)
        let element = try #require(window.elements.first { if case .canvas = $0.content { true } else { false } })
        #expect(element.frame == CGRect(x: -2, y: -2, width: 54, height: 54))
        let canvas = try #require(canvases(window).first)
        guard case .stroke = canvas.operations.first, canvas.operations.count == 1 else {
            return #expect(Bool(false), "\(canvas.operations)")
        }
    }

    @Test func `sublayers that are placed while they are drawn don't draw forever`() {
        let view = UIView()
        let (outer, inner) = (PlacingLayer(), CALayer())
        outer.frame = CGRect(x: 0, y: 0, width: 50, height: 50)
        inner.backgroundColor = red
        outer.addSublayer(inner)
        view.layer.addSublayer(outer)
        let window = window(view)
        #expect(inner.frame == CGRect(x: 5, y: 5, width: 40, height: 40))
        let count = outer.count
        for _ in 0..<5 { window.render() }
        #expect(outer.count == count)
    }

    @Test func `only the chosen corners are round`() throws {
        let view = UIView()
        view.backgroundColor = .red
        view.layer.cornerRadius = 8
        view.layer.maskedCorners = [.layerMinXMinYCorner, .layerMaxXMinYCorner]
        let element = try #require(window(view).elements.first { $0.style.background != nil })
        #expect(element.style.corners.radii == [8, 8, 0, 0])
    }

    @Test func `a mask is drawn over the view`() throws {
        let view = UIView()
        view.backgroundColor = .red
        let mask = CAShapeLayer()
        mask.path = CGPath(rect: CGRect(x: 0, y: 0, width: 10, height: 10), transform: nil)
        view.layer.mask = mask
        let element = try #require(window(view).elements.first { $0.style.background != nil })
        guard case .drawing(let content) = element.style.mask else { return #expect(Bool(false), "no mask") }
        #expect(content.operations.count == 1)
    }

    @Test func `the block of a transaction runs at its commit`() {
        var log: [String] = []
        CATransaction.begin()
        CATransaction.setDisableActions(true)
        CATransaction.setCompletionBlock { log.append("done") }
        #expect(CATransaction.disableActions())
        log.append("changed")
        CATransaction.commit()
        #expect(log == ["changed", "done"])
        #expect(!CATransaction.disableActions())
    }
}
