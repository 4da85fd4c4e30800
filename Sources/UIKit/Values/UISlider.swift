import CoreGraphics
import Foundation
import SwiftUICore

/// Lets a person set a number between two others.
///
/// See [UISlider](https://developer.apple.com/documentation/uikit/uislider). It is the browser's own slider.
open class UISlider: UIControl {
    private let face = HostedView(SliderFace())
    private var isHeld = false

    /// A slider from 0 to 1, at 0.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
        updateFace()
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    override class var isButton: Bool { false }

    /// The value, from `minimumValue` to `maximumValue`. Actions aren't sent when the app sets it.
    open var value: Float {
        get { min(max(wanted, minimumValue), max(minimumValue, maximumValue)) }
        set {
            wanted = newValue
            updateFace()
        }
    }
    private var wanted: Float = 0

    /// Sets the value. It is shown at once, without an animation.
    open func setValue(_ value: Float, animated: Bool) { self.value = value }

    /// The value at the left end. 0 by default.
    open var minimumValue: Float = 0 { didSet { if minimumValue != oldValue { updateFace() } } }
    /// The value at the right end. 1 by default; below `minimumValue` it is the same as that.
    open var maximumValue: Float = 1 { didSet { if maximumValue != oldValue { updateFace() } } }
    /// Whether actions are sent for each value that the thumb passes, not only for the last. True by default.
    open var isContinuous = true
    /// The color of the thumb and of the track before it; nil is the view's tint.
    open var minimumTrackTintColor: UIColor? { didSet { updateFace() } }
    /// Whether the user holds the thumb.
    open var isTracking: Bool { isHeld }

    override func updateFace() {
        face.content = SliderFace(
            value: value, range: minimumValue...max(minimumValue, maximumValue),
            tint: minimumTrackTintColor ?? chosenTint, isEnabled: isEnabled, meaning: meaning,
            move: { [weak self] in self?.move(to: $0) }, hold: { [weak self] in self?.hold($0) })
    }

    private func move(to value: Float) {
        self.value = value
        if isContinuous || !isHeld { valueDidChange() }
    }

    private func hold(_ isHeld: Bool) {
        guard isHeld != self.isHeld else { return }
        self.isHeld = isHeld
        if !isHeld, !isContinuous { valueDidChange() }
        sendActions(for: isHeld ? .touchDown : .touchUpInside)
    }

    /// 32 points high, without a width of its own.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }

    /// As wide as the offered size, and 32 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// In points.
    private static let height: CGFloat = 32

    /// Makes the slider fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }

    /// Not available: the browser draws the slider.
    @available(*, unavailable, message: "The browser draws the slider: minimumTrackTintColor is its colour")
    open var maximumTrackTintColor: UIColor? {
        get { nil }
        set {}
    }
    /// Not available: the browser draws the slider.
    @available(*, unavailable, message: "The browser draws the slider: minimumTrackTintColor is its colour")
    open var thumbTintColor: UIColor? {
        get { nil }
        set {}
    }
    /// Not available: the browser draws the slider.
    @available(*, unavailable, message: "The browser draws the slider: minimumTrackTintColor is its colour")
    public final func setThumbImage(_ image: UIImage?, for state: State) {}
}

private struct SliderFace: View {
    var value: Float = 0
    var range: ClosedRange<Float> = 0...1
    var tint: UIColor?
    var isEnabled = true
    var meaning = FaceMeaning()
    var move: (Float) -> Void = { _ in }
    var hold: (Bool) -> Void = { _ in }

    var body: some View {
        Slider(value: Binding(get: { value }, set: { move($0) }), in: range) {
            Text(verbatim: meaning.label ?? "")
        } onEditingChanged: {
            hold($0)
        }
        .modifier(AttributeModifier(unlabelled))
        .disabled(!isEnabled)
        .modifier(FaceTint(color: tint))
    }

    /// The face's accessibility attributes without the label, which the browser's slider has itself.
    private var unlabelled: FaceMeaning {
        var meaning = meaning
        meaning.label = nil
        return meaning
    }
}
