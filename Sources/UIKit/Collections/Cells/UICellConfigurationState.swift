import Foundation

/// What a view is at present, for its configurations.
///
/// See [UIConfigurationState](https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol).
public protocol UIConfigurationState {
    /// Light or dark, how large texts are, and so on.
    var traitCollection: UITraitCollection { get set }
    /// What the app knows about the view.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A name for what an app knows about a view.
///
/// See [UIConfigurationStateCustomKey](https://developer.apple.com/documentation/uikit/uiconfigurationstatecustomkey).
public struct UIConfigurationStateCustomKey: RawRepresentable, Hashable, Sendable {
    /// The name itself.
    public let rawValue: String
    /// A key of that name.
    public init(rawValue: String) { self.rawValue = rawValue }
    /// A key of that name.
    public init(_ rawValue: String) { self.rawValue = rawValue }
}

/// What a cell is at present.
///
/// See [UICellConfigurationState](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct).
public struct UICellConfigurationState: UIConfigurationState {
    /// Light or dark, how large texts are, and so on.
    public var traitCollection: UITraitCollection
    /// Whether the item is chosen.
    public var isSelected = false
    /// Whether the cell is pressed.
    public var isHighlighted = false
    /// Whether the keyboard is at the cell. Never by itself here.
    public var isFocused = false
    /// Whether the cell can't be used. Never by itself here.
    public var isDisabled = false
    /// Whether the collection is being edited.
    public var isEditing = false
    /// Whether what is below the item is shown, in a list with an outline.
    public var isExpanded = false
    /// Whether the cell is swiped aside. Never by itself here.
    public var isSwiped = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// A cell that is nothing in particular.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// What the app knows about the cell.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// What is behind a cell's content.
///
/// See [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
public struct UIBackgroundConfiguration {
    /// The colour; nil is the kind's own, or the tint.
    public var backgroundColor: UIColor?
    /// Makes another colour of the colour.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// How round the corners are, in points.
    public var cornerRadius: CGFloat = 0
    /// The outline's colour; nil is none.
    public var strokeColor: UIColor?
    /// The outline's width, in points.
    public var strokeWidth: CGFloat = 0
    /// By how much it is smaller than the cell.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// A view of the app's.
    public var customView: UIView?

    init(_ color: UIColor?) { backgroundColor = color }

    /// Nothing.
    @MainActor public static func clear() -> Self { Self(.clear) }
    /// As a list has it where its rows are shown.
    @MainActor public static func listCell() -> Self { Self(nil) }
    /// A row of a plain list.
    @MainActor public static func listPlainCell() -> Self { Self(.systemBackground) }
    /// A row of a grouped list.
    @MainActor public static func listGroupedCell() -> Self { Self(.secondarySystemGroupedBackground) }
    /// A header of a plain list.
    @MainActor public static func listPlainHeaderFooter() -> Self { Self(.clear) }
    /// A header of a grouped list.
    @MainActor public static func listGroupedHeaderFooter() -> Self { Self(.clear) }
    /// A row of a sidebar.
    @MainActor public static func listSidebarCell() -> Self { Self(nil) }
    /// A header of a sidebar.
    @MainActor public static func listSidebarHeader() -> Self { Self(.clear) }

    /// The same for a state of the cell.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    var shownColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }
}

/// Derives a colour from another one, such as its selected form.
///
/// See [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct).
public struct UIConfigurationColorTransformer {
    /// What it does.
    public let transform: (UIColor) -> UIColor
    /// Derives a colour from another one, such as its selected form.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    /// The colour that it makes.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
