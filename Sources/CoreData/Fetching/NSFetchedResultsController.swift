import Foundation
import UIKit

/// A section of fetched objects.
///
/// See [NSFetchedResultsSectionInfo](https://developer.apple.com/documentation/coredata/nsfetchedresultssectioninfo).
public protocol NSFetchedResultsSectionInfo {
    /// The section's name: the value of the section key.
    var name: String { get }
    /// The first letter of the name.
    var indexTitle: String? { get }
    /// The number of objects.
    var numberOfObjects: Int { get }
    /// The objects.
    var objects: [Any]? { get }
}

/// What has happened to an object or a section.
///
/// See [NSFetchedResultsChangeType](https://developer.apple.com/documentation/coredata/nsfetchedresultschangetype).
public enum NSFetchedResultsChangeType: UInt, Sendable {
    /// It is new.
    case insert = 1
    /// It is gone.
    case delete = 2
    /// It is at another place.
    case move = 3
    /// Its values have changed.
    case update = 4
}

/// Is notified of changes of fetched objects. All methods have implementations that do nothing.
///
/// See
/// [NSFetchedResultsControllerDelegate](https://developer.apple.com/documentation/coredata/nsfetchedresultscontrollerdelegate).
public protocol NSFetchedResultsControllerDelegate: AnyObject {
    /// Called before changes.
    func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// Called for a section that is new or gone.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType)
    /// Called for an object that is new, gone, changed or elsewhere.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?)
    /// Called with all objects, after changes.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference)
    /// Called after changes.
    func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>)
    /// The title of a section in the index.
    func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String?
}

extension NSFetchedResultsControllerDelegate {
    /// Does nothing.
    public func controllerWillChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChange sectionInfo: any NSFetchedResultsSectionInfo, atSectionIndex sectionIndex: Int,
        for type: NSFetchedResultsChangeType
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>, didChange anObject: Any,
        at indexPath: IndexPath?, for type: NSFetchedResultsChangeType, newIndexPath: IndexPath?
    ) {}
    /// Does nothing.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) {}
    /// Does nothing.
    public func controllerDidChangeContent(_ controller: NSFetchedResultsController<any NSFetchRequestResult>) {}
    /// The first letter of the name.
    public func controller(
        _ controller: NSFetchedResultsController<any NSFetchRequestResult>,
        sectionIndexTitleForSectionName sectionName: String
    ) -> String? { sectionName.first.map { $0.uppercased() } }
}

/// Fetched objects in sections, and their changes, for tables and collections.
///
/// See [NSFetchedResultsController](https://developer.apple.com/documentation/coredata/nsfetchedresultscontroller).
open class NSFetchedResultsController<ResultType>: NSObject {
    /// What is fetched. Call `performFetch()` after changing it.
    public let fetchRequest: NSFetchRequest<ResultType>
    /// The key path of sections' names; nil for one section.
    public var sectionNameKeyPath: String? { tracking.sectionKey }
    /// Accepted; nothing is cached.
    public let cacheName: String?
    /// Hears of changes.
    open weak var delegate: (any NSFetchedResultsControllerDelegate)? {
        get { tracking.delegate }
        set { tracking.delegate = newValue }
    }
    private let tracking: ResultsTracking

    /// A controller for what a request finds in a context.
    public init(
        fetchRequest: NSFetchRequest<ResultType>, managedObjectContext context: NSManagedObjectContext,
        sectionNameKeyPath: String?, cacheName name: String?
    ) {
        (self.fetchRequest, cacheName) = (fetchRequest, name)
        tracking = ResultsTracking(fetchRequest, context, sectionKey: sectionNameKeyPath)
    }

    /// Deletes a cache. There is none.
    open class func deleteCache(withName name: String?) {}

    /// The context from which objects are fetched.
    open var managedObjectContext: NSManagedObjectContext { tracking.context }

    /// Fetches the objects, and begins to be notified of their changes.
    ///
    /// - Throws: If the model has no such entity, or a store can't be read.
    open func performFetch() throws { try tracking.begin() }

    /// The objects; nil before `performFetch()`.
    open var fetchedObjects: [ResultType]? {
        tracking.sections.map { $0.flatMap(\.members).compactMap { $0 as? ResultType } }
    }
    /// The sections; nil before `performFetch()`.
    open var sections: [any NSFetchedResultsSectionInfo]? { tracking.sections }
    /// The titles of the sections in the index.
    open var sectionIndexTitles: [String] { (tracking.sections ?? []).compactMap(\.indexTitle) }

    /// The title of a section in the index.
    open func sectionIndexTitle(forSectionName sectionName: String) -> String? {
        sectionName.first.map { $0.uppercased() }
    }

    /// The section with a title in the index.
    open func section(forSectionIndexTitle title: String, at sectionIndex: Int) -> Int {
        tracking.sections?.firstIndex { $0.indexTitle == title } ?? sectionIndex
    }

    /// The object at a place, which must be there.
    open func object(at indexPath: IndexPath) -> ResultType {
        guard let sections = tracking.sections, sections.indices.contains(indexPath[0]),
            sections[indexPath[0]].members.indices.contains(indexPath[1]),
            let object = sections[indexPath[0]].members[indexPath[1]] as? ResultType
        else { preconditionFailure("there is no object at \(indexPath)") }
        return object
    }

    /// The place of an object; nil if it isn't among those fetched.
    open func indexPath(forObject object: ResultType) -> IndexPath? {
        (object as? NSManagedObject).flatMap { tracking.place(of: $0) }
    }

    /// Another controller with the same objects, as it is passed to the delegate.
    init(_ tracking: ResultsTracking) {
        (fetchRequest, cacheName, self.tracking) = (NSFetchRequest<ResultType>(), nil, tracking)
    }
}
