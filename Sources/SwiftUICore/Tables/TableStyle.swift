/// How a table looks: rows with lines between them, in a border or not, every second row shaded or not.
///
/// See [TableStyle](https://developer.apple.com/documentation/swiftui/tablestyle).
@MainActor @preconcurrency
public protocol TableStyle {
    var _look: _TableLook { get }
}

extension TableStyle {
    /// Without a border; shades are left to what is around the table.
    public var _look: _TableLook { _TableLook() }
}

/// What a table style stands for.
public struct _TableLook: Equatable, Sendable {
    var hasBorder = false
    /// Nil where that is left to what is around it.
    var alternatesRows: Bool?
}

/// The look that suits the place.
public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
}

/// The look of a table within the margins, which are those of what is around it.
public struct InsetTableStyle: TableStyle, Sendable {
    private let alternatesRows: Bool?

    /// Makes the style. It has no settings.
    public nonisolated init() { alternatesRows = nil }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a shade of its own.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

    /// The border, and whether every second row has a shade.
    public var _look: _TableLook { _TableLook(alternatesRows: alternatesRows) }
}

/// A table with a border.
public struct BorderedTableStyle: TableStyle, Sendable {
    private let alternatesRows: Bool?

    /// Makes the style. It has no settings.
    public nonisolated init() { alternatesRows = nil }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a shade of its own.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

    /// The border, and whether every second row has a shade.
    public var _look: _TableLook { _TableLook(hasBorder: true, alternatesRows: alternatesRows) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The look that suits the place.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// The look of a table within the margins, which are those of what is around it.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Without a border; every second row may have a shade of its own.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A table with a border.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// With a border; every second row may have a shade of its own.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedTableStyle {
        BorderedTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

private struct TableBorderKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    fileprivate var hasTableBorder: Bool {
        get { self[TableBorderKey.self] }
        set { self[TableBorderKey.self] = newValue }
    }
}

extension View {
    /// How the tables here look.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let look = style._look
        return environment(\.hasTableBorder, look.hasBorder)
            .transformEnvironment(\.alternatesRows) { if let alternates = look.alternatesRows { $0 = alternates } }
    }
}

/// A table's border, where its style has one. The cells have none of their own.
struct TableBorder: ViewModifier {
    @Environment(\.hasTableBorder) private var isShown

    func body(content: Content) -> some View {
        let shape = RoundedRectangle(cornerRadius: isShown ? 8 : 0)
        content
            .environment(\.hasTableBorder, false)
            .clipShape(shape)
            .overlay { if isShown { shape.strokeBorder(.separator).allowsHitTesting(false) } }
    }
}
