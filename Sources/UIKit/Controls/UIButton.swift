import Combine
import CoreGraphics
import Foundation

/// A button with a title, an image or both, whose look is a `Configuration` or set for each state.
///
/// See [UIButton](https://developer.apple.com/documentation/uikit/uibutton).
open class UIButton: UIControl {
    /// The kinds of buttons. Those other than `custom` and `system` show a symbol.
    public enum ButtonType: Int, Sendable {
        case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, close
    }

    /// The kind that the button was made as.
    public private(set) var buttonType = ButtonType.custom
    /// The label that shows the title. The button sets its text and its color. Never nil.
    public let titleLabel: UILabel? = UILabel()
    /// The view that shows the image. The button sets its image. Never nil.
    public let imageView: UIImageView? = UIImageView()
    let subtitleLabel = UILabel()

    /// The button's configuration; without one the appearance is what was set for each state.
    open var configuration: Configuration? { didSet { if configuration != oldValue { contentDidChange() } } }
    /// Called whenever the button's state changes, to change its configuration.
    open var configurationUpdateHandler: ((UIButton) -> Void)? { didSet { setNeedsUpdateConfiguration() } }

    private var titles: [UInt: String] = [:]
    private var colors: [UInt: UIColor] = [:]
    private var images: [UInt: UIImage] = [:]

    /// A custom button without a title or an image.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        titleLabel?.font = .systemFont(ofSize: 15)
        let parts: [UIView?] = [imageView, titleLabel, subtitleLabel]
        for part in parts.compactMap({ $0 }) { addSubview(part) }
        contentDidChange()
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// A button of a kind, with a size of zero.
    public convenience init(type: ButtonType) {
        self.init(frame: .zero)
        buttonType = type
        if let symbol = type.symbol { setImage(UIImage(systemName: symbol), for: .normal) }
        contentDidChange()
    }

