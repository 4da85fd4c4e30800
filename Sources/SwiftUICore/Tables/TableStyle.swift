/// The appearance of a table: with a border or not, with every second row shaded or not; there are lines between the
/// rows.
///
/// See [TableStyle](https://developer.apple.com/documentation/swiftui/tablestyle).
@MainActor @preconcurrency
public protocol TableStyle {
    var _look: _TableLook { get }
}

extension TableStyle {
    /// Without a border; whether every second row is shaded depends on the table's context.
    public var _look: _TableLook { _TableLook() }
}

/// The properties of a table style.
public struct _TableLook: Equatable, Sendable {
    var hasBorder = false
    /// Nil if it depends on the table's context.
    var alternatesRows: Bool?
}

/// The default look for the context.
public struct AutomaticTableStyle: TableStyle, Sendable {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
}

/// The look of a table within margins, which are those of its context.
public struct InsetTableStyle: TableStyle, Sendable {
    private let alternatesRows: Bool?

    /// Makes the style. It has no settings.
    public nonisolated init() { alternatesRows = nil }

    /// - Parameter alternatesRowBackgrounds: Whether every second row is shaded.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

    /// The border, and whether every second row is shaded.
    public var _look: _TableLook { _TableLook(alternatesRows: alternatesRows) }
}

/// A table with a border.
public struct BorderedTableStyle: TableStyle, Sendable {
    private let alternatesRows: Bool?

    /// Makes the style. It has no settings.
    public nonisolated init() { alternatesRows = nil }

    /// - Parameter alternatesRowBackgrounds: Whether every second row is shaded.
    public nonisolated init(alternatesRowBackgrounds: Bool) { alternatesRows = alternatesRowBackgrounds }

    /// The border, and whether every second row is shaded.
    public var _look: _TableLook { _TableLook(hasBorder: true, alternatesRows: alternatesRows) }
}

extension TableStyle where Self == AutomaticTableStyle {
    /// The default look for the context.
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    /// The look of a table within margins, which are those of its context.
    public static var inset: InsetTableStyle { InsetTableStyle() }

    /// Without a border; every second row may be shaded.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle {
        InsetTableStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension TableStyle where Self == BorderedTableStyle {
    /// A table with a border.
    public static var bordered: BorderedTableStyle { BorderedTableStyle() }

    /// With a border; every second row may be shaded.
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
    /// Sets the style of the tables in this view.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View {
        let look = style._look
        return environment(\.hasTableBorder, look.hasBorder)
            .transformEnvironment(\.alternatesRows) { if let alternates = look.alternatesRows { $0 = alternates } }
    }
}

/// A table's border, if its style has one. The cells have no borders.
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
