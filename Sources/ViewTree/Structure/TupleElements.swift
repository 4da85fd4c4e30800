/// The views in a tuple type, by their types and offsets, so that a tuple's views are visited in place. A list of them would copy
/// each view into a box. A type's `FieldLayout` keeps it.
@MainActor
struct TupleElements {
    private enum Element {
        case view(any View.Type, offset: Int)
        /// `any View`, whose views' types may differ.
        case any(offset: Int)
    }

    private let elements: [Element]

    /// The only element of a tuple of one is the value itself.
    init(in layout: FieldLayout) {
        let fields = layout.isTuple ? layout.fields.map { ($0.type, $0.offset) } : [(layout.type, 0)]
        elements = fields.compactMap { type, offset in
            if let type = type as? any View.Type { return .view(type, offset: offset) }
            return FieldLayout.beginsLikeAny(type) ? .any(offset: offset) : nil
        }
    }

    func visit<T, Visitor: TupleVisitor>(in tuple: T, with visitor: inout Visitor) {
        withUnsafeBytes(of: tuple) { bytes in
            for element in elements {
                switch element {
                case .view(let type, let offset): visitor.visit(type, at: bytes.baseAddress! + offset)
                case .any(let offset):
                    let value = (bytes.baseAddress! + offset).assumingMemoryBound(to: Any.self).pointee
                    visitor.visit((value as? any View).map { AnyView(erasing: $0) })
                }
            }
        }
    }
}

/// What is done with each view of a tuple, in order.
@MainActor
protocol TupleVisitor {
    mutating func visit<V: View>(_ view: V)
}

extension TupleVisitor {
    fileprivate mutating func visit<V: View>(_: V.Type, at place: UnsafeRawPointer) {
        visit(place.assumingMemoryBound(to: V.self).pointee)
    }
}
