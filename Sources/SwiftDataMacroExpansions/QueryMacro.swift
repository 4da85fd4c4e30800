import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Query(sort: \Trip.start) var trips: [Trip]`: the variable reads a `Query` in `_trips`.
public struct QueryMacro: AccessorMacro, PeerMacro {
    /// Makes the accessor that reads the query's result.
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        let variable = try QueriedVariable(declaration)
        return ["get { _\(raw: variable.name).wrappedValue }"]
    }

    /// Makes the query, which an initializer can set. It isn't private, because then the memberwise initializer would be.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let variable = try QueriedVariable(declaration)
        let type = "SwiftData.Query<\(variable.type)._QueriedModel, \(variable.type)>"
        let arguments = node.arguments?.trimmedDescription ?? ""
        return ["var _\(raw: variable.name): \(raw: type) = SwiftData.Query(\(raw: arguments))"]
    }
}

private struct QueriedVariable {
    let name: String
    let type: String

    init(_ declaration: some DeclSyntaxProtocol) throws {
        let binding = declaration.as(VariableDeclSyntax.self)?.bindings.first
        name = binding?.pattern.as(IdentifierPatternSyntax.self)?.identifier.text ?? ""
        guard let type = binding?.typeAnnotation?.type else { throw ModelError.noType(name) }
        self.type = type.trimmedDescription
    }
}
