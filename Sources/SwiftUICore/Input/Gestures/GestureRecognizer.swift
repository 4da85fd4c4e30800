import DisplayList
import Foundation

/// A step of a gesture: a change, its end, or its cancellation.
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

/// Converts events of the browser's gestures to steps of a gesture. It is made again with each view value, and keeps
/// its state in the context's slots.
public struct _GestureRecognizer<Value> {
    let step: @MainActor (GestureEvent) -> _GestureStep<Value>?
}

/// An event of a gesture that the browser has recognized, with the position of the gesture's view.
struct GestureEvent {
    let index: Int
    let phase: ElementEvent.Phase
    let value: ElementEvent.GestureValue
    /// Returns the offset from the view's coordinates to those of a space.
    let origin: @MainActor (CoordinateSpace) -> CGPoint
    let size: CGSize
}

/// Collects the gestures that the browser has to recognize for a gesture.
public struct _GestureContext {
    var specs: [GestureSpec] = []
    /// The storage of the recognizers' slots, which the view keeps.
    let memory: GestureMemory
    private var slotCount = 0

    init(_ memory: GestureMemory) { self.memory = memory }

    /// Adds a gesture that the browser recognizes, and returns its index.
    mutating func add(_ spec: GestureSpec) -> Int {
        specs.append(spec)
        return specs.count - 1
    }

    /// State that a recognizer keeps from one view value to the next.
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
    /// A recognizer for a gesture of the browser; `read` returns its value.
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
