import SwiftDiagnostics
import SwiftSyntax
import SwiftSyntaxMacros

/// `@Guide` at a property, which `@Generable` reads. It generates nothing itself, but reports wrong placements.
public struct GuideMacro: PeerMacro {
    /// Generates nothing, and reports a guide in a wrong place.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        if let place = GuidePlace(declaration, in: context.lexicalContext.first) {
            context.diagnose(Diagnostic(node: node, message: Problem.misplacedGuide(place)))
        } else if context.lexicalContext.first?.isGenerable != true {
            context.diagnose(Diagnostic(node: node, message: Problem.guideWithoutGenerable))
        }
        return []
    }
}

/// The places where a `@Guide` isn't allowed.
enum GuidePlace {
    case notAProperty
    case enumerationCase
    case outsideType
    case typeProperty(String)
    case computedProperty(String)
    case constant(String)

    /// Nil if a guide is allowed.
    init?(_ declaration: some DeclSyntaxProtocol, in owner: Syntax?) {
        if declaration.is(EnumCaseDeclSyntax.self) {
            self = .enumerationCase
            return
        }
        guard let variable = declaration.as(VariableDeclSyntax.self) else {
            self = .notAProperty
            return
        }
        if owner?.asProtocol((any DeclGroupSyntax).self) == nil {
            self = .outsideType
        } else if variable.belongsToType {
            self = .typeProperty(variable.names)
        } else if !variable.bindings.allSatisfy(variable.isStored) {
            self = .computedProperty(variable.names)
        } else if owner?.is(StructDeclSyntax.self) == true, variable.bindingSpecifier.tokenKind == .keyword(.let),
            variable.bindings.contains(where: { $0.initializer != nil })
        {
            self = .constant(variable.names)
        } else {
            return nil
        }
    }

    var message: String {
        switch self {
        case .notAProperty: "@Guide goes with a stored property of a @Generable struct"
        case .enumerationCase:
            "@Guide goes with a stored property, not a case; describe the enum in @Generable(description:)"
        case .outsideType: "@Guide goes with a stored property of a @Generable struct, not a variable outside a type"
        case .typeProperty(let name): "a model doesn't generate static property '\(name)'; take the @Guide off"
        case .computedProperty(let name): "a model doesn't generate computed property '\(name)'; take the @Guide off"
        case .constant(let name): "a model doesn't generate '\(name)', which has its value already; write 'var'"
        }
    }
}

extension Syntax {
    /// Whether the type has `@Generable`, or a handwritten conformance, which a class can have.
    fileprivate var isGenerable: Bool {
        guard let group = asProtocol((any DeclGroupSyntax).self) else { return false }
        let conformances = group.inheritanceClause?.inheritedTypes.map(\.type.trimmedDescription) ?? []
        let attributes = group.attributes.attributes + group.attributes.conditionals.flatMap(\.attributes)
        return attributes.contains(where: \.isGenerable)
            || conformances.contains { ["Generable", "FoundationModels.Generable"].contains($0) }
    }
}
