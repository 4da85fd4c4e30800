import DisplayList
import Observation
import SwiftUICore
import UIKit

/// Adds a representable recognizer to a view.
struct RecognizerModifier<Representable: UIGestureRecognizerRepresentable>: ViewModifier {
    let representable: Representable
    @State private var owner = RecognizerOwner<Representable>()

    init(representable: Representable) { self.representable = representable }

    func body(content: Content) -> some View {
        content.modifier(RecognizerGroundModifier(ground: owner.ground))
            .gesture(HeardGesture(owner.specs(after: representable)) { [owner] in owner.hear($0, $1) })
    }
}

/// Keeps a representable's recognizer and its coordinator as long as the view lives.
@MainActor @Observable
final class RecognizerOwner<Representable: UIGestureRecognizerRepresentable> {
    @ObservationIgnored let ground = RecognizerGround()
    @ObservationIgnored private var representable: Representable?
    @ObservationIgnored private var coordinator: Representable.Coordinator?
    @ObservationIgnored private var recognizer: Representable.UIGestureRecognizerType?
    @ObservationIgnored private var specs: [GestureSpec] = []
    /// Changes when an event has changed what the browser should recognize.
    private var revision = 0

    /// What the browser should recognize for a new value of the representable.
    func specs(after new: Representable) -> [GestureSpec] {
        _ = revision
        representable = new
        let context = context(of: new)
        new.updateUIGestureRecognizer(recognizer(of: new, context), context: context)
        specs = ground.recognizer?.specs ?? []
        return specs
    }

    func hear(_ phase: ElementEvent.Phase, _ value: ElementEvent.GestureValue) {
        ground.recognizer?.hear(phase, value, frame: ground.frame)
        if ground.recognizer?.specs != specs { revision += 1 }
    }

    private func context(of representable: Representable) -> Representable.Context {
        let converter = Representable.CoordinateSpaceConverter(ground: ground)
        let coordinator = coordinator ?? representable.makeCoordinator(converter: converter)
        self.coordinator = coordinator
        return Representable.Context(coordinator: coordinator, converter: converter)
    }

    private func recognizer(
        of representable: Representable, _ context: Representable.Context
    ) -> Representable.UIGestureRecognizerType {
        if let recognizer { return recognizer }
        let recognizer = representable.makeUIGestureRecognizer(context: context)
        self.recognizer = recognizer
        ground.recognizer = HostedRecognizer(recognizer) { [weak self] in self?.act() }
        return recognizer
    }

    private func act() {
        guard let representable, let recognizer else { return }
        representable.handleUIGestureRecognizerAction(recognizer, context: context(of: representable))
    }
}
