import Foundation

/// The leaves that call the app, or change the tree.
extension ActionPlayback {
    func playCall(_ call: ActionCall, _ seconds: Double, _ stage: Stage) -> Double? {
        debt += seconds
        guard stage.mayCall else { return nil }
        let due = debt
        debt = 0
        switch call {
        case .run(let block): block()
        case .runOnQueue(let block, let queue): queue.async(execute: block)
        case .removeFromParent: stage.node.removeFromParent()
        case .runOnChild(let action, let name): stage.node.childNode(withName: name)?.run(action)
        case .custom(let block): return perform(due) { _, elapsed in block(stage.node, CGFloat(elapsed)) }
        case .portion(let block):
            return perform(due) { [self] reached, _ in
                block(stage.node, reached - applied, program.duration)
                applied = reached
            }
        case .number(let number, let amount, let isAbsolute):
            if !hasBegun { amounts = [isAbsolute ? amount - number.value(of: stage.node) : amount] }
            return perform(due) { [self] reached, _ in
                number.change(of: stage.node, by: amounts[0] * (reached - applied))
                applied = reached
            }
        }
        return due
    }

    /// Calls a block with the progress of the leaf and the elapsed seconds.
    private func perform(_ seconds: Double, _ block: (Double, Double) -> Void) -> Double? {
        hasBegun = true
        elapsed += seconds
        let part = program.duration > 0 ? min(elapsed / program.duration, 1) : 1
        block(program.easing.value(at: part), min(elapsed, program.duration))
        return elapsed >= program.duration ? elapsed - program.duration : nil
    }
}
