import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Adds a gesture to a view.
struct GestureModifier<G: Gesture>: WrappingModifier {
    let gesture: G
    var priority = GesturePriority.standard
    var isEnabled = true

    /// Replaces the gesture's closures, which are new with each view value, and keeps the state of its recognition.
    func update(_ wrapper: GestureLayoutNode, for node: ViewNode) {
        var context = _GestureContext(wrapper.memory)
        let recognizer = gesture._makeRecognizer(&context)
        let isEnabled = isEnabled && node.environment.isEnabled && !node.environment.gesturesAreOff
        wrapper.update(isEnabled ? context.specs.map { $0.with(priority) } : []) { _ = recognizer.step($0) }
    }
}

/// Lets the browser recognize a view's gestures, and passes their events to the app's recognizer.
final class GestureLayoutNode: UnaryLayoutNode, PlainWrapper {
    let memory = GestureMemory()
    private var specs: [GestureSpec] = []
    private var take: (GestureEvent) -> Void = { _ in }
    /// The index of this node's first gesture among those of its element.
    private var firstIndex = 0
    private var listening: ElementID?
    private var placement = ElementPlacement()
    /// The positions for gestures in progress.
    private var grounds: [Int: GestureGround] = [:]

    func update(_ specs: [GestureSpec], _ take: @escaping (GestureEvent) -> Void) {
        self.take = take
        guard specs != self.specs else { return }
        self.specs = specs
        invalidateElements()
    }

    override func display(_ builder: inout DisplayBuilder) -> [ElementID] {
        let elements = builder.displayChildren(of: self)
        if specs.isEmpty { return elements }
        guard elements.count == 1 else {
            placement = ElementPlacement()
            return builder.show(self) { listen(on: &$0) }
        }
        let origin = builder.origin
        builder.modify(elements) { element in
            placement = ElementPlacement(element, from: origin)
            listen(on: &element)
        }
        return elements
    }

    private func listen(on element: inout DisplayElement) {
        element.input.events.insert(.gesture)
        // An element that was not made again since then has the gestures already.
        let end = firstIndex + specs.count
        let hasThem = element.input.gestures.count >= end && Array(element.input.gestures[firstIndex..<end]) == specs
        if listening == element.id, hasThem { return }
        listening = element.id
        firstIndex = element.input.gestures.count
        element.input.gestures += specs
    }

    override func handle(_ action: ElementEvent.Action) -> Bool {
        guard case .gesture(let index, let phase, let value) = action else { return false }
        let own = index - firstIndex
        guard specs.indices.contains(own) else { return false }
        let ground = ground(of: own, in: phase)
        take(
            GestureEvent(
                index: own, phase: phase, value: ground.placement.inView(value), origin: { ground.origin(of: $0) },
                size: size))
        return true
    }

    /// Positions are kept during a gesture; hovering always uses the view's present position.
    private func ground(of index: Int, in phase: ElementEvent.Phase) -> GestureGround {
        let known = phase == .began ? nil : grounds[index]
        let ground = known ?? GestureGround(self, placement)
        let isOver = phase == .ended || phase == .cancelled
        grounds[index] = isOver || specs[index].isHover ? nil : ground
        return ground
    }
}

extension GestureSpec {
    fileprivate var isHover: Bool {
        switch self {
        case .hover: true
        case .prioritized(let spec, _): spec.isHover
        default: false
        }
    }
}

extension View {
    /// Adds a gesture to the view. Those of the views inside have precedence.
    public func gesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        adding(gesture, .standard, mask)
    }

    /// Adds a gesture to the view, if it is enabled. Those of the views inside have precedence.
    public func gesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        adding(gesture, .standard, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture to the view. The name has no effect here: on Apple's systems, UIKit's gestures can refer to the
    /// gesture by it.
    public func gesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        adding(gesture, .standard, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognized simultaneously with those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        adding(gesture, .simultaneous, mask)
    }

    /// Adds a gesture, if it is enabled, that is recognized simultaneously with those of the views inside.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        adding(gesture, .simultaneous, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognized simultaneously with those of the views inside. The name has no effect here.
    public func simultaneousGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        adding(gesture, .simultaneous, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognized in place of those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, including mask: GestureMask = .all) -> some View {
        adding(gesture, .high, mask)
    }

    /// Adds a gesture, if it is enabled, that is recognized in place of those of the views inside.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, isEnabled: Bool) -> some View {
        adding(gesture, .high, isEnabled ? .all : .subviews)
    }

    /// Adds a gesture that is recognized in place of those of the views inside. The name has no effect here.
    public func highPriorityGesture<T: Gesture>(_ gesture: T, name: String, isEnabled: Bool = true) -> some View {
        adding(gesture, .high, isEnabled ? .all : .subviews)
    }

    private func adding<T: Gesture>(_ gesture: T, _ priority: GesturePriority, _ mask: GestureMask) -> some View {
        transformEnvironment(\.gesturesAreOff) { $0 = $0 || !mask.contains(.subviews) }
            .modifier(
                GestureModifier(gesture: gesture, priority: priority, isEnabled: mask.contains(.gesture)))
    }
}

private struct GesturesAreOffKey: EnvironmentKey {
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether an ancestor view has disabled the gestures here.
    var gesturesAreOff: Bool {
        get { self[GesturesAreOffKey.self] }
        set { self[GesturesAreOffKey.self] = newValue }
    }
}
