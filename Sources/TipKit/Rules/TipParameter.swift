import Foundation
import SwiftUI

extension Tips {
    /// What a rule looks at.
    public protocol RuleInput: Sendable {
        /// What the condition is given.
        associatedtype RuleInputValue
        /// What it is at present.
        @MainActor var ruleInputValue: RuleInputValue { get }
    }

    /// A value that rules look at: one for each visitor.
    ///
    /// See [Tips.Parameter](https://developer.apple.com/documentation/tipkit/tips/parameter). `@Parameter` makes it.
    public struct Parameter<Value: Codable & Sendable>: RuleInput {
        private let key: String
        private let first: Value
        private let isTransient: Bool

        /// A value of a tip's type, with what it is at first.
        public init(_ type: Any.Type, _ name: String, _ first: Value, options: [ParameterOption] = []) {
            key = "parameter." + String(reflecting: type) + "." + name
            self.first = first
            isTransient = !options.isEmpty
        }

        /// The present visitor's value.
        public var wrappedValue: Value {
            get {
                TipStore.onMain {
                    TipStore.value([Value].self, key, isTransient)?.first ?? first
                }
            }
            nonmutating set {
                TipStore.onMain { TipStore.set([newValue], key, isTransient) }
            }
        }

        /// The present visitor's value.
        @MainActor public var ruleInputValue: Value { wrappedValue }
    }
}

extension Tips {
    /// A condition without which a tip isn't shown.
    ///
    /// See [Tips.Rule](https://developer.apple.com/documentation/tipkit/tips/rule). `#Rule` makes it.
    public struct Rule: Sendable {
        let holds: @MainActor @Sendable () -> Bool

        /// A condition about a parameter or an event.
        public init<Input: RuleInput>(_ input: Input, condition: @escaping @Sendable (Input.RuleInputValue) -> Bool) {
            holds = { condition(input.ruleInputValue) }
        }

        /// A condition about two parameters or events.
        public init<First: RuleInput, Second: RuleInput>(
            _ first: First, _ second: Second,
            condition: @escaping @Sendable (First.RuleInputValue, Second.RuleInputValue) -> Bool
        ) { holds = { condition(first.ruleInputValue, second.ruleInputValue) } }
    }
}
