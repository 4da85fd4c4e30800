import CoreGraphics
import Foundation

/// A cell for a row of a list in a collection, with accessories beside its content.
///
/// See [UICollectionViewListCell](https://developer.apple.com/documentation/uikit/uicollectionviewlistcell).
open class UICollectionViewListCell: UICollectionViewCell {
    /// The accessories beside the content, from the leading edge.
    open var accessories: [UICellAccessory] = [] { didSet { accessoriesDidChange() } }
    /// The indentation level.
    open var indentationLevel = 0 { didSet { setNeedsLayout() } }
    /// The indentation for each level, in points.
    open var indentationWidth: CGFloat = 16 { didSet { setNeedsLayout() } }
    private var leading: [UIView] = []
    private var trailing: [UIView] = []
    private var wasEditing = false
    private var wasExpanded = false
    /// Whether the row's children are shown.
    var isExpanded: Bool { collection?.isOutlineExpanded(of: self) ?? false }

    /// A row without content.
    public override init(frame: CGRect) { super.init(frame: frame) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// A content configuration in the list's style.
    open func defaultContentConfiguration() -> UIListContentConfiguration {
        listPlace?.isHeader == true ? .groupedHeader() : .cell()
    }

    /// A background configuration in the list's style.
    open func defaultBackgroundConfiguration() -> UIBackgroundConfiguration { .listCell() }

    /// Also updates the accessories for the state.
    open override func updateConfiguration(using state: UICellConfigurationState) {
        if state.isEditing != wasEditing || state.isExpanded != wasExpanded {
            (wasEditing, wasExpanded) = (state.isEditing, state.isExpanded)
            accessoriesDidChange()
        }
        super.updateConfiguration(using: state)
    }

    /// The state, including whether the row is expanded.
    open override var configurationState: UICellConfigurationState {
        var state = super.configurationState
        state.isExpanded = isExpanded
        return state
    }

    private func accessoriesDidChange() {
        for view in leading + trailing { view.removeFromSuperview() }
        let shown = accessories.filter {
            $0.displayed == .always || ($0.displayed == .whenEditing) == wasEditing
        }
        leading = shown.filter(\.isLeading).map { $0.make(self) }
        trailing = shown.filter { !$0.isLeading }.map { $0.make(self) }
        for view in leading + trailing { line.addSubview(view) }
        setNeedsLayout()
        collection?.contentDidChange(of: self)
    }

    private static let gap: CGFloat = 12
    private static let edge: CGFloat = 16

    private func width(of views: [UIView]) -> CGFloat {
        views.isEmpty ? 0 : views.reduce(Self.edge - Self.gap) { $0 + $1.bounds.width + Self.gap }
    }

    override var contentMargins: (leading: CGFloat, trailing: CGFloat) {
        let indentation = CGFloat(max(indentationLevel, 0)) * indentationWidth
        return (indentation + width(of: leading), width(of: trailing))
    }

    /// Also lays out the accessories.
    open override func layoutSubviews() {
        super.layoutSubviews()
        var x = CGFloat(max(indentationLevel, 0)) * indentationWidth + Self.edge
        for view in leading {
            view.center = CGPoint(x: x + view.bounds.width / 2, y: bounds.height / 2)
            x += view.bounds.width + Self.gap
        }
        x = bounds.width - Self.edge
        for view in trailing.reversed() {
            view.center = CGPoint(x: x - view.bounds.width / 2, y: bounds.height / 2)
            x -= view.bounds.width + Self.gap
        }
    }
}
