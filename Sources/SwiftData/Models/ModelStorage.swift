import Foundation
import Observation

/// The storage of one model's values. `@Model` creates it; apps don't use it.
///
/// Values from the store are decoded on first access. If the model is in a context, its storage refers to related models by their
/// identifiers only, so that unused models can be deallocated.
public final class _ModelStorage {
    enum Slot {
        /// Not loaded: the store may have a value.
        case empty
        case column(SQLValue)
        /// A value in a `Box`.
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
    /// Whether the store has values that aren't loaded.
    var isFault = false
    var isDeleted = false
    /// The properties that differ from the store, by place.
    var changedPlaces: Set<Int> = []
    /// The properties that couldn't be read when they were accessed: an empty value was returned.
    var unreadPlaces: Set<Int> = []
    /// The models that were fetched with this one, and are read together with it.
    var batch: FaultBatch?
    /// The models that are read together with a relationship's models, by place.
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

    /// Reads a property and registers the access with observation tracking.
    public func value<M: PersistentModel, V>(of model: M, _ place: Int, _ keyPath: KeyPath<M, V>) -> V {
        if context?.isUnobserved != true { registrar.access(model, keyPath: keyPath) }
        if case .value(let box) = slots[place] { return unsafeDowncast(box, to: Box<V>.self).value }
        if description.properties[place].isRelationship { return related(place, as: V.self) }
        return unsafeDowncast(loadedBox(place), to: Box<V>.self).value
    }

    /// Writes a property.
    public func setValue<M: PersistentModel, V>(of model: M, _ place: Int, _ keyPath: KeyPath<M, V>, _ value: V) {
        if description.properties[place].isRelationship {
            return replaceRelated(of: model, place, with: relatedModels(in: value))
        }
        loadIfFault()
        let old = slots[place]
        registrar.withMutation(of: model, keyPath: keyPath) { slots[place] = .value(Box(value)) }
        context?.didChange(model, place, from: old)
    }

    /// The stored value of an attribute.
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

    /// The current identifier: a new model may have become a stored one.
    func currentID(of related: Related) -> PersistentIdentifier {
        let id = id(of: related)
        return context?.takeovers[id] ?? id
    }

    // MARK: Loading

    func loadIfFault() {
        if isFault { context?.load(self) }
    }

    /// Sets the values of a row, except for properties that were set here.
    func fill(_ places: [Int], with row: [SQLValue]) {
        isFault = false
        for (place, column) in zip(places, row) {
            guard case .empty = slots[place] else { continue }
            slots[place] = .column(column)
        }
        unreadPlaces.formIntersection(changedPlaces)
    }

    /// Marks the model as deleted by somebody else: its row doesn't exist any more.
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

    /// Returns an empty value for a property that can't be read now; the next access tries again.
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

    /// Loads all values before the model is deleted from the store.
    func loadAll() {
        loadIfFault()
        for (place, property) in description.properties.enumerated() {
            if property.isRelationship { _ = relatedIDs(place) } else { _ = loadedBox(place) }
        }
    }

    /// Discards all persistent values, so that they are read again.
    func becomeFault() {
        for (place, property) in description.properties.enumerated() where !property.isEphemeral {
            slots[place] = .empty
        }
        isFault = true
        changedPlaces = []
        unreadPlaces = []
    }
}
