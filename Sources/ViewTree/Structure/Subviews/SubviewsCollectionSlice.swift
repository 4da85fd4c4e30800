/// A range of a container's views: `subviews[3...]` in a builder shows all except the first three.
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
    /// A range of the views.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    /// All of the views, one after the other.
    public var body: some View { ForEach(subviews) { $0 } }
}
