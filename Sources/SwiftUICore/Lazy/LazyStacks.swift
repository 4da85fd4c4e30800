import Foundation

/// A vertical line of views that are made when they are needed.
///
/// It takes the proposed width. Views that are not made yet count with a length estimated from those that are.
public struct LazyVStack<Content: View>: View {
    private let arrangement: LazyStackArrangement
    private let content: Content

    /// A stack whose views keep `spacing` points between them; nil is the standard distance, 8 points.
    public init(
        alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackArrangement(
            axis: .vertical, alignment: Alignment(horizontal: alignment, vertical: .top), spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }

    /// What the view shows.
    public var body: some View { LazyContainer(arrangement: arrangement, content: content) }
}

/// A horizontal line of views that are made when they are needed.
public struct LazyHStack<Content: View>: View {
    private let arrangement: LazyStackArrangement
    private let content: Content

    /// A stack whose views keep `spacing` points between them; nil is the standard distance, 8 points.
    public init(
        alignment: VerticalAlignment = .center, spacing: CGFloat? = nil, pinnedViews: PinnedScrollableViews = .init(),
        @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyStackArrangement(
            axis: .horizontal, alignment: Alignment(horizontal: .leading, vertical: alignment), spacing: spacing,
            pinnedViews: pinnedViews)
        self.content = content()
    }

    /// What the view shows.
    public var body: some View { LazyContainer(arrangement: arrangement, content: content) }
}

/// Places one view per line.
struct LazyStackArrangement: LazyArranging {
    let axis: Axis
    let alignment: Alignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    var assumedLength: CGFloat { 44 }

    func cells(across length: CGFloat) -> [LazyCell] {
        [LazyCell(offset: 0, length: length, alignment: alignment)]
    }

    func wholeCell(_ role: SectionPart.Role, across length: CGFloat) -> LazyCell { cells(across: length)[0] }

    func gap(between before: LazyLine?, and after: LazyLine?) -> CGFloat {
        before == nil || after == nil ? 0 : spacing ?? ViewSpacing.standard
    }

    func idealLength(across widest: CGFloat) -> CGFloat { widest }
}
