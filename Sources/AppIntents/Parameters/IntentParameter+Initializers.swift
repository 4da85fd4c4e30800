import Foundation
import FoundationAdditions
import UniformTypeIdentifiers

extension IntentParameter {
    /// A parameter.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog)
    }

    /// A parameter whose values a provider offers. Without a value it has the provider's default result.
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) {
        self.init(title, description, defaultValue, requestValueDialog) {
            try await optionsProvider.usualResult()
        }
    }

    /// A parameter whose entities a query finds. Without a value it has the query's default result.
    public convenience init<Query: EntityQuery>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, query: Query
    ) where Value.ValueType == Query.Entity {
        self.init(title, description, defaultValue, requestValueDialog) { try await query.usualResult() }
    }

    /// A parameter with several values, of which a widget takes some.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, size: IntentCollectionSize,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog)
    }
}

// Which form of input is meant concerns Siri and Shortcuts only. These initializers are disfavored, because a parameter without
// such options could be made by them, too.

extension IntentParameter where Value.ValueType: Numeric {
    /// A number, and how Shortcuts shows it.
    public typealias IntControlStyle = NumberControlStyle
    /// A number, and how Shortcuts shows it.
    public typealias DoubleControlStyle = NumberControlStyle
    /// A lower and an upper bound, which are both allowed.
    public typealias InclusiveRange = (lowerBound: Value.ValueType, upperBound: Value.ValueType)

    /// A number.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: NumberControlStyle = .stepper,
        inclusiveRange: InclusiveRange? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog)
    }

    /// A number that a provider offers.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, controlStyle: NumberControlStyle = .stepper,
        inclusiveRange: InclusiveRange? = nil, requestValueDialog: IntentDialog? = nil,
        inputConnectionBehavior: InputConnectionBehavior = .default, optionsProvider: OptionsProvider
    ) {
        self.init(title, description, defaultValue, requestValueDialog) {
            try await optionsProvider.usualResult()
        }
    }
}

extension IntentParameter where Value.ValueType == String {
    /// A text.
    @_disfavoredOverload
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions?,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog)
    }

    /// A text that a provider offers.
    @_disfavoredOverload
    public convenience init<OptionsProvider: DynamicOptionsProvider>(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, inputOptions: String.IntentInputOptions?,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default,
        optionsProvider: OptionsProvider
    ) {
        self.init(title, description, defaultValue, requestValueDialog) {
            try await optionsProvider.usualResult()
        }
    }
}

extension IntentParameter where Value.ValueType == Bool {
    /// Whether something is so, with names for both.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, displayName: Bool.IntentDisplayName,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog)
    }
}

extension IntentParameter where Value.ValueType == Date {
    /// What of a date matters.
    public typealias DateKind = DateParameterKind

    /// A date, a time, or both.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, kind: DateParameterKind,
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog)
    }
}

extension IntentParameter where Value.ValueType == IntentFile {
    /// A file of certain types.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedContentTypes: [UTType],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog)
    }

    /// A file of certain types, named by their identifiers.
    public convenience init(
        title: LocalizedStringResource? = nil, description: LocalizedStringResource? = nil,
        default defaultValue: Value.UnwrappedType? = nil, supportedTypeIdentifiers: [String],
        requestValueDialog: IntentDialog? = nil, inputConnectionBehavior: InputConnectionBehavior = .default
    ) {
        self.init(title, description, defaultValue, requestValueDialog)
    }
}
