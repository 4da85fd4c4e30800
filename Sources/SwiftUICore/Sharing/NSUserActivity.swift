import Foundation
@_spi(Nodes) import ViewTree

/// The type of the activity with which a page's address leads into an app.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// What a person does in an app at a moment: a type, and what it takes to go on with it.
///
/// Nothing hands activities over to other devices, or searches for them, here. A page that is opened at an address gives its
/// window one of the type `NSUserActivityTypeBrowsingWeb`, and an app hands over others itself.
///
/// See [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
open class NSUserActivity: NSObject {
    /// The key under which a typed payload lies in `userInfo`, as JSON.
    private static let payloadKey = "NSUserActivityTypedPayload"

    /// What a stored activity is told apart by.
    public typealias PersistentIdentifier = String

    /// The type, as `org.example.reading`.
    public let activityType: String
    /// What the activity is called.
    open var title: String?
    /// What it takes to go on with it.
    open var userInfo: [AnyHashable: Any]? { didSet { needsSave = true } }
    /// Which entries of `userInfo` are needed to go on.
    open var requiredUserInfoKeys: Set<String>?
    /// The address of a page for it.
    open var webpageURL: URL?
    /// The page that it comes from.
    open var referrerURL: URL?
    /// Until when it is of use.
    open var expirationDate: Date?
    /// By which words it is found.
    open var keywords: Set<String> = []
    /// Whether another device may go on with it. None does here.
    open var isEligibleForHandoff = true
    /// Whether it can be searched for. Nothing searches here.
    open var isEligibleForSearch = false
    /// Whether everybody may find it. Nothing searches here.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested. Nothing suggests here.
    open var isEligibleForPrediction = false
    /// What it is told apart by where it is stored.
    open var persistentIdentifier: PersistentIdentifier?
    /// What tells which window it belongs to.
    open var targetContentIdentifier: String?
    /// Whether the app has news of it, which its delegate writes into it when it is asked for.
    open var needsSave = false
    /// Writes the news into it.
    open weak var delegate: (any NSUserActivityDelegate)?
    private weak var graph: ViewGraph?

    /// An activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to `userInfo`; new entries take the place of those of the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes it what the person does now in the current window.
    @MainActor open func becomeCurrent() {
        guard let current = ViewGraph.current else { return }
        graph = current
        current.activities.current = self
    }

    /// Ends its being what the person does now.
    @MainActor open func resignCurrent() {
        if let graph, graph.activities.current === self { graph.activities.current = nil }
    }

    /// Ends the activity.
    @MainActor open func invalidate() { resignCurrent() }

    /// Keeps a value in `userInfo`.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode([payload])])
    }

    /// The value that `setTypedPayload` has kept.
    /// - Throws: `CocoaError.coderValueNotFound` where there is none, and `DecodingError` where it is of another type.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let data = userInfo?[Self.payloadKey] as? Data,
            let payload = try JSONDecoder().decode([T].self, from: data).first
        else { throw CocoaError(.coderValueNotFound) }
        return payload
    }
}

/// Writes what there is to go on with into an activity.
public protocol NSUserActivityDelegate: AnyObject {
    /// The activity is about to be handed on, and has news.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Somebody goes on with the activity.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Has nothing to write.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
