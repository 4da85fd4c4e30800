import Combine
import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

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
    private var attributedTitles: [UInt: NSAttributedString] = [:]
    private var backgrounds: [UInt: UIImage] = [:]
    private var symbolConfigurations: [UInt: UIImage.SymbolConfiguration] = [:]
    private let backgroundImageView = UIImageView()

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
    /// Sets the title with its attributes that is shown in a state, in place of the one without; nil removes it.
    open func setAttributedTitle(_ title: NSAttributedString?, for state: State) {
        set(title, in: \.attributedTitles, for: state)
    }
    /// Sets the image that fills the button behind its content in a state; nil removes it.
    open func setBackgroundImage(_ image: UIImage?, for state: State) { set(image, in: \.backgrounds, for: state) }
    /// Sets how a symbol looks that is shown in a state; nil removes it.
    open func setPreferredSymbolConfiguration(
        _ configuration: UIImage.SymbolConfiguration?, forImageIn state: State
    ) { set(configuration, in: \.symbolConfigurations, for: state) }
    /// The title with its attributes that was set for exactly this state.
    open func attributedTitle(for state: State) -> NSAttributedString? { attributedTitles[state.rawValue] }
    /// The background image that was set for exactly this state.
    open func backgroundImage(for state: State) -> UIImage? { backgrounds[state.rawValue] }
    /// How a symbol looks, as it was set for exactly this state.
    open func preferredSymbolConfigurationForImage(in state: State) -> UIImage.SymbolConfiguration? {
        symbolConfigurations[state.rawValue]
    }
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

    /// The title with its attributes in the current state; nil if none was set.
    open var currentAttributedTitle: NSAttributedString? { current(attributedTitles) }
    /// The background image in the current state; nil if none was set.
    open var currentBackgroundImage: UIImage? { current(backgrounds) }
    private var shownImage: UIImage? {
        guard let configuration = current(symbolConfigurations) else { return currentImage }
        return currentImage?.withConfiguration(configuration)
    }

    // MARK: Insets of buttons without a configuration

    /// The space around image and title, in points.
    open var contentEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// How far the image is moved, in points: it doesn't change the button's size.
    open var imageEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }
    /// How far the title is moved, in points: it doesn't change the button's size.
    open var titleEdgeInsets = UIEdgeInsets.zero { didSet { contentDidChange() } }

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
        titleLabel?.textColor = currentTitleColor
        titleLabel?.attributedText = currentAttributedTitle ?? currentTitle.map { NSAttributedString(string: $0) }
        showBackgroundImage()
        subtitleLabel.text = configuration?.subtitle
        subtitleLabel.textColor = currentTitleColor
        imageView?.image = shownImage
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
        imageView?.frame = moved(places.image, by: imageEdgeInsets)
        titleLabel?.frame = moved(places.title, by: titleEdgeInsets)
        if backgroundImageView.superview === self { backgroundImageView.frame = bounds }
        menuFace?.frame = bounds
        subtitleLabel.frame = places.subtitle
    }

    private var arrangement: ButtonArrangement {
        let endless = CGSize(width: CGFloat.greatestFiniteMagnitude, height: .greatestFiniteMagnitude)
        return ButtonArrangement(
            image: imageView?.image?.size ?? .zero, title: titleLabel?.sizeThatFits(endless) ?? .zero,
            subtitle: subtitleLabel.sizeThatFits(endless), insets: configuration?.contentInsets ?? ownInsets,
            placement: configuration?.imagePlacement ?? .leading, imagePadding: configuration?.imagePadding ?? 0,
            titlePadding: configuration?.titlePadding ?? 0)
    }

    private var ownInsets: NSDirectionalEdgeInsets {
        let insets = contentEdgeInsets
        return NSDirectionalEdgeInsets(
            top: insets.top, leading: insets.left, bottom: insets.bottom, trailing: insets.right)
    }

    /// Insets on both sides move a centered part by half of their difference, another one by the whole.
    private func moved(_ place: CGRect, by insets: UIEdgeInsets) -> CGRect {
        guard configuration == nil, insets != .zero else { return place }
        let x =
            switch contentHorizontalAlignment {
            case .left, .leading: insets.left
            case .right, .trailing: -insets.right
            case .center, .fill: (insets.left - insets.right) / 2
            }
        let y =
            switch contentVerticalAlignment {
            case .top: insets.top
            case .bottom: -insets.bottom
            case .center, .fill: (insets.top - insets.bottom) / 2
            }
        return place.offsetBy(dx: x, dy: y)
    }

    private func showBackgroundImage() {
        guard let image = currentBackgroundImage else {
            if backgroundImageView.superview != nil { backgroundImageView.removeFromSuperview() }
            return
        }
        backgroundImageView.image = image
        if backgroundImageView.superview == nil { insertSubview(backgroundImageView, at: 0) }
    }

    // MARK: Menus

    /// A menu that a press opens if `showsMenuAsPrimaryAction`.
    open var menu: UIMenu? { didSet { menuDidChange() } }
    /// Whether a press opens the menu, in place of the actions. False by default.
    open var showsMenuAsPrimaryAction = false { didSet { menuDidChange() } }
    private var menuFace: HostedView<MenuFace>?

    private func menuDidChange() {
        menuFace?.removeFromSuperview()
        menuFace = nil
        if showsMenuAsPrimaryAction, let menu {
            let face = HostedView(MenuFace(menu: menu, button: self))
            menuFace = face
            addSubview(face)
        }
        displayDidChange()
        setNeedsLayout()
    }

    override func updateFace() {
        super.updateFace()
        if let menu, let menuFace { menuFace.content = MenuFace(menu: menu, button: self) }
    }

    /// The menu's own button lies over one with a menu.
    override func describe(_ element: inout DisplayElement) {
        if menuFace == nil { super.describe(&element) } else { leaveMeaningToFace(&element) }
    }
}

/// An invisible button over a `UIButton`, which opens its menu.
private struct MenuFace: View {
    let menu: UIMenu
    unowned let button: UIButton

    var body: some View {
        Menu {
            MenuItems(menu: menu, sender: button)
        } label: {
            Rectangle().fill(Color.clear).contentShape(Rectangle())
        }
        .accessibilityLabel(Text(verbatim: button.accessibilityLabel ?? button.currentTitle ?? menu.title))
        .modifier(AttributeModifier(button.meaning))
        .disabled(!button.isEnabled)
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
