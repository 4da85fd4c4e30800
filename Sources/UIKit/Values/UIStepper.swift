import CoreGraphics
import Foundation
import SwiftUICore

/// Two buttons that increase and decrease a value.
///
/// See [UIStepper](https://developer.apple.com/documentation/uikit/uistepper). It is SwiftUI's stepper.
open class UIStepper: UIControl {
    private let face = HostedView(StepperFace())

    /// A stepper from 0 to 100 in steps of 1.
    /// - Parameter frame: Its origin counts; the size is always the stepper's own.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
        updateFace()
        bounds.size = intrinsicContentSize
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    override class var isButton: Bool { false }

    /// The value. Values beyond the limits are clamped. Actions aren't sent when the app sets it.
    open var value: Double {
        get { number }
        set {
            number = clamped(newValue)
            updateFace()
        }
    }
    private var number = 0.0
    /// The smallest value. The largest one and the value are at least this.
    open var minimumValue = 0.0 {
        didSet {
            maximumValue = max(maximumValue, minimumValue)
            value = number
        }
    }
    /// The largest value.
    open var maximumValue = 100.0 { didSet { value = number } }
    /// By how much a press changes the value. Must be greater than 0.
    open var stepValue = 1.0 {
        willSet { precondition(newValue > 0, "a stepper's step must be greater than 0, and is \(newValue)") }
    }
    /// Whether the value continues at the other limit.
    open var wraps = false { didSet { updateFace() } }
    /// Stored, but has no effect here: each press sends its actions.
    open var isContinuous = true
    /// Stored, but has no effect here: each press changes the value once.
    open var autorepeat = true

    private func clamped(_ value: Double) -> Double { min(max(value, minimumValue), max(maximumValue, minimumValue)) }

    private func step(_ direction: Double) {
        let wanted = number + direction * stepValue
        let before = number
        if wraps, wanted > maximumValue {
            value = minimumValue
        } else if wraps, wanted < minimumValue {
            value = maximumValue
        } else {
            value = wanted
        }
        if number != before { valueDidChange() }
    }

    override func updateFace() {
        let canIncrease = wraps || number < maximumValue, canDecrease = wraps || number > minimumValue
        face.content = StepperFace(
            increase: canIncrease ? { [weak self] in self?.step(1) } : nil,
            decrease: canDecrease ? { [weak self] in self?.step(-1) } : nil, isEnabled: isEnabled, meaning: meaning)
    }

    /// The size of SwiftUI's stepper, in points.
    open override var intrinsicContentSize: CGSize { face.intrinsicContentSize }
    /// The same as `intrinsicContentSize`. The offered size is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Makes the stepper fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }
}

private struct StepperFace: View {
    var increase: (() -> Void)?
    var decrease: (() -> Void)?
    var isEnabled = true
    var meaning = FaceMeaning()

    var body: some View {
        Stepper(label: { EmptyView() }, onIncrement: increase, onDecrement: decrease)
            .labelsHidden()
            .modifier(AttributeModifier(meaning))
            .disabled(!isEnabled)
    }
}
