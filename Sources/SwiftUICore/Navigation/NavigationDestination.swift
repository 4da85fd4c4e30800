import Foundation
@_spi(Nodes) import ViewTree

extension View {
    /// Sets the pages for values of a type, from links or the path.
    ///
    /// See [navigationDestination](https://developer.apple.com/documentation/swiftui/view/navigationdestination(for:destination:)).
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            ValueDestinationModifier(type: ObjectIdentifier(D.self)) { value in
                (value.base as? D).map { AnyView(destination($0)) } ?? AnyView(EmptyView())
            })
    }

    /// Shows a page while the value is true.
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>, @ViewBuilder destination: @escaping () -> V
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                read: {
                    isPresented.wrappedValue ? (AnyHashable(true), { AnyView(destination()) }) : nil
                },
                beginAgain: { _ in isPresented.wrappedValue = true },
                end: { if isPresented.wrappedValue { isPresented.wrappedValue = false } }))
    }

    /// Shows a page while there is an item.
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>, @ViewBuilder destination: @escaping (D) -> C
    ) -> some View {
        modifier(
            PresentedDestinationModifier(
                read: {
                    item.wrappedValue.map { value in (AnyHashable(value), { AnyView(destination(value)) }) }
                },
                beginAgain: { if let value = $0.base as? D { item.wrappedValue = value } },
                end: { if item.wrappedValue != nil { item.wrappedValue = nil } }))
    }
}

private struct ValueDestinationModifier: PrimitiveModifier {
    let type: ObjectIdentifier
    let build: (AnyHashable) -> AnyView

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        ValueDestinationNode(view, context)
    }
}

private final class ValueDestinationNode<Content: View>: ModifierNode<Content, ValueDestinationModifier> {
    override func evaluate() {
        guard let navigation = environment.navigation else { return }
        for model in models(navigation) {
            model.register(modifier.type, self, on: navigation.page, modifier.build)
        }
    }

    private func models(_ navigation: NavigationContext) -> [NavigationModel] {
        navigation.target.map { [$0, navigation.model] } ?? [navigation.model]
    }

    override func withdraw() {
        guard let navigation = environment.navigation else { return }
        for model in models(navigation) { model.unregister(modifier.type, self) }
    }
}

private struct PresentedDestinationModifier: PrimitiveModifier {
    /// Called by the node, which observes it. A different item shows a different page.
    let read: () -> (item: AnyHashable, build: () -> AnyView)?
    /// Sets a removed item again.
    let beginAgain: (AnyHashable) -> Void
    let end: () -> Void

    package static func makeNode<Content: View>(
        _ view: ModifiedContent<Content, Self>, in context: NodeContext
    ) -> TypedNode<ModifiedContent<Content, Self>> {
        PresentedDestinationNode(view, context)
    }
}

private final class PresentedDestinationNode<Content: View>: ModifierNode<Content, PresentedDestinationModifier> {
    override func evaluate() {
        let read = track { modifier.read() }
        guard let navigation = environment.navigation else { return }
        let model = navigation.links
        if let read {
            model.present(
                self, read.item, replacing: navigation.target != nil, build: read.build, end: modifier.end)
        } else {
            model.withdraw(self)
        }
    }

    override func withdraw() { environment.navigation?.links.forget(self) }
}

extension PresentedDestinationNode: PresentingAgain {
    func present(again item: Any) {
        if let item = item as? AnyHashable { modifier.beginAgain(item) }
    }
}
