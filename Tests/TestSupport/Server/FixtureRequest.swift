import Foundation

/// A request that a fixture server received.
package struct FixtureRequest: Sendable {
    package var method = ""
    package var path = ""
    /// By lower-case name.
    package var headers: [String: String] = [:]
    package var body = Data()

    package var json: FixtureJSON { FixtureJSON((try? JSONSerialization.jsonObject(with: body)) ?? [:]) }
}

/// JSON with subscripts: `request.json["messages"][0]["role"].string`.
package struct FixtureJSON: @unchecked Sendable {
    // Unchecked: JSONSerialization's results are never mutated.
    private let value: Any?

    package init(_ value: Any?) { self.value = value }

    package subscript(key: String) -> FixtureJSON { FixtureJSON((value as? [String: Any])?[key]) }
    package subscript(index: Int) -> FixtureJSON {
        let array = value as? [Any] ?? []
        return FixtureJSON(array.indices.contains(index) ? array[index] : nil)
    }
    package var string: String? { value as? String }
    package var number: Double? { (value as? NSNumber)?.doubleValue }
    package var bool: Bool? { value as? Bool }
    package var count: Int { (value as? [Any])?.count ?? (value as? [String: Any])?.count ?? 0 }
    package var keys: Set<String> { Set((value as? [String: Any])?.keys.map { $0 } ?? []) }
    package var exists: Bool { value != nil && !(value is NSNull) }
}
