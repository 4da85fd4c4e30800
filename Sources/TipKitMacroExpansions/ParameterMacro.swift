import SwiftSyntax
import SwiftSyntaxMacros

/// `@Parameter static var isLoggedIn: Bool = false`: makes `$isLoggedIn`, which stores the value, and the accessors.
public struct ParameterMacro: AccessorMacro, PeerMacro {
    /// Makes the accessors.
    ///
    /// - Throws: An error if the attribute is misplaced, or there is no initial value.
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let parameter = try TipParameter(declaration)
        return [
            """
            get {
                $\(raw: parameter.name).wrappedValue
            }
            """,
            """
            set {
                $\(raw: parameter.name).wrappedValue = newValue
            }
            """,
        ]
    }

    /// Makes the variable that stores the value; nothing if the attribute is misplaced.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        // The accessors' expansion reports the error.
        guard let parameter = try? TipParameter(declaration) else { return [] }
        let options = node.arguments.map { ", options: [\($0.trimmedDescription)]" } ?? ""
        return [
            """
            \(raw: parameter.access)static let $\(raw: parameter.name): Tips.Parameter<\(raw: parameter.type)> = \
            Tips.Parameter(Self.self, "\(raw: parameter.name)", \(raw: parameter.value)\(raw: options))
            """
        ]
    }
}

/// The parsed variable with `@Parameter`.
private struct TipParameter {
    let name: String
    let type: String
    let value: String
    let access: String

    init(_ declaration: some DeclSyntaxProtocol) throws {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var),
            variable.modifiers.contains(where: { $0.name.tokenKind == .keyword(.static) }),
            variable.bindings.count == 1, let binding = variable.bindings.first,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.accessorBlock == nil
        else { throw ParameterError.notAStaticVariable }
        guard let type = binding.typeAnnotation?.type.trimmedDescription else { throw ParameterError.noType(name) }
        self.name = name
        self.type = type
        if let value = binding.initializer?.value.trimmedDescription {
            self.value = value
        } else if type.hasSuffix("?") {
            value = "nil"
        } else {
            throw ParameterError.noValue(name)
        }
        let word = variable.modifiers.first { ["public", "package", "private", "fileprivate"].contains($0.name.text) }
        access = word.map { "\($0.name.text) " } ?? ""
    }
}

/// Why a variable can't be a tip's parameter.
enum ParameterError: Error, CustomStringConvertible {
    case notAStaticVariable, noType(String), noValue(String)

    var description: String {
        switch self {
        case .notAStaticVariable:
            "'@Parameter' stands at one static variable of a tip: @Parameter static var isDone: Bool = false"
        case .noType(let name): "'@Parameter' needs the type of '\(name)' written down"
        case .noValue(let name): "'@Parameter' needs a first value of '\(name)'"
        }
    }
}
