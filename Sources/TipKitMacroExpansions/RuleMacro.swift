import SwiftSyntax
import SwiftSyntaxBuilder
import SwiftSyntaxMacros

/// `#Rule(Self.$isLoggedIn) { $0 == true }` becomes a rule with these inputs and that condition.
public struct RuleMacro: ExpressionMacro {
    /// Makes the rule.
    ///
    /// - Throws: An error if there is no condition.
    public static func expansion(
        of node: some FreestandingMacroExpansionSyntax, in context: some MacroExpansionContext
    ) throws -> ExprSyntax {
        let inputs = node.arguments.filter { $0.label?.text != "body" && $0.label?.text != "predicate" }
        let condition =
            node.trailingClosure.map { ExprSyntax($0.trimmed) } ?? node.arguments.first { $0.label != nil }?.expression
        guard let condition, !inputs.isEmpty else { throw RuleError.noCondition }
        let list = inputs.map(\.expression.trimmedDescription).joined(separator: ", ")
        return "Tips.Rule(\(raw: list), condition: \(raw: condition.trimmedDescription))"
    }
}

/// Why a rule can't be expanded.
enum RuleError: Error, CustomStringConvertible {
    case noCondition

    var description: String {
        "'#Rule' needs a parameter or an event, and a condition: #Rule(Self.$isDone) { $0 == true }"
    }
}
