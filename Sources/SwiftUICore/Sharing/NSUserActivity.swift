import Foundation
@_spi(Nodes) import ViewTree

/// The type of the activity for opening an app at a page's URL.
public let NSUserActivityTypeBrowsingWeb = "NSUserActivityTypeBrowsingWeb"

/// A person's present activity in an app: a type, and the data with which it can be continued.
///
/// Activities aren't handed off to other devices or indexed here. A page that is opened at a URL passes an activity of
/// the type `NSUserActivityTypeBrowsingWeb` to its window; others are passed on by the app itself.
///
/// See [NSUserActivity](https://developer.apple.com/documentation/foundation/nsuseractivity).
open class NSUserActivity: NSObject {
    /// The key of a typed payload in `userInfo`, which is JSON.
    private static let payloadKey = "NSUserActivityTypedPayload"

    /// The identifier of a stored activity.
    public typealias PersistentIdentifier = String

    /// The type, such as `org.example.reading`.
    public let activityType: String
    /// The activity's title.
    open var title: String?
    /// The data with which the activity can be continued.
    open var userInfo: [AnyHashable: Any]? { didSet { needsSave = true } }
    /// The entries of `userInfo` that are needed to continue.
    open var requiredUserInfoKeys: Set<String>?
    /// The URL of a page for the activity.
    open var webpageURL: URL?
    /// The page that referred to the activity.
    open var referrerURL: URL?
    /// The date after which the activity is useless.
    open var expirationDate: Date?
    /// The keywords with which the activity is found.
    open var keywords: Set<String> = []
    /// Whether another device may continue the activity. None does here.
    open var isEligibleForHandoff = true
    /// Whether it can be searched for. Nothing searches here.
    open var isEligibleForSearch = false
    /// Whether everybody may find it. Nothing searches here.
    open var isEligibleForPublicIndexing = false
    /// Whether it may be suggested. Nothing suggests here.
    open var isEligibleForPrediction = false
    /// The identifier under which the activity is stored.
    open var persistentIdentifier: PersistentIdentifier?
    /// The identifier of the window to which the activity belongs.
    open var targetContentIdentifier: String?
    /// Whether the activity has changes, which its delegate writes into it on request.
    open var needsSave = false
    /// The delegate that writes changes into the activity.
    open weak var delegate: (any NSUserActivityDelegate)?
    private weak var graph: ViewGraph?

    /// An activity of a type.
    public init(activityType: String) { self.activityType = activityType }

    /// Adds to `userInfo`; new entries replace those with the same keys.
    open func addUserInfoEntries(from otherDictionary: [AnyHashable: Any]) {
        userInfo = (userInfo ?? [:]).merging(otherDictionary) { $1 }
    }

    /// Makes this the current activity of the current window.
    @MainActor open func becomeCurrent() {
        guard let current = ViewGraph.current else { return }
        graph = current
        current.activities.current = self
    }

    /// Makes this no longer the current activity.
    @MainActor open func resignCurrent() {
        if let graph, graph.activities.current === self { graph.activities.current = nil }
    }

    /// Ends the activity.
    @MainActor open func invalidate() { resignCurrent() }

    /// Stores a value in `userInfo`.
    public func setTypedPayload<T: Codable>(_ payload: T) throws {
        addUserInfoEntries(from: [Self.payloadKey: try JSONEncoder().encode([payload])])
    }

    /// The value that `setTypedPayload` has stored.
    /// - Throws: `CocoaError.coderValueNotFound` if there is none, and `DecodingError` if it has another type.
    public func typedPayload<T: Codable>(_ type: T.Type) throws -> T {
        guard let data = userInfo?[Self.payloadKey] as? Data,
            let payload = try JSONDecoder().decode([T].self, from: data).first
        else { throw CocoaError(.coderValueNotFound) }
        return payload
    }
}

/// Writes the data with which an activity can be continued.
public protocol NSUserActivityDelegate: AnyObject {
    /// Called before an activity with changes is passed on.
    func userActivityWillSave(_ userActivity: NSUserActivity)
    /// Called when the activity is continued.
    func userActivityWasContinued(_ userActivity: NSUserActivity)
}

extension NSUserActivityDelegate {
    /// Does nothing by default.
    public func userActivityWillSave(_ userActivity: NSUserActivity) {}
    /// Does nothing.
    public func userActivityWasContinued(_ userActivity: NSUserActivity) {}
}
