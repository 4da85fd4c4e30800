import Glibc

/// The gated delta rule: a head's state is a matrix that maps keys to values. For each token it decays, is corrected towards the
/// token's value for its key, and is read with the token's query. The state belongs to the conversation and changes with each
/// token; so lanes divide channels and heads among themselves, and process the tokens in order.
extension Transformer {
    func recur(
        _ weights: DeltaWeights, _ norm: Vector?, _ index: Int, _ batch: Batch, _ space: Workspace, _ lane: Lane
    ) {
        let delta = space.delta!, offset = model.shape.delta!.stateOffset(layer: index)
        var inputs = [Projection(weights.inputs, delta.channels, nil), Projection(weights.gate, delta.gate, nil)]
        switch weights.rates {
        case .apart(let strength, let decay):
            inputs += [Projection(strength, delta.strength, nil), Projection(decay, delta.decay, nil)]
        case .interleaved(let rates): inputs.append(Projection(rates, delta.rates, nil))
        }
        let output = [Projection(weights.output, space.projected, nil)]
        projectInput(norm, by: inputs, batch, space, lane)
        mixChannels(weights, batch, offset, delta, lane.share(of: model.shape.delta!.channelCount))
        lane.meet()
        for row in lane.share(of: batch.count) {
            scaleHeads(row, delta)
            setRates(weights, row, delta)
        }
        lane.meet()
        for head in lane.share(of: model.shape.delta!.valueHeadCount) { step(head, batch, offset, delta) }
        lane.meet()
        for row in lane.share(of: batch.count) {
            gate(weights, row, delta)
            prepare(delta.gate, row: row, for: output, nil, space)
        }
        lane.meet()
        project(output, rowCount: batch.count, [], space, lane)
        lane.meet()
    }

    /// Convolves some channels of all tokens, and applies the activation function.
    private func mixChannels(
        _ weights: DeltaWeights, _ batch: Batch, _ offset: Int, _ delta: DeltaSpace, _ share: Range<Int>
    ) {
        let stride = model.shape.delta!.channelCount, last = weights.factors.count - 1
        for row in 0..<batch.count {
            let kept = batch.rows[row].state! + offset, channels = delta.channels[row]
            for channel in share {
                let newest = channels[channel]
                var sum: Float = 0
                for token in 0..<last {
                    let number = kept[token * stride + channel]
                    sum += number * weights.factors[token].numbers[channel]
                    if token > 0 { kept[(token - 1) * stride + channel] = number }
                }
                sum += newest * weights.factors[last].numbers[channel]
                if last > 0 { kept[(last - 1) * stride + channel] = newest }
                channels[channel] = sum / (1 + expf(-sum))
            }
        }
    }

    /// Scales queries and keys to fixed lengths.
    private func scaleHeads(_ row: Int, _ delta: DeltaSpace) {
        let shape = model.shape.delta!, size = shape.headDimensions
        let epsilon = model.shape.normalizationEpsilon / Float(size)
        for (start, factors) in [(0, delta.queryScale), (shape.keyWidth, delta.keyScale)] {
            for head in 0..<shape.keyHeadCount {
                let numbers = delta.channels[row] + start + head * size
                kernels.normalize(numbers, factors.numbers, size, epsilon, numbers)
            }
        }
    }

    private func setRates(_ weights: DeltaWeights, _ row: Int, _ delta: DeltaSpace) {
        let shape = model.shape.delta!, strength = delta.strength[row], decay = delta.decay[row]
        if case .interleaved = weights.rates {
            let count = shape.valueHeadCount / shape.keyHeadCount
            for head in 0..<shape.valueHeadCount {
                let both = delta.rates[row] + head / count * 2 * count + head % count
                strength[head] = both[0]
                decay[head] = both[count]
            }
        }
        for head in 0..<shape.valueHeadCount {
            strength[head] = 1 / (1 + expf(-strength[head]))
            let number = decay[head] + weights.decayBias.numbers[head]
            let positive = number > 20 ? number : logf(1 + expf(number))
            decay[head] = expf(positive * weights.decayFactor.numbers[head])
        }
    }

    /// Runs a head over all tokens.
    private func step(_ head: Int, _ batch: Batch, _ offset: Int, _ delta: DeltaSpace) {
        let shape = model.shape.delta!, size = shape.headDimensions
        let keyHead = shape.keyHead(of: head, model.architecture.recurrence!)
        for row in 0..<batch.count {
            let state = batch.rows[row].state! + offset + shape.keptCount + head * size * size
            let channels = delta.channels[row]
            kernels.deltaStep(
                state, size, channels + keyHead * size, channels + shape.keyWidth + keyHead * size,
                channels + 2 * shape.keyWidth + head * size, delta.decay[row][head], delta.strength[row][head],
                delta.output[row] + head * size)
        }
    }

    /// Normalizes each head's result and gates it; the result is in `gate`.
    private func gate(_ weights: DeltaWeights, _ row: Int, _ delta: DeltaSpace) {
        let shape = model.shape.delta!, size = shape.headDimensions
        for head in 0..<shape.valueHeadCount {
            let numbers = delta.output[row] + head * size
            normalize(numbers, weights.norm, into: numbers)
        }
        kernels.gateWithSiLU(delta.gate[row], delta.output[row], shape.valueWidth)
    }
}

extension DeltaShape {
    /// The key head of a value head. If there are fewer key heads, value heads use them in rotation, or neighbors share one.
    fileprivate func keyHead(of head: Int, _ recurrence: Recurrence) -> Int {
        switch recurrence {
        case .delta: head % keyHeadCount
        case .groupedDelta: head / (valueHeadCount / keyHeadCount)
        }
    }
}
