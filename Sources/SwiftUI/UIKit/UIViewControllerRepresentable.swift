import SwiftUICore
import UIKit
@_spi(Nodes) import ViewTree

/// A UIKit view controller as a SwiftUI view.
///
/// See [UIViewControllerRepresentable](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable). Its
/// `body` is Kissa's. What the controller presents appears over the page; in a sheet, `dismiss` dismisses the sheet.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of the coordinator; none by default.
    associatedtype Coordinator = Void
    /// The context of the view.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once for each place where it is shown.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Updates the controller: called after it was made, before its view appears, and when something on which the view depends
    /// has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the view was removed for good.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes an object that communicates for the view, such as the controller's delegate. It is made first, and lives
    /// as long as the view.
    func makeCoordinator() -> Coordinator
    /// The view's size for a proposal; nil uses the controller's view, or its preferred size.
    func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize?
}

extension UIViewControllerRepresentable {
    /// The view that shows the controller.
    public var body: _UIViewControllerRepresentation<Self> { _UIViewControllerRepresentation(view: self) }

    /// Does nothing.
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType, coordinator: Coordinator
    ) {}

    /// Uses the size of the controller's view, or its preferred size.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() {}
}

/// The context of a representable controller.
///
/// See [UIViewControllerRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// The transaction of the current change.
    public internal(set) var transaction: Transaction
    /// The environment of the place where the controller is shown.
    public internal(set) var environment: EnvironmentValues

    fileprivate init(_ surroundings: RepresentedSurroundings<Representable.Coordinator>) {
        coordinator = surroundings.coordinator
        transaction = surroundings.transaction
        environment = surroundings.environment
    }
}

/// The view that shows a representable controller, and over which it presents others.
public struct _UIViewControllerRepresentation<Representable: UIViewControllerRepresentable>: View {
    let view: Representable
    @State private var stage = ControllerStage()

    init(view: Representable) { self.view = view }

    /// The controller's view, and what it presents.
    public var body: some View {
        RepresentedController(view: view, stage: stage).modifier(ControllerPresenting(stage: stage))
    }
}

/// The controller itself.
private struct RepresentedController<Representable: UIViewControllerRepresentable>: View, PrimitiveView {
    let view: Representable
    let stage: ControllerStage

    static func makeNode(_ view: Self, in context: NodeContext) -> TypedNode<Self> {
        GuestNode(view, context) { show in RepresentableGuest(view, context, show: show) }
    }
}

extension RepresentedController: Represented {
    typealias Surroundings = RepresentedSurroundings<Representable.Coordinator>
    typealias Controller = Representable.UIViewControllerType

    static var entersFirst: Bool { false }

    func makeCoordinator() -> Representable.Coordinator { view.makeCoordinator() }

    func make(_ surroundings: Surroundings) -> Controller {
        view.makeUIViewController(context: Representable.Context(surroundings))
    }

    func update(_ object: Controller, _ surroundings: Surroundings) {
        view.updateUIViewController(object, context: Representable.Context(surroundings))
    }

    func size(for proposal: ProposedViewSize, _ object: Controller, _ surroundings: Surroundings) -> CGSize? {
        view.sizeThatFits(
            proposal, uiViewController: object, context: Representable.Context(surroundings))
    }

    static func dismantle(_ object: Controller, _ coordinator: Representable.Coordinator) {
        Representable.dismantleUIViewController(object, coordinator: coordinator)
    }

    static func view(of object: Controller) -> UIView { object.view }

    func willEnter(_ object: Controller, _ guest: RepresentableGuest<Self>) {
        stage.presenter = object
        stage.afterCommit = { [weak graph = guest.graph] in graph?.afterCommit($0) }
        stage.endsPresentation = { [weak guest] in guest?.environment.endPresentation() ?? false }
        object.stage = stage
    }

    static func didLeave(_ object: Controller) { object.stage = nil }
}

/// A controller presented by UIKit code.
struct PresentedControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
