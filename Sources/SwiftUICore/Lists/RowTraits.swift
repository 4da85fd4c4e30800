import Foundation

// Traits with which a view configures its row in a list.

struct RowInsetsTrait: TraitKey { static var defaultValue: EdgeInsets? { nil } }
struct RowBackgroundTrait: TraitKey { static var defaultValue: AnyView? { nil } }
struct RowSeparatorTrait: TraitKey { static var defaultValue: RowSeparator? { nil } }
struct RowSeparatorTintTrait: TraitKey { static var defaultValue: Color? { nil } }
struct RowSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct SectionSpacingKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }
struct MinimumRowHeightKey: EnvironmentKey { static var defaultValue: CGFloat { 44 } }
struct MinimumHeaderHeightKey: EnvironmentKey { static var defaultValue: CGFloat? { nil } }

struct DeleteDisabledTrait: TraitKey { static var defaultValue: Bool { false } }
struct MoveDisabledTrait: TraitKey { static var defaultValue: Bool { false } }
/// The value of a row's navigation link.
struct LinkValueTrait: TraitKey { static var defaultValue: AnyHashable? { nil } }
struct SelectionDisabledTrait: TraitKey { static var defaultValue: Bool { false } }
struct LeadingSwipeTrait: TraitKey { static var defaultValue: AnyView? { nil } }
struct TrailingSwipeTrait: TraitKey { static var defaultValue: AnyView? { nil } }

/// The separators of a row that are drawn.
struct RowSeparator: Equatable {
    var top = Visibility.automatic
    var bottom = Visibility.automatic
}

extension EnvironmentValues {
    /// The minimum height of a row, in points.
    public var defaultMinListRowHeight: CGFloat {
        get { self[MinimumRowHeightKey.self] }
        set { self[MinimumRowHeightKey.self] = newValue }
    }

    /// The minimum height of a section's header, in points.
    public var defaultMinListHeaderHeight: CGFloat? {
        get { self[MinimumHeaderHeightKey.self] }
        set { self[MinimumHeaderHeightKey.self] = newValue }
    }

    var listRowSpacing: CGFloat? {
        get { self[RowSpacingKey.self] }
        set { self[RowSpacingKey.self] = newValue }
    }

    var listSectionSpacing: CGFloat? {
        get { self[SectionSpacingKey.self] }
        set { self[SectionSpacingKey.self] = newValue }
    }
}

/// The distance between the sections of a list.
public struct ListSectionSpacing: Sendable {
    let points: CGFloat?
    /// The style's own distance.
    public static let `default` = ListSectionSpacing(points: nil)
    /// 12 points.
    public static let compact = ListSectionSpacing(points: 12)
    /// A distance in points.
    public static func custom(_ spacing: CGFloat) -> ListSectionSpacing { ListSectionSpacing(points: spacing) }
}

extension View {
    /// Sets the view's distance from the edges of its row; nil is the list's own distance.
    public func listRowInsets(_ insets: EdgeInsets?) -> some View {
        modifier(TraitModifier<RowInsetsTrait>(value: insets))
    }

    /// Sets the background of the view's row, from edge to edge; nil is the list's own.
    public func listRowBackground<V: View>(_ view: V?) -> some View {
        modifier(TraitModifier<RowBackgroundTrait>(value: view.map { AnyView($0) }))
    }

    /// Hides or shows the separators above and below the view's row.
    public func listRowSeparator(_ visibility: Visibility, edges: VerticalEdge.Set = .all) -> some View {
        modifier(
            TraitModifier<RowSeparatorTrait>(
                value: RowSeparator(
                    top: edges.contains(.top) ? visibility : .automatic,
                    bottom: edges.contains(.bottom) ? visibility : .automatic)))
    }

    /// Sets the color of the separators of the view's row; nil is the default. It applies to both separators, whatever
    /// `edges` is.
    public func listRowSeparatorTint(_ color: Color?, edges: VerticalEdge.Set = .all) -> some View {
        modifier(TraitModifier<RowSeparatorTintTrait>(value: color))
    }

    /// Sets the distance between rows; nil is the style's own.
    public func listRowSpacing(_ spacing: CGFloat?) -> some View { environment(\.listRowSpacing, spacing) }

    /// Sets the distance between the sections of lists in this view.
    public func listSectionSpacing(_ spacing: ListSectionSpacing) -> some View {
        environment(\.listSectionSpacing, spacing.points)
    }

    /// Sets the distance between the sections of lists in this view, in points.
    public func listSectionSpacing(_ spacing: CGFloat) -> some View { environment(\.listSectionSpacing, spacing) }

    /// Keeps the view's row from being deleted.
    public func deleteDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier<DeleteDisabledTrait>(value: isDisabled))
    }

    /// Keeps the view's row from being moved.
    public func moveDisabled(_ isDisabled: Bool) -> some View {
        modifier(TraitModifier<MoveDisabledTrait>(value: isDisabled))
    }

    /// Keeps the view's row from being selected.
    public func selectionDisabled(_ isDisabled: Bool = true) -> some View {
        modifier(TraitModifier<SelectionDisabledTrait>(value: isDisabled))
    }

    /// Adds buttons that a swipe over the row uncovers. They can be reached with the keyboard as well.
    ///
    /// A full swipe uncovers them without pressing one.
    public func swipeActions<T: View>(
        edge: HorizontalEdge = .trailing, allowsFullSwipe: Bool = true, @ViewBuilder content: () -> T
    ) -> some View {
        let buttons = AnyView(content())
        return modifier(
            SwipeActionsModifier(
                leading: edge == .leading ? buttons : nil, trailing: edge == .trailing ? buttons : nil))
    }
}

/// Sets the trait of one edge and keeps the other's.
private struct SwipeActionsModifier: ViewModifier {
    let leading: AnyView?
    let trailing: AnyView?

    func body(content: Content) -> some View {
        if let leading { content.modifier(TraitModifier<LeadingSwipeTrait>(value: leading)) }
        if let trailing { content.modifier(TraitModifier<TrailingSwipeTrait>(value: trailing)) }
    }
}
