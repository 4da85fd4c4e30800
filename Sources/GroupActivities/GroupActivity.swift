import Foundation
import SwiftUI

/// An activity that people do together.
///
/// See [GroupActivity](https://developer.apple.com/documentation/groupactivities/groupactivity). A group has a URL; a visitor who
/// opens it in a browser enters the group, and `sessions()` yields a session there.
public protocol GroupActivity: Codable, SendableMetatype {
    /// Identifies the kind of activity within the app.
    static var activityIdentifier: String { get }
    /// A description of the activity for people.
    var metadata: GroupActivityMetadata { get async }
}

/// The result of asking whether an activity should be shared.
public enum GroupActivityActivationResult: Hashable, Sendable {
    /// Sharing isn't possible: the code doesn't run in a window's context.
    case activationDisabled
    /// The activity should be shared.
    case activationPreferred
    /// Never returned here, because nobody is asked.
    case cancelled
}

extension GroupActivity {
    /// The type's name.
    public static var activityIdentifier: String { String(reflecting: Self.self) }

    /// Whether the activity can be shared. The visitor isn't asked: pressing the app's button is enough.
    public func prepareForActivation() async -> GroupActivityActivationResult {
        await MainActor.run { ViewGraph.current == nil ? .activationDisabled : .activationPreferred }
    }

    /// Makes a group for the activity and enters it with this window, so that `sessions()` yields its session. If the visitor has
    /// an open group of their own with an equal activity, that one is entered, and its URL stays the same.
    ///
    /// - Returns: Whether there is such a group now.
    /// - Throws: `GroupActivityError` if no group can be made, or the activity's encoding error.
    @discardableResult
    public func activate() async throws -> Bool {
        let activity = try encoded()
        guard let groups = await WindowGroups.current() else { return false }
        try await groups.activate(activity, kind: Self.activityIdentifier)
        return true
    }

    /// The sessions of this activity that the window enters: by `activate()`, by a group's URL, or because the visitor's
    /// connection was lost within the last minute.
    public static func sessions() -> GroupSession<Self>.Sessions { GroupSession<Self>.Sessions() }

    /// The encoded activity. Equal activities have equal bytes.
    func encoded() throws -> Data {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        return try encoder.encode(self)
    }
}

/// Why a group can't be made or used.
public struct GroupActivityError: Error, Equatable, CustomStringConvertible {
    let refusal: GroupRefusal

    init(_ refusal: GroupRefusal) { self.refusal = refusal }

    /// What went wrong, in English.
    public var description: String { "\(refusal)" }
}
