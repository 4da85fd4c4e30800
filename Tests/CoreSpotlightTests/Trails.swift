import Foundation
import UniformTypeIdentifiers

@testable import CoreSpotlight

/// Walks to look for.
enum Trails {
    static func item(
        _ id: String, _ title: String, _ text: String = "", domain: String? = nil, rating: Double? = nil,
        day: String? = nil, keywords: [String] = [], with people: [String] = []
    ) -> CSSearchableItem {
        let attributes = CSSearchableItemAttributeSet(contentType: .text)
        attributes.title = title
        if !text.isEmpty { attributes.contentDescription = text }
        if !keywords.isEmpty { attributes.keywords = keywords }
        if !people.isEmpty { attributes.participants = people }
        attributes.rating = rating.map { NSNumber(value: $0) }
        attributes.completionDate = day.flatMap { QueryParser.date($0) }
        return CSSearchableItem(uniqueIdentifier: id, domainIdentifier: domain, attributeSet: attributes)
    }

    static let all = [
        item(
            "1", "Night hike, Mount Tam", "My headlamp died. Bring spare batteries.", domain: "walks.night", rating: 2,
            day: "2026-05-03", with: ["Ann Lee"]),
        item(
            "2", "Lake loop", "Flat, and full of birds.", domain: "walks", rating: 5, day: "2026-05-20",
            keywords: ["easy"]),
        item("3", "高尾山の紅葉", "珈琲を飲みながら歩いた。", domain: "walks", rating: 4, day: "2026-11-02"),
        item("4", "Café walk", "From one café to the next; rain all night.", domain: "town", rating: 3),
    ]

    /// Whose window the code of a test runs in.
    @TaskLocal static var visitor: String? = "ann"

    /// Does something in a visitor's window, with a store of the test's own.
    static func inWindow<Result>(
        of visitor: String?, _ store: IndexStore, _ body: () async throws -> Result
    ) async rethrows -> Result {
        try await IndexStore.$standIn.withValue(store) { try await $visitor.withValue(visitor) { try await body() } }
    }

    /// A folder that is gone after the test.
    static func withFolder<Result>(_ body: (URL) async throws -> Result) async throws -> Result {
        let folder = FileManager.default.temporaryDirectory.appending(path: "kissa-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: folder) }
        return try await body(folder)
    }

    /// A store of its own, in memory, with the walks in it.
    static func store(_ items: [CSSearchableItem] = all, owner: String = "ann") throws -> IndexStore {
        let store = IndexStore(file: nil) { owner }
        try store.apply([.put(items)], in: "", of: owner)
        return store
    }
}
