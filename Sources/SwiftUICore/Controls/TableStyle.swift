/// How a table looks. Kissa's tables have one look: rows with lines between them, which both styles here stand for.
@MainActor @preconcurrency
public protocol TableStyle {}

/// The look that suits the place.
public struct AutomaticTableStyle: TableStyle, Sendable {
    public nonisolated init() {}
}

/// The look of a table within the margins, which are those of what is around it.
public struct InsetTableStyle: TableStyle, Sendable {
    public nonisolated init() {}

    @available(*, unavailable, message: "Kissa's tables have no alternating rows; use listRowBackground in a List")
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

/// A table with a border.
@available(*, unavailable, message: "Kissa's tables have no border of their own; use border or an overlay")
public struct BorderedTableStyle: TableStyle, Sendable {
    public nonisolated init() {}
    public nonisolated init(alternatesRowBackgrounds: Bool) {}
}

extension TableStyle where Self == AutomaticTableStyle {
    public static var automatic: AutomaticTableStyle { AutomaticTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    public static var inset: InsetTableStyle { InsetTableStyle() }

    @available(*, unavailable, message: "Kissa's tables have no alternating rows; use listRowBackground in a List")
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetTableStyle { InsetTableStyle() }
}

extension TableStyle where Self == InsetTableStyle {
    @available(*, unavailable, message: "Kissa's tables have no border of their own; use border or an overlay")
    public static var bordered: InsetTableStyle { InsetTableStyle() }
}

extension View {
    /// Changes nothing: there is one look for tables.
    public func tableStyle<S: TableStyle>(_ style: S) -> some View { self }
}

extension ContentShapeKinds {
    /// The shape that a view is lifted in while its context menu is open. It isn't lifted here, so it changes nothing.
    public static let contextMenuPreview = ContentShapeKinds(rawValue: 32)
}
