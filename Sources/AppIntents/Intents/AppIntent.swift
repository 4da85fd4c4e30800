import Foundation
import FoundationAdditions

/// Something that an app does, which Siri and Shortcuts can ask for. Here the app's own controls ask for it.
///
/// See [AppIntent](https://developer.apple.com/documentation/appintents/appintent).
public protocol AppIntent: PersistentlyIdentifiable, _SupportsAppDependencies, Sendable {
    /// The type of the result.
    associatedtype PerformResult: IntentResult
    /// The type of the summary.
    associatedtype SummaryContent: ParameterSummary
    /// What the intent is called.
    static var title: LocalizedStringResource { get }
    /// What it does.
    static var description: IntentDescription? { get }
    /// The intent with its parameters in a sentence, for Shortcuts.
    @ParameterSummaryBuilder<Self> static var parameterSummary: SummaryContent { get }
    /// Who may perform it.
    static var authenticationPolicy: IntentAuthenticationPolicy { get }
    /// Whether it opens the app, which is open here.
    static var openAppWhenRun: Bool { get }
    /// Whether Shortcuts lists it.
    static var isDiscoverable: Bool { get }
    /// Where it can be performed.
    static var supportedModes: IntentModes { get }
    /// Does it.
    func perform() async throws -> PerformResult
    /// The intent without values.
    init()
}

extension AppIntent {
    /// A value that the intent takes.
    public typealias Parameter = IntentParameter
    /// A sentence with parameters.
    public typealias Summary = IntentParameterSummary<Self>
    /// A summary under a condition.
    public typealias When<Then: ParameterSummary, Otherwise: ParameterSummary> =
        ParameterSummaryWhenCondition<Self, Then, Otherwise>
    /// A summary for each value of a parameter.
    public typealias Switch<Value: _IntentValue, Cases: _ParameterSummarySwitchCase> =
        ParameterSummarySwitchCondition<Self, Value, Cases>
    /// The summary for a value.
    public typealias Case<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryCaseCondition<Self, Value, Content>
    /// The summary for other values.
    public typealias DefaultCase<Value: _IntentValue, Content: ParameterSummary> =
        ParameterSummaryDefaultCaseCondition<Self, Value, Content>

    /// Nothing is said of it.
    public static var description: IntentDescription? { nil }
    /// A sentence without parameters.
    public static var parameterSummary: IntentParameterSummary<Self> { IntentParameterSummary("") }
    /// Everybody may.
    public static var authenticationPolicy: IntentAuthenticationPolicy { .alwaysAllowed }
    /// It doesn't.
    public static var openAppWhenRun: Bool { false }
    /// It does.
    public static var isDiscoverable: Bool { true }
    /// In the background, and in the foreground if it opens the app.
    public static var supportedModes: IntentModes { openAppWhenRun ? .foreground : .background }
}

extension AppIntent {
    /// Performs the intent, after its parameters and dependencies have been resolved.
    @_disfavoredOverload
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws { _ = try await performResolved() }

    /// Performs the intent, after its parameters and dependencies have been resolved, and returns its value.
    public func callAsFunction(donate donateOnCompletion: Bool = true) async throws -> PerformResult.Value
    where PerformResult: ReturnsValue {
        guard let value = try await performResolved().value else { throw AppIntentError(.needsValue("\(Self.self)")) }
        return value
    }

    /// Performs the intent, after its parameters and dependencies have been resolved.
    func performResolved() async throws -> PerformResult {
        try await resolveParts(of: self)
        return try await perform()
    }
}

/// Who may perform an intent. Here everybody who can press its button may.
public enum IntentAuthenticationPolicy: Hashable, Sendable {
    case alwaysAllowed, requiresAuthentication, requiresLocalDeviceAuthentication
}

/// Where an intent can be performed. The app is always in the foreground here.
public struct IntentModes: OptionSet, Hashable, Sendable {
    /// The modes as bits.
    public let rawValue: Int
    /// Modes.
    public init(rawValue: Int) { self.rawValue = rawValue }
    /// Without the app on the screen.
    public static let background = IntentModes(rawValue: 1)
    /// With the app on the screen.
    public static let foreground = IntentModes(rawValue: 2)
    /// With the app on the screen, from a moment on.
    public static func foreground(_ mode: ForegroundMode) -> IntentModes { .foreground }

    /// When the app comes to the screen.
    public enum ForegroundMode: Hashable, Sendable {
        case immediate, dynamic, deferred
    }
}
