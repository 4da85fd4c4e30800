import Foundation
import SwiftUI

/// Something that people do together.
///
/// See [GroupActivity](https://developer.apple.com/documentation/groupactivities/groupactivity). A group has an address; whoever
/// opens it in a browser is in the group, and `sessions()` has a session there.
public protocol GroupActivity: Codable, SendableMetatype {
    /// Tells the app's activities apart.
    static var activityIdentifier: String { get }
    /// What people are told of the activity.
    var metadata: GroupActivityMetadata { get async }
}

/// What became of asking whether an activity is to be shared.
public enum GroupActivityActivationResult: Hashable, Sendable {
    /// Sharing isn't possible: nobody's window asks.
    case activationDisabled
    /// The activity is to be shared.
    case activationPreferred
    /// Never the result here: nobody is asked.
    case cancelled
}

extension GroupActivity {
    /// The type's name.
    public static var activityIdentifier: String { String(reflecting: Self.self) }

    /// Says whether the activity can be shared. Nobody is asked: a visitor who presses the app's button wants to.
    public func prepareForActivation() async -> GroupActivityActivationResult {
        await MainActor.run { ViewGraph.current == nil ? .activationDisabled : .activationPreferred }
    }

    /// Makes a group for the activity and enters it with this window: `sessions()` has its session next. A group of the
    /// visitor's own with an equal activity is entered again while it is open, and keeps its address.
    ///
    /// - Returns: Whether there is such a group now.
    /// - Throws: `GroupActivityError` where none can be made, or what the activity throws when it is encoded.
    @discardableResult
    public func activate() async throws -> Bool {
        let activity = try encoded()
        guard let groups = await WindowGroups.current() else { return false }
        try await groups.activate(activity, kind: Self.activityIdentifier)
        return true
    }

    /// The sessions of this activity that the window comes into: by `activate()`, by a group's address, or because the visitor's
    /// connection was lost within the last minute.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }

    /// Equal activities are equal bytes.
    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(self)
    }
}

/// Why there is no group.
public struct GroupActivityError: Error, Equatable, CustomStringConvertible {
    let refusal: GroupRefusal

    init(_ refusal: GroupRefusal) { self.refusal = refusal }

    /// What went wrong, in English.
    public var description: String { "\(refusal)" }
}
