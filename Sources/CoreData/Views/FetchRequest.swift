import Foundation
import SwiftUI
@_spi(Nodes) import ViewTree

/// Objects for a view, fetched from the view's context, and again when they change.
///
/// See [FetchRequest](https://developer.apple.com/documentation/swiftui/fetchrequest).
@propertyWrapper
public struct FetchRequest<Result>: DynamicProperty where Result: NSFetchRequestResult {
    private let input: FetchInput
    private var controller: FetchController?

    init(_ input: FetchInput) { self.input = input }

    /// The objects. Empty before the view appears.
    public var wrappedValue: FetchedResults<Result> { FetchedResults(controller) }

    /// A binding to the condition and the order.
    public var projectedValue: Binding<Configuration> {
        let controller = controller
        return Binding(
            location: FunctionalLocation(
                get: { Configuration(controller?.configuration ?? FetchConfiguration()) },
                set: { new, transaction in withTransaction(transaction) { controller?.configure(new.content) } }))
    }

    /// The condition and the order of the objects.
    public struct Configuration {
        var content: FetchConfiguration

        init(_ content: FetchConfiguration) { self.content = content }

        /// The objects' order.
        public var nsSortDescriptors: [NSSortDescriptor] {
            get { content.sorts }
            set { content.use(newValue) }
        }
        /// The condition for the objects.
        public var nsPredicate: NSPredicate? {
            get { content.predicate }
            set { content.predicate = newValue }
        }
    }

    /// Connects the property to its storage in the view. The framework calls it.
    public mutating func _bind(_ storage: inout _PropertyStorage) {
        if let bound = FetchController.bound(&storage, input) { controller = bound }
    }

    /// Whether both fetch the same objects in the same order.
    public func _isSameInput(as other: FetchRequest<Result>) -> Bool { input.isSame(as: other.input) }
}

extension FetchRequest.Configuration where Result: NSManagedObject {
    /// The objects' order.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { content.swiftSorts as? [SortDescriptor<Result>] ?? [] }
        set { content.use(newValue) }
    }
}

extension FetchRequest {
    /// Objects of an entity.
    public init(
        entity: NSEntityDescription, sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil,
        animation: Animation? = nil
    ) {
        self.init(FetchInput(Result.self, entity: entity, sortDescriptors, predicate, animation))
    }

    /// What a request finds.
    public init(fetchRequest: NSFetchRequest<Result>, animation: Animation? = nil) {
        self.init(FetchInput(fetchRequest, animation))
    }

    /// What a request finds.
    public init(fetchRequest: NSFetchRequest<Result>, transaction: Transaction) {
        self.init(FetchInput(fetchRequest, Result.self, transaction))
    }
}

extension FetchRequest where Result: NSManagedObject {
    /// Objects of a class.
    public init(sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil) {
        self.init(FetchInput(Result.self, sortDescriptors, predicate, animation))
    }

    /// Objects of a class.
    @_disfavoredOverload
    public init(
        sortDescriptors: [SortDescriptor<Result>], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(FetchInput(Result.self, sortDescriptors, predicate, animation))
    }
}

/// The objects that a view has fetched.
///
/// See [FetchedResults](https://developer.apple.com/documentation/swiftui/fetchedresults).
public struct FetchedResults<Result>: RandomAccessCollection where Result: NSFetchRequestResult {
    private let controller: FetchController?
    private let results: [Any]

    init(_ controller: FetchController?) {
        self.controller = controller
        results = controller?.results ?? []
    }

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { results.count }

    /// The object at a place.
    public subscript(position: Int) -> Result {
        guard let result = results[position] as? Result else {
            preconditionFailure("a fetch has found a \(type(of: results[position])), not a \(Result.self)")
        }
        return result
    }

    /// The objects' order. Setting it fetches again.
    public var nsSortDescriptors: [NSSortDescriptor] {
        get { controller?.configuration.sorts ?? [] }
        nonmutating set { controller?.configure { $0.use(newValue) } }
    }
    /// The condition for the objects. Setting it fetches again.
    public var nsPredicate: NSPredicate? {
        get { controller?.configuration.predicate }
        nonmutating set { controller?.configure { $0.predicate = newValue } }
    }
}

extension FetchedResults where Result: NSManagedObject {
    /// The objects' order. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { controller?.configuration.swiftSorts as? [SortDescriptor<Result>] ?? [] }
        nonmutating set { controller?.configure { $0.use(newValue) } }
    }
}
