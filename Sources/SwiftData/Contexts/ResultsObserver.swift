import Foundation
import ViewTree

/// Models that match a descriptor, for use outside of views: they are fetched again when they are read after a change.
///
/// See [ResultsObserver](https://developer.apple.com/documentation/swiftdata/resultsobserver). On the main actor observers are
/// notified when other contexts save; elsewhere such changes are found when the results are read.
public final class ResultsObserver<Element: PersistentModel, SectionTitle: Hashable>: Observable {
    /// The context from which the models are fetched.
    public let modelContext: ModelContext
    /// The models to fetch, and their order.
    public private(set) var fetchDescriptor: FetchDescriptor<Element> {
        didSet {
            controller.use(LazyPlan(fetchDescriptor), modelContext, nil)
            controller.fetchAnew()
        }
    }
    private let controller: QueryController<Element>
    private let sectionTitle: ((Element) -> SectionTitle)?

    private init(
        _ descriptor: FetchDescriptor<Element>, _ context: ModelContext, _ isolation: (any Actor)?,
        _ sectionTitle: ((Element) -> SectionTitle)? = nil
    ) throws {
        modelContext = context
        fetchDescriptor = descriptor
        self.sectionTitle = sectionTitle
        if isolation === MainActor.shared { context.isOnMainActor = true }
        controller = QueryController(LazyPlan(descriptor), context)
        if let error = controller.fetchError { throw error }
    }

    /// The condition for the models.
    public var filterBy: Predicate<Element>? {
        get { fetchDescriptor.predicate }
        set { fetchDescriptor.predicate = newValue }
    }
    /// The models' order.
    public var sortBy: [SortDescriptor<Element>] {
        get { fetchDescriptor.sortBy }
        set { fetchDescriptor.sortBy = newValue }
    }
    /// The models that match now.
    public var results: FetchResultsCollection<Element> { FetchResultsCollection(elements: models) }
    /// The models that match now, in sections; empty without `sectionBy`.
    public var sections: SectionedResults<Element, SectionTitle> {
        sectionTitle.map { SectionedResults(models, by: $0) } ?? SectionedResults()
    }

    private var models: [Element] {
        if !modelContext.isOnMainActor { modelContext.takeInbox() }
        return controller.results
    }
}

extension ResultsObserver where SectionTitle == Never {
    /// Observes the models that match a descriptor.
    ///
    /// - Throws: If they can't be fetched.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws { try self.init(fetchDescriptor, modelContext, isolation) }

    /// Observes the models that match a descriptor, in a new context.
    ///
    /// - Throws: If they can't be fetched.
    public convenience init(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), modelContainer: ModelContainer,
        isolation: isolated (any Actor)? = #isolation
    ) throws { try self.init(fetchDescriptor, ModelContext(modelContainer), isolation) }

    /// Observes the models that match a predicate, in an order.
    ///
    /// - Throws: If they can't be fetched.
    public convenience init(
        filterBy: Predicate<Element>? = nil, sortBy: [SortDescriptor<Element>] = [], modelContext: ModelContext,
        isolation: isolated (any Actor)? = #isolation
    ) throws { try self.init(FetchDescriptor(predicate: filterBy, sortBy: sortBy), modelContext, isolation) }
}

extension ResultsObserver where SectionTitle == String {
    /// Observes the models that match a descriptor, in sections; nil becomes the empty title.
    ///
    /// - Throws: If they can't be fetched.
    public convenience init<Title: _SectionTitle>(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, Title>,
        modelContext: ModelContext, isolation: isolated (any Actor)? = #isolation
    ) throws { try self.init(fetchDescriptor, modelContext, isolation) { $0[keyPath: sectionBy]._sectionTitle } }

    /// Observes the models that match a descriptor, in a new context and in sections; nil becomes the empty title.
    ///
    /// - Throws: If they can't be fetched.
    public convenience init<Title: _SectionTitle>(
        fetchDescriptor: FetchDescriptor<Element> = FetchDescriptor<Element>(), sectionBy: KeyPath<Element, Title>,
        modelContainer: ModelContainer, isolation: isolated (any Actor)? = #isolation
    ) throws {
        let context = ModelContext(modelContainer)
        try self.init(fetchDescriptor, context, isolation) { $0[keyPath: sectionBy]._sectionTitle }
    }
}
