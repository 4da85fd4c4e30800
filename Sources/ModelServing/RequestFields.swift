import FoundationModels

/// A JSON object in a request, whose members are read by type. Errors contain the member's path.
struct RequestFields {
    /// The object's path; empty for the request itself.
    let path: String
    private let members: [String: GeneratedContent]

    init(_ content: GeneratedContent, path: String = "") throws(ServingError) {
        guard case .structure(let members, _) = content.kind else {
            throw .invalid(path.isEmpty ? "The body" : path, "It must be an object.", code: "invalid_type")
        }
        (self.path, self.members) = (path, members)
    }

    func place(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    /// A member; nil if it is missing or null.
    subscript(_ name: String) -> GeneratedContent? {
        guard let content = members[name], content.kind != .null else { return nil }
        return content
    }

    func text(_ name: String) throws(ServingError) -> String? {
        guard let content = self[name] else { return nil }
        guard case .string(let text) = content.kind else { throw wrong(name, "a string") }
        return text
    }

    func flag(_ name: String) throws(ServingError) -> Bool? {
        guard let content = self[name] else { return nil }
        guard case .bool(let flag) = content.kind else { throw wrong(name, "a boolean") }
        return flag
    }

    func number(_ name: String, _ range: ClosedRange<Double>) throws(ServingError) -> Double? {
        guard let content = self[name] else { return nil }
        guard case .number(let number) = content.kind else { throw wrong(name, "a number") }
        guard range.contains(number) else {
            throw .invalid(place(name), "It must be from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    func whole(_ name: String, _ range: ClosedRange<Int>) throws(ServingError) -> Int? {
        guard let content = self[name] else { return nil }
        guard case .number = content.kind, let number = try? content.value(Int.self) else {
            throw wrong(name, "a whole number")
        }
        guard range.contains(number) else {
            throw .invalid(place(name), "It must be from \(range.lowerBound) to \(range.upperBound).")
        }
        return number
    }

    func list(_ name: String, countMax: Int) throws(ServingError) -> [(content: GeneratedContent, path: String)]? {
        guard let content = self[name] else { return nil }
        guard case .array(let elements) = content.kind else { throw wrong(name, "an array") }
        guard elements.count <= countMax else { throw .invalid(place(name), "It may have \(countMax) elements.") }
        return elements.enumerated().map { ($1, "\(place(name))[\($0)]") }
    }

    func object(_ name: String) throws(ServingError) -> RequestFields? {
        guard let content = self[name] else { return nil }
        return try RequestFields(content, path: place(name))
    }

    func required<Value>(_ name: String, _ value: Value?) throws(ServingError) -> Value {
        guard let value else { throw .invalid(place(name), "It is missing.", code: "missing_required_parameter") }
        return value
    }

    private func wrong(_ name: String, _ type: String) -> ServingError {
        .invalid(place(name), "It must be \(type).", code: "invalid_type")
    }
}
