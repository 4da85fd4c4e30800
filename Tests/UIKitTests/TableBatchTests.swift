import Foundation
import TestSupport
import Testing

@testable import UIKit

/// A data source that only provides counts.
@MainActor
private final class Counts: NSObject, UITableViewDataSource {
    var counts: [Int]
    init(_ counts: [Int]) { self.counts = counts }
    func numberOfSections(in tableView: UITableView) -> Int { counts.count }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { counts[section] }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell(style: .default, reuseIdentifier: nil)
    }
}

@MainActor
@Suite("Batches of tables")
struct TableBatchTests {
    private let table = UITableView(frame: .zero, style: .plain)
    private let source: Counts

    init() {
        source = Counts([3, 2])
        table.dataSource = source
    }

    private var rows: [[Int]] { table.model.sections.map(\.rows) }

    private func path(_ row: Int, _ section: Int = 0) -> IndexPath { IndexPath(row: row, section: section) }

    @Test func `a row moves from its number before the batch`() {
        let before = rows
        source.counts = [2, 2]
        table.performBatchUpdates {
            table.deleteRows(at: [path(0)], with: .none)
            table.moveRow(at: path(2), to: path(0))
        }
        #expect(rows == [[before[0][2], before[0][1]], before[1]])
    }

    @Test func `sections are deleted by their numbers before, whatever was called first`() {
        let before = rows
        source.counts = [4, 2]
        table.performBatchUpdates {
            table.insertSections([0], with: .none)
            table.deleteSections([0], with: .none)
        }
        #expect(rows[0].count == 4 && Set(rows[0]).isDisjoint(with: before[0]) && rows[1] == before[1])
    }

    @Test func `rows change in a section that is elsewhere afterwards`() {
        let before = rows
        source.counts = [2, 3]
        table.performBatchUpdates {
            table.moveSection(1, toSection: 0)
            table.moveRow(at: path(0, 1), to: path(1, 1))
            table.insertRows(at: [path(1, 0)], with: .none)
            table.deleteRows(at: [path(2, 0)], with: .none)
        }
        #expect(rows[0].first == before[1][1] && rows[0].count == 2)
        #expect(rows[1] == [before[0][0], before[1][0], before[0][1]])
    }

    @Test func `the outermost end shows the changes, and then all are told`() {
        let before = rows
        var log: [String] = []
        source.counts = [2, 1]
        table.performBatchUpdates {
            table.performBatchUpdates {
                table.deleteRows(at: [path(0)], with: .none)
            } completion: { _ in
                log.append("inner \(table.model.sections[1].rows.count)")
            }
            #expect(rows == before)
            table.deleteRows(at: [path(1, 1)], with: .none)
        } completion: { _ in
            log.append("outer")
        }
        #expect(rows == [Array(before[0].dropFirst()), [before[1][0]]])
        #expect(log == ["inner 1", "outer"])
    }

    @Test func `a row that is only reconfigured stays chosen, and one that is reloaded doesn't`() {
        table.allowsMultipleSelection = true
        for row in 0..<3 { table.selectRow(at: path(row), animated: false, scrollPosition: .none) }
        table.reconfigureRows(at: [path(0)])
        table.reloadRows(at: [path(1)], with: .none)
        #expect(table.indexPathsForSelectedRows == [path(0), path(2)])
    }

    @Test func `changes that don't fit end nothing, and all is read anew`() {
        let changes: [() -> Void] = [
            { table.deleteRows(at: [path(7)], with: .none) }, { table.insertRows(at: [path(9, 1)], with: .none) },
            { table.moveRow(at: path(0, 5), to: path(0)) }, { table.deleteSections([4], with: .none) },
            { table.moveSection(0, toSection: 6) }, { table.reloadRows(at: [path(0, -1)], with: .none) },
            { table.deleteRows(at: [path(0)], with: .none) },
        ]
        for change in changes {
            source.counts = [1, 4]
            table.reloadData()
            let before = rows
            source.counts = [2, 2, 2]
            change()
            #expect(rows.map(\.count) == [2, 2, 2] && Set(rows.joined()).isDisjoint(with: before.joined()))
        }
    }

