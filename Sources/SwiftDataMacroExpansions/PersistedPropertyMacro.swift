import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@_PersistedProperty(place)`, which `@Model` adds to each persistent variable: the variable reads and writes the model's
/// storage.
public struct PersistedPropertyMacro: AccessorMacro, PeerMacro {
    /// Makes the accessors, including an init accessor.
    public static func expansion(
        of node: AttributeSyntax, providingAccessorsOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [AccessorDeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self).flatMap(PersistedProperty.persisted),
            let place = node.arguments?.trimmedDescription
        else { return [] }
        let (name, path) = (property.name, "\\.\(property.name)")
        return [
            """
            @storageRestrictions(accesses: _$storage, initializes: _\(raw: name.trimmingBackticks))
            init(initialValue) {
                _$storage.initialize(\(raw: place), initialValue)
                _\(raw: name.trimmingBackticks) = SwiftData._StoredElsewhere()
            }
            """,
            """
            get {
                _$storage.value(of: self, \(raw: place), \(raw: path))
            }
            """,
            """
            set {
                _$storage.setValue(of: self, \(raw: place), \(raw: path), newValue)
            }
            """,
        ]
    }

    /// Makes an empty stored variable, which the compiler needs for checking initialization.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let property = declaration.as(VariableDeclSyntax.self).flatMap(PersistedProperty.persisted) else {
            return []
        }
        return ["private var _\(raw: property.name.trimmingBackticks): SwiftData._StoredElsewhere"]
    }
}

/// `@Attribute`, `@Relationship` and `@Transient`, which are only read by `@Model`.
public struct MarkerMacro: PeerMacro {
    /// Makes nothing.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
