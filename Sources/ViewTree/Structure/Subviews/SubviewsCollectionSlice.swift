/// Some of the views that a container was given, one after the other: `subviews[3...]` in a builder shows all but the first
/// three.
///
/// See [SubviewsCollectionSlice](https://developer.apple.com/documentation/swiftui/subviewscollectionslice).
public struct SubviewsCollectionSlice: RandomAccessCollection {
    let subviews: ArraySlice<Subview>

    /// The index of the first element.
    public var startIndex: Int { subviews.startIndex }
    /// The index after the last element.
    public var endIndex: Int { subviews.endIndex }
    /// The view at an index.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Some neighbours.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    /// All of the views, one after the other.
    public var body: some View { ForEach(subviews) { $0 } }
}
