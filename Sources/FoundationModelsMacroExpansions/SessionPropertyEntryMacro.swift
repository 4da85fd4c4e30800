import SwiftSyntax
import SwiftSyntaxMacros

/// `@SessionPropertyEntry var count: Int = 0` in an extension of `SessionPropertyValues`: generates the key type, whose
/// default value is the variable's, and the accessors that look the key up.
public struct SessionPropertyEntryMacro: AccessorMacro, PeerMacro {
    /// Generates the accessors that look the key up.
    ///
    /// - Throws: an error if the attribute is in a wrong place, or there is no default value.
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let property = try SessionProperty(declaration, in: context)
        return [
            """
            get {
                self[\(raw: property.key).self]
            }
            """,
            """
            set {
                self[\(raw: property.key).self] = newValue
            }
            """,
        ]
    }

    /// Generates the key's type; nothing if the attribute is in a wrong place.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The expansion of the accessors has reported the errors already.
        guard let property = try? SessionProperty(declaration, in: context) else { return [] }
        guard let type = property.type else {
            return [
                """
                private struct \(raw: property.key): FoundationModels.SessionPropertyKey {
                    static let defaultValue = \(property.value)
                }
                """
            ]
        }
        return [
            """
            private struct \(raw: property.key): FoundationModels.SessionPropertyKey {
                static var defaultValue: \(type) { \(property.value) }
            }
            """
        ]
    }
}

/// A variable with `@SessionPropertyEntry`, analyzed.
private struct SessionProperty {
    let key: String
    /// Nil if the type is inferred from the value.
    let type: TypeSyntax?
    let value: ExprSyntax

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil,
            let extended = context.lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType.trimmedDescription,
            ["SessionPropertyValues", "FoundationModels.SessionPropertyValues"].contains(extended)
        else { throw SessionPropertyProblem.wrongPlace }
        key = "__Key_" + name.filter { $0 != "`" }
        type = binding.typeAnnotation?.type.trimmed
        if let value = binding.initializer?.value {
            self.value = value.trimmed
        } else if type?.is(OptionalTypeSyntax.self) == true {
            value = "nil"
        } else {
            throw SessionPropertyProblem.noDefaultValue(name)
        }
    }
}

/// The places where `@SessionPropertyEntry` isn't allowed.
enum SessionPropertyProblem: Error, CustomStringConvertible {
    case wrongPlace
    case noDefaultValue(String)

    var description: String {
        switch self {
        case .wrongPlace: "@SessionPropertyEntry belongs to a variable in an extension of SessionPropertyValues"
        case .noDefaultValue(let name): "\(name) needs a value that it has until it is set"
        }
    }
}
