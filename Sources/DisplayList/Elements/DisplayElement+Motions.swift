import Foundation

extension DisplayElement {
    /// Keeps the motions of the element's previous version, and animates the properties that have changed since with `motion`
    /// (nil: without animation).
    ///
    /// An endless motion continues if the element is merely laid out again, as when the window's size changes: a frame's path
    /// moves along, and a 3D rotation gets its new perspective.
    public mutating func inheritMotions(from old: DisplayElement, under motion: Motion?) {
        // The common case: no motion at all.
        guard motion != nil || !old.motions.isEmpty else {
            if !motions.isEmpty { motions = [:] }
            return
        }
        motions = old.motions
        for property in AnimatedProperty.allCases where property.value(of: self) != property.value(of: old) {
            if var motion {
                motion.origin = property.value(of: old)
                motions[property] = motion
            } else if let endless = old.motions[property], endless.repeatCount == .infinity {
                motions[property] = endless.goingOn(with: property, of: old, as: self)
            } else {
                motions[property] = nil
            }
        }
    }
}

extension DisplayList {
    /// Moves the start of running motions into the past by their age, for a page that receives them only now: it continues where
    /// a page that had them from the start would be.
    public mutating func ageMotions(to now: ContinuousClock.Instant) {
        for (id, element) in elements where !element.motions.isEmpty {
            self[id]?.motions = element.motions.mapValues { $0.aged(to: now) }
        }
    }
}

extension Motion {
    fileprivate func aged(to now: ContinuousClock.Instant) -> Motion {
        guard let instant = beginning.instant else { return self }
        var aged = self
        aged.delay -= (now - instant) / .seconds(1)
        aged.beginning = Beginning(now)
        return aged
    }
}

extension AnimatedProperty {
    /// The property's value, from which a client that doesn't know the element starts the motion.
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
    /// The endless motion, adapted to an element that changed without an animation; nil if the change ends it.
    fileprivate func goingOn(
        with property: AnimatedProperty, of old: DisplayElement, as new: DisplayElement
    ) -> Motion? {
        switch property {
        case .frame: moved(from: old.frame, to: new.frame)
        case .transform: seen(old.style.transform, as: new.style.transform)
        default: nil
        }
    }

    /// Only the perspective may differ: a view's eye distance depends on its size.
    private func seen(_ old: Transform, as new: Transform) -> Motion? {
        guard let turn = new.turn, var same = old.turn else { return nil }
        same.eyeDistance = turn.eyeDistance
        guard same == turn else { return nil }
        var motion = self
        if case .transform(var from)? = origin {
            from.turn?.eyeDistance = turn.eyeDistance
            motion.origin = .transform(from)
        }
        return motion
    }

    private func moved(from old: CGRect, to new: CGRect) -> Motion {
        var motion = self
        if case .frame(let origin)? = origin {
            motion.origin = .frame(origin.offsetBy(dx: new.minX - old.minX, dy: new.minY - old.minY))
        }
        return motion
    }
}
