import Foundation

/// Shows a list content configuration: an image and two texts.
///
/// See [UIListContentView](https://developer.apple.com/documentation/uikit/uilistcontentview).
open class UIListContentView: UIView, UIContentView {
    let primary = UILabel(frame: .zero)
    let secondary = UILabel(frame: .zero)
    let imageView = UIImageView(frame: .zero)
    private var current: UIListContentConfiguration

    /// A view of a configuration.
    public required init(configuration: UIListContentConfiguration) {
        current = configuration
        super.init(frame: .zero)
        for view in [imageView, primary, secondary] { addSubview(view) }
        imageView.contentMode = .scaleAspectFit
        show(configuration)
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// The current configuration.
    public var configuration: any UIContentConfiguration {
        get { current }
        set {
            guard let new = newValue as? UIListContentConfiguration else { return }
            current = new
            show(new)
        }
    }

    private func show(_ configuration: UIListContentConfiguration) {
        show(configuration.text, configuration.textProperties, in: primary)
        show(configuration.secondaryText, configuration.secondaryTextProperties, in: secondary)
        imageView.image = configuration.image
        imageView.layer.cornerRadius = configuration.imageProperties.cornerRadius
        imageView.clipsToBounds = configuration.imageProperties.cornerRadius > 0
        if let tint = configuration.imageProperties.tintColor { imageView.tintColor = tint }
        setNeedsLayout()
    }

    private func show(
        _ text: String?, _ properties: UIListContentConfiguration.TextProperties, in label: UILabel
    ) {
        label.text = text
        (label.font, label.textColor) = (properties.font, properties.color)
        (label.numberOfLines, label.textAlignment) = (properties.numberOfLines, properties.alignment)
    }

    // MARK: Layout

    /// Lays out the image and the texts.
    open override func layoutSubviews() {
        super.layoutSubviews()
        let arrangement = arrangement(in: bounds.width)
        let shift = max(bounds.height - arrangement.height, 0) / 2
        imageView.frame = arrangement.image.offsetBy(dx: 0, dy: (bounds.height - arrangement.image.height) / 2)
        primary.frame = arrangement.primary.offsetBy(dx: 0, dy: shift)
        secondary.frame = arrangement.secondary.offsetBy(dx: 0, dy: shift)
    }

    /// The size that fits a width: as high as the wrapped texts.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width, height: arrangement(in: size.width).height)
    }

    private struct Arrangement {
        var image = CGRect.zero
        var primary = CGRect.zero
        var secondary = CGRect.zero
        var height: CGFloat = 0
    }

    private func arrangement(in width: CGFloat) -> Arrangement {
        let margins = current.directionalLayoutMargins
        var result = Arrangement()
        var left = margins.leading
        if let size = imageSize {
            result.image = CGRect(x: left, y: 0, width: size.width, height: size.height)
            left += size.width + current.imageToTextPadding
        }
        let room = max(width - left - margins.trailing, 0)
        let (first, second) = (size(primary, room), size(secondary, room))
        let isBeside = current.prefersSideBySideTextAndSecondaryText && first.width + 8 + second.width <= room
        result.primary = CGRect(x: left, y: margins.top, width: isBeside ? first.width : room, height: first.height)
        if isBeside {
            result.secondary = CGRect(
                x: left + room - second.width, y: margins.top + (first.height - second.height) / 2,
                width: second.width, height: second.height)
        } else {
            let gap = second.height > 0 ? current.textToSecondaryTextVerticalPadding : 0
            result.secondary = CGRect(
                x: left, y: result.primary.maxY + gap, width: room, height: second.height)
        }
        let texts = max(result.primary.maxY, second.height > 0 ? result.secondary.maxY : 0) + margins.bottom
        result.height = max(texts, result.image.height + 8)
        return result
    }

    private func size(_ label: UILabel, _ room: CGFloat) -> CGSize {
        guard label.text?.isEmpty == false, room > 0 else { return .zero }
        let size = label.sizeThatFits(CGSize(width: room, height: 0))
        return CGSize(width: min(size.width, room), height: size.height)
    }

    private var imageSize: CGSize? {
        guard let image = imageView.image, image.size.width > 0, image.size.height > 0 else { return nil }
        let most = current.imageProperties.maximumSize
        let (wide, high) = (most.width > 0 ? most.width : 60, most.height > 0 ? most.height : 60)
        let scale = min(1, wide / image.size.width, high / image.size.height)
        return CGSize(width: image.size.width * scale, height: image.size.height * scale)
    }
}
