import Foundation
import FoundationAdditions

/// An intent of a kind that the system knows.
public protocol SystemIntent: AppIntent {}

/// An intent that opens something in the app.
///
/// See [OpenIntent](https://developer.apple.com/documentation/appintents/openintent).
public protocol OpenIntent: SystemIntent {
    /// The type of what is opened.
    associatedtype Value: _IntentValue
    /// What is opened.
    var target: Value { get set }
}

extension OpenIntent {
    /// It does.
    public static var openAppWhenRun: Bool { true }
}

/// An intent that sets a value, as a toggle's does.
///
/// See [SetValueIntent](https://developer.apple.com/documentation/appintents/setvalueintent).
public protocol SetValueIntent: SystemIntent {
    /// The type of the value.
    associatedtype ValueType: _IntentValue
    /// The value.
    var value: ValueType { get set }
}

/// An intent that deletes entities.
public protocol DeleteIntent: SystemIntent {
    /// The type of what is deleted.
    associatedtype Entity: AppEntity
    /// What is deleted.
    var entities: [Entity] { get set }
}

/// An intent that searches in the app.
///
/// See [ShowInAppSearchResultsIntent](https://developer.apple.com/documentation/appintents/showinappsearchresultsintent).
public protocol ShowInAppSearchResultsIntent: SystemIntent {
    /// What is searched.
    static var searchScopes: [StringSearchScope] { get }
    /// What is looked for.
    var criteria: StringSearchCriteria { get set }
}

extension ShowInAppSearchResultsIntent {
    /// Everything.
    public static var searchScopes: [StringSearchScope] { [.general] }
}

/// What a search looks for.
public struct StringSearchCriteria: _IntentValue, Hashable {
    /// The words.
    public var term: String
    /// Words to look for.
    public init(term: String) { self.term = term }
}

/// What is searched.
public enum StringSearchScope: Hashable, Sendable {
    case general, movies, tv, music, apps, books, news, games
}

/// An intent that plays sound.
public protocol AudioPlaybackIntent: SystemIntent {}
/// An intent that begins to play sound.
public protocol AudioStartingIntent: SystemIntent {}
/// An intent that records sound.
public protocol AudioRecordingIntent: SystemIntent {}
/// An intent that opens the camera.
public protocol CameraCaptureIntent: SystemIntent {}
/// An intent of a live activity.
public protocol LiveActivityIntent: SystemIntent {}
/// An intent that starts a live activity.
public protocol LiveActivityStartingIntent: SystemIntent {}
/// An intent that shows a view with controls.
public protocol SnippetIntent: AppIntent where PerformResult: ShowsSnippetView {}

/// An intent that once was one of an intent definition file.
public protocol CustomIntentMigratedAppIntent: AppIntent {
    /// That one's name.
    static var intentClassName: String { get }
}

/// An intent that begins in the background and may continue in the foreground, where it always is here.
///
/// See [ForegroundContinuableIntent](https://developer.apple.com/documentation/appintents/foregroundcontinuableintent).
public protocol ForegroundContinuableIntent: AppIntent {}

extension ForegroundContinuableIntent {
    /// Continues.
    @discardableResult
    public func requestToContinueInForeground<ResultValue: Sendable>(
        _ dialog: IntentDialog? = nil, continuation: @MainActor () async throws -> ResultValue
    ) async throws -> ResultValue {
        try await continuation()
    }

    /// Continues.
    public func requestToContinueInForeground(_ dialog: IntentDialog? = nil) async throws {}

    /// The error by which an intent says that it continues in the foreground. The continuation isn't called.
    public func needsToContinueInForegroundError(
        _ dialog: IntentDialog? = nil, continuation: (@MainActor () async throws -> Void)?
    ) -> AppIntentError {
        needsToContinueInForegroundError(dialog)
    }
}

/// The configuration of a widget. It is never performed.
///
/// See [WidgetConfigurationIntent](https://developer.apple.com/documentation/appintents/widgetconfigurationintent).
public protocol WidgetConfigurationIntent: SystemIntent {}

extension WidgetConfigurationIntent {
    /// Does nothing.
    public func perform() async throws -> some IntentResult { .result() }
}

/// The configuration of a control of the system. It is never performed.
public protocol ControlConfigurationIntent: SystemIntent {}

extension ControlConfigurationIntent {
    /// Does nothing.
    public func perform() async throws -> some IntentResult { .result() }
}

/// Intents of other modules that an app has.
public protocol AppIntentsPackage {
    /// The modules' packages.
    static var includedPackages: [any AppIntentsPackage.Type] { get }
}

extension AppIntentsPackage {
    /// None.
    public static var includedPackages: [any AppIntentsPackage.Type] { [] }
}
