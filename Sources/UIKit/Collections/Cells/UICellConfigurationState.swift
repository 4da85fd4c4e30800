import Foundation

/// The state of a view, for its configurations.
///
/// See [UIConfigurationState](https://developer.apple.com/documentation/uikit/uiconfigurationstate-swift.protocol).
public protocol UIConfigurationState {
    /// The traits: light or dark, the text size and so on.
    var traitCollection: UITraitCollection { get set }
    /// The app's custom state.
    subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? { get set }
}

/// A key for custom state.
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

/// The state of a cell.
///
/// See [UICellConfigurationState](https://developer.apple.com/documentation/uikit/uicellconfigurationstate-swift.struct).
public struct UICellConfigurationState: UIConfigurationState {
    /// The traits: light or dark, the text size and so on.
    public var traitCollection: UITraitCollection
    /// Whether the item is selected.
    public var isSelected = false
    /// Whether the cell is pressed.
    public var isHighlighted = false
    /// Whether the cell has the keyboard focus. Never set automatically here.
    public var isFocused = false
    /// Whether the cell is disabled. Never set automatically here.
    public var isDisabled = false
    /// Whether the collection is being edited.
    public var isEditing = false
    /// Whether the item's children are shown, in an outline.
    public var isExpanded = false
    /// Whether the cell is swiped aside. Never set automatically here.
    public var isSwiped = false
    private var values: [UIConfigurationStateCustomKey: AnyHashable] = [:]

    /// The default state.
    public init(traitCollection: UITraitCollection) { self.traitCollection = traitCollection }

    /// The app's custom state.
    public subscript(key: UIConfigurationStateCustomKey) -> AnyHashable? {
        get { values[key] }
        set { values[key] = newValue }
    }
}

/// The background of a cell.
///
/// See [UIBackgroundConfiguration](https://developer.apple.com/documentation/uikit/uibackgroundconfiguration-swift.struct).
public struct UIBackgroundConfiguration {
    /// The background color; nil is the list's own for its rows, and none outside of a list.
    public var backgroundColor: UIColor?
    /// Transforms the background color.
    public var backgroundColorTransformer: UIConfigurationColorTransformer?
    /// The corner radius, in points.
    public var cornerRadius: CGFloat = 0
    /// The stroke color; nil draws no stroke.
    public var strokeColor: UIColor?
    /// The stroke width, in points.
    public var strokeWidth: CGFloat = 0
    /// The insets of the background within the cell.
    public var backgroundInsets = NSDirectionalEdgeInsets.zero
    /// A custom view.
    public var customView: UIView?

    init(_ color: UIColor?) { backgroundColor = color }

    /// No background.
    @MainActor public static func clear() -> Self { Self(.clear) }
    /// The background of a cell in a list.
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

    /// The configuration for a cell's state. Here it is the same for every state.
    public func updated(for state: any UIConfigurationState) -> Self { self }

    var shownColor: UIColor? { backgroundColor.map { backgroundColorTransformer?($0) ?? $0 } }
}

/// Transforms a color, for example into the one for a selected cell.
///
/// See [UIConfigurationColorTransformer](https://developer.apple.com/documentation/uikit/uiconfigurationcolortransformer-swift.struct).
public struct UIConfigurationColorTransformer {
    /// The transform.
    public let transform: (UIColor) -> UIColor
    /// A transformer with a closure.
    public init(_ transform: @escaping (UIColor) -> UIColor) { self.transform = transform }
    /// The transformed color.
    public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }
}