    /// A button that performs an action when pressed, and shows the action's title and image.
    public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
        self.init(type: type)
        if let primaryAction { adopt(primaryAction) }
    }

    /// A system button with that look.
    /// - Parameters:
    ///   - configuration: How the button looks.
    ///   - primaryAction: Performed when the button is pressed. Its title and image are shown in place of the
    ///     configuration's.
    public convenience init(configuration: Configuration, primaryAction: UIAction? = nil) {
        self.init(type: .system)
        self.configuration = configuration
        if let primaryAction { adopt(primaryAction) }
    }

    /// Takes over the action's title and image, unless the button has its own.
    override func adopt(_ primaryAction: UIAction) {
        super.adopt(primaryAction)
        if !primaryAction.title.isEmpty { titles[0] = titles[0] ?? primaryAction.title }
        if let image = primaryAction.image { images[0] = images[0] ?? image }
        contentDidChange()
    }

    /// Emits each press of the button. Kissa's own; CombineCocoa has it on Apple's platforms.
    public var tapPublisher: AnyPublisher<Void, Never> { controlEventPublisher(for: .touchUpInside) }

    // MARK: For each state

    /// Sets the title that is shown in a state; nil removes it.
    open func setTitle(_ title: String?, for state: State) { set(title, in: \.titles, for: state) }
    /// Sets the color of the title and of a template image in a state; nil removes it.
    open func setTitleColor(_ color: UIColor?, for state: State) { set(color, in: \.colors, for: state) }
    /// Sets the image that is shown in a state; nil removes it.
    open func setImage(_ image: UIImage?, for state: State) { set(image, in: \.images, for: state) }
    /// The title that was set for exactly this state.
    open func title(for state: State) -> String? { titles[state.rawValue] }
    /// The title's color that was set for exactly this state.
    open func titleColor(for state: State) -> UIColor? { colors[state.rawValue] }
    /// The image that was set for exactly this state.
    open func image(for state: State) -> UIImage? { images[state.rawValue] }

    /// The title in the current state: what was set for it or for the normal state, otherwise the configuration's.
    open var currentTitle: String? { current(titles) ?? configuration?.title }
    /// The color of the title in the current state: what was set for it, otherwise the default of the configuration or
    /// the kind.
    open var currentTitleColor: UIColor { current(colors) ?? ownTitleColor }
    /// The image in the current state: what was set for it, otherwise the configuration's.
    open var currentImage: UIImage? { current(images) ?? configuration?.image }

    private func set<Value>(
        _ value: Value?, in values: ReferenceWritableKeyPath<UIButton, [UInt: Value]>, for state: State
    ) {
        self[keyPath: values][state.rawValue] = value
        contentDidChange()
    }

    private func current<Value>(_ values: [UInt: Value]) -> Value? {
        values[state.rawValue] ?? values[state.subtracting(.highlighted).rawValue] ?? values[0]
    }

    private var ownTitleColor: UIColor {
        if let configuration { return configuration.foreground(tint: tintColor, state) }
        if !isEnabled { return .tertiaryLabel }
        let color = buttonType == .custom ? UIColor.white : tintColor ?? .systemBlue
        return isHighlighted ? color.withAlphaComponent(0.4) : color
    }

    // MARK: Changes

    /// Updates the button's configuration. This happens at once here, with `updateConfiguration`.
    open func setNeedsUpdateConfiguration() { updateConfiguration() }

    /// Called when the state changes. A subclass can update its configuration here.
    open func updateConfiguration() {
        configurationUpdateHandler?(self)
        contentDidChange()
    }

    override func stateDidChange() {
        super.stateDidChange()
        updateConfiguration()
    }

    /// Applies the new tint to title, image and surface.
    open override func tintColorDidChange() {
        super.tintColorDidChange()
        contentDidChange()
    }

    private func contentDidChange() {
        titleLabel?.text = currentTitle
        titleLabel?.textColor = currentTitleColor
        subtitleLabel.text = configuration?.subtitle
        subtitleLabel.textColor = currentTitleColor
        imageView?.image = currentImage
        imageView?.tintColor = currentTitleColor
        if let configuration {
            titleLabel?.font = configuration.buttonSize.font
            subtitleLabel.font = configuration.buttonSize.subtitleFont
            backgroundColor = configuration.background(tint: tintColor, state)
            layer.cornerRadius = configuration.cornerRadius(height: bounds.height)
        }
        invalidateIntrinsicContentSize()
        setNeedsLayout()
    }

    // MARK: Layout

    /// The size of image and title with the insets, in points.
    open override var intrinsicContentSize: CGSize { arrangement.size }
    /// The size of image and title with the insets, in points. The offered size is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { arrangement.size }

    /// Places the image, the title and the subtitle.
    open override func layoutSubviews() {
        super.layoutSubviews()
        if let configuration { layer.cornerRadius = configuration.cornerRadius(height: bounds.height) }
        let places = arrangement.places(in: bounds.size, contentHorizontalAlignment, contentVerticalAlignment)
        imageView?.frame = places.image
        titleLabel?.frame = places.title
        subtitleLabel.frame = places.subtitle
    }

    private var arrangement: ButtonArrangement {
        let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return ButtonArrangement(
            image: imageView?.image?.size ?? .zero, title: titleLabel?.sizeThatFits(endless) ?? .zero,
            subtitle: subtitleLabel.sizeThatFits(endless), insets: configuration?.contentInsets ?? .zero,
            placement: configuration?.imagePlacement ?? .leading, imagePadding: configuration?.imagePadding ?? 0,
            titlePadding: configuration?.titlePadding ?? 0)
    }

    /// Not available: there are no UIKit menus.
    @available(*, unavailable, message: "There are no menus of UIKit's here; use SwiftUI's Menu")
    public final var menu: UIMenuElement? {
        get { nil }
        set {}
    }
}

extension UIButton.ButtonType {
    fileprivate var symbol: String? {
        switch self {
        case .custom, .system: nil
        case .detailDisclosure, .infoLight, .infoDark: "info.circle"
        case .contactAdd: "plus.circle"
        case .close: "xmark.circle.fill"
        }
    }
}
