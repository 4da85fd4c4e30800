import SwiftUICore
import UIKit
@_spi(Nodes) import ViewTree

/// A UIKit view controller in a SwiftUI view's place.
///
/// See [UIViewControllerRepresentable](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentable). Its `body`
/// is Kissa's. What the controller presents lies over the page, and where it stands in a sheet, `dismiss` ends that.
@MainActor @preconcurrency
public protocol UIViewControllerRepresentable: View {
    /// The type of the controller.
    associatedtype UIViewControllerType: UIViewController
    /// The type of what speaks for the view; nothing by default.
    associatedtype Coordinator = Void
    /// What the view knows of where it is.
    typealias Context = UIViewControllerRepresentableContext<Self>

    /// Makes the controller, once in each place where it is shown.
    func makeUIViewController(context: Context) -> UIViewControllerType
    /// Brings the controller up to date: called after it was made, before its view appears, and when what the view
    /// depends on has changed.
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    /// Called when the view is gone for good.
    static func dismantleUIViewController(_ uiViewController: UIViewControllerType, coordinator: Coordinator)
    /// Makes an object that communicates for the view, such as the controller's delegate. It is made first, and lives
    /// as long as the view.
    func makeCoordinator() -> Coordinator
    /// The size that the view takes of a proposal; nil leaves it to the controller's view, or to what it prefers.
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

    /// Leaves the size to the controller's view, or to what it prefers.
    public func sizeThatFits(
        _ proposal: ProposedViewSize, uiViewController: UIViewControllerType, context: Context
    ) -> CGSize? { nil }
}

extension UIViewControllerRepresentable where Coordinator == Void {
    /// No coordinator.
    public func makeCoordinator() {}
}

/// What a representable controller's view knows of where it is.
///
/// See [UIViewControllerRepresentableContext](https://developer.apple.com/documentation/swiftui/uiviewcontrollerrepresentablecontext).
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    /// What `makeCoordinator()` made.
    public let coordinator: Representable.Coordinator
    /// Of the change that is under way.
    public internal(set) var transaction: Transaction
    /// The environment of the place where the controller is shown.
    public internal(set) var environment: EnvironmentValues

    fileprivate init(_ surroundings: RepresentedSurroundings<Representable.Coordinator>) {
        coordinator = surroundings.coordinator
        transaction = surroundings.transaction
        environment = surroundings.environment
    }
}

/// The view that stands for a representable controller, and over which it presents others.
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

/// A controller that UIKit's code presents.
struct PresentedControllerView: UIViewControllerRepresentable {
    let controller: UIViewController

    func makeUIViewController(context: Context) -> UIViewController { controller }
    func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
