// The builders of a tip's lists.

extension Tips {
    /// Makes a list of what stands below one another.
    @resultBuilder public enum ActionBuilder {
        /// One action.
        public static func buildExpression(_ expression: Action) -> [Action] { [expression] }
        /// A list of them.
        public static func buildExpression(_ expression: [Action]) -> [Action] { expression }
        /// Several.
        public static func buildBlock(_ components: [Action]...) -> [Action] { components.flatMap { $0 } }
        /// Those of an `if`.
        public static func buildOptional(_ component: [Action]?) -> [Action] { component ?? [] }
        /// Those of an `if`.
        public static func buildEither(first component: [Action]) -> [Action] { component }
        /// Those of an `else`.
        public static func buildEither(second component: [Action]) -> [Action] { component }
        /// Those of a loop.
        public static func buildArray(_ components: [[Action]]) -> [Action] { components.flatMap { $0 } }
    }

    /// Makes a list of what stands below one another.
    @resultBuilder public enum RuleBuilder {
        /// One rule.
        public static func buildExpression(_ expression: Rule) -> [Rule] { [expression] }
        /// A list of them.
        public static func buildExpression(_ expression: [Rule]) -> [Rule] { expression }
        /// Several.
        public static func buildBlock(_ components: [Rule]...) -> [Rule] { components.flatMap { $0 } }
        /// Those of an `if`.
        public static func buildOptional(_ component: [Rule]?) -> [Rule] { component ?? [] }
        /// Those of an `if`.
        public static func buildEither(first component: [Rule]) -> [Rule] { component }
        /// Those of an `else`.
        public static func buildEither(second component: [Rule]) -> [Rule] { component }
        /// Those of a loop.
        public static func buildArray(_ components: [[Rule]]) -> [Rule] { components.flatMap { $0 } }
    }

    /// Makes a list of what stands below one another.
    @resultBuilder public enum OptionsBuilder {
        /// One option.
        public static func buildExpression(_ expression: any TipOption) -> [any TipOption] { [expression] }
        /// A list of them.
        public static func buildExpression(_ expression: [any TipOption]) -> [any TipOption] { expression }
        /// Several.
        public static func buildBlock(_ components: [any TipOption]...) -> [any TipOption] { components.flatMap { $0 } }
        /// Those of an `if`.
        public static func buildOptional(_ component: [any TipOption]?) -> [any TipOption] { component ?? [] }
        /// Those of an `if`.
        public static func buildEither(first component: [any TipOption]) -> [any TipOption] { component }
        /// Those of an `else`.
        public static func buildEither(second component: [any TipOption]) -> [any TipOption] { component }
    }
}
