import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Model final class Trip { … }`: makes the class's stored variables persistent, and the class a `PersistentModel`.
public struct ModelMacro: MemberMacro, MemberAttributeMacro, ExtensionMacro {
    /// Makes the storage, the initializer for fetched objects, and the description of the properties.
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        guard let model = declaration.as(ClassDeclSyntax.self) else { throw ModelError.noClass }
        let properties = PersistedProperty.all(of: model)
        let access = model.memberAccess
        let descriptions = properties.map { $0.description(in: model.name.text) }
        let placeholders = properties.map { "self._\($0.name.trimmingBackticks) = SwiftData._StoredElsewhere()" }
        let metadata = "[\n    \(descriptions.joined(separator: ",\n    "))\n]"
        return [
            """
            \(raw: model.isOnMainActor ? "nonisolated(unsafe) " : "")private var _$storage: SwiftData._ModelStorage \
            = SwiftData._ModelStorage(\(raw: model.name.text).self)
            """,
            "\(raw: access)nonisolated var _modelStorage: SwiftData._ModelStorage { _$storage }",
            """
            \(raw: access)nonisolated required init(_modelStorage: SwiftData._ModelStorage) {
                self._$storage = _modelStorage
                \(raw: placeholders.joined(separator: "\n    "))
            }
            """,
            """
            \(raw: access)nonisolated static var schemaMetadata: [SwiftData.Schema.PropertyMetadata] {
                \(raw: model.withoutIsolation(metadata))
            }
            """,
        ]
    }

    /// Marks each stored variable as persistent, with its index in the storage, and marks each initializer.
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingAttributesFor member: some DeclSyntaxProtocol, in context: some MacroExpansionContext
    ) throws -> [AttributeSyntax] {
        if LinkedInitMacro.belongs(at: member) { return ["@SwiftData._LinkedInit"] }
        guard let model = declaration.as(ClassDeclSyntax.self), let variable = member.as(VariableDeclSyntax.self),
            let name = PersistedProperty.persisted(by: variable)?.name,
            let place = PersistedProperty.all(of: model).firstIndex(where: { $0.name == name })
        else { return [] }
        return ["@SwiftData._PersistedProperty(\(literal: place))"]
    }

    /// Makes the conformances that the class doesn't declare itself. Any thread uses them, also those of a class on the main
    /// actor. `Observable` is written down, because implied conformances are on the main actor where that is the default.
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        let missing = protocols.map { $0.trimmedDescription.split(separator: ".").last }
        let names = ["Observation.Observable", "SwiftData.PersistentModel"]
            .filter { missing.contains($0.split(separator: ".").last) }
        guard declaration.is(ClassDeclSyntax.self), !names.isEmpty else { return [] }
        let conformances = names.joined(separator: ", ")
        return [try ExtensionDeclSyntax("nonisolated extension \(type.trimmed): \(raw: conformances) {}")]
    }
}

extension DeclGroupSyntax {
    /// The access level of members that implement a protocol's requirements: that of the type.
    var memberAccess: String {
        let access = modifiers.first { ["public", "package", "open"].contains($0.name.text) }?.name.text
        return access.map { $0 == "open" ? "public " : "\($0) " } ?? ""
    }
}

extension DeclGroupSyntax {
    /// Whether it has `@MainActor`.
    var isOnMainActor: Bool {
        attributes.contains { element in
            guard case .attribute(let attribute) = element else { return false }
            return attribute.attributeName.trimmedDescription.split(separator: ".").last == "MainActor"
        }
    }

    /// An expression for a member that any thread uses. In a class on the main actor, it may form key paths all the same.
    func withoutIsolation(_ expression: String) -> String {
        isOnMainActor ? "SwiftData._ignoringIsolation { \(expression) }" : expression
    }
}

/// Why `@Model` and its companions can't be expanded.
enum ModelError: Error, CustomStringConvertible {
    case noClass
    case noType(String)
    case noActor

    var description: String {
        switch self {
        case .noClass: "@Model can only be applied to a class"
        case .noType(let name): "@Query needs the type of \(name) written down, such as [Item]"
        case .noActor: "@ModelActor can only be applied to an actor"
        }
    }
}
