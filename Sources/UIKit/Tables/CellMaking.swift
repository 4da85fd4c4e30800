import Foundation

// Creates cells and views of a registered class. An app's override of an initializer isn't declared `required`, so
// Swift doesn't let us call it on a metatype; but it has an entry in the class's vtable. Each class below that has the
// initializer as `required` has the same vtable layout as the class next to it, from which the cells inherit, so the
// call reaches the cell's initializer. Neither class may have stored properties, which would change the layout.

/// The class from which `UITableViewCell` inherits its initializer. Not for apps.
open class _TableCellBase: UIView {
    /// Creates a cell.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// Has a `required` initializer at the vtable position of `_TableCellBase`'s. Not for apps.
open class _CreatableTableCell: UIView {
    /// Creates a cell.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// The class from which `UITableViewHeaderFooterView` inherits its initializer. Not for apps.
open class _TableHeaderBase: UIView {
    /// Creates a header.
    public init(reuseIdentifier: String?) { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28)) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// Has a `required` initializer at the vtable position of `_TableHeaderBase`'s. Not for apps.
open class _CreatableTableHeader: UIView {
    /// Creates a header.
    public required init(reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// Has a `required` initializer at the vtable position of `UIView`'s. Not for apps.
open class _CreatableView: UIView {
    /// Creates a view.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// Creates views of classes that are only known at run time, with initializers that needn't be `required`.
@MainActor enum CellMaking {
    static func cell(_ type: UITableViewCell.Type, _ style: UITableViewCell.CellStyle, _ identifier: String)
        -> UITableViewCell
    {
        let made = unsafeBitCast(type, to: _CreatableTableCell.Type.self).init(
            style: style, reuseIdentifier: identifier)
        return unsafeBitCast(made, to: UITableViewCell.self)
    }

    static func header(_ type: UITableViewHeaderFooterView.Type, _ identifier: String) -> UITableViewHeaderFooterView {
        let made = unsafeBitCast(type, to: _CreatableTableHeader.Type.self).init(reuseIdentifier: identifier)
        return unsafeBitCast(made, to: UITableViewHeaderFooterView.self)
    }

    /// A view of any class. Traps for a subclass of a table or collection without an initializer for a frame alone.
    static func anyView<Kind: UIView>(_ type: Kind.Type) -> Kind {
        let made: UIView =
            switch type as UIView.Type {
            case let type as UITableViewCell.Type: cell(type, .default, "")
            case let type as UITableViewHeaderFooterView.Type: header(type, "")
            case is UITableView.Type where type == UITableView.self: UITableView()
            case is UICollectionView.Type where type == UICollectionView.self:
                UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            case is UIVisualEffectView.Type where type == UIVisualEffectView.self: UIVisualEffectView(effect: nil)
            default: view(type)
            }
        return unsafeDowncast(made, to: type)
    }

    static func view<Kind: UIView>(_ type: Kind.Type) -> Kind {
        let made = unsafeBitCast(type, to: _CreatableView.Type.self).init(frame: .zero)
        return unsafeBitCast(made, to: Kind.self)
    }
}
