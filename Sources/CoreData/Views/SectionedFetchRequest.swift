import Foundation
import SwiftUI
@_spi(Nodes) import ViewTree

/// Objects for a view in sections, fetched from the view's context, and again when they change.
///
/// See [SectionedFetchRequest](https://developer.apple.com/documentation/swiftui/sectionedfetchrequest).
@propertyWrapper
public struct SectionedFetchRequest<SectionIdentifier: Hashable, Result>: DynamicProperty
where Result: NSFetchRequestResult {
    private let input: FetchInput
    private let section: KeyPath<Result, SectionIdentifier>
    private var controller: FetchController?

    private init(_ input: FetchInput, _ section: KeyPath<Result, SectionIdentifier>) {
        (self.input, self.section) = (input, section)
    }

    /// The sections. Empty before the view appears.
    public var wrappedValue: SectionedFetchResults<SectionIdentifier, Result> {
        SectionedFetchResults(controller, section)
    }

    /// A binding to the section's property, the condition and the order.
    public var projectedValue: Binding<Configuration> {
        let (controller, section) = (controller, section)
        return Binding(
            location: FunctionalLocation(
                get: { Configuration(controller?.configuration ?? FetchConfiguration(), section) },
                set: { new, transaction in withTransaction(transaction) { controller?.configure(new.content) } }))
    }

    /// The section's property, the condition and the order of the objects.
    public struct Configuration {
        fileprivate var content: FetchConfiguration

        fileprivate init(_ content: FetchConfiguration, _ section: KeyPath<Result, SectionIdentifier>) {
            self.content = content
            sectionIdentifier = content.section as? KeyPath<Result, SectionIdentifier> ?? section
        }

        /// The property by which objects are in sections.
        public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
            didSet { content.section = sectionIdentifier }
        }
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
    public func _isSameInput(as other: SectionedFetchRequest<SectionIdentifier, Result>) -> Bool {
        section == other.section && input.isSame(as: other.input)
    }

    /// Objects of an entity in sections by a property, whose order the first sort descriptor must follow.
    public init(
        entity: NSEntityDescription, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        sortDescriptors: [NSSortDescriptor], predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(FetchInput(Result.self, entity: entity, sortDescriptors, predicate, animation), sectionIdentifier)
    }

    /// What a request finds, in sections by a property, whose order the first sort descriptor must follow.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        animation: Animation? = nil
    ) {
        self.init(FetchInput(fetchRequest, animation), sectionIdentifier)
    }

    /// What a request finds, in sections by a property, whose order the first sort descriptor must follow.
    public init(
        fetchRequest: NSFetchRequest<Result>, sectionIdentifier: KeyPath<Result, SectionIdentifier>,
        transaction: Transaction
    ) { self.init(FetchInput(fetchRequest, Result.self, transaction), sectionIdentifier) }
}

extension SectionedFetchRequest where Result: NSManagedObject {
    /// Objects of a class in sections by a property, whose order the first sort descriptor must follow.
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [NSSortDescriptor],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(FetchInput(Result.self, sortDescriptors, predicate, animation), sectionIdentifier)
    }

    /// Objects of a class in sections by a property, whose order the first sort descriptor must follow.
    @_disfavoredOverload
    public init(
        sectionIdentifier: KeyPath<Result, SectionIdentifier>, sortDescriptors: [SortDescriptor<Result>],
        predicate: NSPredicate? = nil, animation: Animation? = nil
    ) {
        self.init(FetchInput(Result.self, sortDescriptors, predicate, animation), sectionIdentifier)
    }
}

/// The sections of the objects that a view has fetched.
///
/// See [SectionedFetchResults](https://developer.apple.com/documentation/swiftui/sectionedfetchresults).
public struct SectionedFetchResults<SectionIdentifier: Hashable, Result>: RandomAccessCollection
where Result: NSFetchRequestResult {
    /// A section: its identifier and its objects.
    public struct Section: Identifiable, RandomAccessCollection {
        /// The section's identifier: the value of the section's property.
        public let id: SectionIdentifier
        fileprivate var results: [Result]

        /// The first place.
        public var startIndex: Int { 0 }
        /// The place after the last.
        public var endIndex: Int { results.count }
        /// The object at a place.
        public subscript(position: Int) -> Result { results[position] }
    }

    private let controller: FetchController?
    private let sections: [Section]
    private let section: KeyPath<Result, SectionIdentifier>

    /// The property by which objects are in sections. Setting it makes other sections.
    public var sectionIdentifier: KeyPath<Result, SectionIdentifier> {
        get { section }
        nonmutating set { controller?.configure { $0.section = newValue } }
    }

    init(_ controller: FetchController?, _ initial: KeyPath<Result, SectionIdentifier>) {
        let section = controller?.configuration.section as? KeyPath<Result, SectionIdentifier> ?? initial
        (self.controller, self.section) = (controller, section)
        var sections: [Section] = []
        for case let result as Result in controller?.results ?? [] {
            let id = result[keyPath: section]
            if sections.last?.id == id {
                sections[sections.count - 1].results.append(result)
            } else {
                sections.append(Section(id: id, results: [result]))
            }
        }
        self.sections = sections
    }

    /// The first place.
    public var startIndex: Int { 0 }
    /// The place after the last.
    public var endIndex: Int { sections.count }
    /// The section at a place.
    public subscript(position: Int) -> Section { sections[position] }

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

extension SectionedFetchResults where Result: NSManagedObject {
    /// The objects' order. Setting it fetches again.
    public var sortDescriptors: [SortDescriptor<Result>] {
        get { controller?.configuration.swiftSorts as? [SortDescriptor<Result>] ?? [] }
        nonmutating set { controller?.configure { $0.use(newValue) } }
    }
}
