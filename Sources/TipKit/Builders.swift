// Result builders for a tip's lists.

extension Tips {
    /// Builds a list of actions.
    @resultBuilder public enum ActionBuilder {
        /// A single action.
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        /// A list of actions.
        public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
        /// A sequence of actions.
        public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
        /// Optional actions.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        /// The first branch of a condition.
        public static func buildEither(first component: [Action]) -> [Action] { component }
        /// The second branch of a condition.
        public static func buildEither(second component: [Action]) -> [Action] { component }
        /// The actions of a loop.
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
    }

    /// Builds a list of rules.
    @resultBuilder public enum RuleBuilder {
        /// A single rule.
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        /// A list of rules.
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        /// A sequence of rules.
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
        /// Optional rules.
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
        /// The first branch of a condition.
        public static func buildEither(first component: [Rule]) -> [Rule] { component }
        /// The second branch of a condition.
        public static func buildEither(second component: [Rule]) -> [Rule] { component }
        /// The rules of a loop.
        public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }
    }

    /// Builds a list of options.
    @resultBuilder public enum OptionsBuilder {
        /// A single option.
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
        /// A list of options.
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
        /// A sequence of options.
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] { components.flatMap { $0 } }
        /// Optional options.
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
        /// The first branch of a condition.
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
        /// The second branch of a condition.
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
    }
}
