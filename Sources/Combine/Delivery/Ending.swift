/// An operator that can send one more value when its upstream finishes.
final class Ending<Input, Failure: Error, Downstream: Subscriber> where Downstream.Failure == Failure {
    private let outlet: Outlet<Downstream>
    private let last: () -> Downstream.Input?
    private let step: (Input) -> Downstream.Input?

    /// - Parameters:
    ///   - last: the value to send when upstream finishes, if any.
    ///   - step: the value to send for a received one, if any.
    init(
        _ downstream: Downstream, last: @escaping () -> Downstream.Input?,
        step: @escaping (Input) -> Downstream.Input?
    ) {
        (outlet, self.last, self.step) = (Outlet(downstream), last, step)
    }

    /// - Parameter asking: converts downstream's demand to the demand for upstream.
    func follow<P: Publisher>(
        _ upstream: P, asking: @escaping (Subscribers.Demand) -> Subscribers.Demand = { $0 }
    ) where P.Output == Input, P.Failure == Failure {
        let (outlet, last, step) = (outlet, last, step)
        let inlet = Inlet<Input, Failure>(
            onValue: {
                if let value = step($0) { outlet.send(value) }
                return .none
            },
            onEnd: { end in
                if end.error == nil, let value = last() { outlet.enqueue(value) }
                outlet.finish(end)
            })
        upstream.receive(subscriber: inlet)
        outlet.start(onDemand: { inlet.request(asking($0)) }, onCancel: { inlet.cancel() })
    }
}
