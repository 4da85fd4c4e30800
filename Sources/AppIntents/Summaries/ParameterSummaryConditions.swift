import Foundation

/// A summary under a condition, and another one otherwise.
///
/// See [ParameterSummaryWhenCondition](https://developer.apple.com/documentation/appintents/parametersummarywhencondition).
public struct ParameterSummaryWhenCondition<
    Intent: AppIntent, WhenCondition: ParameterSummary, Otherwise: ParameterSummary
>: ParameterSummary, Sendable {
    /// Whether a parameter has any value.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: HasValueComparisonOperator,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Whether a parameter has a value.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: EquatableComparisonOperator,
        _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Whether a parameter's value is less or greater.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: ComparableComparisonOperator,
        _ value: Value.ValueType, @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Whether a parameter has one of several values.
    public init<Value: _IntentValue>(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>, _ comparisonOperator: OneOfComparisonOperator,
        _ values: [Value.ValueType], @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Whether a widget has a size.
    public init(
        widgetFamily comparisonOperator: EquatableComparisonOperator, _ family: IntentWidgetFamily,
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}

    /// Whether a widget has one of several sizes.
    public init(
        widgetFamily comparisonOperator: OneOfComparisonOperator, _ families: [IntentWidgetFamily],
        @ParameterSummaryBuilder<Intent> _ when: () -> WhenCondition,
        @ParameterSummaryBuilder<Intent> otherwise: () -> Otherwise
    ) {}
}

/// Whether there is a value.
public enum HasValueComparisonOperator: Hashable, Sendable {
    case hasAnyValue, hasNoValue
}

/// Whether values are the same.
public enum EquatableComparisonOperator: Hashable, Sendable {
    case equalTo, notEqualTo
}

/// Whether a value is among others.
public enum OneOfComparisonOperator: Hashable, Sendable {
    case oneOf
}

/// Whether a value is less or greater than another one.
public enum ComparableComparisonOperator: Hashable, Sendable {
    case lessThan, lessThanOrEqualTo, greaterThan, greaterThanOrEqualTo
}

/// A summary for each value of a parameter.
///
/// See
/// [ParameterSummarySwitchCondition](https://developer.apple.com/documentation/appintents/parametersummaryswitchcondition).
public struct ParameterSummarySwitchCondition<
    Intent: AppIntent, Value: _IntentValue, Cases: _ParameterSummarySwitchCase
>: ParameterSummary, Sendable {
    /// A summary for each value of a parameter.
    public init(
        _ keyPath: KeyPath<Intent, IntentParameter<Value>>,
        @ParameterSummaryCaseBuilder<Intent, Value> _ builder: () -> Cases
    ) {}
}

/// The summaries of a switch.
public protocol _ParameterSummarySwitchCase {}

/// The summaries of a switch, together.
public struct ParameterSummaryTupleCaseCondition<Intent: AppIntent, Value: _IntentValue>:
    _ParameterSummarySwitchCase, Sendable
{}

/// The summary for a value.
public struct ParameterSummaryCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    Sendable
{
    /// The summary for a value.
    public init(_ value: Value, @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
    /// The summary for several values.
    public init(_ values: [Value], @ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}

/// The summary for other values.
public struct ParameterSummaryDefaultCaseCondition<Intent: AppIntent, Value: _IntentValue, Summary: ParameterSummary>:
    Sendable
{
    /// The summary for other values.
    public init(@ParameterSummaryBuilder<Intent> _ parameterSummary: () -> Summary) {}
}

/// Collects the summaries of a switch.
@resultBuilder public enum ParameterSummaryCaseBuilder<Intent: AppIntent, Value: _IntentValue> {
    /// The summary for a value.
    public static func buildExpression<Summary: ParameterSummary>(
        _ condition: ParameterSummaryCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value> {
        ParameterSummaryTupleCaseCondition()
    }
    /// The summary for other values.
    public static func buildExpression<Summary: ParameterSummary>(
        _ condition: ParameterSummaryDefaultCaseCondition<Intent, Value, Summary>
    ) -> ParameterSummaryTupleCaseCondition<Intent, Value> {
        ParameterSummaryTupleCaseCondition()
    }
    /// The summaries together.
    public static func buildBlock(_ conditions: ParameterSummaryTupleCaseCondition<Intent, Value>...)
        -> ParameterSummaryTupleCaseCondition<Intent, Value>
    {
        ParameterSummaryTupleCaseCondition()
    }
}
