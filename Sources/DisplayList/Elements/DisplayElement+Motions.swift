import Foundation

extension DisplayElement {
    /// Takes over the motions of what the element was before, and lets what changed since travel under `motion` (nil: jump).
    ///
    /// A frame that moves for ever keeps doing so where the element is merely laid out anew, as when the window's size
    /// changes: its way is moved along.
    public mutating func inheritMotions(from old: DisplayElement, under motion: Motion?) {
        // Most changes are of this kind, and nothing moves.
        guard motion != nil || !old.motions.isEmpty else {
            if !motions.isEmpty { motions = [:] }
            return
        }
        motions = old.motions
        for property in AnimatedProperty.allCases where property.value(of: self) != property.value(of: old) {
            if var motion {
                motion.origin = property.value(of: old)
                motions[property] = motion
            } else if property == .frame, let endless = old.motions[.frame], endless.repeatCount == .infinity {
                motions[property] = endless.moved(from: old.frame, to: frame)
            } else {
                motions[property] = nil
            }
        }
    }
}

extension AnimatedProperty {
    /// The property's value, by which an element that is new to a client knows where it came from.
    fileprivate func value(of element: DisplayElement) -> Motion.Origin {
        switch self {
        case .frame: .frame(element.frame)
        case .opacity: .opacity(element.style.opacity)
        case .transform: .transform(element.style.transform)
        case .background: .background(element.style.background)
        case .filter:
            .filter(shadow: element.style.shadow, blur: element.style.blur, filters: element.style.filters)
        case .content: .content(element.style.contentChange == nil ? nil : element.content)
        }
    }
}

extension Motion {
    fileprivate func moved(from old: CGRect, to new: CGRect) -> Motion {
        var motion = self
        if case .frame(let origin)? = origin {
            motion.origin = .frame(origin.offsetBy(dx: new.minX - old.minX, dy: new.minY - old.minY))
        }
        return motion
    }
}
