import BenchmarkReport
import Foundation
import SwiftData

/// Measures SwiftData with many models against SQLite statements that do the same with the same rows.
@main
struct Benchmark {
    private static let count = 100_000
    private static let rounds = 3

    static func main() throws {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        var times: [String: [(ours: Double, peer: Double)]] = [:]
        for round in 0..<rounds {
            let ours = try Notes(folder.appendingPathComponent("\(round).store"))
            let peer = try PlainNotes(folder.appendingPathComponent("\(round).sqlite"))
            for step in Step.allCases {
                let pair = (
                    try milliseconds { try ours.run(step, count) }, try milliseconds { try peer.run(step, count) }
                )
                times[step.rawValue, default: []].append(pair)
            }
        }
        let rows = Step.allCases.map { step in
            let found = times[step.rawValue]!
            let middle = { (values: [Double]) in values.sorted()[rounds / 2] }
            return Row(
                step.rawValue, "ms", ours: middle(found.map(\.ours)), peer: middle(found.map(\.peer)), "SQLite")
        }
        try rows.report(as: "data")
    }

    private static func milliseconds(_ body: () throws -> Void) rethrows -> Double {
        let start = ContinuousClock.now
        try body()
        return start.duration(to: .now) / .milliseconds(1)
    }
}

/// What is measured, in this order, with one store.
enum Step: String, CaseIterable {
    case save = "100,000 models inserted and saved"
    case browse = "20 shown of 100,000 that are sorted"
    case search = "those that a predicate finds, counted and read"
    case change = "1,000 changed and saved"
    case readAll = "all read"
}

@Model
final class Note {
    #Index<Note>([\.created])

    var title: String
    var text: String
    var created: Date
    var rating: Int
    var isDone: Bool

    init(number: Int) {
        title = "Note \(number)"
        text = "The text of note number \(number), which is of a usual length for a note."
        created = Date(timeIntervalSinceReferenceDate: Double(number &* 7919 % 1_000_003))
        rating = number % 5
        isDone = number.isMultiple(of: 2)
    }
}

/// The steps with SwiftData, as an app would do them.
final class Notes {
    private let container: ModelContainer

    init(_ file: URL) throws {
        container = try ModelContainer(for: Note.self, configurations: ModelConfiguration(url: file))
    }

    func run(_ step: Step, _ count: Int) throws {
        let context = ModelContext(container)
        let sorted = FetchDescriptor<Note>(sortBy: [SortDescriptor(\.created)])
        switch step {
        case .save:
            for number in 0..<count { context.insert(Note(number: number)) }
            try context.save()
        case .browse: use(try context.fetch(sorted).prefix(20).map(\.title))
        case .search:
            let found = try context.fetch(FetchDescriptor<Note>(predicate: #Predicate { $0.rating == 3 && $0.isDone }))
            use(found.map(\.title))
        case .change:
            var first = sorted
            first.fetchLimit = 1000
            for note in try context.fetch(first) { note.rating += 1 }
            try context.save()
        case .readAll: for note in try context.fetch(sorted) { use(note.text) }
        }
    }
}
