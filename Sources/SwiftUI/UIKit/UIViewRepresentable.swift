import SwiftUICore
import UIKit
@_spi(Nodes) import ViewTree

/// A UIKit view as a SwiftUI view.
///
/// See [UIViewRepresentable](https://developer.apple.com/documentation/swiftui/uiviewrepresentable). Its `body` is Kissa's.
@MainActor @preconcurrency
public protocol UIViewRepresentable: View {
    /// The type of the UIKit view.
    associatedtype UIViewType: UIView
    /// The type of the coordinator; none by default.
    associatedtype Coordinator = Void
    /// The context of the view.
    typealias Context = UIViewRepresentableContext<Self>

    /// Makes the view, once for each place where it is shown.
    func makeUIView(context: Context) -> UIViewType
    /// Updates the view: called after it was made, and when something on which the view depends has changed.
    func updateUIView(_ uiView: UIViewType, context: Context)
    /// Called when the view was removed for good.
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    /// Makes an object that communicates for the view, such as its delegate. It is made first, and lives as long as the
    /// view.
    func makeCoordinator() -> Coordinator
    /// The view's size for a proposal; nil uses the view's intrinsic size.
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
}

extension UIViewRepresentable {
    /// The view that shows the UIKit view.
    public var body: _UIViewRepresentation<Self> { _UIViewRepresentation(view: self) }
    /// Does nothing.
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    /// Uses the view's intrinsic size.
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize? { nil }
}

extension UIViewRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() {}
}

/// The context of a representable view.
///
/// See [UIViewRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public internal(set) var transaction: Transaction
    /// The environment of the place where the view is shown.
    public internal(set) var environment: EnvironmentValues
}

/// The view that shows a representable one.
public struct _UIViewRepresentation<Representable: UIViewRepresentable>: View, PrimitiveView {
    let view: Representable

    package static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        GuestNode(view, context) { show in RepresentableGuest(view, context, show: show) }
    }
}

extension _UIViewRepresentation: Represented {
    package func makeCoordinator() -> Representable.Coordinator { view.makeCoordinator() }

    package func make(_ surroundings: RepresentedSurroundings<Representable.Coordinator>) -> Representable.UIViewType {
        view.makeUIView(context: Representable.Context(surroundings))
    }

    package func update(
        _ object: Representable.UIViewType, _ surroundings: RepresentedSurroundings<Representable.Coordinator>
    ) {
        view.updateUIView(object, context: Representable.Context(surroundings))
    }

    package func size(
        for proposal: ProposedViewSize, _ object: Representable.UIViewType,
        _ surroundings: RepresentedSurroundings<Representable.Coordinator>
    ) -> CGSize? {
        view.sizeThatFits(proposal, uiView: object, context: Representable.Context(surroundings))
    }

    package static func dismantle(_ object: Representable.UIViewType, _ coordinator: Representable.Coordinator) {
        Representable.dismantleUIView(object, coordinator: coordinator)
    }

    package static func view(of object: Representable.UIViewType) -> UIView { object }
}

extension UIViewRepresentableContext {
    fileprivate init(_ surroundings: RepresentedSurroundings<Representable.Coordinator>) {
        self.init(
            coordinator: surroundings.coordinator, transaction: surroundings.transaction,
            environment: surroundings.environment)
    }
}
