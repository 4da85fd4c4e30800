import SwiftDiagnostics
import SwiftSyntax

extension ContentProperty {
    /// The stored properties of a struct, in the order of their declaration. Computed and type properties are omitted.
    static func all(in members: MemberBlockItemListSyntax, _ problems: inout Problems) -> [ContentProperty] {
        var properties: [ContentProperty] = []
        for member in members.declarations {
            if let variable = member.as(VariableDeclSyntax.self) {
                properties += stored(in: variable, &problems)
            } else if let conditional = member.as(IfConfigDeclSyntax.self), conditional.holdsProperties {
                problems.report(.conditionalProperties, at: conditional)
            }
        }
        return properties
    }

    private static func stored(in variable: VariableDeclSyntax, _ problems: inout Problems) -> [ContentProperty] {
        guard !variable.belongsToType, variable.bindings.contains(where: variable.isStored) else { return [] }
        if let lazy = variable.modifiers.first(where: { $0.keyword == .lazy }) {
            problems.report(.lazyProperty(variable.names), at: lazy)
            return []
        }
        if let foreign = variable.attributes.attributes.first(where: \.isForeign) {
            problems.report(.foreignAttribute(foreign, at: variable.names), at: foreign)
            return []
        }
        if let conditional = variable.attributes.conditionals.first(where: \.holdsAttributesOfProperties) {
            problems.report(.conditionalAttributes(variable.names), at: conditional)
            return []
        }
        let guide = GuideArguments(variable.attributes.guides)
        // An array's `filter`, because that of a syntax collection returns copies without source positions.
        return Array(variable.bindings).filter(variable.isStored).compactMap { binding in
            property(binding, of: variable, guide: guide, &problems)
        }
    }

    private static func property(
        _ binding: PatternBindingSyntax, of variable: VariableDeclSyntax, guide: GuideArguments?,
        _ problems: inout Problems
    ) -> ContentProperty? {
        guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text else {
            problems.report(.destructured, at: binding.pattern)
            return nil
        }
        // As in a `Codable` type, a constant with an initial value can't be assigned again, so it isn't generated. For
        // `let id = UUID()` that is intended.
        if variable.bindingSpecifier.tokenKind == .keyword(.let), binding.initializer != nil {
            let fixIt = binding.typeAnnotation.map { _ in FixIt.variable(variable) }
            if name != "id" { problems.report(.constant(name), at: binding.pattern, fixIt: fixIt) }
            return nil
        }
        guard let type = variable.type(of: binding) else {
            // A macro only sees explicit types. Without an initial value either, the compiler reports the error.
            if name != "id", binding.initializer != nil {
                problems.report(.untyped(name), at: binding.pattern, fixIt: .type(of: binding))
            }
            return nil
        }
        if let refusal = type.refusal {
            problems.report(.wrongType(refusal, of: name), at: type)
            return nil
        }
        if ["generatedContent", "generationSchema"].contains(name) {
            problems.report(.takenName(name), at: binding.pattern)
            return nil
        }
        return ContentProperty(
            name: name, key: name.withoutBackticks, type: type.trimmed,
            access: variable.modifiers.accessLevel?.prefix ?? "", guide: guide)
    }
}

extension VariableDeclSyntax {
    /// Whether it is a static or class property.
    var belongsToType: Bool { modifiers.contains(.static) || modifiers.contains(.class) }

    /// Observers leave a property stored; any other accessor makes it computed.
    func isStored(_ binding: PatternBindingSyntax) -> Bool {
        guard let block = binding.accessorBlock else { return true }
        guard case .accessors(let list) = block.accessors else { return false }
        return list.allSatisfy { [.keyword(.willSet), .keyword(.didSet)].contains($0.accessorSpecifier.tokenKind) }
    }

    /// In `var width, height: Int`, the last type annotation applies to the variables before it.
    fileprivate func type(of binding: PatternBindingSyntax) -> TypeSyntax? {
        guard binding.typeAnnotation == nil, binding.initializer == nil else { return binding.typeAnnotation?.type }
        return Array(bindings).drop { $0.id != binding.id }.lazy.compactMap(\.typeAnnotation).first?.type
    }

    var names: String {
        bindings.map(\.pattern.trimmedDescription).joined(separator: ", ")
    }
}

extension IfConfigDeclSyntax {
    fileprivate var holdsProperties: Bool {
        members.contains { member in
            guard let variable = member.as(VariableDeclSyntax.self) else { return false }
            return !variable.belongsToType && variable.bindings.contains(where: variable.isStored)
        }
    }
}
