import Foundation

/// The container that a background is for.
public struct ContainerBackgroundPlacement: Hashable, Sendable {
    private let name: String
    /// A page of a navigation stack.
    public static let navigation = ContainerBackgroundPlacement(name: "navigation")
    /// A split view.
    public static let navigationSplitView = ContainerBackgroundPlacement(name: "navigationSplitView")
    /// A tab view.
    public static let tabView = ContainerBackgroundPlacement(name: "tabView")
    /// A widget. Here a widget's view is only part of the app, which on Apple's systems doesn't draw this background either.
    public static let widget = ContainerBackgroundPlacement(name: "widget")
    /// The window.
    public static let window = ContainerBackgroundPlacement(name: "window")
    /// A subscription store, as far as its marketing content and its plans reach.
    public static let subscriptionStore = ContainerBackgroundPlacement(name: "subscriptionStore")
    /// The marketing content of a subscription store.
    public static let subscriptionStoreHeader = ContainerBackgroundPlacement(name: "subscriptionStoreHeader")
    /// A whole subscription store.
    public static let subscriptionStoreFullHeight = ContainerBackgroundPlacement(name: "subscriptionStoreFullHeight")

    fileprivate static let stores = [subscriptionStore, subscriptionStoreHeader, subscriptionStoreFullHeight]
}

extension View {
    /// Sets the background of the container that the view is in, up to its edges.
    public func containerBackground<S: ShapeStyle>(_ style: S, for container: ContainerBackgroundPlacement) -> some View
    {
        modifier(ContainerBackground(container: container, alignment: .center, background: Rectangle().fill(style)))
    }

    /// Places views behind this one, up to the container's edges.
    public func containerBackground<V: View>(
        for container: ContainerBackgroundPlacement, alignment: Alignment = .center, @ViewBuilder content: () -> V
    ) -> some View {
        modifier(ContainerBackground(container: container, alignment: alignment, background: content()))
    }
}

/// A background of the view, or of the store whose marketing content the view is.
private struct ContainerBackground<Background: View>: ViewModifier {
    let container: ContainerBackgroundPlacement
    let alignment: Alignment
    let background: Background
    @Environment(\.isInSubscriptionStore) private var isInStore

    func body(content: Content) -> some View {
        let isForStore = isInStore && ContainerBackgroundPlacement.stores.contains(container)
        content
            .background(alignment: alignment) {
                if container != .widget, !isForStore { background.ignoresSafeArea() }
            }
            .transformPreference(ContainerBackgroundsKey.self) {
                if isForStore { $0[container] = AnyView(background) }
            }
    }
}

/// The backgrounds that views give to the subscription store around them.
package struct ContainerBackgroundsKey: PreferenceKey {
    package static var defaultValue: [ContainerBackgroundPlacement: AnyView] { [:] }

    package static func reduce(
        value: inout [ContainerBackgroundPlacement: AnyView], nextValue: () -> [ContainerBackgroundPlacement: AnyView]
    ) { value.merge(nextValue()) { $1 } }
}

private struct SubscriptionStoreKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether the view is the marketing content of a subscription store, which draws the backgrounds that are for it.
    package var isInSubscriptionStore: Bool {
        get { self[SubscriptionStoreKey.self] }
        set { self[SubscriptionStoreKey.self] = newValue }
    }
}
