import CoreGraphics
import DisplayList
import Foundation

/// Shows an image, by default stretched to fill the view; `contentMode` can change that.
///
/// See [UIImageView](https://developer.apple.com/documentation/uikit/uiimageview).
open class UIImageView: UIView {
    /// The image that is shown; nil shows nothing.
    open var image: UIImage? { didSet { if image != oldValue { imageDidChange() } } }
    /// Shown instead of `image` while `isHighlighted`, if there is one.
    open var highlightedImage: UIImage? { didSet { if highlightedImage != oldValue { imageDidChange() } } }
    /// Whether `highlightedImage` is shown.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { displayDidChange() } } }

    /// A view as large as the image.
    public init(image: UIImage?) {
        self.image = image
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    /// A view as large as the first image.
    public init(image: UIImage?, highlightedImage: UIImage?) {
        self.image = image
        self.highlightedImage = highlightedImage
        super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    }

    /// A view without an image.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    override class var takesInput: Bool { false }

    private func imageDidChange() {
        invalidateIntrinsicContentSize()
        displayDidChange()
    }

    /// The size of `image`, in points; no size of its own if there is none.
    open override var intrinsicContentSize: CGSize { image?.size ?? super.intrinsicContentSize }
    /// The size of `image`, in points; zero if there is none.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

    override func drawing() -> ViewDrawing? {
        guard let image = isHighlighted ? highlightedImage ?? image : image else { return nil }
        let frame = contentMode.rectangle(of: image.size, in: bounds.size)
        let tint = image.isTemplate ? tintColor.map { DisplayColor($0) } : nil
        return ViewDrawing(
            frame: frame, content: .image(ImageContent(resource: image.resource, tint: tint)), isDecoration: true)
    }

    /// Not available: a view shows one image.
    @available(*, unavailable, message: "Show one image after the other in a SwiftUI TimelineView")
    open var animationImages: [UIImage]? {
        get { nil }
        set {}
    }
}
