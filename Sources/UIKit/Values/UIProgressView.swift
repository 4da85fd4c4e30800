import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

/// A progress bar.
///
/// See [UIProgressView](https://developer.apple.com/documentation/uikit/uiprogressview).
open class UIProgressView: UIView {
    /// The uses of a bar. All look the same here.
    public enum Style: Int, Sendable { case `default`, bar }

    private let face = HostedView(ProgressFace())
    /// Kept, and has no effect here: every bar looks the same.
    open var progressViewStyle = Style.default

    /// A bar at 0.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
        updateFace()
    }

    /// A bar at 0, 100 points wide.
    public convenience init(progressViewStyle style: Style) {
        self.init(frame: CGRect(x: 0, y: 0, width: 100, height: Self.height))
        progressViewStyle = style
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// The progress from 0 to 1; other values are clamped.
    open var progress: Float {
        get { part }
        set { setProgress(newValue, animated: false) }
    }
    private var part: Float = 0

    /// Sets the progress, from 0 to 1. `animated` has no effect.
    open func setProgress(_ progress: Float, animated: Bool) {
        part = min(max(progress, 0), 1)
        updateFace()
    }

    /// The color of the completed part; nil is the view's tint.
    open var progressTintColor: UIColor? { didSet { updateFace() } }

    override func updateFace() {
        face.content = ProgressFace(progress: part, tint: progressTintColor ?? chosenTint, meaning: meaning)
    }

    override func describe(_ element: inout DisplayElement) { leaveMeaningToFace(&element) }

    /// In points.
    private static let height: CGFloat = 4

    /// 4 points high, without a width of its own.
    open override var intrinsicContentSize: CGSize { CGSize(width: Self.noIntrinsicMetric, height: Self.height) }
    /// As wide as the offered size, and 4 points high.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { CGSize(width: size.width, height: Self.height) }

    /// Makes the bar fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }

    /// Not available: the browser draws the track.
    @available(*, unavailable, message: "The browser draws the track: progressTintColor is the bar's colour")
    open var trackTintColor: UIColor? {
        get { nil }
        set {}
    }
    /// Not available: Foundation's `Progress` doesn't notify of changes on Linux.
    @available(*, unavailable, message: "Foundation's Progress tells nobody of its changes on Linux: set progress")
    open var observedProgress: Progress? {
        get { nil }
        set {}
    }
}

private struct ProgressFace: View {
    var progress: Float = 0
    var tint: UIColor?
    var meaning = FaceMeaning()

    var body: some View {
        ProgressView(value: progress)
            .progressViewStyle(.linear)
            .modifier(AttributeModifier(meaning))
            .modifier(FaceTint(color: tint))
    }
}
