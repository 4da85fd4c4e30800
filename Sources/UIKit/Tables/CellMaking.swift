import Foundation

// Cells are made by their classes alone. Their initialisers aren't `required`, since apps override them without that
// word, so the compiler doesn't call them by a metatype. A class's table of methods has them all the same. The classes
// below come in pairs: one that a cell's class inherits from, and one that has the initialiser `required` in the same
// place. Neither has stored properties, which would move that place.

/// What `UITableViewCell` inherits its initialiser from. Not for apps.
open class _TableCellBase: UIView {
    /// Creates a cell.
    public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) {
        super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// Has the initialiser where `_TableCellBase` has it. Not for apps.
open class _CreatableTableCell: UIView {
    /// Creates a cell.
    public required init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// What `UITableViewHeaderFooterView` inherits its initialiser from. Not for apps.
open class _TableHeaderBase: UIView {
    /// Creates a header.
    public init(reuseIdentifier: String?) { super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 28)) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// Has the initialiser where `_TableHeaderBase` has it. Not for apps.
open class _CreatableTableHeader: UIView {
    /// Creates a header.
    public required init(reuseIdentifier: String?) { super.init(frame: .zero) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

/// Has the initialiser in `UIView`'s place. Not for apps.
open class _CreatableView: UIView {
    /// Creates a view.
    public required override init(frame: CGRect) { super.init(frame: frame) }
    /// Always fails.
    public required init?(coder: NSCoder) { nil }
}

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

    static func view<Kind: UIView>(_ type: Kind.Type) -> Kind {
        let made = unsafeBitCast(type, to: _CreatableView.Type.self).init(frame: .zero)
        return unsafeBitCast(made, to: Kind.self)
    }
}
