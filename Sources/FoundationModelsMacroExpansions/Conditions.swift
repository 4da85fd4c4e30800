import SwiftSyntax

// Handles `#if … #endif`. A macro sees all branches. It can only evaluate `canImport(FoundationModels)`, which is true
// where the macro runs. Other conditions are an error around declarations that the macro reads, and are ignored
// elsewhere.

extension MemberBlockItemListSyntax {
    /// The members, with known conditions replaced by the members of their active branch. Unknown conditions are kept.
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
    /// The attributes, with known conditions replaced by the attributes of their active branch.
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
    /// The active branch, or none; nil if the macro can't evaluate the condition.
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

    /// The members in all branches, including nested conditions.
    var members: [DeclSyntax] {
        clauses.flatMap { clause -> [DeclSyntax] in
            guard case .decls(let list) = clause.elements else { return [] }
            return list.flatMap { $0.decl.as(IfConfigDeclSyntax.self)?.members ?? [$0.decl] }
        }
    }

    /// The attributes in all branches, for a condition among a declaration's attributes.
    var attributes: [AttributeSyntax] {
        clauses.flatMap { clause -> [AttributeSyntax] in
            guard case .attributes(let list) = clause.elements else { return [] }
            return list.attributes + list.conditionals.flatMap(\.attributes)
        }
    }

    /// Whether the condition contains attributes that affect a property: guides or property wrappers.
    var holdsAttributesOfProperties: Bool { attributes.contains { $0.isGuide || $0.isForeign } }
}

extension Requirement {
    /// Refuses members that the author has written only under a condition, because the macro would have to generate
    /// them for the other branches.
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
