import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `@Animatable struct Arc: Shape { var start: Angle; var end: Angle }`: makes `animatableData` from the stored variables, except
/// those with `@AnimatableIgnored` or another attribute.
public struct AnimatableMacro: MemberMacro, ExtensionMacro {
    /// Makes `AnimatableData` and `animatableData` from the variables; nothing if there are none.
    ///
    /// - Throws: An error if a variable's type can't be inferred.
    public static func expansion(
        of node: AttributeSyntax, providingMembersOf declaration: some DeclGroupSyntax,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let parts = try declaration.memberBlock.members.flatMap { try AnimatedPart.parts(of: $0.decl) }
        guard let first = parts.first else { return [] }
        let access = declaration.modifiers.first { ["public", "package"].contains($0.name.text) }
        let words = access.map { "\($0.name.text) " } ?? ""
        let types = parts.map { "\($0.type).AnimatableData" }.joined(separator: ", ")
        let data = parts.count == 1 ? types : "AnimatableValues<\(types)>"
        let values = parts.map { "\($0.name).animatableData" }.joined(separator: ", ")
        let value = parts.count == 1 ? "\(first.name).animatableData" : "AnimatableValues(\(values))"
        let assignments = parts.enumerated().map { place, part in
            "\(part.name).animatableData = newValue\(parts.count == 1 ? "" : ".value.\(place)")"
        }
        // Not isolated, like the protocol. A view's own variables may be accessed in this way.
        return [
            "\(raw: words)typealias AnimatableData = \(raw: data)",
            """
            \(raw: words)nonisolated var animatableData: AnimatableData {
                get {
                    \(raw: value)
                }
                set {
                    \(raw: assignments.joined(separator: "\n"))
                }
            }
            """,
        ]
    }

    /// Makes the conformance to `Animatable`, unless the type declares it.
    public static func expansion(
        of node: AttributeSyntax, attachedTo declaration: some DeclGroupSyntax,
        providingExtensionsOf type: some TypeSyntaxProtocol,
        conformingTo protocols: [TypeSyntax], in context: some MacroExpansionContext
    ) throws -> [ExtensionDeclSyntax] {
        guard !protocols.isEmpty else { return [] }
        return [try ExtensionDeclSyntax("extension \(type.trimmed): Animatable {}")]
    }
}

/// `@AnimatableIgnored`, which is only read by `@Animatable`.
public struct AnimatableIgnoredMacro: PeerMacro {
    /// Makes nothing.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}

/// An animated variable.
private struct AnimatedPart {
    let name: String
    let type: String

    static func parts(of declaration: DeclSyntax) throws -> [AnimatedPart] {
        guard let variable = declaration.as(VariableDeclSyntax.self),
            variable.bindingSpecifier.tokenKind == .keyword(.var), variable.attributes.isEmpty,
            !variable.modifiers.contains(where: { ["static", "class", "lazy"].contains($0.name.text) })
        else { return [] }
        let bindings = Array(variable.bindings)
        return try bindings.indices.compactMap { index in
            let binding = bindings[index]
            guard let name = binding.pattern.as(IdentifierPatternSyntax.self)?.identifier.text, binding.isStored
            else { return nil }
            // In `var x, y: Double`, only the last variable has the type.
            let named = binding.initializer == nil ? bindings[index...] : [binding]
            let annotation = named.lazy.compactMap(\.typeAnnotation).first
            guard let type = annotation?.type.trimmedDescription ?? binding.initializer?.value.animatedType
            else { throw AnimatableError.noType(name) }
            return AnimatedPart(name: name, type: type)
        }
    }
}

extension PatternBindingSyntax {
    /// Whether the variable is stored, possibly with observers.
    fileprivate var isStored: Bool {
        guard let accessorBlock else { return true }
        guard case .accessors(let accessors) = accessorBlock.accessors else { return false }
        return accessors.allSatisfy { ["willSet", "didSet"].contains($0.accessorSpecifier.text) }
    }
}

extension ExprSyntax {
    /// The type of an initial value, if its syntax tells it: `0.5`, `CGPoint(x: 1, y: 2)`, `Angle.zero`.
    fileprivate var animatedType: String? {
        if `is`(FloatLiteralExprSyntax.self) { return "Double" }
        if let signed = `as`(PrefixOperatorExprSyntax.self) { return signed.expression.animatedType }
        let named = `as`(FunctionCallExprSyntax.self)?.calledExpression ?? self
        if let member = named.as(MemberAccessExprSyntax.self), let base = member.base { return base.typeName }
        return `is`(FunctionCallExprSyntax.self) ? named.typeName : nil
    }

    private var typeName: String? {
        let text = trimmedDescription
        let isPlain = text.allSatisfy { $0.isLetter || $0.isNumber || $0 == "." }
        return text.first?.isUppercase == true && isPlain ? text : nil
    }
}

/// Why `@Animatable` can't be expanded.
enum AnimatableError: Error, CustomStringConvertible {
    case noType(String)

    var description: String {
        switch self {
        case .noType(let name): "@Animatable needs the type of \(name) written down, or @AnimatableIgnored at it"
        }
    }
}
