import SwiftSyntax

extension WithGenericParametersSyntax where Self: DeclGroupSyntax {
    /// Checks that a generic parameter in the generated values is constrained to be generable. For a parameter with any
    /// constraint, the compiler checks that, because it knows what the constraint implies.
    func checkGenericParameters(usedBy properties: [ContentProperty], _ problems: inout Problems) {
        guard let parameters = genericParameterClause?.parameters else { return }
        let constrained = Set(genericWhereClause?.constrainedNames ?? [])
        let used = Set(properties.flatMap { $0.type.tokens(viewMode: .sourceAccurate).map(\.text) })
        for parameter in parameters where parameter.inheritedType == nil {
            let name = parameter.name.text
            guard used.contains(name), !constrained.contains(name) else { continue }
            problems.report(.freeParameter(name), at: parameter, fixIt: .constraint(of: parameter))
        }
    }
}

extension GenericWhereClauseSyntax {
    fileprivate var constrainedNames: [String] {
        requirements.compactMap { requirement in
            switch requirement.requirement {
            case .conformanceRequirement(let conformance): conformance.leftType.trimmedDescription
            case .sameTypeRequirement(let same): same.leftType.trimmedDescription
            default: nil
            }
        }
    }
}
