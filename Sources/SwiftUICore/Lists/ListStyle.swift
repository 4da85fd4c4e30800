import DisplayList
import Foundation

/// The look of a list.
@MainActor @preconcurrency
public protocol ListStyle {
    var _look: ListLook { get }
    /// Whether every second row has a shade; nil where that is left to what is around the list.
    var _alternatesRows: Bool? { get }
}

extension ListStyle {
    /// Nil: it is left to what is around the list.
    public var _alternatesRows: Bool? { nil }
}

/// What list styles differ in: the rows' surface and where they lie.
public struct ListLook: Equatable, Sendable {
    /// Rows of a section lie together on a surface of their own, with round corners.
    var hasCards: Bool
    /// How far rows stay from the list's edges, in points.
    var sideInset: CGFloat
    /// Headers stay in sight while their section is.
    var pinsHeaders: Bool
    /// The surface behind everything is that of grouped content.
    var isGrouped: Bool
    /// In points.
    var cornerRadius: CGFloat
    var sectionSpacing: CGFloat
    /// Lines between rows.
    var hasSeparators = true
    /// A line around the list.
    var hasBorder = false
    /// Whether nobody chose the style: in the sidebar of a split view the list is one of a sidebar.
    var isAutomatic = false

    static let plain = ListLook(
        hasCards: false, sideInset: 0, pinsHeaders: true, isGrouped: false, cornerRadius: 0, sectionSpacing: 0)
    static let inset = ListLook(
        hasCards: false, sideInset: 16, pinsHeaders: true, isGrouped: false, cornerRadius: 10, sectionSpacing: 12)
    static let grouped = ListLook(
        hasCards: true, sideInset: 0, pinsHeaders: false, isGrouped: true, cornerRadius: 0, sectionSpacing: 20)
    static let insetGrouped = ListLook(
        hasCards: true, sideInset: 16, pinsHeaders: false, isGrouped: true, cornerRadius: 12, sectionSpacing: 20)
    static let sidebar = ListLook(
        hasCards: false, sideInset: 10, pinsHeaders: false, isGrouped: true, cornerRadius: 8, sectionSpacing: 12,
        hasSeparators: false)

    static let automatic: ListLook = {
        var look = insetGrouped
        look.isAutomatic = true
        return look
    }()

    static let bordered: ListLook = {
        var look = plain
        look.hasBorder = true
        return look
    }()
}

/// The list style that fits the place: that of a sidebar in the first column of a split view whose columns stand side by
/// side, elsewhere that of inset groups.
public struct DefaultListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface, and where they lie.
    public var _look: ListLook { .automatic }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface, and where they lie.
    public var _look: ListLook { .plain }
}

/// Rows that keep away from the edges.
public struct InsetListStyle: ListStyle, Sendable {
    /// Whether every second row has a shade; nil leaves it to what is around the list.
    public let _alternatesRows: Bool?

    /// Makes the style. It has no settings.
    public nonisolated init() { _alternatesRows = nil }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a shade of its own.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }

    /// The rows' surface, and where they lie.
    public var _look: ListLook { .inset }
}

/// Sections on surfaces from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface, and where they lie.
    public var _look: ListLook { .grouped }
}

/// Sections on surfaces with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface, and where they lie.
    public var _look: ListLook { .insetGrouped }
}

/// Rows in a border.
public struct BorderedListStyle: ListStyle, Sendable {
    /// Whether every second row has a shade; nil leaves it to what is around the list.
    public let _alternatesRows: Bool?

    /// Makes the style. It has no settings.
    public nonisolated init() { _alternatesRows = nil }

    /// - Parameter alternatesRowBackgrounds: Whether every second row has a shade of its own.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }

    /// The rows' surface, and where they lie.
    public var _look: ListLook { .bordered }
}

/// Rows beside the main content, without lines.
public struct SidebarListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface, and where they lie.
    public var _look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The list style that fits the place: that of a sidebar in the first column of a split view whose columns stand side
    /// by side, elsewhere that of inset groups.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows that keep away from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows that keep away from the edges; every second may have a shade of its own.
    public static func inset(alternatesRowBackgrounds: Bool) -> InsetListStyle {
        InsetListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == GroupedListStyle {
    /// Sections on surfaces from edge to edge.
    public static var grouped: GroupedListStyle { GroupedListStyle() }
}

extension ListStyle where Self == InsetGroupedListStyle {
    /// Sections on surfaces with round corners.
    public static var insetGrouped: InsetGroupedListStyle { InsetGroupedListStyle() }
}

extension ListStyle where Self == BorderedListStyle {
    /// Rows in a border.
    public static var bordered: BorderedListStyle { BorderedListStyle() }

    /// Rows in a border; every second may have a shade of its own.
    public static func bordered(alternatesRowBackgrounds: Bool) -> BorderedListStyle {
        BorderedListStyle(alternatesRowBackgrounds: alternatesRowBackgrounds)
    }
}

extension ListStyle where Self == SidebarListStyle {
    /// Rows beside the main content, without lines.
    public static var sidebar: SidebarListStyle { SidebarListStyle() }
}

struct ListLookKey: EnvironmentKey { static var defaultValue: ListLook { .automatic } }

extension EnvironmentValues {
    var listLook: ListLook {
        get { self[ListLookKey.self] }
        set { self[ListLookKey.self] = newValue }
    }
}

extension View {
    /// Sets the style of every list in this view.
    public func listStyle<S: ListStyle>(_ style: S) -> some View {
        let alternatesRows = style._alternatesRows
        return environment(\.listLook, style._look)
            .transformEnvironment(\.alternatesRows) { if let alternatesRows { $0 = alternatesRows } }
    }
}

/// The surface behind grouped content: a shade away from that of the rows on it.
struct GroupedBackground: PrimitiveShapeStyle, Equatable {
    func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let level = environment.colorScheme == .dark ? 0 : 1
        return .color(SystemColor.background(level: level, in: environment))
    }
}

/// The surface of rows on grouped content.
struct GroupedSurface: PrimitiveShapeStyle, Equatable {
    func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let level = environment.colorScheme == .dark ? 1 : 0
        return .color(SystemColor.background(level: level, in: environment))
    }
}
