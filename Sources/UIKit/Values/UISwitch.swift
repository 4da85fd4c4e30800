import CoreGraphics
import Foundation
import SwiftUICore

/// Lets a person turn something on or off.
///
/// See [UISwitch](https://developer.apple.com/documentation/uikit/uiswitch). It is SwiftUI's switch, 51 by 31 points.
open class UISwitch: UIControl {
    private let face = HostedView(SwitchFace())

    /// A switch that is off.
    /// - Parameter frame: Its origin counts; the size is always the switch's own.
    public override init(frame: CGRect) {
        super.init(frame: CGRect(origin: frame.origin, size: Self.size))
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
        updateFace()
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    private static let size = CGSize(width: 51, height: 31)
    override class var isButton: Bool { false }

    /// Whether the switch is on. Actions aren't sent when the app sets it.
    open var isOn = false { didSet { if isOn != oldValue { updateFace() } } }

    /// Turns the switch on or off. The knob's movement is animated whatever `animated` is.
    open func setOn(_ on: Bool, animated: Bool) { isOn = on }

    /// The color of the track while the switch is on; nil is green.
    open var onTintColor: UIColor? { didSet { updateFace() } }

    override func updateFace() {
        face.content = SwitchFace(
            isOn: isOn, tint: onTintColor ?? .systemGreen, isEnabled: isEnabled, meaning: meaning,
            turn: { [weak self] in self?.turn($0) })
    }

    private func turn(_ isOn: Bool) {
        self.isOn = isOn
        valueDidChange()
    }

    /// 51 by 31 points.
    open override var intrinsicContentSize: CGSize { Self.size }
    /// 51 by 31 points. The offered size is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { Self.size }

    /// Makes the switch fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }

    /// Not available: the knob is white.
    @available(*, unavailable, message: "The knob is white: leave it out")
    open var thumbTintColor: UIColor? {
        get { nil }
        set {}
    }
}

private struct SwitchFace: View {
    var isOn = false
    var tint = UIColor.systemGreen
    var isEnabled = true
    var meaning = FaceMeaning()
    var turn: (Bool) -> Void = { _ in }

    var body: some View {
        Toggle(isOn: Binding(get: { isOn }, set: { turn($0) })) { EmptyView() }
            .labelsHidden()
            .toggleStyle(.switch)
            .modifier(AttributeModifier(meaning))
            .disabled(!isEnabled)
            .modifier(FaceTint(color: tint))
    }
}
