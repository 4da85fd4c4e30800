import Foundation
import SwiftUICore

/// A row of a table.
///
/// See [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell). Its content is a
/// configuration, its labels and image view, or the app's own subviews of `contentView`.
open class UITableViewCell: _TableCellBase {
    /// A cell with a style.
    public override init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(contentView)
    }

    /// The arrangement of the labels and the image.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }
    /// The accessory at the right edge.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// The appearance of a selected row. All styles except `none` are gray here.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
    /// The kind of editing.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// The identifier for reuse.
    public let reuseIdentifier: String?
    /// The view for the app's subviews.
    public let contentView = UIView()
    private let style: CellStyle
    weak var table: UITableView?
    /// The last index path of the cell's row.
    var place: IndexPath?

    /// The standard accessory at the right edge.
    open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
    /// A custom view at the right edge, in place of the standard accessory.
    open var accessoryView: UIView? { didSet { accessoryDidChange() } }
    /// The appearance of the row while it is selected.
    open var selectionStyle = SelectionStyle.default
    /// Behind the content.
    open var backgroundView: UIView? { didSet { changeBackground(from: oldValue, to: backgroundView) } }
    /// Behind the content while the row is selected.
    open var selectedBackgroundView: UIView? {
        didSet { changeBackground(from: oldValue, to: isSelected ? selectedBackgroundView : nil) }
    }
    /// Whether the row is selected.
    open var isSelected = false { didSet { showSelection() } }
    /// Whether the row is pressed. Never set automatically here.
    open var isHighlighted = false
    /// Stored, but has no effect here: the table's `separatorInset` is used for all rows.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    /// Whether the cell is in editing mode. Never set automatically here.
    open var isEditing = false
    /// Stored, but has no effect here: there is no editing mode.
    open var editingAccessoryType = AccessoryType.none
    /// Stored, but has no effect here: there is no editing mode.
    open var showsReorderControl = false
    /// Stored, but has no effect here: there is no editing mode.
    open var shouldIndentWhileEditing = true
    /// The indentation level of the content.
    open var indentationLevel = 0 { didSet { if indentationLevel != oldValue { contentDidChange() } } }
    /// The indentation for each level, in points.
    open var indentationWidth: CGFloat = 10 { didSet { if indentationWidth != oldValue { contentDidChange() } } }
    private var shownAccessory: UIView?
    private lazy var selection = UIView()
    private lazy var words = UIListContentView(configuration: style.configuration)
    private let configuredContent = ConfiguredContent()

    /// A cell with the default style.
    public convenience init() { self.init(style: .default, reuseIdentifier: nil) }

    /// A cell without an identifier.
    public convenience init(frame: CGRect) {
        self.init(style: .default, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: Content

    /// The main label.
    open var textLabel: UILabel? { usedWords.primary }
    /// The secondary label.
    open var detailTextLabel: UILabel? { style == .default ? nil : usedWords.secondary }
    /// The image on the left.
    open var imageView: UIImageView? { usedWords.imageView }

    private var usedWords: UIListContentView {
        if words.superview == nil { contentView.addSubview(words) }
        return words
    }

    /// A content configuration in the cell's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration { style.configuration }

    /// The content's configuration.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { configuredContent.configuration }
        set {
            configuredContent.show(newValue, in: contentView)
            contentDidChange()
        }
    }

    func contentDidChange() {
        setNeedsLayout()
        table?.model.look += 1
    }

    // MARK: Layout

    private var indentation: CGFloat { CGFloat(max(indentationLevel, 0)) * indentationWidth }
    private var accessoryWidth: CGFloat { shownAccessory.map { $0.bounds.width + 16 } ?? 0 }

    /// Lays out the content, the background and the accessory.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(
            x: indentation, y: 0, width: max(bounds.width - accessoryWidth - indentation, 0), height: bounds.height)
        for view in [words, configuredContent.view].compactMap({ $0 }) where view.superview === contentView {
            view.frame = contentView.bounds
        }
        for view in [backgroundView, selectedBackgroundView, selection].compactMap({ $0 }) { view.frame = bounds }
        if let shownAccessory {
            shownAccessory.center = CGPoint(
                x: bounds.width - 16 - shownAccessory.bounds.width / 2, y: bounds.height / 2)
        }
    }

    /// The height of the content in a width.
    func height(in width: CGFloat) -> CGFloat {
        let room = max(width - accessoryWidth - indentation, 0)
        if let view = configuredContent.view ?? (words.superview == nil ? nil : words) {
            return max(view.sizeThatFits(CGSize(width: room, height: 0)).height, 44)
        }
        guard contentView.hasConstrainedViews else { return 44 }
        let size = contentView.systemLayoutSizeFitting(
            CGSize(width: room, height: 0), withHorizontalFittingPriority: .required,
            verticalFittingPriority: .fittingSizeLevel)
        return size.height > 0 ? size.height : 44
    }

    // MARK: Looks

    private func accessoryDidChange() {
        shownAccessory?.removeFromSuperview()
        shownAccessory = accessoryView ?? accessoryType.view
        if accessoryView == nil, let button = shownAccessory as? UIButton {
            button.bounds.size = CGSize(width: 28, height: 28)
            button.accessibilityLabel = Text.system("More Info").plainText(in: EnvironmentValues())
            button.addAction(
                UIAction { [weak self] _ in self.map { $0.table?.pressAccessory(of: $0) } }, for: .touchUpInside)
        }
        if let shownAccessory { addSubview(shownAccessory) }
        setNeedsLayout()
    }

    private func changeBackground(from old: UIView?, to new: UIView?) {
        old?.removeFromSuperview()
        if let new { insertSubview(new, at: 0) }
        setNeedsLayout()
    }

    private func showSelection() {
        guard selectionStyle != .none, isSelected else {
            selection.removeFromSuperview()
            selectedBackgroundView?.removeFromSuperview()
            return
        }
        let view = selectedBackgroundView ?? selection
        if view === selection { selection.backgroundColor = .systemGray4 }
        insertSubview(view, at: backgroundView == nil ? 0 : 1)
        setNeedsLayout()
    }

    // MARK: For subclasses

    /// Called when the row is selected or deselected.
    open func setSelected(_ selected: Bool, animated: Bool) { if isSelected != selected { isSelected = selected } }
    /// Sets `isHighlighted`. Never called automatically here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Sets `isEditing`. Never called automatically here.
    open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
    /// Called before the cell is reused. Deselects it.
    open func prepareForReuse() { if isSelected { setSelected(false, animated: false) } }
}

