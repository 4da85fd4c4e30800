import Foundation
import SwiftUI
@_spi(Nodes) import ViewTree
import os

/// The condition and the order of a view's objects.
struct FetchConfiguration {
    var predicate: NSPredicate?
    private(set) var order = FetchOrder([NSSortDescriptor]())
    /// The key path of sections, if the view has set another one.
    var section: AnyKeyPath?

    var sorts: [NSSortDescriptor] { order.sorts }
    /// An array of Swift's descriptors, if those are used.
    var swiftSorts: Any? { order.swiftSorts?.base }

    mutating func use(_ descriptors: [NSSortDescriptor]) { order = FetchOrder(descriptors) }
    mutating func use<T: NSManagedObject>(_ descriptors: [SortDescriptor<T>]) { order = FetchOrder(descriptors) }
}

/// What a view fetches, as its initializer says.
struct FetchInput {
    let request: _NSFetchSettings
    let type: Any.Type
    let transaction: Transaction?
    var configuration = FetchConfiguration()

    init(_ request: _NSFetchSettings, _ type: Any.Type, _ transaction: Transaction?) {
        (self.request, self.type, self.transaction) = (request, type, transaction)
        configuration.predicate = request.predicate
        configuration.use(request.sortDescriptors ?? [])
    }

    init<Result: NSFetchRequestResult>(_ request: NSFetchRequest<Result>, _ animation: Animation?) {
        self.init(request, Result.self, animation.map { Transaction(animation: $0) })
    }

    init<Result: NSFetchRequestResult>(
        _ type: Result.Type, entity: NSEntityDescription? = nil, _ sorts: [NSSortDescriptor], _ predicate: NSPredicate?,
        _ animation: Animation?
    ) {
        let request = NSFetchRequest<Result>()
        if let entity { request.entity = entity }
        (request.sortDescriptors, request.predicate) = (sorts, predicate)
        self.init(request, animation)
    }

    init<Result: NSManagedObject>(
        _ type: Result.Type, _ sorts: [SortDescriptor<Result>], _ predicate: NSPredicate?, _ animation: Animation?
    ) {
        let request = NSFetchRequest<Result>()
        request.predicate = predicate
        self.init(request, animation)
        configuration.use(sorts)
    }

    /// Whether both certainly find the same.
    func isSame(as other: FetchInput) -> Bool {
        request === other.request
            || type == other.type && configuration.isSame(as: other.configuration)
                && request.fetchLimit == other.request.fetchLimit && request.entityName == other.request.entityName
    }
}

/// The state of a fetch in a view. It fetches when its results are read after a change that matters.
final class FetchController: ContextObserver {
    private var input: FetchInput
    /// What the view has set; it lasts longer than the initializer's.
    private var chosen: FetchConfiguration?
    private var context: NSManagedObjectContext?
    private var found: [Any] = []
    private var isStale = true
    private var entities: Set<String>?
    private let observed = ObservedState()
    private static let log = Logger(subsystem: "kissa.coredata", category: "FetchRequest")

    init(_ input: FetchInput) { self.input = input }

    /// The fetch of a property in its view, made on first use; nil outside a view.
    static func bound(_ storage: inout _PropertyStorage, _ input: FetchInput) -> FetchController? {
        guard let node = storage.node else { return nil }
        let context = assumingMainActor { node.environment.managedObjectContext }
        let controller = storage.box as? FetchController ?? FetchController(input)
        controller.use(input, context)
        storage.box = controller
        return controller
    }

    var configuration: FetchConfiguration { chosen ?? input.configuration }

    /// Called in each evaluation: the view may have been made with another condition.
    func use(_ input: FetchInput, _ context: NSManagedObjectContext) {
        if context !== self.context {
            self.context?.remove(self)
            context.add(self)
            (self.context, isStale) = (context, true)
        }
        if !input.isSame(as: self.input) { isStale = true }
        self.input = input
    }

    func configure(_ configuration: FetchConfiguration) { configure { $0 = configuration } }

    func configure(_ change: (inout FetchConfiguration) -> Void) {
        var configuration = configuration
        change(&configuration)
        chosen = configuration
        announce()
    }

    var results: [Any] {
        observed.look()
        guard isStale, let context else { return found }
        isStale = false
        do {
            found = try fetch(context)
        } catch {
            Self.log.error("nothing is fetched: \(error, privacy: .public)")
            found = []
        }
        return found
    }

    private func fetch(_ context: NSManagedObjectContext) throws -> [Any] {
        guard let request = input.request.copy() as? _NSFetchSettings else { return [] }
        let type = input.type as? NSManagedObject.Type
        if request.entityName == nil, let type { request.entity = type.entity() }
        request.predicate = configuration.predicate
        request.sortDescriptors = configuration.sorts
        let entity = try request.resolvedEntity(in: context)
        if let type { entity.note(type) }
        let plan = FetchPlan(request, entity, rules: configuration.order.rules)
        entities = plan.dependsOnOthers ? nil : Set(entity.withSubentities.map(\.label))
        guard request.resultType == .managedObjectResultType else { return try context.results(request) }
        return try context.objects(plan, request)
    }

    func contextDidChange(_ entity: NSEntityDescription) {
        guard !isStale, entities?.contains(entity.label) ?? true else { return }
        announce()
    }

    private func announce() {
        isStale = true
        if let transaction = input.transaction {
            withTransaction(transaction) { observed.change {} }
        } else {
            observed.change {}
        }
    }
}

extension FetchConfiguration {
    /// Whether both certainly find the same.
    fileprivate func isSame(as other: FetchConfiguration) -> Bool {
        (predicate === other.predicate || predicate == nil && other.predicate == nil) && order.isSame(as: other.order)
    }
}

extension EnvironmentValues {
    private struct ContextKey: EnvironmentKey {
        // It has no store, so nothing is found and nothing can be saved.
        static let defaultValue = NSManagedObjectContext(.mainQueue)
    }

    /// The context of the view's objects. Without `environment(\.managedObjectContext, …)` around the view it is a context without
    /// stores.
    public var managedObjectContext: NSManagedObjectContext {
        get { self[ContextKey.self] }
        set { self[ContextKey.self] = newValue }
    }
}
