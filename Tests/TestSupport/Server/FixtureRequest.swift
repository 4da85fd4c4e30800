import Foundation

/// What a fixture server was asked.
package struct FixtureRequest: Sendable {
    package var method = ""
    package var path = ""
    /// By their names in lower case.
    package var headers: [String: String] = [:]
    package var body = Data()

    package var json: FixtureJSON { FixtureJSON((try? JSONSerialization.jsonObject(with: body)) ?? [:]) }
}

/// JSON to look into: `request.json["messages"][0]["role"].string`.
package struct FixtureJSON: @unchecked Sendable {
    // Unchecked: what JSONSerialization makes is never changed.
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