    // MARK: Made-up batches

    /// Sections and rows by their old indices; nil for a new one.
    private struct Arrangement {
        var sections: [(id: Int?, rows: [Int?])] = []

        /// Inserts a row or section at a random position.
        mutating func insert(row id: Int?, _ random: inout SeededRandom) {
            let places = sections.indices.filter { sections[$0].id != nil }
            guard let section = places.randomElement(using: &random) else { return }
            sections[section].rows.insert(id, at: .random(in: 0...sections[section].rows.count, using: &random))
        }

        func index(ofSection id: Int) -> Int? { sections.firstIndex { $0.id == id } }

        func path(of id: Int) -> IndexPath? {
            for (index, section) in sections.enumerated() {
                if let row = section.rows.firstIndex(of: id) { return IndexPath(row: row, section: index) }
            }
            return nil
        }
    }

    @Test(arguments: 0..<200)
    func `after any batch the rows are where they were said to be`(seed: UInt64) throws {
        var random = SeededRandom(seed: seed)
        let model = TableModel()
        model.replace(by: (0..<Int.random(in: 1...4, using: &random)).map { _ in .random(in: 0...5, using: &random) })
        let before = model.sections
        var (batch, after) = (TableBatch(), Arrangement())
        // Items that stay come first; the others are then inserted at random positions.
        var (movedRows, movedSections): ([Int], [Int]) = ([], [])
        for (index, section) in before.enumerated() {
            var kept: [Int] = []
            for (row, id) in section.rows.enumerated() {
                switch Int.random(in: 0..<4, using: &random) {
                case 0: batch.removedRows.append(IndexPath(row: row, section: index))
                case 1: movedRows.append(id)
                default: kept.append(id)
                }
            }
            switch Int.random(in: 0..<5, using: &random) {
            case 0: batch.removedSections.insert(index)
            case 1:
                movedSections.append(section.id)
                after.sections.insert((section.id, kept), at: .random(in: 0...after.sections.count, using: &random))
            default: after.sections.append((section.id, kept))
            }
        }
        for _ in 0..<Int.random(in: 0...2, using: &random) {
            after.sections.insert((nil, []), at: .random(in: 0...after.sections.count, using: &random))
        }
        for id in movedRows { after.insert(row: id, &random) }
        for _ in 0..<Int.random(in: 0...4, using: &random) { after.insert(row: nil, &random) }

        for id in movedRows {
            let from = try #require(model.indexPath(of: id))
            if let to = after.path(of: id) {
                batch.movedRows.append(.init(from: from, to: to))
            } else {
                batch.removedRows.append(from)
            }
        }
        for id in movedSections {
            let to = try #require(after.index(ofSection: id))
            batch.movedSections.append(.init(from: try #require(model.index(ofSection: id)), to: to))
        }
        for (index, section) in after.sections.enumerated() {
            if section.id == nil { batch.insertedSections.insert(index) }
            for (row, id) in section.rows.enumerated() where id == nil {
                batch.insertedRows.append(IndexPath(row: row, section: index))
            }
        }
        batch.removedRows.shuffle(using: &random)
        batch.insertedRows.shuffle(using: &random)
        batch.movedRows.shuffle(using: &random)

        try model.apply(batch) { after.sections[$0].id == nil ? 3 : after.sections[$0].rows.count }
        let old = Set(before.flatMap(\.rows)), oldSections = Set(before.map(\.id))
        #expect(model.sections.map { oldSections.contains($0.id) ? $0.id : nil } == after.sections.map(\.id))
        for (section, expected) in zip(model.sections, after.sections) {
            let rows = section.rows.map { old.contains($0) ? $0 : nil }
            #expect(rows == (expected.id == nil ? [nil, nil, nil] : expected.rows))
        }
    }
}
