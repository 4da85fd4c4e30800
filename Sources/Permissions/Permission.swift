import Foundation

/// Something personal that an app may ask for.
package enum Permission: String, CaseIterable, Sendable {
    case contacts
    case events
    /// Adding events, without reading any.
    case eventsWriteOnly
    case reminders
    case notifications
}

/// What a visitor decided.
package enum PermissionDecision: Equatable, Sendable {
    case notDetermined
    case denied
    case granted
}
