import SwiftSyntax

/// A persistent stored variable of a model.
struct PersistedProperty {
    let name: String
    let initialValue: ExprSyntax?
    /// The arguments of `@Attribute`, if the variable has it.
    let attribute: String?
    /// The arguments of `@Relationship`, if the variable has it.
    let relationship: String?

    /// The persistent variables in the order of their declaration, which is that of their indices in the storage.
    static func all(of model: ClassDeclSyntax) -> [PersistedProperty] {
        model.memberBlock.members.compactMap { $0.decl.as(VariableDeclSyntax.self).flatMap(persisted) }
    }

    /// Nil for constants, computed, static and lazy variables, and those with `@Transient` or a property wrapper.
    static func persisted(by variable: VariableDeclSyntax) -> PersistedProperty? {
        guard variable.bindingSpecifier.tokenKind == .keyword(.var),
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) }),
            let binding = variable.bindings.first, variable.bindings.count == 1,
            let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.isStored,
            variable.attributes.allSatisfy({ $0.customName.map(allowedAttributes.contains) ?? true })
        else { return nil }
        return PersistedProperty(
            name: name, initialValue: binding.initializer?.value ?? binding.impliedNil,
            attribute: variable.arguments(of: "Attribute"), relationship: variable.arguments(of: "Relationship"))
    }

    private static let allowedAttributes: Set<String> = [
        "Attribute", "Relationship", "_PersistedProperty", "available", "MainActor",
    ]

    /// The expression that describes the property at run time.
    func description(in model: String) -> String {
        var arguments = ["\"\(name.trimmingBackticks)\"", "\\\(model).\(name)"]
        if let initialValue { arguments.append("initialValue: { \(initialValue.trimmedDescription) }") }
        if let relationship { arguments.append("metadata: SwiftData.Schema.Relationship(\(relationship))") }
        if let attribute { arguments.append("metadata: SwiftData.Schema.Attribute(\(attribute))") }
        let function = attribute?.contains("transformable") == true ? "transformable" : "property"
        return "SwiftData.Schema.PropertyMetadata.\(function)(\(arguments.joined(separator: ", ")))"
    }
}

extension String {
    /// The name without the backticks around a keyword.
    var trimmingBackticks: String { hasPrefix("`") && hasSuffix("`") ? String(dropFirst().dropLast()) : self }
}

extension VariableDeclSyntax {
    /// The arguments of an attribute; nil if the declaration doesn't have it.
    fileprivate func arguments(of attribute: String) -> String? {
        for element in attributes where element.customName == attribute {
            guard case .attribute(let found) = element else { continue }
            return found.arguments?.trimmedDescription ?? ""
        }
        return nil
    }
}

extension AttributeListSyntax.Element {
    /// The attribute's name without its module.
    fileprivate var customName: String? {
        guard case .attribute(let attribute) = self else { return nil }
        let name = attribute.attributeName.trimmedDescription
        return name.split(separator: ".").last.map(String.init)
    }
}

extension PatternBindingSyntax {
    /// Whether the variable is stored, possibly with observers.
    var isStored: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }

    /// The implicit initial value of `var note: String?`.
    fileprivate var impliedNil: ExprSyntax? {
        typeAnnotation?.type.is(OptionalTypeSyntax.self) == true ? "nil" : nil
    }
}
