/// Requests unlimited values from upstream, and sends one result when it has finished, or as soon as `isEnough` returns
/// true.
func gather<Upstream: Publisher, Downstream: Subscriber>(
    _ upstream: Upstream, to downstream: Downstream, each: @escaping (Upstream.Output) -> Void,
    isEnough: @escaping () -> Bool = { false }, result: @escaping () -> Downstream.Input?
) where Upstream.Failure == Downstream.Failure {
    gather(
        upstream, to: downstream,
        step: {
            each($0)
            return nil
        }, isEnough: isEnough, result: result, failure: { $0 })
}

/// Like `gather`, with a closure whose error fails the stream.
func gather<Upstream: Publisher, Downstream: Subscriber>(
    _ upstream: Upstream, to downstream: Downstream, trying each: @escaping (Upstream.Output) throws -> Void,
    isEnough: @escaping () -> Bool = { false }, result: @escaping () -> Downstream.Input?
) where Downstream.Failure == any Error {
    gather(
        upstream, to: downstream,
        step: {
            do { try each($0) } catch { return error }
            return nil
        }, isEnough: isEnough, result: result, failure: { $0 })
}

private func gather<Upstream: Publisher, Downstream: Subscriber>(
    _ upstream: Upstream, to downstream: Downstream, step: @escaping (Upstream.Output) -> Downstream.Failure?,
    isEnough: @escaping () -> Bool, result: @escaping () -> Downstream.Input?,
    failure: @escaping (Upstream.Failure) -> Downstream.Failure
) {
    let outlet = Outlet(downstream)
    func finish() {
        if let result = result() { outlet.enqueue(result) }
        outlet.finish(.finished)
    }
    var inlet: Inlet<Upstream.Output, Upstream.Failure>!
    inlet = Inlet(
        onValue: { [weak outlet] value in
            let error = step(value)
            guard error != nil || isEnough() else { return .none }
            inlet.cancel()
            if let error { outlet?.finish(.failure(error)) } else { finish() }
            return .none
        },
        onEnd: { end in
            if case .failure(let error) = end { outlet.finish(.failure(failure(error))) } else { finish() }
        })
    upstream.receive(subscriber: inlet)
    let upstreamEnd = inlet!
    outlet.start(onCancel: { upstreamEnd.cancel() })
    upstreamEnd.request(.unlimited)
}
