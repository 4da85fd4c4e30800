import Foundation
import UIKit

/// A section of fetched objects.
struct FetchedSection: NSFetchedResultsSectionInfo {
    let name: String
    var members: [NSManagedObject]

    var indexTitle: String? { name.first.map { $0.uppercased() } }
    var numberOfObjects: Int { members.count }
    var objects: [Any]? { members }
}

/// The state of a fetched results controller: it fetches again when the context's objects have changed, and tells the delegate the
/// differences.
final class ResultsTracking {
    let context: NSManagedObjectContext
    let sectionKey: String?
    weak var delegate: (any NSFetchedResultsControllerDelegate)?
    private(set) var sections: [FetchedSection]?
    private let request: _NSFetchSettings
    private var token: (any NSObjectProtocol)?

    init(_ request: _NSFetchSettings, _ context: NSManagedObjectContext, sectionKey: String?) {
        (self.request, self.context, self.sectionKey) = (request, context, sectionKey)
    }

    deinit { if let token { NotificationCenter.default.removeObserver(token) } }

    func begin() throws {
        sections = try fetched()
        guard token == nil else { return }
        nonisolated(unsafe) weak let tracking = self
        token = NotificationCenter.default.addObserver(
            forName: .NSManagedObjectContextObjectsDidChange, object: context, queue: nil
        ) { tracking?.hear($0) }
    }

    func place(of object: NSManagedObject) -> IndexPath? { Places(sections ?? []).place[object.objectID] }

    private func fetched() throws -> [FetchedSection] {
        let objects = try context.results(request).compactMap { $0 as? NSManagedObject }
        guard let sectionKey else { return [FetchedSection(name: "", members: objects)] }
        var (sections, index) = ([FetchedSection](), [String: Int]())
        for object in objects {
            let name = object.value(forKeyPath: sectionKey).map { "\($0)" } ?? ""
            if let place = index[name] {
                sections[place].members.append(object)
            } else {
                index[name] = sections.count
                sections.append(FetchedSection(name: name, members: [object]))
            }
        }
        return sections
    }

    // MARK: Changes

    private func hear(_ notification: Notification) {
        let changed = [NSUpdatedObjectsKey, NSRefreshedObjectsKey]
            .flatMap { notification.userInfo?[$0] as? Set<NSManagedObject> ?? [] }
        guard let old = sections, let new = try? fetched() else { return }
        let difference = SectionsDifference(from: old, to: new, changed: Set(changed.map(\.objectID)))
        guard !difference.isEmpty else { return }
        sections = new
        tell(difference)
    }

    private func tell(_ difference: SectionsDifference) {
        guard let delegate else { return }
        let controller = NSFetchedResultsController<any NSFetchRequestResult>(self)
        delegate.controllerWillChangeContent(controller)
        for change in difference.sections {
            delegate.controller(controller, didChange: change.section, atSectionIndex: change.index, for: change.type)
        }
        for change in difference.objects {
            delegate.controller(
                controller, didChange: change.object, at: change.old, for: change.type, newIndexPath: change.new)
        }
        delegate.controller(controller, didChangeContentWith: NSDiffableDataSourceSnapshotReference(sections ?? []))
        delegate.controllerDidChangeContent(controller)
    }
}

/// The places of objects in sections.
private struct Places {
    var place: [NSManagedObjectID: IndexPath] = [:]
    var order: [NSManagedObject] = []

    init(_ sections: [FetchedSection]) {
        for (section, content) in sections.enumerated() {
            for (item, object) in content.members.enumerated() {
                place[object.objectID] = IndexPath(indexes: [section, item])
                order.append(object)
            }
        }
    }
}

/// What differs between two lists of sections.
struct SectionsDifference {
    struct SectionChange {
        let section: FetchedSection
        let index: Int
        let type: NSFetchedResultsChangeType
    }

    struct ObjectChange {
        let object: NSManagedObject
        let old: IndexPath?
        let new: IndexPath?
        let type: NSFetchedResultsChangeType
    }

    private(set) var sections: [SectionChange] = []
    private(set) var objects: [ObjectChange] = []

    var isEmpty: Bool { sections.isEmpty && objects.isEmpty }

    init(from old: [FetchedSection], to new: [FetchedSection], changed: Set<NSManagedObjectID>) {
        let (oldNames, newNames) = (Set(old.map(\.name)), Set(new.map(\.name)))
        for (index, section) in old.enumerated().reversed() where !newNames.contains(section.name) {
            sections.append(SectionChange(section: section, index: index, type: .delete))
        }
        for (index, section) in new.enumerated() where !oldNames.contains(section.name) {
            sections.append(SectionChange(section: section, index: index, type: .insert))
        }
        compare(old, new, changed)
    }

    private mutating func compare(_ old: [FetchedSection], _ new: [FetchedSection], _ changed: Set<NSManagedObjectID>) {
        let (oldPlaces, newPlaces) = (Places(old), Places(new))
        for object in oldPlaces.order.reversed() where newPlaces.place[object.objectID] == nil {
            add(object, oldPlaces.place[object.objectID], nil, .delete)
        }
        for object in newPlaces.order where oldPlaces.place[object.objectID] == nil {
            add(object, nil, newPlaces.place[object.objectID], .insert)
        }
        let moved = Self.moved(old, new, oldPlaces, newPlaces)
        for object in newPlaces.order {
            guard let from = oldPlaces.place[object.objectID], let to = newPlaces.place[object.objectID] else {
                continue
            }
            if moved.contains(object.objectID) {
                add(object, from, to, .move)
            } else if changed.contains(object.objectID) {
                add(object, from, to, .update)
            }
        }
    }

    private mutating func add(
        _ object: NSManagedObject, _ old: IndexPath?, _ new: IndexPath?, _ type: NSFetchedResultsChangeType
    ) { objects.append(ObjectChange(object: object, old: old, new: new, type: type)) }

    /// Objects that are in another section, or in another order among those that stay.
    private static func moved(
        _ old: [FetchedSection], _ new: [FetchedSection], _ oldPlaces: Places, _ newPlaces: Places
    ) -> Set<NSManagedObjectID> {
        let oldOrder = oldPlaces.order.map(\.objectID).filter { newPlaces.place[$0] != nil }
        let newOrder = newPlaces.order.map(\.objectID).filter { oldPlaces.place[$0] != nil }
        var moved: Set<NSManagedObjectID> = []
        for case .insert(_, let id, _) in newOrder.difference(from: oldOrder) { moved.insert(id) }
        for id in newOrder {
            guard let from = oldPlaces.place[id], let to = newPlaces.place[id] else { continue }
            if old[from[0]].name != new[to[0]].name { moved.insert(id) }
        }
        return moved
    }
}

extension NSDiffableDataSourceSnapshotReference {
    /// All fetched objects' identifiers in their sections.
    convenience init(_ sections: [FetchedSection]) {
        var snapshot = NSDiffableDataSourceSnapshot<String, NSManagedObjectID>()
        for section in sections {
            snapshot.appendSections([section.name])
            snapshot.appendItems(section.members.map(\.objectID), toSection: section.name)
        }
        self.init(snapshot)
    }
}
