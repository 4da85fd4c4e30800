import Observation
@_spi(Nodes) import ViewTree

/// Connects the views in the tabs of one tab view with its bar: they can show or hide the bar, and the bar can pop
/// their navigation stacks.
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

    private struct Stack {
        weak var model: NavigationModel?
    }

    private var wishes: [ObjectIdentifier: Wish] = [:]
    @ObservationIgnored private var stacks: [AnyHashable: Stack] = [:]

    func wish(_ owner: ViewNode, tab: AnyHashable, page: NavigationPage?, _ visibility: Visibility?) {
        wishes[ObjectIdentifier(owner)] = visibility.map {
            Wish(tab: tab, page: page, hasPage: page != nil, depth: owner.depth, visibility: $0)
        }
    }

    /// Whether the bar is shown with a tab: the innermost view on the tab's top page that sets it decides.
    func isShown(inTab tab: AnyHashable?) -> Bool {
        let heard = wishes.values.filter { $0.tab == tab && $0.visibility != .automatic }
            .filter { !$0.hasPage || $0.page?.isTop == true }
        return heard.max { $0.depth < $1.depth }?.visibility != .hidden
    }

    /// Registers the outermost navigation stack of a tab.
    func note(_ stack: NavigationModel, inTab tab: AnyHashable) {
        guard stacks[tab]?.model !== stack else { return }
        stacks = stacks.filter { $0.value.model != nil }
        stacks[tab] = Stack(model: stack)
    }

    /// Called when somebody presses the button of the tab that is shown: its stack goes back to its root, as on an
    /// iPhone.
    func goToStart(ofTab tab: AnyHashable) { stacks[tab]?.model?.pop(to: 0) }
}

/// The model of the tab bar that a view belongs to, and the view's tab.
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

/// Shows or hides the bar of the tab view that the content is in.
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
