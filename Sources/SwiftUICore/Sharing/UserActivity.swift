import Foundation
@_spi(Nodes) import ViewTree

/// The current activity of a window, and the views that continue activities.
@MainActor
final class UserActivities: WindowService {
    weak var current: NSUserActivity?
    private var owners: [ObjectIdentifier: (depth: Int, type: String, go: (NSUserActivity) -> Void)] = [:]

    init(graph: ViewGraph) {}

    fileprivate func set(_ owner: ViewNode, _ type: String, _ go: @escaping (NSUserActivity) -> Void) {
        owners[ObjectIdentifier(owner)] = (owner.depth, type, go)
    }

    fileprivate func remove(_ owner: ViewNode) { owners[ObjectIdentifier(owner)] = nil }

    /// Passes the activity to all views that handle its type, the outer ones first.
    func go(on activity: NSUserActivity) {
        if activity.needsSave { activity.delegate?.userActivityWillSave(activity) }
        activity.needsSave = false
        for owner in owners.values.sorted(by: { $0.depth < $1.depth }) where owner.type == activity.activityType {
            owner.go(activity)
        }
        activity.delegate?.userActivityWasContinued(activity)
    }

    /// Passes a page's URL as an activity, as Apple's systems do for URLs that lead into an app.
    func open(_ page: URL) {
        let activity = NSUserActivity(activityType: NSUserActivityTypeBrowsingWeb)
        activity.webpageURL = page
        go(on: activity)
    }
}

extension ViewGraph {
    var activities: UserActivities { service() }

    /// The window's current activity, set by its views or the app.
    package var currentActivity: NSUserActivity? { activities.current }

    /// Lets the window's views continue an activity.
    package func go(on activity: NSUserActivity) { activities.go(on: activity) }
}

private struct ContinueActivityModifier: PrimitiveModifier {
    let type: String
    let go: (NSUserActivity) -> Void

    static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ContinueActivityNode(view, context)
    }
}

private final class ContinueActivityNode<Content: View>: ModifierNode<Content, ContinueActivityModifier> {
    override func evaluate() { graph.activities.set(self, modifier.type, modifier.go) }
    override func withdraw() { graph.activities.remove(self) }
}

/// Keeps an activity while its view exists and the activity is active, and updates it whenever the view is evaluated.
private struct ActivityModifier: ViewModifier {
    let type: String
    let isActive: Bool
    let update: (NSUserActivity) -> Void
    @State private var held = HeldActivity()

    func body(content: Content) -> some View {
        let isActive = isActive
        if isActive { held.activity(type).map(update) }
        return
            content
            .onChange(of: isActive, initial: true) { _, isActive in
                if isActive { held.activity(type)?.becomeCurrent() } else { held.end() }
            }
            .onDisappear { held.end() }
    }
}

@MainActor
private final class HeldActivity {
    private var activity: NSUserActivity?

    func activity(_ type: String) -> NSUserActivity? {
        if activity?.activityType != type {
            end()
            activity = NSUserActivity(activityType: type)
        }
        return activity
    }

    func end() {
        activity?.invalidate()
        activity = nil
    }
}

extension View {
    /// Continues activities of a type. A page that is opened at a URL passes one of `NSUserActivityTypeBrowsingWeb`.
    ///
    /// See [onContinueUserActivity](https://developer.apple.com/documentation/swiftui/view/oncontinueuseractivity(_:perform:)).
    public func onContinueUserActivity(
        _ activityType: String, perform action: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ContinueActivityModifier(type: activityType, go: action))
    }

    /// Sets the activity of the view. The closure writes the data with which it can be continued.
    public func userActivity(
        _ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> Void
    ) -> some View {
        modifier(ActivityModifier(type: activityType, isActive: isActive, update: update))
    }

    /// Sets the activity of the view for an element; with nil there is none.
    public func userActivity<P>(
        _ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View {
        userActivity(activityType, isActive: element != nil) { activity in
            if let element { update(element, activity) }
        }
    }
}
