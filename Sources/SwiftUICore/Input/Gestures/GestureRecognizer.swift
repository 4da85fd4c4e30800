import DisplayList
import Foundation

/// What a gesture tells of itself.
public enum _GestureStep<Value> {
    case changed(Value)
    case ended(Value)
    case cancelled

    func map<New>(_ transform: (Value) -> New) -> _GestureStep<New> {
        switch self {
        case .changed(let value): .changed(transform(value))
        case .ended(let value): .ended(transform(value))
        case .cancelled: .cancelled
        }
    }
}

/// Makes steps of a gesture out of what the browser recognised. It is made anew with each view value, and remembers what
/// it has to in the context's slots.
public struct _GestureRecognizer<Value> {
    let step: @MainActor (GestureEvent) -> _GestureStep<Value>?
}

/// What the browser recognised, and where the gesture's view is.
struct GestureEvent {
    let index: Int
    let phase: ElementEvent.Phase
    let value: ElementEvent.GestureValue
    /// What turns the view's coordinates into those of a space.
    let origin: @MainActor (CoordinateSpace) -> CGPoint
    let size: CGSize
}

/// Collects what a gesture wants the browser to recognise.
public struct _GestureContext {
    var specs: [GestureSpec] = []
    /// Where the view's own list of gestures begins.
    let memory: GestureMemory
    private var slotCount = 0

    init(_ memory: GestureMemory) { self.memory = memory }

    /// The number of a gesture that the browser recognises.
    mutating func add(_ spec: GestureSpec) -> Int {
        specs.append(spec)
        return specs.count - 1
    }

    /// What a recogniser remembers from one view value to the next.
    mutating func slot<Value>(_ initial: Value) -> GestureSlot<Value> {
        defer { slotCount += 1 }
        if slotCount < memory.slots.count, let slot = memory.slots[slotCount] as? GestureSlot<Value> { return slot }
        let slot = GestureSlot(initial)
        memory.slots.removeSubrange(min(slotCount, memory.slots.count)...)
        memory.slots.append(slot)
        return slot
    }
}

final class GestureMemory {
    var slots: [AnyObject] = []
}

final class GestureSlot<Value> {
    var value: Value
    init(_ value: Value) { self.value = value }
}

extension _GestureContext {
    /// A gesture that the browser recognises; `read` makes its value.
    mutating func leaf<Value>(
        _ spec: GestureSpec, _ read: @escaping @MainActor (GestureEvent) -> Value
    ) -> _GestureRecognizer<Value> {
        let index = add(spec)
        return _GestureRecognizer { event in
            guard event.index == index else { return nil }
            switch event.phase {
            case .began, .changed: return .changed(read(event))
            case .ended: return .ended(read(event))
            case .cancelled: return .cancelled
            }
        }
    }
}
