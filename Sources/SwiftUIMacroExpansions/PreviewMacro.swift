import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Preview { … }` becomes a type that makes the preview. The program finds all such types by their protocol, and shows them on
/// request (`make preview`).
public struct PreviewMacro: DeclarationMacro {
    /// Makes the type that makes the preview.
    ///
    /// - Throws: An error if the preview has no body.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] {
        let declaration = try PreviewDeclaration(node)
        let place = context.location(of: node, at: .afterLeadingTrivia, filePathMode: .fileID)
        let file = place?.file ?? "\"\""
        let line = place?.line ?? "0"
        let column = place?.column ?? "0"
        return [
            """
            struct \(context.makeUniqueName("Preview")): DeveloperToolsSupport.PreviewRegistry {
                static var fileID: String { \(file) }
                static var line: Int { \(line) }
                static var column: Int { \(column) }
                @MainActor static func makePreview() throws -> DeveloperToolsSupport.Preview {
                    \(raw: declaration.statements)
                }
            }
            """
        ]
    }
}

/// A parsed preview: its name, traits and body.
private struct PreviewDeclaration {
    /// `"Dark", traits: .landscapeLeft`
    private let arguments: String
    private let body: Body

    private enum Body {
        /// An expression that was passed instead of a closure.
        case expression(String)
        case statements(String)
        /// A body that begins with variables of the preview's own state.
        case stateful(variables: String, statements: String)
    }

    init(_ node: some FreestandingMacroExpansionSyntax) throws {
        let others = node.arguments.filter { !["body", "windowStyle"].contains($0.label?.text) }
        arguments = others.map { argument in
            let label = argument.label.map { "\($0.text): " } ?? ""
            return label + argument.expression.trimmedDescription
        }.joined(separator: ", ")
        let argument = node.arguments.first { $0.label?.text == "body" }?.expression
        if let closure = node.trailingClosure ?? argument?.as(ClosureExprSyntax.self) {
            body = Self.body(of: closure)
        } else if let argument {
            body = .expression(argument.trimmedDescription)
        } else {
            throw PreviewError.noBody
        }
    }

    private static func body(of closure: ClosureExprSyntax) -> Body {
        let isState = { (item: CodeBlockItemSyntax) in item.item.as(VariableDeclSyntax.self)?.isPreviewable ?? false }
        let variables = closure.statements.filter(isState).compactMap { $0.item.as(VariableDeclSyntax.self) }
        let rest = closure.statements.filter { !isState($0) }.map(\.description).joined()
        guard !variables.isEmpty else { return .statements(closure.statements.description) }
        return .stateful(
            variables: variables.map(\.withoutPreviewable).joined(separator: "\n"), statements: rest)
    }

    /// The statements that make and return the preview.
    var statements: String {
        let list = arguments.isEmpty ? "" : "(\(arguments))"
        switch body {
        case .expression(let expression):
            let separator = arguments.isEmpty ? "" : ", "
            return "return DeveloperToolsSupport.Preview(\(arguments)\(separator)body: \(expression))"
        case .statements(let statements):
            return "return DeveloperToolsSupport.Preview\(list) {\n\(statements)\n}"
        case .stateful(let variables, let statements):
            return """
                struct StatefulPreview: SwiftUICore.View {
                    \(variables)
                    var body: some SwiftUICore.View {
                        \(statements)
                    }
                }
                return DeveloperToolsSupport.Preview\(list) {
                    StatefulPreview()
                }
                """
        }
    }
}

extension VariableDeclSyntax {
    fileprivate var isPreviewable: Bool { attributes.contains(where: \.isPreviewable) }

    /// The declaration as a member of a view.
    fileprivate var withoutPreviewable: String {
        let kept: [AttributeListSyntax.Element] = attributes.filter { !$0.isPreviewable }
        return with(\.attributes, AttributeListSyntax(kept)).trimmedDescription
    }
}

extension AttributeListSyntax.Element {
    fileprivate var isPreviewable: Bool {
        guard case .attribute(let attribute) = self else { return false }
        return ["Previewable", "SwiftUI.Previewable"].contains(attribute.attributeName.trimmedDescription)
    }
}

/// Why a preview can't be expanded.
enum PreviewError: Error, CustomStringConvertible {
    case noBody

    var description: String { "#Preview needs a body: #Preview { … }" }
}

/// `@Previewable @State var …` in a preview: the preview's own state. `#Preview` moves the variable into a view.
public struct PreviewableMacro: PeerMacro {
    /// Makes nothing: `#Preview` reads the attribute.
    public static func expansion(
        of node: AttributeSyntax, providingPeersOf declaration: some DeclSyntaxProtocol,
        in context: some MacroExpansionContext
    ) throws -> [DeclSyntax] { [] }
}
