import Foundation
import SwiftUI

/// What all tips have in common.
///
/// See [Tips](https://developer.apple.com/documentation/tipkit/tips).
public enum Tips {
    /// Whether a tip may be shown.
    public enum Status: Hashable, Sendable {
        /// A rule doesn't hold, or it isn't its turn yet.
        case pending
        /// It may be shown.
        case available
        /// It is never shown again.
        case invalidated(InvalidationReason)
    }

    /// Why a tip isn't shown any more.
    public enum InvalidationReason: String, Hashable, Codable, Sendable {
        case actionPerformed, displayCountExceeded, displayDurationExceeded, tipClosed
    }

    /// Whether parameters are kept.
    public enum ParameterOption: Sendable {
        /// The value isn't kept: it is forgotten when the visitor's last window ends.
        case transient
    }

    // MARK: Configuration

    struct Settings: Sendable, Equatable {
        var isConfigured = false
        var interval: TimeInterval = 0
        /// Apart from what was kept under other names.
        var store = ""
        var shownForTesting: Override = .none

        enum Override: Sendable, Equatable { case none, all, some([String]), hidden, hiddenSome([String]) }
    }

    static let settings = TipSettings()

    /// How tips are shown.
    ///
    /// See [ConfigurationOption](https://developer.apple.com/documentation/tipkit/tips/configurationoption).
    public struct ConfigurationOption: Sendable {
        let apply: @Sendable (inout Settings) -> Void

        /// How often any tip is shown.
        public static func displayFrequency(_ displayFrequency: DisplayFrequency) -> ConfigurationOption {
            ConfigurationOption { $0.interval = displayFrequency.interval }
        }
        /// Where it is kept what visitors have seen. Here always in the app's database.
        public static func datastoreLocation(_ datastoreLocation: DatastoreLocation) -> ConfigurationOption {
            ConfigurationOption { _ in }
        }
        /// Whether devices of a person share what they have seen. Here all windows of a visitor do.
        public static func cloudKitContainer(_ container: CloudKitContainer?) -> ConfigurationOption {
            ConfigurationOption { _ in }
        }

        /// How often any tip is shown.
        public struct DisplayFrequency: Sendable {
            let interval: TimeInterval
            /// Whenever its rules hold.
            public static let immediate = DisplayFrequency(interval: 0)
            /// Once an hour.
            public static let hourly = DisplayFrequency(interval: 3600)
            /// Once a day.
            public static let daily = DisplayFrequency(interval: 86_400)
            /// Once a week.
            public static let weekly = DisplayFrequency(interval: 7 * 86_400)
            /// Once a month.
            public static let monthly = DisplayFrequency(interval: 30 * 86_400)
            /// Once in so many seconds.
            public init(_ interval: TimeInterval) { self.interval = interval.isFinite ? max(interval, 0) : 0 }
            private init(interval: TimeInterval) { self.interval = interval }
        }

        /// Where it is kept what visitors have seen.
        public struct DatastoreLocation: Sendable {
            /// With the app's other values.
            public static let applicationDefault = DatastoreLocation()
            /// The same here: one app is one database.
            public static func groupContainer(identifier: String) throws -> DatastoreLocation { DatastoreLocation() }
            /// The same here: one app is one database.
            public static func url(_ url: URL) -> DatastoreLocation { DatastoreLocation() }
        }

        /// A container of CloudKit's.
        public struct CloudKitContainer: Sendable {
            /// The app's first.
            public static let automatic = CloudKitContainer()
            /// The container with an identifier.
            public static func named(_ containerIdentifier: String) -> CloudKitContainer { CloudKitContainer() }
        }
    }

    /// Lets tips be shown. No tip is before.
    public static func configure(_ configuration: [ConfigurationOption] = []) throws {
        settings.change { settings in
            for option in configuration { option.apply(&settings) }
            settings.isConfigured = true
        }
    }

    // MARK: For testing

    /// Forgets what visitors have seen: for as long as the process runs they begin anew.
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
    /// A tip isn't shown any more after so many times.
    public struct MaxDisplayCount: TipOption {
        let count: Int
        /// Shows a tip at most this many times, and at least once.
        public init(_ maxDisplayCount: Int) { count = max(maxDisplayCount, 1) }
    }

    /// A tip isn't shown any more after so many seconds in sight.
    public struct MaxDisplayDuration: TipOption {
        let seconds: TimeInterval
        /// Shows a tip for at most this many seconds in all.
        public init(_ maxDisplayDuration: TimeInterval) {
            seconds = maxDisplayDuration.isFinite ? max(maxDisplayDuration, 0) : 0
        }
    }

    /// Whether a tip is shown however often others are.
    public struct IgnoresDisplayFrequency: TipOption {
        let ignores: Bool
        /// Whether it is.
        public init(_ ignoresDisplayFrequency: Bool) { ignores = ignoresDisplayFrequency }
    }

    /// What a person can do about a tip.
    ///
    /// See [Tips.Action](https://developer.apple.com/documentation/tipkit/tips/action).
    public struct Action: Identifiable, Sendable {
        /// By what it is known.
        public let id: String
        /// Its place among a tip's actions.
        public internal(set) var index: Int?
        /// Whether it can't be done.
        public let disabled: Bool
        /// What happens.
        public let handler: @Sendable () -> Void
        /// What it says.
        public let label: @Sendable () -> Text

        /// An action with a text.
        public init(
            id: String? = nil, title: some StringProtocol, disabled: Bool = false,
            perform handler: @escaping @Sendable () -> Void = {}
        ) {
            let text = String(title)
            self.init(id: id, disabled: disabled, perform: handler) { Text(LocalizedStringKey(text)) }
        }

        /// An action with a text of the app's.
        public init(
            id: String? = nil, disabled: Bool = false, perform handler: @escaping @Sendable () -> Void = {},
            _ label: @escaping @Sendable () -> Text
        ) {
            (self.id, self.disabled) = (id ?? UUID().uuidString, disabled)
            (self.handler, self.label) = (handler, label)
        }
    }
}
