import SwiftSyntax
import SwiftSyntaxMacros

/// `@Entry var spacing: CGFloat = 8` in an extension of `EnvironmentValues`: makes the key type, whose default value is
/// the variable's, and the accessors that look the key up.
public struct EntryMacro: AccessorMacro, PeerMacro {
    /// Makes the accessors that look the key up.
    ///
    /// - Throws: An error if the attribute is misplaced, or there is no default value.
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let entry = try Entry(declaration, in: context)
        return [
            """
            get {
                self[\(raw: entry.key).self]
            }
            """,
            """
            set {
                self[\(raw: entry.key).self] = newValue
            }
            """,
        ]
    }

    /// Makes the key's type; nothing if the attribute is misplaced.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors' expansion reports the error.
        guard let entry = try? Entry(declaration, in: context) else { return [] }
        guard let type = entry.type else {
            return [
                """
                private struct \(raw: entry.key): \(raw: entry.keyProtocol) {
                    static let defaultValue = \(entry.value)
                }
                """
            ]
        }
        return [
            """
            private struct \(raw: entry.key): \(raw: entry.keyProtocol) {
                static var defaultValue: \(type) { \(entry.value) }
            }
            """
        ]
    }
}

/// The parsed variable with `@Entry`.
private struct Entry {
    let key: String
    let keyProtocol: String
    /// nil if the type is inferred from the value.
    let type: TypeSyntax?
    let value: ExprSyntax

    private static let keyProtocols = [
        "EnvironmentValues": "EnvironmentKey", "Transaction": "TransactionKey", "ContainerValues": "ContainerValueKey",
        "FocusedValues": "FocusedValueKey",
    ]

    /// The type in a value such as `Theme(…)`. With an explicit type, the default value can be a computed property, which also
    /// works for types that aren't `Sendable`.
    private static func type(of value: ExprSyntax) -> TypeSyntax? {
        guard
            let name = value.as(FunctionCallExprSyntax.self)?.calledExpression.as(DeclReferenceExprSyntax.self)?
                .baseName.text,
            name.first?.isUppercase == true
        else { return nil }
        return TypeSyntax(IdentifierTypeSyntax(name: .identifier(name)))
    }

    init(_ declaration: some DeclSyntaxProtocol, in context: some MacroExpansionContext) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil,
            !variable.modifiers.contains(where: { [.keyword(.static), .keyword(.class)].contains($0.name.tokenKind) })
        else { throw EntryError.notAVariable }
        guard let keyProtocol = Self.keyProtocol(in: context.lexicalContext) else { throw EntryError.wrongPlace }
        key = "__Key_" + name.filter { $0 != "`" }
        self.keyProtocol = keyProtocol
        type = binding.typeAnnotation?.type.trimmed ?? binding.initializer.flatMap { Self.type(of: $0.value) }
        if let value = binding.initializer?.value {
            self.value = value.trimmed
        } else if type?.isOptional == true {
            value = "nil"
        } else {
            throw EntryError.noDefaultValue(name)
        }
    }

    /// The key protocol for the extended type.
    private static func keyProtocol(in lexicalContext: [Syntax]) -> String? {
        guard let extended = lexicalContext.first?.as(ExtensionDeclSyntax.self)?.extendedType else { return nil }
        let name = extended.as(MemberTypeSyntax.self)?.name.text ?? extended.trimmedDescription
        return Self.keyProtocols[name]
    }
}

extension TypeSyntax {
    fileprivate var isOptional: Bool {
        `is`(OptionalTypeSyntax.self) || `as`(IdentifierTypeSyntax.self)?.name.text == "Optional"
    }
}

/// Why `@Entry` can't be expanded.
enum EntryError: Error, CustomStringConvertible {
    case notAVariable
    case wrongPlace
    case noDefaultValue(String)

    var description: String {
        switch self {
        case .notAVariable: "@Entry goes with a stored instance variable, one a declaration"
        case .wrongPlace:
            "@Entry goes into an extension of EnvironmentValues, Transaction, ContainerValues or FocusedValues"
        case .noDefaultValue(let name): "@Entry var \(name) needs a default value, unless it is optional"
        }
    }
}
