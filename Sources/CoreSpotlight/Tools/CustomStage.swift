import Foundation
public import FoundationModels

/// A computation of the app's own on what a search has found. A model asks for it by its name, with a value of this type.
///
/// It says what it takes, and has the methods for that.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public protocol CustomStage: Generable, Codable, Sendable {
    /// The name by which a model asks for it.
    static var name: String { get }
    /// What it is good for, in words for the model.
    static var description: String { get }
    /// What it takes.
    static var inputTypes: [SearchPipelineDataType] { get }
    /// What it gives.
    static var outputTypes: [SearchPipelineDataType] { get }

    /// Works on items.
    func execute(items: [SearchableItem]) async throws -> SearchPipelineData
    /// Works on items with how well they fit.
    func execute(scoredItems: [ScoredSearchableItem]) async throws -> SearchPipelineData
    /// Works on items by an attribute.
    func execute(groupedItems: [SearchableItemAttribute: [SearchableItem]]) async throws -> SearchPipelineData
    /// Works on a number of items.
    func execute(count: Int) async throws -> SearchPipelineData
    /// Works on a table.
    func execute(table: SearchResultsTable) async throws -> SearchPipelineData
    /// Works on a number that was computed.
    func execute(statisticName: String, value: Double) async throws -> SearchPipelineData
    /// Works on a text.
    func execute(text: String) async throws -> SearchPipelineData
}

@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
extension CustomStage {
    /// Throws: the stage takes no items.
    public func execute(items: [SearchableItem]) async throws -> SearchPipelineData { throw takesNone(.items) }
    /// Throws: the stage takes no such items.
    public func execute(scoredItems: [ScoredSearchableItem]) async throws -> SearchPipelineData {
        throw takesNone(.scoredItems)
    }
    /// Throws: the stage takes no groups.
    public func execute(groupedItems: [SearchableItemAttribute: [SearchableItem]]) async throws -> SearchPipelineData {
        throw takesNone(.groupedItems)
    }
    /// Throws: the stage takes no numbers of items.
    public func execute(count: Int) async throws -> SearchPipelineData { throw takesNone(.count) }
    /// Throws: the stage takes no tables.
    public func execute(table: SearchResultsTable) async throws -> SearchPipelineData { throw takesNone(.table) }
    /// Throws: the stage takes no numbers.
    public func execute(statisticName: String, value: Double) async throws -> SearchPipelineData {
        throw takesNone(.statistic)
    }
    /// Throws: the stage takes no texts.
    public func execute(text: String) async throws -> SearchPipelineData { throw takesNone(.text) }

    private func takesNone(_ type: SearchPipelineDataType) -> StageError {
        StageError(
            text:
                "The stage \(Self.name) takes \(Self.inputTypes.map(\.rawValue).joined(separator: ", ")), not \(type.rawValue)."
        )
    }

    /// Works on what there is.
    func execute(on data: SearchPipelineData) async throws -> SearchPipelineData {
        switch data.payload {
        case .items(let items): try await execute(items: items)
        case .scoredItems(let items): try await execute(scoredItems: items)
        case .groupedItems(let groups): try await execute(groupedItems: groups)
        case .count(let count): try await execute(count: count)
        case .table(let table): try await execute(table: table)
        case .statistic(let name, let value): try await execute(statisticName: name, value: value)
        case .text(let text): try await execute(text: text)
        }
    }
}

/// Why a stage can't work, in words for the model.
struct StageError: Error, LocalizedError {
    let text: String
    var errorDescription: String? { text }
}

/// Says who the person is that talks with the model.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public protocol ContactResolver: Sendable {
    /// The person: whoever is meant by “I” and “me”.
    func userIdentity() -> ResolvedContact
}

/// A person, by all their names and addresses.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct ResolvedContact: Sendable {
    /// The name.
    public var displayName: String
    /// Other names.
    public var names: [String] = []
    /// The parts of names.
    public var nameComponents: [PersonNameComponents] = []
    /// Addresses of mail.
    public var emailAddresses: [String] = []
    /// Numbers of telephones.
    public var phoneNumbers: [String] = []

    /// A person by a name.
    public init(displayName: String) {
        self.displayName = displayName
    }

    /// All by which items may name the person.
    var all: [String] {
        let formatted = nameComponents.map { [$0.givenName, $0.familyName].compactMap(\.self).joined(separator: " ") }
        return ([displayName] + names + formatted + emailAddresses + phoneNumbers).filter { !$0.isEmpty }
    }
}
