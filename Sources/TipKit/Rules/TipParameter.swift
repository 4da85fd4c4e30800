import Foundation
import SwiftUI

extension Tips {
    /// An input of a rule: a parameter or an event.
    public protocol RuleInput: Sendable {
        /// The type of the value for the rule's condition.
        associatedtype RuleInputValue
        /// The current value.
        @MainActor var ruleInputValue: RuleInputValue { get }
    }

    /// A value for rules, stored for each visitor.
    ///
    /// See [Tips.Parameter](https://developer.apple.com/documentation/tipkit/tips/parameter). `@Parameter` makes it.
    public struct Parameter<Value: Codable & Sendable>: RuleInput {
        private let key: String
        private let first: Value
        private let isTransient: Bool

        /// Creates a parameter of a tip's type, with its initial value.
        public init(_ type: Any.Type, _ name: String, _ first: Value, options: [ParameterOption] = []) {
            key = "parameter." + String(reflecting: type) + "." + name
            self.first = first
            isTransient = !options.isEmpty
        }

        /// The current visitor's value.
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

        /// The current visitor's value.
        @MainActor public var ruleInputValue: Value { wrappedValue }
    }
}

extension Tips {
    /// A condition that must hold for a tip to be shown.
    ///
    /// See [Tips.Rule](https://developer.apple.com/documentation/tipkit/tips/rule). `#Rule` makes it.
    public struct Rule: Sendable {
        let holds: @MainActor @Sendable () -> Bool

        /// Creates a rule about a parameter or an event.
        public init<Input: RuleInput>(_ input: Input, condition: @escaping @Sendable (Input.RuleInputValue) -> Bool) {
            holds = { condition(input.ruleInputValue) }
        }

        /// Creates a rule about two parameters or events.
        public init<First: RuleInput, Second: RuleInput>(
            _ first: First, _ second: Second,
            condition: @escaping @Sendable (First.RuleInputValue, Second.RuleInputValue) -> Bool
        ) { holds = { condition(first.ruleInputValue, second.ruleInputValue) } }
    }
}
