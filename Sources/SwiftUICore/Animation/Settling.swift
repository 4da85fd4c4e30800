import DisplayList

extension Motion {
    /// When the motion has visibly arrived, in seconds after it was sent; infinity where it repeats for ever.
    var settlingSeconds: Double {
        let once: Double =
            switch curve {
            case .bezier(let duration, _, _, _, _): duration
            case .spring(let response, let dampingFraction): response * max(1, 1 / max(dampingFraction, 0.05))
            }
        return delay + once * repeatCount / max(speed, 0.001)
    }
}
