import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

/// Shows that work is in progress, by spinning.
///
/// See [UIActivityIndicatorView](https://developer.apple.com/documentation/uikit/uiactivityindicatorview). It is
/// invisible while it doesn't spin.
open class UIActivityIndicatorView: UIView {
    /// How large the indicator is: 20 points, or 37.
    public enum Style: Int, Sendable { case medium = 100, large = 101 }

    private let face = HostedView(ActivityFace())

    /// An indicator that isn't spinning, in its style's size.
    public init(style: Style) {
        self.style = style
        super.init(frame: CGRect(origin: .zero, size: style.size))
        begin()
    }

    /// An indicator of medium size that isn't spinning.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        style = .medium
        super.init(frame: frame)
        begin()
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    private func begin() {
        setContentHuggingPriority(.defaultHigh, for: .horizontal)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
        hide()
        updateFace()
    }

    /// How large the indicator is.
    open var style: Style {
        didSet {
            updateFace()
            invalidateIntrinsicContentSize()
        }
    }
    /// The color of the indicator; nil is gray.
    open var color: UIColor! = .systemGray { didSet { updateFace() } }
    /// Whether the view is hidden while it isn't spinning.
    open var hidesWhenStopped = true { didSet { hide() } }
    /// Whether the indicator is spinning.
    public private(set) var isAnimating = false

    /// Starts spinning, and shows the view.
    open func startAnimating() { turn(true) }
    /// Stops spinning, and hides the view if `hidesWhenStopped`.
    open func stopAnimating() { turn(false) }

    private func turn(_ isAnimating: Bool) {
        self.isAnimating = isAnimating
        hide()
        updateFace()
    }

    private func hide() { isHidden = hidesWhenStopped && !isAnimating }

    override func updateFace() {
        face.content = ActivityFace(
            isShown: isAnimating, scale: style.size.width / Style.medium.size.width, color: color ?? .systemGray,
            meaning: meaning)
    }

    override func describe(_ element: inout DisplayElement) { leaveMeaningToFace(&element) }

    /// 20 points on each side, or 37.
    open override var intrinsicContentSize: CGSize { style.size }
    /// The same as `intrinsicContentSize`. The offered size is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { style.size }

    /// Makes the indicator fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }
}

extension UIActivityIndicatorView.Style {
    fileprivate var size: CGSize { self == .large ? CGSize(width: 37, height: 37) : CGSize(width: 20, height: 20) }
}

private struct ActivityFace: View {
    var isShown = false
    var scale: CGFloat = 1
    var color = UIColor.systemGray
    var meaning = FaceMeaning()

    var body: some View {
        if isShown {
            ProgressView()
                .progressViewStyle(.circular)
                .modifier(AttributeModifier(meaning))
                .scaleEffect(scale)
                .modifier(FaceTint(color: color))
        }
    }
}
