import CoreGraphics
import Foundation

/// The effects of a program's leaves on a node.
extension ActionPlayback {
    func playLeaf(_ seconds: Double, _ stage: Stage) -> Double? {
        if !hasBegun { begin(stage, seconds) }
        elapsed += seconds
        let duration = duration(stage)
        apply(duration > 0 ? min(elapsed / duration, 1) : 1, stage.node)
        guard elapsed >= duration else { return nil }
        end(stage.node)
        return elapsed - duration
    }

    /// The duration of a wait with a range is pseudorandom, and the same in Swift and in the client.
    private func duration(_ stage: Stage) -> Double {
        guard case .wait(let range) = program.kind, range > 0 else { return program.duration }
        let chance = Chance.part(seed: stage.seed, ordinal: ordinal, plays: plays)
        return max(program.duration + (chance - 0.5) * range, 0)
    }

    // MARK: The start: everything that depends on what the node is like then

    /// - Parameter seconds: How long ago the leaf began.
    private func begin(_ stage: Stage, _ seconds: Double) {
        hasBegun = true
        let node = stage.node
        switch program.kind {
        case .change(let changes): amounts = changes.map { Self.amount($0, node.state.values) }
        case .follow(_, let isOffset, _):
            place = isOffset ? .zero : CGPoint(x: node.state.values[.x], y: node.state.values[.y])
        case .textures(let textures, _, let resizes, _):
            original = Original(
                texture: node.state.texture, width: node.state.values[.width], height: node.state.values[.height])
            index = 0
            if let first = textures.first { Self.show(first, resizes, node) }
        case .setTexture(let texture, let resizes): Self.show(texture, resizes, node)
        case .hide(let isHidden): node.state.isHidden = isHidden
        case .sounding(let command): node.state.sound.obey(command, at: node.reached - seconds)
        default: break
        }
    }

    private static func amount(_ change: ActionProgram.Change, _ values: ChannelValues) -> Double {
        let value = values[change.channel]
        switch change.measure {
        case .by: return change.amount
        case .to: return change.amount - value
        case .times: return value * (change.amount - 1)
        case .turn: return (change.amount - value).remainder(dividingBy: 2 * .pi)
        case .size:
            let length = values[change.channel == .xScale ? .width : .height]
            return length == 0 ? 0 : change.amount / length - value
        }
    }

    private static func show(_ texture: SKTexture, _ resizes: Bool, _ node: SKNode) {
        node.state.texture = texture
        guard resizes else { return }
        node.state.values[.width] = texture.size().width
        node.state.values[.height] = texture.size().height
    }

    // MARK: On the way

    /// - Parameter part: The eased progress of the leaf, 0…1.
    private func apply(_ part: Double, _ node: SKNode) {
        let reached = program.easing.value(at: part)
        switch program.kind {
        case .change(let changes):
            for (change, amount) in zip(changes, amounts) {
                node.state.values[change.channel] += amount * (reached - applied)
            }
        case .follow(let line, _, let orients): follow(line, reached, orients, node)
        case .textures(let textures, let timePerFrame, let resizes, _):
            guard timePerFrame > 0 else { break }
            let shown = min(Int(saturating: elapsed / timePerFrame + 1e-9), textures.count - 1)
            if shown > index { Self.show(textures[shown], resizes, node) }
            index = max(index, shown)
        default: break
        }
        applied = reached
    }

    private func follow(_ line: Polyline, _ part: Double, _ orients: Bool, _ node: SKNode) {
        let (point, angle) = line.place(at: min(max(part, 0), 1))
        node.state.values[.x] += point.x - place.x
        node.state.values[.y] += point.y - place.y
        place = point
        // The picture's up direction, not its x axis, follows the path.
        if orients { node.state.values[.rotation] = angle - .pi / 2 }
    }

    // MARK: The end

    private func end(_ node: SKNode) {
        switch program.kind {
        case .change(let changes):
            for change in changes where change.measure == .to { Self.settle(change, &node.state.values) }
        case .textures(_, _, let resizes, restores: true):
            guard let original else { return }
            node.state.texture = original.texture
            guard resizes else { return }
            node.state.values[.width] = original.width
            node.state.values[.height] = original.height
        default: break
        }
    }

    /// Removes rounding errors at the end of a change; an app may compare the value with `==`.
    private static func settle(_ change: ActionProgram.Change, _ values: inout ChannelValues) {
        let distance = abs(values[change.channel] - change.amount)
        if distance <= 1e-9 * max(1, abs(change.amount)) { values[change.channel] = change.amount }
    }
}

/// Pseudorandom numbers that Swift and the client compute alike.
enum Chance {
    /// 0..<1. Murmur3's finalizer over the three numbers (Austin Appleby, public domain), which JavaScript's `Math.imul`
    /// computes as well.
    static func part(seed: UInt32, ordinal: Int, plays: Int) -> Double {
        var bits = seed
        for number in [ordinal, plays] {
            bits = (bits ^ UInt32(truncatingIfNeeded: number)) &* 0x9E37_79B1
            bits ^= bits >> 16
            bits = bits &* 0x85EB_CA6B
            bits ^= bits >> 13
            bits = bits &* 0xC2B2_AE35
            bits ^= bits >> 16
        }
        return Double(bits) / 4_294_967_296
    }
}
