import Foundation

/// Arranges views in rows and columns. All of it is laid out at once, so that columns are as wide as their widest cell.
///
/// See [Grid](https://developer.apple.com/documentation/swiftui/grid).
public struct Grid<Content: View>: View, ContainerView {
    package let layout: GridLayout
    package let content: Content

    /// A nil spacing takes the distance that the cells prefer.
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
/// Outside of a grid it is what a `Group` is.
public struct GridRow<Content: View>: View {
    private let alignment: VerticalAlignment?
    private let content: Content
    @State private var identity = GridRowIdentity()

    /// A nil alignment takes the grid's.
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

/// Tells the cells of one row from those of another.
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
    /// Lets a cell reach over several columns.
    public func gridCellColumns(_ count: Int) -> some View {
        modifier(TraitModifier<GridCellColumnsTrait>(value: max(count, 1)))
    }

    /// Sets where the view lies in its cell, whatever the row's and the column's alignment.
    public func gridCellAnchor(_ anchor: UnitPoint) -> some View {
        modifier(TraitModifier<GridCellAnchorTrait>(value: anchor))
    }

    /// Aligns the whole column that the view is in.
    public func gridColumnAlignment(_ guide: HorizontalAlignment) -> some View {
        modifier(TraitModifier<GridColumnAlignmentTrait>(value: guide))
    }

    /// Keeps the view from having a say in the size of its column (horizontal) or row (vertical).
    public func gridCellUnsizedAxes(_ axes: Axis.Set) -> some View {
        modifier(TraitModifier<GridCellUnsizedAxesTrait>(value: axes))
    }
}
