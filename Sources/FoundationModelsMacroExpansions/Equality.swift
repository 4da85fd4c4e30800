import SwiftSyntax

/// What makes snapshots equatable, where the type's own declaration says that the type is. Elsewhere an app may say so
/// itself, in an extension of `PartiallyGenerated`.
///
/// The compiler can't make `==`: a type inside may be equatable by an extension, which its snapshots know nothing of.
extension GenerableType {
    /// What follows the other conformances of `PartiallyGenerated`.
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
        // Where there is one case, nothing is left for another branch.
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
    /// Whether `Equatable` or `Hashable` stands in it; what another protocol implies, a macro can't know.
    var namesEquatable: Bool { inheritedTypes.contains { $0.type.names(["Equatable", "Hashable"]) } }

    /// Whether `Hashable` stands in it.
    var namesHashable: Bool { inheritedTypes.contains { $0.type.names(["Hashable"]) } }
}

extension TypeSyntax {
    /// Whether the type is one of these of the standard library, or is composed of one.
    fileprivate func names(_ names: [String]) -> Bool {
        if let composition = `as`(CompositionTypeSyntax.self) {
            return composition.elements.contains { $0.type.names(names) }
        }
        if let attributed = `as`(AttributedTypeSyntax.self) { return attributed.baseType.names(names) }
        return names.contains { [$0, "Swift.\($0)"].contains(trimmedDescription) }
    }
}
