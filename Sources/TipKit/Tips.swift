import Foundation
import SwiftUI

/// The namespace for settings of all tips.
///
/// See [Tips](https://developer.apple.com/documentation/tipkit/tips).
public enum Tips {
    /// The status of a tip.
    public enum Status: Hashable, Sendable {
        /// A rule doesn't hold, or the display frequency doesn't allow it yet.
        case pending
        /// The tip may be shown.
        case available
        /// The tip is never shown again.
        case invalidated(InvalidationReason)
    }

    /// Why a tip isn't shown any more.
    public enum InvalidationReason: String, Hashable, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// How a parameter is stored.
    public enum ParameterOption: Sendable {
        /// The value isn't stored: it is lost when the visitor's last window closes.
        case transient
    }

    // MARK: Configuration

    struct Settings: Sendable, Equatable {
        var isConfigured = false
        var interval: TimeInterval = 0
        /// A suffix of the keys, which separates values from those before a reset.
        var store = ""
        var shownForTesting: Override = .none

        enum Override: Sendable, Equatable { case none, all, some([String]), hidden, hiddenSome([String]) }
    }

    static let settings = TipSettings()

    /// A setting for all tips.
    ///
    /// See [ConfigurationOption](https://developer.apple.com/documentation/tipkit/tips/configurationoption).
    public struct ConfigurationOption: Sendable {
        let apply: @Sendable (inout Settings) -> Void

        /// Limits how often tips are shown.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption { $0.interval = displayFrequency.interval }
        }
        /// The location of the datastore. Always the app's database here.
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption { _ in }
        }
        /// The container that synchronizes a user's devices. Has no effect here: all windows of a visitor share the data.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption { _ in }
        }

        /// How often tips are shown, all together.
        public struct DisplayFrequency: Sendable {
            let interval: TimeInterval
            /// Whenever their rules hold.
            public static let immediate = DisplayFrequency(interval: 0)
            /// At most once an hour.
            public static let hourly = DisplayFrequency(interval: 3600)
            /// At most once a day.
            public static let daily = DisplayFrequency(interval: 86_400)
            /// At most once a week.
            public static let weekly = DisplayFrequency(interval: 7 * 86_400)
            /// At most once a month.
            public static let monthly = DisplayFrequency(interval: 30 * 86_400)
            /// At most once in that many seconds.
            public init(_ interval: TimeInterval) { self.interval = interval.isFinite ? max(interval, 0) : 0 }
            private init(interval: TimeInterval) { self.interval = interval }
        }

        /// The location of the datastore.
        public struct DatastoreLocation: Sendable {
            /// The app's database.
            public static let applicationDefault = DatastoreLocation()
            /// The app's database: an app has only one here.
            public static func groupContainer(identifier: String) throws -> DatastoreLocation { DatastoreLocation() }
            /// The app's database: an app has only one here.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }

        /// A CloudKit container.
        public struct CloudKitContainer: Sendable {
            /// The app's default container.
            public static let automatic = CloudKitContainer()
            /// The container with an identifier.
            public static func named(_ containerIdentifier: String) -> CloudKitContainer { CloudKitContainer() }
        }
    }

    /// Configures tips. No tip is shown before.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        settings.change { settings in
            for option in configuration { option.apply(&settings) }
            settings.isConfigured = true
        }
    }

    // MARK: For testing

    /// Resets what visitors have seen, for as long as the process runs.
    public static func resetDatastore() throws { settings.change { $0.store = UUID().uuidString + "." } }
    /// Shows all tips, whatever their rules say.
    public static func showAllTipsForTesting() { settings.change { $0.shownForTesting = .all } }
    /// Shows tips of some types, whatever their rules say.
    public static func showTipsForTesting(_ tips: [any Tip.Type]) {
        settings.change { $0.shownForTesting = .some(tips.map { String(describing: $0) }) }
    }
    /// Shows no tips.
    public static func hideAllTipsForTesting() { settings.change { $0.shownForTesting = .hidden } }
    /// Shows no tips of some types.
    public static func hideTipsForTesting(_ tips: [any Tip.Type]) {
        settings.change { $0.shownForTesting = .hiddenSome(tips.map { String(describing: $0) }) }
    }
}

extension Tips {
    /// Limits how often a tip is shown.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// Shows a tip at most this many times, and at least once.
        public init(_ maxDisplayCount: Int) { count = max(maxDisplayCount, 1) }
    }

    /// Limits how long a tip is shown in total.
    public struct MaxDisplayDuration: TipOption {
        let seconds: TimeInterval
        /// Shows a tip for at most this many seconds in all.
        public init(_ maxDisplayDuration: TimeInterval) {
            seconds = maxDisplayDuration.isFinite ? max(maxDisplayDuration, 0) : 0
        }
    }

    /// Whether a tip ignores the display frequency.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        /// Creates the option.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }

    /// A button of a tip.
    ///
    /// See [Tips.Action](https://developer.apple.com/documentation/tipkit/tips/action).
    public struct Action: Identifiable, Sendable {
        /// The identifier.
        public let id: String
        /// The index among the tip's actions.
        public internal(set) var index: Int?
        /// Whether the button is disabled.
        public let disabled: Bool
        /// The closure that runs when the button is pressed.
        public let handler: @Sendable () -> Void
        /// The label.
        public let label: @Sendable () -> Text

        /// Creates an action with a title.
        public init(
            id: String? = nil, title: some StringProtocol, disabled: Bool = false,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let text = String(title)
            self.init(id: id, disabled: disabled, perform: handler) { Text(LocalizedStringKey(text)) }
        }

        /// Creates an action with a custom label.
        public init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, self.disabled) = (id ?? UUID().uuidString, disabled)
            (self.handler, self.label) = (handler, label)
        }
    }
}
