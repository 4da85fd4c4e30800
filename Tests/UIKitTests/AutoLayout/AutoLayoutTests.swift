import CoreGraphics
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

/// A view whose content has a given size.
private final class Content: UIView {
    var size: CGSize { didSet { invalidateIntrinsicContentSize() } }

    init(_ width: CGFloat, _ height: CGFloat) {
        size = CGSize(width: width, height: height)
        super.init(frame: .zero)
        translatesAutoresizingMaskIntoConstraints = false
    }

    required init?(coder: NSCoder) { nil }
    override var intrinsicContentSize: CGSize { size }
}

@MainActor
@Suite("Auto Layout")
struct AutoLayoutTests {
    private let root = UIView(frame: CGRect(x: 0, y: 0, width: 300, height: 400))

    private func put(_ views: UIView..., in parent: UIView? = nil) {
        for view in views {
            view.translatesAutoresizingMaskIntoConstraints = false
            (parent ?? root).addSubview(view)
        }
    }

    @Test func `edges, lengths and middles follow their rules`() {
        let (bar, box) = (UIView(), UIView())
        put(bar, box)
        NSLayoutConstraint.activate([
            bar.topAnchor.constraint(equalTo: root.topAnchor, constant: 10),
            bar.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            bar.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            bar.heightAnchor.constraint(equalToConstant: 44),
            box.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            box.topAnchor.constraint(equalToSystemSpacingBelow: bar.bottomAnchor, multiplier: 2),
            box.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.5),
            box.heightAnchor.constraint(equalTo: box.widthAnchor, constant: 5),
        ])
        root.layoutIfNeeded()
        #expect(bar.frame == CGRect(x: 20, y: 10, width: 260, height: 44))
        #expect(box.frame == CGRect(x: 75, y: 70, width: 150, height: 155))
        root.bounds.size.width = 200
        root.layoutIfNeeded()
        #expect(bar.frame.width == 160)
        #expect(box.frame == CGRect(x: 50, y: 70, width: 100, height: 105))
    }

    @Test func `views deep inside are placed in their own superviews`() {
        let (card, label) = (UIView(), Content(50, 20))
        put(card)
        put(label, in: card)
        NSLayoutConstraint.activate([
            card.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 40),
            card.topAnchor.constraint(equalTo: root.topAnchor, constant: 30),
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 7),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -7),
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 3),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -3),
        ])
        root.layoutIfNeeded()
        #expect(card.frame == CGRect(x: 40, y: 30, width: 64, height: 26))
        #expect(label.frame == CGRect(x: 7, y: 3, width: 50, height: 20))
        label.size.width = 90
        root.layoutIfNeeded()
        #expect(card.frame.width == 104)
    }

    @Test func `a constant, a priority and being active can change`() {
        let box = Content(10, 10)
        put(box)
        let left = box.leftAnchor.constraint(equalTo: root.leftAnchor, constant: 5)
        let (narrow, wide) = (
            box.widthAnchor.constraint(equalToConstant: 40), box.widthAnchor.constraint(equalToConstant: 80)
        )
        narrow.priority = .defaultHigh
        wide.priority = .defaultLow
        NSLayoutConstraint.activate([left, narrow, wide])
        root.layoutIfNeeded()
        #expect(box.frame.minX == 5 && box.frame.width == 40)
        left.constant = 9
        wide.priority = .required - 1
        root.layoutIfNeeded()
        #expect(box.frame.minX == 9 && box.frame.width == 80)
        wide.isActive = false
        root.layoutIfNeeded()
        #expect(box.frame.width == 40)
        #expect(box.constraints == [narrow] && root.constraints == [left])
    }

    @Test func `what hugs its content more stays, and what resists less is made smaller`() {
        let (name, value) = (Content(80, 20), Content(60, 20))
        put(name, value)
        name.setContentHuggingPriority(.defaultLow + 1, for: .horizontal)
        name.setContentCompressionResistancePriority(.defaultHigh + 1, for: .horizontal)
        NSLayoutConstraint.activate([
            name.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            value.leadingAnchor.constraint(equalTo: name.trailingAnchor, constant: 10),
            value.trailingAnchor.constraint(equalTo: root.trailingAnchor),
        ])
        root.layoutIfNeeded()
        #expect(name.frame.width == 80 && value.frame.width == 210)
        root.bounds.size.width = 110
        root.layoutIfNeeded()
        #expect(name.frame.width == 80 && value.frame.width == 20)
    }

    @Test func `a required rule that contradicts others is left out, and the rest holds`() {
        let box = UIView()
        put(box)
        NSLayoutConstraint.activate([
            box.widthAnchor.constraint(equalToConstant: 50), box.heightAnchor.constraint(equalToConstant: 60),
            box.widthAnchor.constraint(equalToConstant: 70),
        ])
        root.layoutIfNeeded()
        #expect(box.frame.size == CGSize(width: 50, height: 60))
    }

    @Test func `a text of several lines is as high as its width makes it`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = String(repeating: "a long way to go ", count: 12)
        put(label)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: root.leadingAnchor, constant: 20),
            label.trailingAnchor.constraint(equalTo: root.trailingAnchor, constant: -20),
            label.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(label.frame.width == 260)
        #expect(label.frame.height == label.sizeThatFits(CGSize(width: 260, height: 0)).height)
        #expect(label.frame.height > 60)
    }

    @Test func `guides have places too`() {
        let (guide, box) = (UILayoutGuide(), UIView())
        root.addLayoutGuide(guide)
        put(box)
        NSLayoutConstraint.activate([
            guide.leadingAnchor.constraint(equalTo: root.layoutMarginsGuide.leadingAnchor),
            guide.trailingAnchor.constraint(equalTo: root.centerXAnchor),
            guide.topAnchor.constraint(equalTo: root.safeAreaLayoutGuide.topAnchor, constant: 4),
            guide.heightAnchor.constraint(equalToConstant: 100),
            box.centerXAnchor.constraint(equalTo: guide.centerXAnchor),
            box.centerYAnchor.constraint(equalTo: guide.centerYAnchor),
            box.widthAnchor.constraint(equalToConstant: 10), box.heightAnchor.constraint(equalToConstant: 10),
        ])
        root.layoutIfNeeded()
        #expect(guide.layoutFrame == CGRect(x: 8, y: 4, width: 142, height: 100))
        #expect(box.center == CGPoint(x: 79, y: 54))
    }

    @Test func `the content of a scroll view is as large as its rules say`() {
        let (scroll, content) = (UIScrollView(), Content(120, 900))
        put(scroll)
        put(content, in: scroll)
        NSLayoutConstraint.activate([
            scroll.topAnchor.constraint(equalTo: root.topAnchor, constant: 50),
            scroll.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            scroll.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            scroll.bottomAnchor.constraint(equalTo: root.bottomAnchor),
            content.topAnchor.constraint(equalTo: scroll.topAnchor, constant: 10),
            content.leadingAnchor.constraint(equalTo: scroll.contentLayoutGuide.leadingAnchor),
            content.trailingAnchor.constraint(equalTo: scroll.trailingAnchor),
            content.bottomAnchor.constraint(equalTo: scroll.bottomAnchor, constant: -10),
            content.widthAnchor.constraint(equalTo: scroll.widthAnchor),
        ])
        root.layoutIfNeeded()
        #expect(scroll.frame == CGRect(x: 0, y: 50, width: 300, height: 350))
        #expect(content.frame == CGRect(x: 0, y: 10, width: 300, height: 900))
        #expect(scroll.contentSize == CGSize(width: 300, height: 920))
    }

    @Test func `views in a stack keep to rules of their own`() {
        let (image, label) = (UIView(), Content(70, 20))
        let stack = UIStackView(arrangedSubviews: [image, label])
        stack.axis = .vertical
        stack.alignment = .center
        stack.spacing = 6
        put(stack)
        NSLayoutConstraint.activate([
            image.widthAnchor.constraint(equalTo: root.widthAnchor, multiplier: 0.4),
            image.heightAnchor.constraint(equalTo: image.widthAnchor),
            stack.centerXAnchor.constraint(equalTo: root.centerXAnchor),
            stack.centerYAnchor.constraint(equalTo: root.centerYAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 90, y: 127, width: 120, height: 146))
        #expect(image.frame == CGRect(x: 0, y: 0, width: 120, height: 120))
        #expect(label.frame == CGRect(x: 25, y: 126, width: 70, height: 20))
        image.isHidden = true
        root.layoutIfNeeded()
        #expect(stack.frame.size == CGSize(width: 70, height: 20))
    }

    @Test(arguments: [
        (UIStackView.Distribution.fillEqually, [0.0, 155], [145.0, 145]),
        (.equalSpacing, [0, 250], [100, 50]), (.equalCentering, [0, 250], [100, 50]),
        (.fillProportionally, [0, 203.328125], [193.328125, 96.671875]),
    ])
    func `stacks distribute by rules as they do without`(
        distribution: UIStackView.Distribution, starts: [CGFloat], lengths: [CGFloat]
    ) {
        let views = [Content(100, 20), Content(50, 30)]
        let stack = UIStackView(arrangedSubviews: views)
        stack.distribution = distribution
        stack.spacing = 10
        put(stack)
        NSLayoutConstraint.activate([
            stack.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            stack.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            stack.topAnchor.constraint(equalTo: root.topAnchor),
        ])
        root.layoutIfNeeded()
        #expect(stack.frame == CGRect(x: 0, y: 0, width: 300, height: 30))
        #expect(views.map(\.frame.minX) == starts)
        #expect(views.map(\.frame.width) == lengths)
        #expect(views.allSatisfy { $0.frame.height == 30 })
    }

    @Test func `a view says how large its rules make it`() {
        let label = UILabel()
        label.numberOfLines = 0
        label.text = "one line, and then another one, and one more"
        let card = UIView()
        put(label, in: card)
        NSLayoutConstraint.activate([
            label.leadingAnchor.constraint(equalTo: card.leadingAnchor, constant: 10),
            label.trailingAnchor.constraint(equalTo: card.trailingAnchor, constant: -10),
            label.topAnchor.constraint(equalTo: card.topAnchor, constant: 10),
            label.bottomAnchor.constraint(equalTo: card.bottomAnchor, constant: -10),
        ])
        let size = card.systemLayoutSizeFitting(
            CGSize(width: 120, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        #expect(size.width == 120)
        #expect(size.height == label.sizeThatFits(CGSize(width: 100, height: 0)).height + 20)
    }

    @Test func `a stack of the app's own class takes its views when it is made`() {
        final class Row: UIStackView {
            override init(frame: CGRect) {
                super.init(frame: frame)
                spacing = 4
            }
            required init(coder: NSCoder) { fatalError("there are no archives") }
        }
        let row = Row(arrangedSubviews: [Content(10, 10), Content(20, 10)])
        #expect(Row().arrangedSubviews.isEmpty && row.systemLayoutSizeFitting(.zero).width == 34)
    }

    @Test func `rules about a view end when it leaves`() {
        let (first, second) = (UIView(), UIView())
        put(first, second)
        second.topAnchor.constraint(equalTo: first.bottomAnchor).isActive = true
        first.removeFromSuperview()
        #expect(root.constraints.isEmpty)
    }

    @Test func `texts of several sizes stand on one line`() {
        let (small, large) = (UILabel(), UILabel())
        (small.text, large.text) = ("small", "large")
        large.font = .systemFont(ofSize: 40)
        put(small, large)
        NSLayoutConstraint.activate([
            large.topAnchor.constraint(equalTo: root.topAnchor),
            small.firstBaselineAnchor.constraint(equalTo: large.firstBaselineAnchor),
        ])
        root.layoutIfNeeded()
        let lower = small.frame.maxY + small.font.descender
        #expect(abs(lower - (large.frame.maxY + large.font.descender)) < 0.5)
    }

    @Test func `a page shows what rules have placed, and again after a change`() {
        let box = UIView()
        box.accessibilityIdentifier = "box"
        put(box)
        let top = box.topAnchor.constraint(equalTo: root.topAnchor, constant: 12)
        NSLayoutConstraint.activate([
            top, box.leadingAnchor.constraint(equalTo: root.leadingAnchor),
            box.trailingAnchor.constraint(equalTo: root.trailingAnchor),
            box.heightAnchor.constraint(equalToConstant: 9),
        ])
        let window = TestWindow(portrait: Shown(view: root))
        #expect(window.frame("box") == CGRect(x: 0, y: 12, width: 300, height: 9))
        top.constant = 50
        window.render()
        #expect(window.frame("box") == CGRect(x: 0, y: 50, width: 300, height: 9))
        top.constant = 50
        #expect(!window.render())
    }
}

private struct Shown: UIViewRepresentable {
    let view: UIView
    func makeUIView(context: Context) -> UIView { view }
    func updateUIView(_ uiView: UIView, context: Context) {}
}
