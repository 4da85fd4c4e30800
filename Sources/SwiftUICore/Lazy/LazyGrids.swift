import Foundation

/// Rows of views in columns; they are made when they are needed.
public struct LazyVGrid<Content: View>: View {
    private let arrangement: LazyGridArrangement
    private let content: Content

    /// A grid of columns. The spacing is between rows, in points; nil is the standard distance.
    public init(
        columns: [GridItem], alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridArrangement(
            axis: .vertical, tracks: columns, alignment: Alignment(horizontal: alignment, vertical: .center),
            spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// What the view shows.
    public var body: some View { LazyContainer(arrangement: arrangement, content: content) }
}

/// Columns of views in rows; they are made when they are needed.
public struct LazyHGrid<Content: View>: View {
    private let arrangement: LazyGridArrangement
    private let content: Content

    /// A grid of rows. The spacing is between columns, in points; nil is the standard distance.
    public init(
        rows: [GridItem], alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        pinnedViews: PinnedScrollableViews = .init(), @ViewBuilder content: () -> Content
    ) {
        arrangement = LazyGridArrangement(
            axis: .horizontal, tracks: rows, alignment: Alignment(horizontal: .center, vertical: alignment),
            spacing: spacing, pinnedViews: pinnedViews)
        self.content = content()
    }

    /// What the view shows.
    public var body: some View { LazyContainer(arrangement: arrangement, content: content) }
}

/// Places one view per track, line by line.
struct LazyGridArrangement: LazyArranging {
    let axis: Axis
    let tracks: [GridItem]
    let alignment: Alignment
    let spacing: CGFloat?
    let pinnedViews: PinnedScrollableViews

    var assumedLength: CGFloat { 44 }

    func cells(across length: CGFloat) -> [LazyCell] { GridTracks(tracks, across: length, alignment).cells }

    /// A header or footer spans all tracks.
    func wholeCell(_ role: SectionPart.Role, across length: CGFloat) -> LazyCell {
        LazyCell(offset: 0, length: length, alignment: alignment)
    }

    func gap(between before: LazyLine?, and after: LazyLine?) -> CGFloat {
        before == nil || after == nil ? 0 : spacing ?? ViewSpacing.standard
    }

    /// The minimum length of all tracks.
    func idealLength(across widest: CGFloat) -> CGFloat {
        let lengths = tracks.map { track in
            switch track.size {
            case .fixed(let size): size
            case .flexible(let minimum, _), .adaptive(let minimum, _): minimum
            }
        }
        let gaps = tracks.dropLast().reduce(0) { $0 + ($1.spacing ?? ViewSpacing.standard) }
        return lengths.reduce(gaps, +)
    }
}
