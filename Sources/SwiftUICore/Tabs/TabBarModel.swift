import Observation

/// What the views in the tabs of one tab view want of its bar.
@Observable
@MainActor
final class TabBarModel {
    private struct Wish {
        let tab: AnyHashable
        weak var page: NavigationPage?
        let hasPage: Bool
        let depth: Int
        let visibility: Visibility
    }

    private var wishes: [ObjectIdentifier: Wish] = [:]

    func wish(_ owner: ViewNode, tab: AnyHashable, page: NavigationPage?, _ visibility: Visibility?) {
        wishes[ObjectIdentifier(owner)] = visibility.map {
            Wish(tab: tab, page: page, hasPage: page != nil, depth: owner.depth, visibility: $0)
        }
    }

    /// The innermost view of the tab's uppermost page decides.
    func isShown(inTab tab: AnyHashable?) -> Bool {
        let heard = wishes.values.filter { $0.tab == tab && $0.visibility != .automatic }
            .filter { !$0.hasPage || $0.page?.isTop == true }
        return heard.max { $0.depth < $1.depth }?.visibility != .hidden
    }
}

/// The bar of the tab view that a view is in, and the tab.
struct TabBarPlace: Equatable {
    let model: TabBarModel
    let tab: AnyHashable

    static func == (left: Self, right: Self) -> Bool { left.model === right.model && left.tab == right.tab }
}

private struct TabBarPlaceKey: EnvironmentKey { static var defaultValue: TabBarPlace? { nil } }

extension EnvironmentValues {
    var tabBarPlace: TabBarPlace? {
        get { self[TabBarPlaceKey.self] }
        set { self[TabBarPlaceKey.self] = newValue }
    }
}

/// Shows or hides the bar of the tab view around.
struct TabBarVisibilityModifier: PrimitiveModifier {
    let visibility: Visibility?

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        TabBarVisibilityNode(view, context)
    }
}

private final class TabBarVisibilityNode<Content: View>: ModifierNode<Content, TabBarVisibilityModifier> {
    override func evaluate() { wish(modifier.visibility) }
    override func withdraw() { wish(nil) }

    private func wish(_ visibility: Visibility?) {
        guard let place = environment.tabBarPlace else { return }
        place.model.wish(self, tab: place.tab, page: environment.navigation?.page, visibility)
    }
}
