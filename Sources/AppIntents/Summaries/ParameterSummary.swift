import Foundation
import FoundationAdditions

// Only Shortcuts shows summaries, so nothing of them is kept.

/// An intent with its parameters in a sentence.
///
/// See [ParameterSummary](https://developer.apple.com/documentation/appintents/parametersummary).
public protocol ParameterSummary {
    /// The intent.
    associatedtype Intent: AppIntent
}

/// A sentence with parameters, and the parameters below it.
///
/// See [IntentParameterSummary](https://developer.apple.com/documentation/appintents/intentparametersummary).
public struct IntentParameterSummary<Intent: AppIntent>: ParameterSummary, Sendable {
    /// A sentence.
    public init(_ summary: ParameterSummaryString<Intent>, table: String? = nil) {}
    /// A sentence, and more parameters.
    public init(
        _ summary: ParameterSummaryString<Intent>, table: String? = nil,
        @ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]
    ) {}
    /// Parameters without a sentence.
    public init(@ParameterKeyPathsBuilder<Intent> _ parameterKeyPaths: () -> [PartialKeyPath<Intent>]) {}
    /// No parameters.
    public init() {}
}

/// A sentence with parameters in it.
public struct ParameterSummaryString<Intent: AppIntent>: ExpressibleByStringInterpolation, Sendable {
    /// The parts of the sentence.
    public struct StringInterpolation: StringInterpolationProtocol {
        /// No parts yet.
        public init(literalCapacity: Int, interpolationCount: Int) {}
        /// Words.
        public mutating func appendLiteral(_ literal: String) {}
        /// A parameter.
        public mutating func appendInterpolation<Value: _IntentValue>(
            _ keyPath: KeyPath<Intent, IntentParameter<Value>>
        ) {}
    }

    /// A sentence without parameters.
    public init(stringLiteral value: String) {}
    /// A sentence.
    public init(stringInterpolation: StringInterpolation) {}
}

/// Collects an intent's parameters.
@resultBuilder public enum ParameterKeyPathsBuilder<Intent: AppIntent> {
    /// A parameter.
    public static func buildExpression<Value: _IntentValue>(_ keyPath: KeyPath<Intent, IntentParameter<Value>>)
        -> PartialKeyPath<Intent>
    {
        keyPath
    }
    /// The parameters together.
    public static func buildBlock(_ keyPaths: PartialKeyPath<Intent>...) -> [PartialKeyPath<Intent>] { keyPaths }
}

/// Passes an intent's only summary on.
@resultBuilder public enum ParameterSummaryBuilder<Intent: AppIntent> {
    /// The summary.
    public static func buildBlock<Content: ParameterSummary>(_ content: Content) -> Content
    where Content.Intent == Intent {
        content
    }
}
