import Foundation
import SwiftUICore

/// Shows a navigation controller's stack as a SwiftUI `NavigationStack`.
struct NavigationPages: View {
    unowned let controller: UINavigationController
    let stack: UINavigationController.Stack

    var body: some View {
        if let root = stack.controllers.first {
            NavigationStack(path: path) {
                NavigationControllerPage(controller: root, stack: stack)
                    .navigationDestination(for: PageKey.self) { key in
                        NavigationControllerPage(controller: key.controller, stack: stack)
                    }
            }
            .id(ObjectIdentifier(root))
        }
    }

    /// SwiftUI sets the path when a user goes back with the bar or a swipe, so it only gets shorter.
    private var path: Binding<[PageKey]> {
        Binding(
            get: { stack.controllers.dropFirst().map(PageKey.init) },
            set: { keys in
                let kept = Array(stack.controllers.prefix(1)) + keys.map(\.controller)
                if kept.count < stack.controllers.count { controller.change(to: kept, animated: true) }
            })
    }
}

/// A controller as an element of the navigation path.
private struct PageKey: Hashable {
    let controller: UIViewController

    static func == (left: Self, right: Self) -> Bool { left.controller === right.controller }
    func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(controller)) }
}

/// A controller's view, with the settings of its navigation item.
private struct NavigationControllerPage: View {
    let controller: UIViewController
    let stack: UINavigationController.Stack

    private var item: UINavigationItem.Look { controller.navigationItem.look }

    var body: some View {
        ControllerPage(controller: controller)
            .modifier(SearchDrawer(item: item))
            // The view ends at the bars, but its background extends below them.
            .background { item.ground.map(Color.init(bridged:))?.ignoresSafeArea() }
            .navigationTitle(Text(verbatim: item.title ?? ""))
            .navigationBarTitleDisplayMode(titleMode)
            .navigationBarBackButtonHidden(item.hidesBackButton)
            .toolbar(isBarHidden ? .hidden : .automatic, for: .navigationBar)
            .toolbar(removing: controller.splitViewController?.columns.hasToggle == false ? .sidebarToggle : nil)
            .toolbar {
                ToolbarItemGroup(placement: .topBarLeading) { entries(item.leading) }
                // The first item is at the edge.
                ToolbarItemGroup(placement: .topBarTrailing) { entries(item.trailing.reversed()) }
                if let view = item.titleView { ToolbarItem(placement: .principal) { BarView(view: view) } }
                if !stack.isToolbarHidden { ToolbarItemGroup(placement: .bottomBar) { entries(item.bottom) } }
            }
    }

    private var isBarHidden: Bool {
        stack.isBarHidden || item.search.map { $0.look.isActive && $0.look.hidesBar } ?? false
    }

    private var titleMode: NavigationBarItem.TitleDisplayMode {
        guard UINavigationBar.appearance().prefersLargeTitles else { return .inline }
        switch item.titleMode {
        case .automatic: return .automatic
        case .always: return .large
        case .never, .inline: return .inline
        }
    }

    private func entries(_ items: [UIBarButtonItem]) -> some View {
        ForEach(items, id: \.self) { BarEntry(item: $0) }
    }
}

/// Shows a bar button item.
struct BarEntry: View {
    let item: UIBarButtonItem

    var body: some View {
        if item.look.isHidden {
            EmptyView()
        } else if let view = item.look.view {
            BarView(view: view)
        } else if item.isSpace {
            Spacer()
        } else {
            control
                .disabled(!item.look.isEnabled)
                .tint(item.look.tint.map(Color.init(bridged:)))
                .modifier(ElementNaming(name: item.look.accessibilityIdentifier))
        }
    }

    @ViewBuilder private var control: some View {
        if let menu = item.look.menu {
            if item.look.hasAction {
                Menu {
                    MenuItems(menu: menu, sender: item)
                } label: {
                    label
                } primaryAction: {
                    item.press()
                }
            } else {
                Menu {
                    MenuItems(menu: menu, sender: item)
                } label: {
                    label
                }
            }
        } else {
            Button {
                item.press()
            } label: {
                label
            }
        }
    }

    private var label: some View { item.label.fontWeight(item.look.isProminent ? .semibold : nil) }
}

/// A custom view in a bar, in its preferred size.
private struct BarView: View {
    let view: UIView

    var body: some View { GuestPage(view: view).frame(width: size.width, height: size.height) }

    private var size: CGSize {
        let content = view.intrinsicContentSize
        let fitting = view.hasConstrainedViews ? view.systemLayoutSizeFitting(.zero) : view.bounds.size
        return CGSize(
            width: content.width > 0 ? content.width : fitting.width,
            height: min(content.height > 0 ? content.height : fitting.height, 44))
    }
}

/// Sets an accessibility identifier, if there is one.
private struct ElementNaming: ViewModifier {
    let name: String?

    func body(content: Content) -> some View {
        if let name { content.accessibilityIdentifier(name) } else { content }
    }
}
