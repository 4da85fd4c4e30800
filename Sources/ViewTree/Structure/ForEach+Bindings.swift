/// An element's identity together with its index in a collection of bindings.
///
/// `ForEach($items) { $item in … }` gives each row a binding to its element.
extension ForEach where Content: View {
    /// A view for each element, with a binding to it; the key path gives its identity.
    public init<C>(
        _ data: Binding<C>, id: KeyPath<C.Element, ID>,
        @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.data = elements.indices.lazy.map { ($0, elements[$0][keyPath: id]) }
        self.content = { place in content(data.element(at: place.0, last: elements[place.0])) }
        self.identify = \.1
    }

    /// A view for each element, with a binding to it.
    public init<C>(_ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content)
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, C: MutableCollection & RandomAccessCollection,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        self.init(data, id: \.id, content: content)
    }
}

extension Binding where Value: MutableCollection & RandomAccessCollection {
    fileprivate func element(at index: Value.Index, last: Value.Element) -> Binding<Value.Element>
    where Value.Index: Hashable {
        Binding<Value.Element>(location: ElementLocation(location, index, last: last), transaction: transaction)
    }
}

/// The location of one element of a collection.
///
/// A row that is being removed may still read its element, and gets the last known value.
private final class ElementLocation<Whole: MutableCollection & RandomAccessCollection>: Location<Whole.Element>,
    @unchecked Sendable
where Whole.Index: Hashable {
    private let whole: Location<Whole>
    private let index: Whole.Index
    private var last: Whole.Element

    /// `last` is the element at the time when the row was requested: it may be gone when the row is created.
    init(_ whole: Location<Whole>, _ index: Whole.Index, last: Whole.Element) {
        self.whole = whole
        self.index = index
        self.last = last
    }

    override func read() -> Whole.Element {
        let elements = whole.read()
        if elements.indices.contains(index) { last = elements[index] }
        return last
    }

    override func write(_ value: Whole.Element, _ transaction: Transaction) {
        var elements = whole.read()
        guard elements.indices.contains(index) else { return }
        elements[index] = value
        whole.write(elements, transaction)
    }

    override func isSame(as other: Location<Whole.Element>) -> Bool {
        guard let other = other as? ElementLocation<Whole> else { return false }
        return index == other.index && whole.isSame(as: other.whole)
    }
}
