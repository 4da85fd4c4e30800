import SwiftSyntax

/// Makes snapshots equatable if the type's own declaration conforms to `Equatable` or `Hashable`. Otherwise an app can
/// add the conformance in an extension of `PartiallyGenerated`.
///
/// `==` can't be synthesised by the compiler: a contained type may be equatable by an extension, which doesn't apply to
/// its snapshots.
extension GenerableType {
    /// The additional conformances of `PartiallyGenerated`.
    var equatable: String { isHashable ? ", Swift.Hashable" : isEquatable ? ", Swift.Equatable" : "" }

    func structureHash(of names: [String]) -> String { hash(hashing(of: names.map { "self.\($0)" })) }

    func unionHash(_ union: Union) -> String {
        let cases = union.choices.enumerated().map { number, choice in
            let values = choice.payload.indices.map { Union.binding($0) }
            return "case \(Union.pattern(choice)):\n" + hashing(of: ["\(number)"] + values)
        }
        return hash("switch self {\n\(cases.joined(separator: "\n"))\n}")
    }

    private func hash(_ body: String) -> String {
        """
        nonisolated \(access)func hash(into hasher: inout Swift.Hasher) {
        \(body)
        }
        """
    }

    private func hashing(of values: [String]) -> String {
        values.map { "FoundationModels._hash(\($0), into: &hasher)" }.joined(separator: "\n")
    }

    func structureEquality(of names: [String]) -> String {
        equality(comparison(of: names.map { ("left.\($0)", "right.\($0)") }))
    }

    func unionEquality(_ union: Union) -> String {
        var cases = union.choices.map { choice in
            let patterns = ["left", "right"].map { Union.pattern(choice, binding: $0) }
            let pairs = choice.payload.indices.map { (Union.binding($0, "left"), Union.binding($0, "right")) }
            return "case (\(patterns.joined(separator: ", "))):\n\(comparison(of: pairs))"
        }
        // With a single case, a default branch would never be executed.
        if cases.count > 1 { cases.append("default: false") }
        return equality("switch (left, right) {\n\(cases.joined(separator: "\n"))\n}")
    }

    private func equality(_ body: String) -> String {
        """
        nonisolated \(access)static func == (left: Self, right: Self) -> Swift.Bool {
        \(body)
        }
        """
    }

    private func comparison(of pairs: [(String, String)]) -> String {
        guard !pairs.isEmpty else { return "true" }
        return pairs.map { "FoundationModels._areEqual(\($0), \($1))" }.joined(separator: "\n&& ")
    }
}

extension InheritanceClauseSyntax {
    /// Whether it contains `Equatable` or `Hashable`. A macro can't know what other protocols imply.
    var namesEquatable: Bool { inheritedTypes.contains { $0.type.names(["Equatable", "Hashable"]) } }

    /// Whether it contains `Hashable`.
    var namesHashable: Bool { inheritedTypes.contains { $0.type.names(["Hashable"]) } }
}

extension TypeSyntax {
    /// Whether the type is one of these standard library types, or a composition with one.
    fileprivate func names(_ names: [String]) -> Bool {
        if let composition = `as`(CompositionTypeSyntax.self) {
            return composition.elements.contains { $0.type.names(names) }
        }
        if let attributed = `as`(AttributedTypeSyntax.self) { return attributed.baseType.names(names) }
        return names.contains { [$0, "Swift.\($0)"].contains(trimmedDescription) }
    }
}
