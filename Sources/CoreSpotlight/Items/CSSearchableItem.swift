import Foundation
import Synchronization

/// A thing of the app's that can be searched for.
///
/// See [CSSearchableItem](https://developer.apple.com/documentation/corespotlight/cssearchableitem).
public final class CSSearchableItem: Hashable, Sendable {
    private struct State: Sendable {
        var uniqueIdentifier: String
        var domainIdentifier: String?
        var expirationDate: Date?
        var attributeSet: CSSearchableItemAttributeSet
        var isUpdate = false
    }

    private let state: Mutex<State>

    /// So long an item is found that has no other date of its own, as Apple has it: a month.
    static let lifeSeconds: Double = 30 * 86_400

    /// An item; without an identifier it gets one.
    public init(uniqueIdentifier: String?, domainIdentifier: String?, attributeSet: CSSearchableItemAttributeSet) {
        state = Mutex(
            State(
                uniqueIdentifier: uniqueIdentifier ?? UUID().uuidString, domainIdentifier: domainIdentifier,
                attributeSet: attributeSet))
    }

    /// The identity: an item of the same identity replaces it in an index.
    public var uniqueIdentifier: String {
        get { state.withLock { $0.uniqueIdentifier } }
        set { state.withLock { $0.uniqueIdentifier = newValue } }
    }

    /// What it is a part of; the parts of a domain are separated by full stops.
    public var domainIdentifier: String? {
        get { state.withLock { $0.domainIdentifier } }
        set { state.withLock { $0.domainIdentifier = newValue } }
    }

    /// When it is no longer found; a month after it was indexed if nothing else is set.
    public var expirationDate: Date! {
        get { state.withLock { $0.expirationDate } ?? Date(timeIntervalSinceNow: Self.lifeSeconds) }
        set { state.withLock { $0.expirationDate = newValue } }
    }

    /// The date that was set; nil if none was.
    var ownExpirationDate: Date? { state.withLock { $0.expirationDate } }

    /// What is known of it.
    public var attributeSet: CSSearchableItemAttributeSet {
        get { state.withLock { $0.attributeSet } }
        set { state.withLock { $0.attributeSet = newValue } }
    }

    /// Whether an item of the same identity keeps the values that this one doesn't say. A value that is set to nil is taken
    /// away. Without such an item in the index, nothing is indexed.
    public var isUpdate: Bool {
        get { state.withLock { $0.isUpdate } }
        set { state.withLock { $0.isUpdate = newValue } }
    }

    /// Whether they have the same identity.
    public static func == (left: CSSearchableItem, right: CSSearchableItem) -> Bool {
        left.uniqueIdentifier == right.uniqueIdentifier
    }

    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(uniqueIdentifier) }
}

/// An item that a search has found.
@available(iOS 27.0, macOS 27.0, visionOS 27.0, *)
public struct SearchableItem: Sendable {
    /// The item.
    public let item: CSSearchableItem
}

/// The type of the activity with which an app continues a chosen result.
public let CSSearchableItemActionType = "com.apple.corespotlightitem"
/// The key of the chosen result's identity in the activity.
public let CSSearchableItemActivityIdentifier = "kCSSearchableItemActivityIdentifier"
