import CoreGraphics
import DisplayList
import Foundation

/// The view of an item of a collection.
///
/// See [UICollectionViewCell](https://developer.apple.com/documentation/uikit/uicollectionviewcell).
open class UICollectionViewCell: UICollectionReusableView {
    /// The view for the app's subviews.
    public let contentView = UIView()
    /// Whether the item is selected.
    open var isSelected = false { didSet { if isSelected != oldValue { stateDidChange() } } }
    /// Whether the cell is pressed. Never set automatically here.
    open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateDidChange() } } }
    /// Behind the content.
    open var backgroundView: UIView? { didSet { arrangeGrounds(without: oldValue) } }
    /// Behind the content while the item is selected.
    open var selectedBackgroundView: UIView? { didSet { arrangeGrounds(without: oldValue) } }
    /// Configures the cell for a state; called again whenever the state changes.
    public typealias ConfigurationUpdateHandler = (UICollectionViewCell, UICellConfigurationState) -> Void
    /// Configures the cell for a state; called again whenever the state changes.
    open var configurationUpdateHandler: ConfigurationUpdateHandler? { didSet { setNeedsUpdateConfiguration() } }
    /// Whether the content configuration is updated automatically when the state changes. True by default.
    open var automaticallyUpdatesContentConfiguration = true
    /// Whether the background configuration is updated automatically when the state changes. True by default.
    open var automaticallyUpdatesBackgroundConfiguration = true

    private let configuredContent = ConfiguredContent()
    private var groundOfConfiguration: UIBackgroundConfiguration?
    let ground = CellGround()
    /// Moves the cell's content aside at a swipe; nil until the cell has swipe actions.
    private var swipeArea: SwipeArea?
    /// Where the swipe actions were asked for.
    private var swipePath: IndexPath?
    /// What the cell's own parts are in.
    var line: UIView { swipeArea?.line ?? self }
    private var isUpdateDue = true
    var listPlace: ListPlace? { didSet { if listPlace != oldValue { groundDidChange() } } }

    /// A cell without content.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        addSubview(contentView)
        let tap = UITapGestureRecognizer()
        tap.addAction { [weak self] _ in self.map { $0.collection?.press($0) } }
        addGestureRecognizer(tap)
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        if collection?.isMoving(self) == true { element.style.zIndex = 1 }
        guard let collection, collection.allowsSelection, collection.delegate != nil else { return }
        element.accessibility.role = element.accessibility.role ?? .button
        element.accessibility.isSelected = isSelected
    }

    // MARK: Content

    /// The content's configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuredContent.configuration }
        set {
            configuredContent.show(newValue, in: contentView)
            setNeedsLayout()
            collection?.contentDidChange(of: self)
        }
    }

    /// The background's configuration.
    open var backgroundConfiguration: UIBackgroundConfiguration? {
        get { groundOfConfiguration }
        set {
            groundOfConfiguration = newValue
            groundDidChange()
        }
    }

    // MARK: States

    /// The cell's current state.
    open var configurationState: UICellConfigurationState {
        var state = UICellConfigurationState(traitCollection: traitCollection)
        (state.isSelected, state.isHighlighted) = (isSelected, isHighlighted)
        state.isEditing = collection?.isEditing ?? false
        return state
    }

    /// Requests a configuration update. It happens at once if the cell is in a collection, otherwise when it is shown.
    open func setNeedsUpdateConfiguration() {
        isUpdateDue = true
        setNeedsLayout()
        if collection != nil { updateConfigurationIfNeeded() }
    }

    /// Updates the cell's configuration for a state. Overrides must call super.
    open func updateConfiguration(using state: UICellConfigurationState) {
        if automaticallyUpdatesContentConfiguration, let content = configuredContent.configuration {
            contentConfiguration = content.updated(for: state)
        }
        if automaticallyUpdatesBackgroundConfiguration, let ground = groundOfConfiguration {
            backgroundConfiguration = ground.updated(for: state)
        }
        configurationUpdateHandler?(self, state)
    }

    func updateConfigurationIfNeeded() {
        guard isUpdateDue else { return }
        isUpdateDue = false
        updateConfiguration(using: configurationState)
    }

    private func stateDidChange() {
        groundDidChange()
        arrangeGrounds(without: nil)
        displayDidChange()
        setNeedsUpdateConfiguration()
    }

    /// Called before the cell is reused. Deselects it.
    open override func prepareForReuse() {
        super.prepareForReuse()
        if isSelected { isSelected = false }
        if isHighlighted { isHighlighted = false }
    }

    // MARK: Layout

    /// The margins at the content's sides.
    var contentMargins: (leading: CGFloat, trailing: CGFloat) { (0, 0) }

    /// Lays out the content and the background.
    open override func layoutSubviews() {
        super.layoutSubviews()
        swipeArea?.frame = bounds
        let margins = contentMargins
        contentView.frame = CGRect(
            x: margins.leading, y: 0, width: max(bounds.width - margins.leading - margins.trailing, 0),
            height: bounds.height)
        configuredContent.view?.frame = contentView.bounds
        for view in [backgroundView, selectedBackgroundView].compactMap({ $0 }) { view.frame = bounds }
        ground.frame = bounds
    }

    override func take(_ attributes: UICollectionViewLayoutAttributes) {
        listPlace = attributes.listPlace
        // While an item is moved, the data source has the old order.
        if swipeArea != nil, swipePath != attributes.indexPath, collection?.moved == nil {
            showSwipeActions(attributes.listPlace?.swipes, at: attributes.indexPath)
        }
        super.take(attributes)
    }

    override var measuredView: UIView { contentView }

    override func sizeWithoutRules(in attributes: UICollectionViewLayoutAttributes) -> CGSize {
        guard let view = configuredContent.view else { return super.sizeWithoutRules(in: attributes) }
        let margins = contentMargins.leading + contentMargins.trailing
        let isWide = attributes.estimates.contains(.width)
        let room = isWide ? (collection?.bounds.width ?? attributes.size.width) : attributes.size.width
        let size = view.sizeThatFits(CGSize(width: max(room - margins, 0), height: 0))
        return CGSize(
            width: isWide ? size.width + margins : attributes.size.width,
            height: max(size.height, listPlace == nil ? 0 : 44))
    }

    // MARK: Swipe actions

    /// Asks for the swipe actions of the item. A cell that has had some keeps its swipe area.
    func showSwipeActions(_ providers: SwipeProviders?, at path: IndexPath) {
        swipePath = path
        let (leading, trailing) = (providers?.leading?(path), providers?.trailing?(path))
        if swipeArea == nil {
            guard leading != nil || trailing != nil else { return }
            moveIntoSwipeArea()
        }
        swipeArea?.show(leading, trailing)
    }

    /// The next layout asks for the swipe actions again.
    func forgetSwipeActions() { swipePath = nil }

    private func moveIntoSwipeArea() {
        let (area, parts) = (SwipeArea(self), subviews)
        addSubview(area)
        swipeArea = area
        for part in parts { area.line.addSubview(part) }
        setNeedsLayout()
    }

    // MARK: Grounds

    private func groundDidChange() {
        ground.show(groundOfConfiguration, listPlace, isSelected: isSelected)
        if ground.isNeeded {
            if ground.superview == nil { line.insertSubview(ground, at: 0) }
        } else {
            ground.removeFromSuperview()
        }
        setNeedsLayout()
    }

    private func arrangeGrounds(without old: UIView?) {
        if let old, old !== backgroundView, old !== selectedBackgroundView { old.removeFromSuperview() }
        if let backgroundView, backgroundView.superview !== line {
            line.insertSubview(backgroundView, belowSubview: contentView)
        }
        if isSelected, let selectedBackgroundView {
            line.insertSubview(selectedBackgroundView, belowSubview: contentView)
        } else {
            selectedBackgroundView?.removeFromSuperview()
        }
        setNeedsLayout()
    }
}
