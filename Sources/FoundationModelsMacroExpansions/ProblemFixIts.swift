import SwiftDiagnostics
import SwiftSyntax

/// The fix-its for errors.
private struct Offer: FixItMessage {
    let message: String
    let name: String

    var fixItID: MessageID { MessageID(domain: "FoundationModels", id: name) }
}

extension FixIt {
    private init(_ message: String, name: String, replacing old: some SyntaxProtocol, with new: some SyntaxProtocol) {
        self.init(
            message: Offer(message: message, name: name),
            changes: [.replace(oldNode: Syntax(old), newNode: Syntax(new))])
    }

    /// Converts a class to a struct; other declarations can't be converted.
    static func structure(_ declaration: some DeclGroupSyntax) -> FixIt? {
        guard let keyword = declaration.as(ClassDeclSyntax.self)?.classKeyword else { return nil }
        return FixIt(
            "write 'struct'", name: "structure", replacing: keyword, with: keyword.with(\.tokenKind, .keyword(.struct)))
    }

    static func variable(_ declaration: VariableDeclSyntax) -> FixIt {
        let keyword = declaration.bindingSpecifier
        return FixIt(
            "write 'var'", name: "variable", replacing: keyword, with: keyword.with(\.tokenKind, .keyword(.var)))
    }

    static func visible(_ level: DeclModifierSyntax) -> FixIt {
        let keyword = level.name
        return FixIt(
            "write 'fileprivate'", name: "visible", replacing: keyword,
            with: keyword.with(\.tokenKind, .keyword(.fileprivate)))
    }

    /// Adds the type, if the initial value is a literal whose type is obvious.
    static func type(of binding: PatternBindingSyntax) -> FixIt? {
        guard let type = binding.initializer?.value.literalType else { return nil }
        let annotated = binding.pattern.trimmed.description + ": \(type)"
        let pattern = PatternSyntax(IdentifierPatternSyntax(identifier: .identifier(annotated)))
            .with(\.trailingTrivia, binding.pattern.trailingTrivia)
        return FixIt("insert ': \(type)'", name: "type", replacing: binding.pattern, with: pattern)
    }

    static func constraint(of parameter: GenericParameterSyntax) -> FixIt {
        let constrained = parameter.name.with(\.tokenKind, .identifier("\(parameter.name.text): Generable"))
        return FixIt("insert ': Generable'", name: "constraint", replacing: parameter.name, with: constrained)
    }
}

extension ExprSyntax {
    fileprivate var literalType: String? {
        switch kind {
        case .stringLiteralExpr: "String"
        case .integerLiteralExpr: "Int"
        case .floatLiteralExpr: "Double"
        case .booleanLiteralExpr: "Bool"
        case .prefixOperatorExpr: `as`(PrefixOperatorExprSyntax.self)?.expression.literalType
        default: nil
        }
    }
}
