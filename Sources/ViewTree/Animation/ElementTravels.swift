import DisplayList
import Foundation

/// Moves element properties that the browser would otherwise animate, when the animation is custom: at each step, an element is
/// shown with interpolated values.
///
/// The layout has its final values from the beginning, as with browser animations. Properties that can't be interpolated, such as
/// gradients, are left to the browser, and so is everything under reduced motion.
@MainActor
final class ElementTravels {
    /// The animation of one property of one element.
    private struct Travel {
        var from: ElementValue
        var target: ElementValue
        let course: VectorCourse<Double>
        weak var node: LayoutNode?
    }

    private struct Key: Hashable {
        let element: ElementID
        let property: AnimatedProperty
    }

    private unowned let graph: ViewGraph
    private var travels: [Key: Travel] = [:]

    init(graph: ViewGraph) { self.graph = graph }

    /// Applies the current values to an element that is about to be written; `old` is the element as it was last shown.
    func move(
        _ element: inout DisplayElement, from old: DisplayElement, under animation: Animation?, for node: LayoutNode
    ) {
        let begins = animation?.isCustom == true && !graph.reducesMotion
        guard begins || !travels.isEmpty else { return }
        for property in ElementValue.properties {
            let key = Key(element: element.id, property: property)
            guard let target = ElementValue(property, of: element) else {
                travels[key] = nil
                continue
            }
            if let travel = travels[key], travel.target != target { retarget(key, travel, to: target, animation) }
            if travels[key] == nil, begins, let animation, let from = ElementValue(property, of: old), from != target {
                begin(key, from, target, animation, node)
            }
            show(key, &element)
        }
    }

    /// An endless motion continues if its element was merely laid out again; everything else ends, and the next motion begins at
    /// the current value.
    private func retarget(_ key: Key, _ travel: Travel, to target: ElementValue, _ animation: Animation?) {
        travels[key] = nil
        guard animation == nil, travel.course.animation.repeatCount == .infinity,
            case .frame(let from) = travel.from, case .frame(let old) = travel.target, case .frame(let new) = target
        else { return }
        var moved = travel
        moved.from = .frame(from.offsetBy(dx: new.minX - old.minX, dy: new.minY - old.minY))
        moved.target = target
        travels[key] = moved
    }

    private func begin(
        _ key: Key, _ from: ElementValue, _ target: ElementValue, _ animation: Animation, _ node: LayoutNode
    ) {
        guard from.between(target, share: 0.5) != nil else { return }
        let course = VectorCourse<Double>(animation.seen(by: node), 1, graph)
        travels[key] = Travel(from: from, target: target, course: course, node: node)
        graph.clock.run(self) { [weak self] in self?.step() ?? false }
    }

    /// Applies the current value; after the end, the element keeps its own.
    private func show(_ key: Key, _ element: inout DisplayElement) {
        guard let travel = travels[key] else { return }
        element.motions[key.property] = nil
        guard let share = travel.course.step(), let value = travel.from.between(travel.target, share: share) else {
            travels[key] = nil
            return
        }
        value.apply(to: &element)
    }

    /// Animations of elements that aren't shown at present continue. A travel is kept until it has been shown at its end, or its
    /// end would be taken for a new change.
    private func step() -> Bool {
        var isMoving = false
        for (key, travel) in travels {
            guard let node = travel.node, node.ownElement == key.element, node.showAgain() else {
                travels[key] = nil
                continue
            }
            if travel.course.step() != nil { isMoving = true }
        }
        return isMoving
    }
}
