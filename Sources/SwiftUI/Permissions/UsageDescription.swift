import FoundationAdditions
import Foundation
import Permissions
import SwiftUICore

/// Why the app needs access to personal data, stated as Apple's systems require: under a key such as
/// `NSContactsUsageDescription`, in the string catalog `InfoPlist` in several languages, or in the Info.plist in one.
struct UsageDescription {
    /// The current key, then the older one.
    let keys: [String]

    init(_ permission: Permission) {
        keys =
            switch permission {
            case .contacts: ["NSContactsUsageDescription"]
            case .events: ["NSCalendarsFullAccessUsageDescription", "NSCalendarsUsageDescription"]
            case .eventsWriteOnly: ["NSCalendarsWriteOnlyAccessUsageDescription", "NSCalendarsUsageDescription"]
            // Apple's systems require no reason for these.
            case .notifications: []
            case .reminders: ["NSRemindersFullAccessUsageDescription", "NSRemindersUsageDescription"]
            }
    }

    private static let table = "InfoPlist"

    /// In the window's language; nil if the app states no reason.
    var text: Text? {
        keys.lazy.compactMap { key in
            isTranslated(key) ? Text(LocalizedStringKey(key), tableName: Self.table) : plain(key)
        }.first
    }

    private func isTranslated(_ key: String) -> Bool {
        let text = StringTables.string(
            forKey: key, defaultValue: "", table: Self.table, bundle: .main, languages: ["en"],
            locale: Locale(identifier: "en"))
        return !text.isEmpty
    }

    private func plain(_ key: String) -> Text? {
        let stated = [AppResources.main, .main].lazy.compactMap { $0.object(forInfoDictionaryKey: key) as? String }
            .first
        return stated.map { Text(verbatim: $0) }
    }
}
