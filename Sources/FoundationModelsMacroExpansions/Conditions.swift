import SwiftSyntax

// What stands in `#if … #endif`. The macro sees all branches. Of `canImport(FoundationModels)` it knows which one
// counts, since it is there itself; of other conditions it doesn't, so it refuses those around what it reads, and takes
// no notice of the rest.

extension MemberBlockItemListSyntax {
    /// The members, with those of a branch that counts in place of a condition; unknown conditions as they stand.
    var declarations: [DeclSyntax] {
        flatMap { member -> [DeclSyntax] in
            guard let branches = member.decl.as(IfConfigDeclSyntax.self)?.knownBranches else { return [member.decl] }
            return branches.flatMap { branch -> [DeclSyntax] in
                guard case .decls(let list) = branch.elements else { return [] }
                return list.declarations
            }
        }
    }
}

extension AttributeListSyntax {
    /// The attributes, with those of a branch that counts.
    var attributes: [AttributeSyntax] { known.compactMap { $0.as(AttributeSyntax.self) } }

    /// The unknown conditions among the attributes.
    var conditionals: [IfConfigDeclSyntax] { known.compactMap { $0.as(IfConfigDeclSyntax.self) } }

    private var known: [Element] {
        flatMap { element -> [Element] in
            guard let branches = element.as(IfConfigDeclSyntax.self)?.knownBranches else { return [element] }
            return branches.flatMap { branch -> [Element] in
                guard case .attributes(let list) = branch.elements else { return [] }
                return list.known
            }
        }
    }
}

extension IfConfigDeclSyntax {
    /// The branch that counts, or none; nil where the macro can't know it.
    fileprivate var knownBranches: [IfConfigClauseSyntax]? {
        for clause in clauses {
            switch clause.condition?.trimmedDescription {
            case "canImport(FoundationModels)", nil: return [clause]
            case "!canImport(FoundationModels)": continue
            default: return nil
            }
        }
        return []
    }

    /// The members in all branches, also where one condition stands in another.
    var members: [DeclSyntax] {
        clauses.flatMap { clause -> [DeclSyntax] in
            guard case .decls(let list) = clause.elements else { return [] }
            return list.flatMap { $0.decl.as(IfConfigDeclSyntax.self)?.members ?? [$0.decl] }
        }
    }

    /// The attributes in all branches, where the condition stands among a declaration's attributes.
    var attributes: [AttributeSyntax] {
        clauses.flatMap { clause -> [AttributeSyntax] in
            guard case .attributes(let list) = clause.elements else { return [] }
            return list.attributes + list.conditionals.flatMap(\.attributes)
        }
    }

    /// Whether a property is another one with what is in it: guided, or wrapped.
    var holdsAttributesOfProperties: Bool { attributes.contains { $0.isGuide || $0.isForeign } }
}

extension Requirement {
    /// What the author writes under some conditions only would have to be made under the others.
    static func refuseConditional(in declaration: some DeclGroupSyntax, _ problems: inout Problems) {
        for conditional in declaration.memberBlock.members.declarations.compactMap({ $0.as(IfConfigDeclSyntax.self) }) {
            for requirement in allCases where conditional.members.contains(where: requirement.isWritten) {
                problems.report(.conditionalRequirement(requirement.name), at: conditional)
            }
        }
    }

    private var name: String {
        switch self {
        case .schema: "generationSchema"
        case .content: "generatedContent"
        case .initializer: "init(_:)"
        case .partial: "PartiallyGenerated"
        }
    }
}
