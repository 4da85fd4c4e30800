import Foundation

/// Arranges views in rows and columns. All views are laid out at once, so that columns are as wide as their widest cell.
///
/// See [Grid](https://developer.apple.com/documentation/swiftui/grid).
public struct Grid<Content: View>: View, ContainerView {
    package let layout: GridLayout
    package let content: Content

    /// With nil, the spacing is the distance that the cells prefer.
    public init(
        alignment: Alignment = .center, horizontalSpacing: CGFloat? = nil, verticalSpacing: CGFloat? = nil,
        @ViewBuilder content: () -> Content
    ) {
        layout = GridLayout(
            alignment: alignment, horizontalSpacing: horizontalSpacing, verticalSpacing: verticalSpacing)
        self.content = content()
    }
}

/// A row of a grid: each view in it is a cell, and a modifier on the row applies to each cell.
///
/// Outside of a grid it behaves like a `Group`.
public struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content
    @State private var identity = GridRowIdentity()

    /// With nil, the alignment is the grid's.
    public init(alignment: VerticalAlignment? = nil, @ViewBuilder content: () -> Content) {
        self.alignment = alignment
        self.content = content()
    }

    /// What the view shows.
    public var body: some View {
        content.modifier(
            TraitModifier<GridRowTrait>(value: GridRowValue(identity: identity, alignment: alignment)))
    }
}

/// Identifies a row's cells.
final class GridRowIdentity {}

struct GridRowValue {
    let identity: GridRowIdentity
    let alignment: VerticalAlignment?
}

struct GridRowTrait: TraitKey {
    static var defaultValue: GridRowValue? { nil }
}

struct GridCellColumnsTrait: TraitKey {
    static var defaultValue: Int { 1 }
}

struct GridCellAnchorTrait: TraitKey {
    static var defaultValue: UnitPoint? { nil }
}

struct GridColumnAlignmentTrait: TraitKey {
    static var defaultValue: HorizontalAlignment? { nil }
}

struct GridCellUnsizedAxesTrait: TraitKey {
    static var defaultValue: Axis.Set { [] }
}

extension View {
    /// Makes a cell span several columns.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<GridCellColumnsTrait>(value: max(count, 1)))
    }

    /// Sets the view's position in its cell, regardless of the row's and the column's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridCellAnchorTrait>(value: anchor))
    }

    /// Sets the alignment of the view's whole column.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
    }

    /// Excludes the view from determining the size of its column (horizontal) or row (vertical).
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridCellUnsizedAxesTrait>(value: axes))
    }
}
