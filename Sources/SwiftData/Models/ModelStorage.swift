import Foundation
import Observation

/// Where one model has its values. `@Model` makes it; apps don't use it.
///
/// Values that come from the store stay as they are until they are asked for. Of related models the storage of a model
/// that is in a context only knows the identifiers, so that models which nobody else holds can go.
public final class _ModelStorage {
    enum Slot {
        /// Not known here: the store may have it.
        case empty
        case column(SQLValue)
        /// A `Box`.
        case value(AnyObject)
        case related([Related])
    }

    enum Related {
        case model(any PersistentModel)
        case id(PersistentIdentifier)
    }

    let description: ModelDescription
    let registrar = ObservationRegistrar()
    var slots: [Slot]
    var id: PersistentIdentifier
    var context: ModelContext?
    /// Whether the store has values that aren't here.
    var isFault = false
    var isDeleted = false
    /// What differs from the store, by place.
    var changedPlaces: Set<Int> = []
    /// What was asked for and couldn't be read: an empty value stands for it meanwhile.
    var unreadPlaces: Set<Int> = []
    /// The models that were fetched with this one, and are best read with it.
    var batch: FaultBatch?
    /// The models that are best read with those that a relationship leads to, by place.
    var relatedBatches: [Int: FaultBatch] = [:]

    /// The storage of a new model.
    public convenience init<M: PersistentModel>(_ type: M.Type) {
        let description = ModelDescription.of(type)
        self.init(description, id: .loose(description.name))
    }

    init(_ description: ModelDescription, id: PersistentIdentifier) {
        self.description = description
        self.id = id
        slots = Array(repeating: .empty, count: description.properties.count)
    }

    deinit { context?.forget(id, self) }

    // MARK: Reading and writing

    /// Sets a variable's first value.
    public func initialize<V>(_ place: Int, _ value: V) {
        slots[place] =
            description.properties[place].isRelationship
            ? .related(relatedModels(in: value).map { .model($0) }) : .value(Box(value))
    }

    /// Reads a variable; whoever observes is told of its next change.
    public func value<M: PersistentModel, V>(of model: M, _ place: Int, _ keyPath: KeyPath<M, V>) -> V {
        if context?.isUnobserved != true { registrar.access(model, keyPath: keyPath) }
        if case .value(let box) = slots[place] { return unsafeDowncast(box, to: Box<V>.self).value }
        if description.properties[place].isRelationship { return related(place, as: V.self) }
        return unsafeDowncast(loadedBox(place), to: Box<V>.self).value
    }

    /// Writes a variable.
    public func setValue<M: PersistentModel, V>(of model: M, _ place: Int, _ keyPath: KeyPath<M, V>, _ value: V) {
        if description.properties[place].isRelationship {
            return replaceRelated(of: model, place, with: relatedModels(in: value))
        }
        loadIfFault()
        let old = slots[place]
        registrar.withMutation(of: model, keyPath: keyPath) { slots[place] = .value(Box(value)) }
        context?.didChange(model, place, from: old)
    }

    /// The value of an attribute as it is kept.
    func column(_ place: Int) throws -> SQLValue {
        loadIfFault()
        if isFault, case .empty = slots[place] {
            let name = "\(description.name).\(description.properties[place].name)"
            throw SwiftDataError.storeFailure.because("\(name) can't be read")
        }
        switch slots[place] {
        case .column(let column): return column
        case .value(let box): return try description.properties[place].column(of: box)
        case .related(let related): return related.first.map { .integer(currentID(of: $0).key) } ?? .null
        case .empty:
            let box = description.properties[place].isRelationship ? nil : loadedBox(place)
            return try box.map { try description.properties[place].column(of: $0) } ?? .null
        }
    }

    func id(of related: Related) -> PersistentIdentifier {
        switch related {
        case .model(let model): model._modelStorage.id
        case .id(let id): id
        }
    }

    /// A new model may have turned out to be one that is kept.
    func currentID(of related: Related) -> PersistentIdentifier {
        let id = id(of: related)
        return context?.takeovers[id] ?? id
    }

    // MARK: Loading

    func loadIfFault() {
        if isFault { context?.load(self) }
    }

    /// The values of a row, where nobody has set others.
    func fill(_ places: [Int], with row: [SQLValue]) {
        isFault = false
        for (place, column) in zip(places, row) {
            guard case .empty = slots[place] else { continue }
            slots[place] = .column(column)
        }
        unreadPlaces.formIntersection(changedPlaces)
    }

    /// There is no row any more: somebody else has deleted the model.
    func isGone() {
        isFault = false
        isDeleted = true
    }

    private func loadedBox(_ place: Int) -> AnyObject {
        loadIfFault()
        let property = description.properties[place]
        if case .empty = slots[place], property.isExternal, !isFault, let context {
            guard let column = context.externalValue(of: self, place) else { return unread(place) }
            slots[place] = .column(column)
        }
        if case .empty = slots[place], isFault { return unread(place) }
        if case .value(let box) = slots[place] { return box }
        if case .column(let column) = slots[place], let box = try? property.box(of: column) {
            slots[place] = .value(box)
            return box
        }
        let box = emptyBox(place)
        slots[place] = .value(box)
        return box
    }

    /// An empty value for what can't be read now. It is asked for again.
    private func unread(_ place: Int) -> AnyObject {
        unreadPlaces.insert(place)
        return emptyBox(place)
    }

    private func emptyBox(_ place: Int) -> AnyObject {
        guard let box = description.properties[place].emptyBox() else {
            let name = "\(description.name).\(description.properties[place].name)"
            fatalError("\(name) has no value, and nothing can stand for one: \(slots[place])")
        }
        return box
    }

    /// Reads all that is left, because the store is about to lose it.
    func loadAll() {
        loadIfFault()
        for (place, property) in description.properties.enumerated() {
            if property.isRelationship { _ = relatedIDs(place) } else { _ = loadedBox(place) }
        }
    }

    /// Forgets everything that the store has.
    func becomeFault() {
        for (place, property) in description.properties.enumerated() where !property.isEphemeral {
            slots[place] = .empty
        }
        isFault = true
        changedPlaces = []
        unreadPlaces = []
    }
}
