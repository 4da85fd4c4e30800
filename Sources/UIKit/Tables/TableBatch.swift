import Foundation

/// Changes of a table that are applied together. As in UIKit, and whatever the order of the calls, deletions, reloads
/// and the sources of moves use the indices before all changes; insertions and the destinations of moves use those
/// after them.
///
/// See [performBatchUpdates](https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)).
struct TableBatch {
    struct Move<Place> {
        let from: Place
        let to: Place
    }

    // Indices before the changes.
    var removedRows: [IndexPath] = []
    var renewedRows: [IndexPath] = []
    /// Rows whose cells are kept and configured again.
    var reconfiguredRows: [IndexPath] = []
    var removedSections = IndexSet()
    var renewedSections = IndexSet()

    // Indices before and after the changes.
    var movedRows: [Move<IndexPath>] = []
    var movedSections: [Move<Int>] = []

    // Indices after the changes.
    var insertedRows: [IndexPath] = []
    var insertedSections = IndexSet()
}

/// Why changes can't be applied: they don't match the rows. UIKit ends the app.
enum TableBatchError: Error, CustomStringConvertible {
    case noRow(IndexPath, count: Int)
    case noSection(Int, count: Int)
    case otherCounts([Int], shown: [Int])

    var description: String {
        switch self {
        case .noRow(let path, let count):
            "There is no place \(path.row) in section \(path.section), which has \(count) rows"
        case .noSection(let section, let count): "There is no place \(section) among \(count) sections"
        case .otherCounts(let counts, let shown):
            "The data source has \(counts) rows in its sections, and there would be \(shown) after the changes"
        }
    }
}

/// The sections and rows while a batch is applied. Those that stay or move keep their IDs.
struct TableEdit {
    private(set) var sections: [TableModel.Section]
    /// The IDs of rows whose cells are to be configured again.
    private(set) var reconfigured: Set<Int> = []
    private let newID: () -> Int
    /// New or reloaded sections, whose number of rows comes from the data source.
    private var open: Set<Int> = []

    init(_ sections: [TableModel.Section], newID: @escaping () -> Int) {
        (self.sections, self.newID) = (sections, newID)
    }

    /// - Parameter rowCount: Returns the number of rows in a section after the changes.
    mutating func apply(_ batch: TableBatch, rowCount: (Int) -> Int) throws(TableBatchError) {
        for path in batch.renewedRows { try renew(path) }
        for path in batch.reconfiguredRows { reconfigured.insert(try id(at: path)) }
        var targets: [(path: IndexPath, id: Int)] = []
        var gone: Set<Int> = []
        for move in batch.movedRows { targets.append((move.to, try id(at: move.from))) }
        for path in batch.removedRows { gone.insert(try id(at: path)) }
        gone.formUnion(targets.map(\.id))
        for index in batch.renewedSections { try renewSection(index) }
        for index in sections.indices { sections[index].rows.removeAll(where: gone.contains) }
        try arrangeSections(batch)
        targets += batch.insertedRows.map { ($0, newID()) }
        try insert(targets, rowCount)
    }

    // MARK: By the numbers before

    private func id(at path: IndexPath) throws(TableBatchError) -> Int {
        let section = try section(at: path.section)
        guard section.rows.indices.contains(path.row) else { throw .noRow(path, count: section.rows.count) }
        return section.rows[path.row]
    }

    private func section(at index: Int) throws(TableBatchError) -> TableModel.Section {
        guard sections.indices.contains(index) else { throw .noSection(index, count: sections.count) }
        return sections[index]
    }

    private mutating func renew(_ path: IndexPath) throws(TableBatchError) {
        _ = try id(at: path)
        sections[path.section].rows[path.row] = newID()
    }

    private mutating func renewSection(_ index: Int) throws(TableBatchError) {
        _ = try section(at: index)
        sections[index] = TableModel.Section(id: newID(), rows: [])
        open.insert(sections[index].id)
    }

    // MARK: By the numbers after

    private mutating func arrangeSections(_ batch: TableBatch) throws(TableBatchError) {
        var targets: [(index: Int, section: TableModel.Section)] = []
        var gone = batch.removedSections
        for index in gone { _ = try section(at: index) }
        for move in batch.movedSections {
            targets.append((move.to, try section(at: move.from)))
            gone.insert(move.from)
        }
        for index in batch.insertedSections {
            let section = TableModel.Section(id: newID(), rows: [])
            open.insert(section.id)
            targets.append((index, section))
        }
        for index in gone.reversed() { sections.remove(at: index) }
        for target in targets.sorted(by: { $0.index < $1.index }) {
            guard (0...sections.count).contains(target.index) else {
                throw .noSection(target.index, count: sections.count)
            }
            sections.insert(target.section, at: target.index)
        }
    }

    private mutating func insert(_ targets: [(path: IndexPath, id: Int)], _ rowCount: (Int) -> Int)
        throws(TableBatchError)
    {
        for (index, section) in sections.enumerated() where open.contains(section.id) {
            let count = rowCount(index) - targets.count { $0.path.section == index }
            sections[index].rows = (0..<max(count, 0)).map { _ in newID() }
        }
        for (path, id) in targets.sorted(by: { $0.path < $1.path }) {
            let count = try section(at: path.section).rows.count
            guard (0...count).contains(path.row) else { throw .noRow(path, count: count) }
            sections[path.section].rows.insert(id, at: path.row)
        }
    }
}
