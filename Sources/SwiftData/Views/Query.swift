import Foundation
import SwiftUI
@_spi(Nodes) import ViewTree

/// Models for a view, fetched from the view's context, and again when they change. `@Query` creates it.
///
/// See [Query](https://developer.apple.com/documentation/swiftdata/query).
public struct Query<Element: PersistentModel, Result>: DynamicProperty {
    private let plan: LazyPlan<Element>
    private let transaction: Transaction?
    private let sectionTitle: ((Element) -> String)?
    private var controller: QueryController<Element>?

    init(
        _ descriptor: FetchDescriptor<Element>, _ transaction: Transaction?,
        sectionBy sectionTitle: ((Element) -> String)? = nil
    ) {
        plan = LazyPlan(descriptor)
        self.transaction = transaction
        self.sectionTitle = sectionTitle
    }

    /// The models, in their order, or the sections. Empty before the view appears.
    public var wrappedValue: Result {
        if Result.self == SectionedResults<Element, String>.self { return sections as! Result }
        return (controller?.results ?? []) as! Result
    }
    /// The models in the sections of `sectionBy`; empty without it.
    public var sections: SectionedResults<Element, String> {
        guard let sectionTitle else { return SectionedResults() }
        return SectionedResults(controller?.results ?? [], by: sectionTitle)
    }
    /// The error of the last fetch; nil if it succeeded.
    public var fetchError: (any Error)? { controller?.fetchError }
    /// The context from which the models are fetched.
    public var modelContext: ModelContext { controller?.context ?? .detached }

    /// Connects the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        guard let node = storage.node else { return }
        let context = assumingMainActor { node.environment.modelContext }
        context.isOnMainActor = true
        let controller = storage.box as? QueryController<Element> ?? QueryController(plan, context)
        controller.use(plan, context, transaction)
        storage.box = controller
        self.controller = controller
    }

    /// Whether both fetch the same models in the same order.
    public func _isSameInput(as other: Query<Element, Result>) -> Bool { plan.isSame(as: other.plan) }
}

/// A query's plan, made on demand: views are created more often than they are evaluated.
final class LazyPlan<Element: PersistentModel> {
    private let descriptor: FetchDescriptor<Element>
    private(set) lazy var plan = FetchPlan(descriptor)

    init(_ descriptor: FetchDescriptor<Element>) { self.descriptor = descriptor }

    func isSame(as other: LazyPlan) -> Bool { self === other || plan.isSame(as: other.plan) }
}

/// The state of a query in a view. It fetches when its results are read after a relevant change.
final class QueryController<Element: PersistentModel>: ContextObserver {
    private var plan: LazyPlan<Element>
    private(set) var context: ModelContext
    private var transaction: Transaction?
    private var models: [Element] = []
    private var error: (any Error)?
    private var isStale = true
    private let observed = ObservedState()

    init(_ plan: LazyPlan<Element>, _ context: ModelContext) {
        self.plan = plan
        self.context = context
        context.add(self)
    }

    func use(_ plan: LazyPlan<Element>, _ context: ModelContext, _ transaction: Transaction?) {
        self.transaction = transaction
        if context !== self.context {
            self.context.remove(self)
            context.add(self)
            isStale = true
        }
        if !plan.isSame(as: self.plan) { isStale = true }
        (self.plan, self.context) = (plan, context)
    }

    var results: [Element] {
        observed.look()
        fetchIfStale()
        return models
    }

    var fetchError: (any Error)? {
        observed.look()
        fetchIfStale()
        return error
    }

    /// Fetches again on the next read, with a new plan.
    func fetchAnew() {
        isStale = true
        observed.change {}
    }

    private func fetchIfStale() {
        guard isStale else { return }
        isStale = false
        do {
            (models, error) = (try context.models(plan.plan), nil)
        } catch {
            (models, self.error) = ([], error)
        }
    }

    func contextDidChange(_ model: ModelDescription, _ place: Int?) {
        guard !isStale, depends(on: model, place) else { return }
        isStale = true
        if let transaction { withTransaction(transaction) { observed.change {} } } else { observed.change {} }
    }

    private func depends(on model: ModelDescription, _ place: Int?) -> Bool {
        guard let known = plan.plan.dependencies else { return true }
        guard let place else {
            return model === plan.plan.description || plan.plan.otherModels.contains(model.name)
        }
        return known.contains("\(model.name).\(model.properties[place].name)")
    }
}
