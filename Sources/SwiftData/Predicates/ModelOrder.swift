import Foundation
import FoundationAdditions

/// One of the rules by which a fetch sorts models, in SQL and in memory with the same result.
struct ModelOrder<T: PersistentModel> {
    /// The property whose values are compared; nil if it isn't one of the model's own.
    let place: Int?
    /// The column by which SQL sorts; nil if it can't.
    let column: SortColumn?
    /// The order of models in memory.
    let memory: MemoryOrder<T>

    init(_ descriptor: SortDescriptor<T>, _ model: ModelDescription) {
        let (place, path, text) = Self.values(descriptor, model)
        self.place = place
        memory = MemoryOrder(path, text: text, descriptor.order)
        column = place.flatMap { place in
            let metadata = model.properties[place]
            guard metadata.hasColumn, metadata.format.isOrdered else { return nil }
            let name = "t0.\(TableLayout.quoted(metadata.name))"
            return SortColumn(name, text, isAscending: descriptor.order == .forward)
        }
    }

    /// What is compared, and how, if it is a text.
    private static func values(
        _ descriptor: SortDescriptor<T>, _ model: ModelDescription
    ) -> (place: Int?, path: AnyKeyPath?, text: TextOrder?) {
        guard let path = descriptor.keyPath else { return (nil, nil, nil) }
        switch descriptor.textComparison {
        case .none: return (model.place(of: path), path, nil)
        case .order(let order): return (model.place(of: path), path, order)
        case .key:
            guard let text = model.localizedText(of: path) else { return (nil, path, nil) }
            return (text.place, model.properties[text.place].keyPath, text.order)
        }
    }
}
