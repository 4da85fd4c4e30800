import BrowserTesting
import CoreGraphics
import Foundation
import SwiftUI
import Testing
import UIKit

/// A card with a ring, a shadow, a gradient, a bitmap and text, drawn by `draw(_:)`.
private final class Card: UIView {
    override func draw(_ rect: CGRect) {
        let context = UIGraphicsGetCurrentContext()!
        drawPlate(context, CGRect(x: 20, y: 20, width: 350, height: 220))
        drawRing(CGPoint(x: 100, y: 130))
        drawWords()
        stamp.draw(in: CGRect(x: 300, y: 170, width: 48, height: 48))
    }

    private func drawPlate(_ context: CGContext, _ rect: CGRect) {
        let path = UIBezierPath(
            roundedRect: rect, byRoundingCorners: [.topLeft, .topRight, .bottomLeft],
            cornerRadii: CGSize(width: 24, height: 24))
        context.saveGState()
        context.setShadow(offset: CGSize(width: 0, height: 4), blur: 12, color: UIColor(white: 0, alpha: 0.3).cgColor)
        UIColor.secondarySystemBackground.setFill()
        path.fill()
        context.restoreGState()
        context.saveGState()
        path.addClip()
        let colors = [
            UIColor.systemTeal.withAlphaComponent(0.5).cgColor, UIColor.systemTeal.withAlphaComponent(0).cgColor,
        ]
        let gradient = CGGradient(colorsSpace: nil, colors: colors, locations: nil)!
        context.drawLinearGradient(
            gradient, start: CGPoint(x: 0, y: rect.minY), end: CGPoint(x: 0, y: rect.maxY), options: [])
        context.restoreGState()
    }

    private func drawRing(_ center: CGPoint) {
        let whole = UIBezierPath(arcCenter: center, radius: 50, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
        whole.lineWidth = 14
        UIColor.systemGray.withAlphaComponent(0.2).setStroke()
        whole.stroke()
        let part = UIBezierPath(
            arcCenter: center, radius: 50, startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
        part.lineWidth = 14
        part.lineCapStyle = .round
        UIColor.systemOrange.setStroke()
        part.stroke()
    }

    private func drawWords() {
        let style = NSMutableParagraphStyle()
        style.alignment = .center
        NSAttributedString(
            string: "75 %",
            attributes: [
                .font: UIFont.boldSystemFont(ofSize: 22), .foregroundColor: UIColor.label, .paragraphStyle: style,
            ]
        ).draw(in: CGRect(x: 50, y: 117, width: 100, height: 40))
        NSAttributedString(
            string: "Drawn by a UIView, line by line, in the browser's own canvas. 喫茶店で描く。",
            attributes: [.font: UIFont.systemFont(ofSize: 17), .foregroundColor: UIColor.secondaryLabel]
        ).draw(
            with: CGRect(x: 185, y: 60, width: 165, height: 110),
            options: [.usesLineFragmentOrigin, .truncatesLastVisibleLine], context: nil)
    }

    /// A bitmap, drawn in Swift.
    private let stamp = UIGraphicsImageRenderer(size: CGSize(width: 48, height: 48)).image { context in
        UIColor.systemRed.setFill()
        UIBezierPath(ovalIn: CGRect(x: 1, y: 1, width: 46, height: 46)).fill()
        NSAttributedString(
            string: "喫", attributes: [.font: UIFont.boldSystemFont(ofSize: 26), .foregroundColor: UIColor.white]
        ).draw(at: CGPoint(x: 11, y: 7))
    }
}

/// Draws the fingers' positions, and logs their touches.
private final class PaintPad: UIView {
    private(set) var log: [String] = []
    private(set) var lines: [ObjectIdentifier: UIBezierPath] = [:]

    init() {
        super.init(frame: .zero)
        isMultipleTouchEnabled = true
        accessibilityIdentifier = "pad"
        backgroundColor = .systemBackground
    }

    required init?(coder: NSCoder) { nil }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        log.append("began \(touches.count) of \(event?.touches(for: self)?.count ?? 0)")
        for touch in touches {
            let line = UIBezierPath()
            line.move(to: touch.location(in: self))
            lines[ObjectIdentifier(touch)] = line
        }
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { lines[ObjectIdentifier(touch)]?.addLine(to: touch.location(in: self)) }
        setNeedsDisplay()
    }

    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
        let ends = touches.map { touch in
            "\(Int(touch.location(in: self).x.rounded())),\(Int(touch.location(in: self).y.rounded()))"
        }
        log.append("ended " + ends.sorted().joined(separator: " "))
        accessibilityLabel = log.joined(separator: ", ")
    }

    override func draw(_ rect: CGRect) {
        UIColor.systemOrange.setStroke()
        for line in lines.values {
            line.lineWidth = 12
            line.lineCapStyle = .round
            line.stroke()
        }
    }
}

private struct Shown<V: UIView>: UIViewRepresentable {
    let view: V
    func makeUIView(context: Context) -> V { view }
    func updateUIView(_ uiView: V, context: Context) {}
}

@MainActor
@Suite("Views that draw, in Chromium")
struct DrawingPageTests {
    /// Red, green and blue of the page's first canvas, at a point in its coordinates.
    private func pixel(_ x: Int, _ y: Int) -> String {
        """
        (() => {
          const canvas = document.querySelector('canvas');
          const scale = devicePixelRatio;
          return [...canvas.getContext('2d').getImageData(\(x) * scale, \(y) * scale, 1, 1).data].join(' ');
        })()
        """
    }

    @Test(arguments: [PageOptions.ColorScheme.light, .dark])
    func `what a view draws is seen`(_ scheme: PageOptions.ColorScheme) async throws {
        let card = Card()
        try await ViewPage.run(Shown(view: card), options: Screenshots.phone(scheme)) { view in
            // The ring's thick line: its color is the scheme's orange.
            let color = UIColor.systemOrange.resolvedColor(
                with: UITraitCollection(userInterfaceStyle: scheme == .light ? .light : .dark))
            var (red, green, blue) = (CGFloat(0), CGFloat(0), CGFloat(0))
            color.getRed(&red, green: &green, blue: &blue, alpha: nil)
            let wanted = [red, green, blue].map { String(Int(($0 * 255).rounded())) }.joined(separator: " ") + " 255"
            try await view.page.waitFor("\(pixel(150, 130)) === '\(wanted)'")
            // The image is loaded separately: it is red next to its character.
            try await view.page.waitFor("Number(\(pixel(303, 194)).split(' ')[0]) > 200")
            try await Screenshots.keep(view.page, as: "uikit-drawing-\(scheme)")
            #expect(view.page.problems.isEmpty)
        }
    }

    @Test func `two fingers draw two lines at once`() async throws {
        let pad = PaintPad()
        try await ViewPage.run(Shown(view: pad), options: .phone()) { view in
            let steps = (0...8).map { step in
                [CGPoint(x: 60 + 10 * step, y: 200), CGPoint(x: 300, y: 300 + 20 * step)]
            }
            try await view.page.dragFingers(steps)
            try await view.page.waitFor("document.querySelector('canvas')")
            try await view.page.waitFor("Number(\(pixel(300, 440)).split(' ')[3]) === 255")
            try await view.page.waitFor("document.querySelector('[data-identifier=pad]')?.ariaLabel")
            // Chromium reports a separate touch for each finger.
            #expect(pad.log == ["began 1 of 1", "began 1 of 2", "ended 140,200", "ended 300,460"])
            #expect(pad.lines.count == 2)
            #expect(view.page.problems.isEmpty)
            try await Screenshots.keep(view.page, as: "uikit-fingers")
        }
    }
}
