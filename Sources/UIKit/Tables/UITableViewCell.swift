import Foundation
import SwiftUICore

/// A row of a table.
///
/// See [UITableViewCell](https://developer.apple.com/documentation/uikit/uitableviewcell). Its words and image are set
/// by a configuration, by its labels, or are views of the app's in `contentView`.
open class UITableViewCell: _TableCellBase {
    /// A cell of a style.
    public override init(style: CellStyle, reuseIdentifier: String?) {
        (self.style, self.reuseIdentifier) = (style, reuseIdentifier)
        super.init(style: style, reuseIdentifier: reuseIdentifier)
        addSubview(contentView)
    }

    /// Where the words and the image are.
    public enum CellStyle: Int, Sendable {
        case `default`, value1, value2, subtitle
    }
    /// What is shown at the right edge.
    public enum AccessoryType: Int, Sendable {
        case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
    }
    /// How a chosen row looks: all of them are grey here, except for `none`.
    public enum SelectionStyle: Int, Sendable {
        case none, blue, gray, `default`
    }
    /// How a row is edited.
    public enum EditingStyle: Int, Sendable { case none, delete, insert }

    /// The identifier by which the cell is used again.
    public let reuseIdentifier: String?
    /// Where the app's own views are.
    public let contentView = UIView()
    private let style: CellStyle
    weak var table: UITableView?
    /// Where its row was last.
    var place: IndexPath?

    /// What is shown at the right edge.
    open var accessoryType = AccessoryType.none { didSet { accessoryDidChange() } }
    /// A view at the right edge, in place of `accessoryType`'s.
    open var accessoryView: UIView? { didSet { accessoryDidChange() } }
    /// How the row looks while it is chosen.
    open var selectionStyle = SelectionStyle.default
    /// Behind the content.
    open var backgroundView: UIView? { didSet { changeBackground(from: oldValue, to: backgroundView) } }
    /// Behind the content while the row is chosen.
    open var selectedBackgroundView: UIView? {
        didSet { changeBackground(from: oldValue, to: isSelected ? selectedBackgroundView : nil) }
    }
    /// Whether the row is chosen.
    open var isSelected = false { didSet { showSelection() } }
    /// Whether the row is pressed at present. Never by itself here.
    open var isHighlighted = false
    /// Where the line below the row begins; nil is the table's.
    open var separatorInset = UIEdgeInsets(top: 0, left: 16, bottom: 0, right: 0)
    private var shownAccessory: UIView?
    private lazy var selection = UIView()
    private lazy var words = UIListContentView(configuration: style.configuration)
    private var contentOfConfiguration: (any UIContentConfiguration)?
    private var viewOfConfiguration: UIView?

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
    /// The second label.
    open var detailTextLabel: UILabel? { style == .default ? nil : usedWords.secondary }
    /// The image on the left.
    open var imageView: UIImageView? { usedWords.imageView }

    private var usedWords: UIListContentView {
        if words.superview == nil { contentView.addSubview(words) }
        return words
    }

    /// A configuration with the cell's own style, to fill in.
    open func defaultContentConfiguration() -> UIListContentConfiguration { style.configuration }

    /// What the cell shows.
    open var contentConfiguration: (any UIContentConfiguration)? {
        get { contentOfConfiguration }
        set {
            contentOfConfiguration = newValue
            if let view = viewOfConfiguration as? any UIView & UIContentView, let newValue, view.supports(newValue) {
                view.configuration = newValue
            } else {
                viewOfConfiguration?.removeFromSuperview()
                viewOfConfiguration = newValue?.makeContentView()
                if let view = viewOfConfiguration { contentView.addSubview(view) }
            }
            contentDidChange()
        }
    }

    func contentDidChange() {
        setNeedsLayout()
        table?.model.look += 1
    }

    // MARK: Layout

    private var accessoryWidth: CGFloat { shownAccessory.map { $0.bounds.width + 16 } ?? 0 }

    /// Places the content, the background and what is at the right edge.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = CGRect(x: 0, y: 0, width: max(bounds.width - accessoryWidth, 0), height: bounds.height)
        for view in [words, viewOfConfiguration].compactMap({ $0 }) where view.superview === contentView {
            view.frame = contentView.bounds
        }
        for view in [backgroundView, selectedBackgroundView, selection].compactMap({ $0 }) { view.frame = bounds }
        if let shownAccessory {
            shownAccessory.center = CGPoint(
                x: bounds.width - 16 - shownAccessory.bounds.width / 2, y: bounds.height / 2)
        }
    }

    /// As high as its content is in a width.
    func height(in width: CGFloat) -> CGFloat {
        let room = max(width - accessoryWidth, 0)
        if let view = viewOfConfiguration ?? (words.superview == nil ? nil : words) {
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

    /// Called when the row is chosen, or no longer.
    open func setSelected(_ selected: Bool, animated: Bool) { if isSelected != selected { isSelected = selected } }
    /// Never called by itself here.
    open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
    /// Called before the cell is used again. Lets it be chosen no longer.
    open func prepareForReuse() { if isSelected { setSelected(false, animated: false) } }
}

extension UITableViewCell.AccessoryType {
    @MainActor fileprivate var view: UIView? {
        switch self {
        case .none: nil
        case .disclosureIndicator: symbol("chevron.right", .tertiaryLabel, 13)
        case .checkmark: symbol("checkmark", nil, 17)
        case .detailButton, .detailDisclosureButton: symbol("info.circle", nil, 20)
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

/// A view above or below a section.
///
/// See [UITableViewHeaderFooterView](https://developer.apple.com/documentation/uikit/uitableviewheaderfooterview).
open class UITableViewHeaderFooterView: _TableHeaderBase {
    /// A view without content.
    public override init(reuseIdentifier: String?) {
        self.reuseIdentifier = reuseIdentifier
        super.init(reuseIdentifier: reuseIdentifier)
        addSubview(contentView)
    }

    /// The identifier of the view's class.
    public let reuseIdentifier: String?
    /// Where the app's own views are.
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

    /// Lets the content fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        contentView.frame = bounds
        textLabel?.frame = bounds.insetBy(dx: 16, dy: 0)
    }
}