extension UITableViewCell.AccessoryType {
    @MainActor fileprivate var view: UIView? {
        switch self {
        case .none: nil
        case .disclosureIndicator: symbol("chevron.right", .tertiaryLabel, 13)
        case .checkmark: symbol("checkmark", nil, 17)
        case .detailButton, .detailDisclosureButton: UIButton(type: .detailDisclosure)
        }
    }

    @MainActor private func symbol(_ name: String, _ color: UIColor?, _ size: CGFloat) -> UIView {
        let view = UIImageView(image: UIImage(systemName: name))
        view.contentMode = .scaleAspectFit
        view.bounds.size = CGSize(width: size, height: size)
        if let color { view.tintColor = color }
        return view
    }
}

/// A header or footer view of a section.
///
/// See [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
open class UITableViewHeaderFooterView: _TableHeaderBase {
    /// A view without content.
    public override init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
        addSubview(contentView)
    }

    /// A view without an identifier.
    public convenience init() { self.init(reuseIdentifier: nil) }

    /// The identifier of the view's registered class.
    public let reuseIdentifier: String?
    /// The view for the app's subviews.
    public let contentView = UIView()
    /// The main label.
    open private(set) lazy var textLabel: UILabel? = {
        let label = UILabel(frame: .zero)
        label.font = .preferredFont(forTextStyle: .footnote)
        label.textColor = .secondaryLabel
        contentView.addSubview(label)
        return label
    }()

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// Makes the content fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        textLabel?.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}
