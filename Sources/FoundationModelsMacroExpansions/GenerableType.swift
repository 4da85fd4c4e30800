import SwiftSyntax

/// A type with `@Generable`, analyzed.
struct GenerableType {
    /// The name in code, with backticks if necessary.
    let name: String
    let arguments: GenerableArguments
    /// The type's access level, which is also that of all generated members.
    let access: String
    let isGeneric: Bool
    /// Whether the type's own declaration conforms to these protocols, so that its snapshots should, too.
    let isEquatable: Bool
    let isHashable: Bool
    let shape: Shape
    /// The requirements that the author has implemented.
    let written: Set<Requirement>

    enum Shape {
        case structure([ContentProperty])
        /// An enumeration without associated values: one of several texts.
        case choices([Choice])
        /// An enumeration with associated values: one of several structures.
        case union(Union)
    }

    /// Reports the declaration's errors; nil if no expansion is possible.
    init?(
        _ declaration: some DeclGroupSyntax, attribute: AttributeSyntax, lexicalContext: [Syntax],
        _ problems: inout Problems
    ) {
        arguments = GenerableArguments(attribute)
        access = declaration.accessLevel(in: lexicalContext)
        isEquatable = declaration.inheritanceClause?.namesEquatable == true
        isHashable = declaration.inheritanceClause?.namesHashable == true
        written = Requirement.written(in: declaration)
        Requirement.refuseConditional(in: declaration, &problems)
        if let level = declaration.hidingLevel(in: lexicalContext) {
            problems.report(.hidden, at: level, fixIt: .visible(level))
        }
        if lexicalContext.contains(where: \.isFunction) { problems.report(.local, at: declaration.introducer) }
        let members = declaration.memberBlock.members
        if let structure = declaration.as(StructDeclSyntax.self) {
            name = structure.name.text
            isGeneric = structure.genericParameterClause != nil || lexicalContext.contains(where: \.isGeneric)
            let properties = ContentProperty.all(in: members, &problems)
            structure.checkGenericParameters(usedBy: properties, &problems)
            shape = .structure(properties)
        } else if let enumeration = declaration.as(EnumDeclSyntax.self) {
            name = enumeration.name.text
            isGeneric = enumeration.genericParameterClause != nil || lexicalContext.contains(where: \.isGeneric)
            let choices = Choice.all(in: enumeration, &problems)
            enumeration.checkGenericParameters(usedBy: choices.flatMap(\.payload), &problems)
            shape =
                choices.allSatisfy(\.payload.isEmpty)
                ? .choices(choices) : .union(Union(choices, isIndirect: enumeration.isIndirect))
        } else {
            problems.report(.wrongKind(of: declaration), at: declaration.introducer, fixIt: .structure(declaration))
            return nil
        }
    }

    /// The compiler infers whether snapshots are sendable, but for a public type only if it is frozen, which is
    /// possible if all stored properties are public.
    func inferringSendable(_ properties: [ContentProperty]) -> String {
        access == "public " && !isGeneric && properties.allSatisfy(\.isPublic) ? "@frozen " : ""
    }
}

/// The requirements of a generable type, which its author can implement instead of the macro.
enum Requirement: CaseIterable {
    case schema
    case content
    case initializer
    case partial

    static func written(in declaration: some DeclGroupSyntax) -> Set<Requirement> {
        let members = declaration.memberBlock.members.declarations
        return Set(allCases.filter { requirement in members.contains(where: requirement.isWritten) })
    }

    func isWritten(as member: DeclSyntax) -> Bool {
        switch self {
        case .schema: member.declaresVariable("generationSchema")
        case .content: member.declaresVariable("generatedContent")
        case .initializer: member.as(InitializerDeclSyntax.self)?.takesGeneratedContent == true
        case .partial: member.declaresType("PartiallyGenerated")
        }
    }
}

extension DeclSyntax {
    fileprivate func declaresVariable(_ name: String) -> Bool {
        guard let variable = `as`(VariableDeclSyntax.self) else { return false }
        return variable.bindings.contains {
            $0.pattern.as(IdentifierPatternSyntax.self)?.identifier.text == name && !variable.isStored($0)
        }
    }

    fileprivate func declaresType(_ name: String) -> Bool {
        asProtocol((any NamedDeclSyntax).self)?.name.text == name
    }
}

extension InitializerDeclSyntax {
    fileprivate var takesGeneratedContent: Bool {
        let parameters = signature.parameterClause.parameters
        guard parameters.count == 1, let only = parameters.first, only.firstName.text == "_" else { return false }
        return ["GeneratedContent", "FoundationModels.GeneratedContent"].contains(only.type.trimmedDescription)
    }
}

extension Syntax {
    fileprivate var isFunction: Bool {
        `is`(ClosureExprSyntax.self) || asProtocol((any WithOptionalCodeBlockSyntax).self) != nil
    }

    fileprivate var isGeneric: Bool {
        asProtocol((any WithGenericParametersSyntax).self)?.genericParameterClause != nil
    }
}

extension EnumDeclSyntax {
    fileprivate var isIndirect: Bool {
        let cases = memberBlock.members.declarations.compactMap { $0.as(EnumCaseDeclSyntax.self) }
        return ([modifiers] + cases.map(\.modifiers)).contains { $0.contains(.indirect) }
    }
}
