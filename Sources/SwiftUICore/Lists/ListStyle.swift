import DisplayList
import Foundation

/// The look of a list.
@MainActor @preconcurrency
public protocol ListStyle {
    var _look: ListLook { get }
    /// Whether every second row is shaded; nil leaves it to the environment.
    var _alternatesRows: Bool? { get }
}

extension ListStyle {
    /// Nil: the environment determines it.
    public var _alternatesRows: Bool? { nil }
}

/// The properties in which list styles differ: the rows' surface and position.
public struct ListLook: Equatable, Sendable {
    /// Whether the rows of a section share a surface with round corners.
    var hasCards: Bool
    /// The distance of rows from the list's edges, in points.
    var sideInset: CGFloat
    /// Whether headers stay visible while their section is.
    var pinsHeaders: Bool
    /// Whether the list has the background of grouped content.
    var isGrouped: Bool
    /// The corner radius in points.
    var cornerRadius: CGFloat
    var sectionSpacing: CGFloat
    /// Whether there are separators between rows.
    var hasSeparators = true
    /// Whether each row has round corners, instead of the ends of a section.
    var roundsRows = false
    /// Whether the list has a border.
    var hasBorder = false
    /// Whether the style is the default: in the sidebar of a split view such a list has the sidebar style.
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
        hasSeparators: false, roundsRows: true)

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

/// The default list style for the context: a sidebar's in the first column of a split view whose columns are side by
/// side, elsewhere that of inset groups.
public struct DefaultListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface and position.
    public var _look: ListLook { .automatic }
}

/// Rows from edge to edge.
public struct PlainListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface and position.
    public var _look: ListLook { .plain }
}

/// Rows that are inset from the edges.
public struct InsetListStyle: ListStyle, Sendable {
    /// Whether every second row is shaded; nil leaves it to the environment.
    public let _alternatesRows: Bool?

    /// Makes the style. It has no settings.
    public nonisolated init() { _alternatesRows = nil }

    /// - Parameter alternatesRowBackgrounds: Whether every second row is shaded.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }

    /// The rows' surface and position.
    public var _look: ListLook { .inset }
}

/// Sections on surfaces from edge to edge.
public struct GroupedListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface and position.
    public var _look: ListLook { .grouped }
}

/// Sections on surfaces with round corners.
public struct InsetGroupedListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface and position.
    public var _look: ListLook { .insetGrouped }
}

/// Rows in a border.
public struct BorderedListStyle: ListStyle, Sendable {
    /// Whether every second row is shaded; nil leaves it to the environment.
    public let _alternatesRows: Bool?

    /// Makes the style. It has no settings.
    public nonisolated init() { _alternatesRows = nil }

    /// - Parameter alternatesRowBackgrounds: Whether every second row is shaded.
    public nonisolated init(alternatesRowBackgrounds: Bool) { _alternatesRows = alternatesRowBackgrounds }

    /// The rows' surface and position.
    public var _look: ListLook { .bordered }
}

/// Rows beside the main content, without lines.
public struct SidebarListStyle: ListStyle {
    /// Makes the style. It has no settings.
    public nonisolated init() {}
    /// The rows' surface and position.
    public var _look: ListLook { .sidebar }
}

extension ListStyle where Self == DefaultListStyle {
    /// The default list style for the context: a sidebar's in the first column of a split view whose columns are side
    /// by side, elsewhere that of inset groups.
    public static var automatic: DefaultListStyle { DefaultListStyle() }
}

extension ListStyle where Self == PlainListStyle {
    /// Rows from edge to edge.
    public static var plain: PlainListStyle { PlainListStyle() }
}

extension ListStyle where Self == InsetListStyle {
    /// Rows that are inset from the edges.
    public static var inset: InsetListStyle { InsetListStyle() }

    /// Rows that are inset from the edges; every second one may be shaded.
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

    /// Rows in a border; every second one may be shaded.
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

/// The background of grouped content, which differs a little from the surface of the rows on it.
struct GroupedBackground: PrimitiveShapeStyle, Equatable {
    func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let level = environment.colorScheme == .dark ? 0 : 1
        return .color(SystemColor.background(level: level).color(in: environment))
    }
}

/// The surface of rows on grouped content.
struct GroupedSurface: PrimitiveShapeStyle, Equatable {
    func paint(level: Int, in environment: EnvironmentValues) -> Paint {
        let level = environment.colorScheme == .dark ? 1 : 0
        return .color(SystemColor.background(level: level).color(in: environment))
    }
}
