/// Nodes that one transaction has invalidated, to be evaluated.
struct PendingChange {
    var transaction: Transaction
    /// Whether it came while a rendering was paused between its steps. Such changes don't belong to the rendering, which might
    /// otherwise never end if something changes before each of its steps.
    var isNews: Bool
    var nodes: [ObjectIdentifier: ViewNode] = [:]

    /// Whether it belongs to the current or the next rendering.
    var isOwn: Bool { !isNews }
}

// MARK: - Invalidation

extension ViewGraph {
    /// Records that a node has to be evaluated, together with the other nodes invalidated by the current transaction.
    func note(_ node: ViewNode, isNews: Bool) {
        let transaction = Transaction.current
        let last = pending.last
        if last?.transaction.serial != transaction.serial || last?.isNews != isNews {
            for completion in transaction.completions { completion.expect() }
            pending.append(PendingChange(transaction: transaction, isNews: isNews))
        }
        if transaction.animation != nil { takeFromPlainChanges(node) }
        pending[pending.count - 1].nodes[ObjectIdentifier(node)] = node
    }

    /// A node that was changed without and then with an animation is shown with the animation.
    private func takeFromPlainChanges(_ node: ViewNode) {
        for index in pending.indices where pending[index].transaction.animation == nil {
            pending[index].nodes[ObjectIdentifier(node)] = nil
        }
    }

    /// A node that has just been evaluated need not be evaluated again.
    func didEvaluate(_ node: ViewNode) {
        for index in pending.indices { pending[index].nodes[ObjectIdentifier(node)] = nil }
    }
}

// MARK: - Evaluation

extension ViewGraph {
    /// Evaluates the nodes of the rendering's next transaction, if any, and the changes made meanwhile.
    func evaluateNext(in course: inout Course) {
        (course.transaction, currentTransaction) = (nil, Transaction())
        let own = pending.firstIndex(where: \.isOwn).map { pending.remove(at: $0) }
        evaluate((own.map { [$0] } ?? []) + takeNews(in: &course), in: &course)
    }

    /// Evaluates the changes made since the rendering was paused, before a layout: the layout may create views, such as rows that
    /// come into view, which have to use the current state. They are shown with the rendering in progress.
    func evaluateNews(in course: inout Course) { evaluate(takeNews(in: &course), in: &course) }

    private func takeNews(in course: inout Course) -> [PendingChange] {
        let news = pending.filter(\.isNews)
        pending.removeAll(where: \.isNews)
        if !news.isEmpty { course.hasTakenNews = true }
        return news
    }

    private func evaluate(_ changes: [PendingChange], in course: inout Course) {
        guard !changes.isEmpty else { return }
        if course.transaction == nil { passCount.add(1, ordering: .relaxed) }
        for change in changes {
            currentTransaction = course.transaction?.showing(change.transaction) ?? change.transaction
            course.transaction = currentTransaction
        }
        evaluate(changes)
    }

    /// Ancestors first: they may update or remove their descendants.
    private func evaluate(_ changes: [PendingChange]) {
        let all = changes.flatMap { change in change.nodes.values.map { (node: $0, transaction: change.transaction) } }
        var evaluated: Set<ObjectIdentifier> = []
        for (node, transaction) in all.sorted(by: { $0.node.depth < $1.node.depth }) where node.isAlive {
            guard evaluated.insert(ObjectIdentifier(node)).inserted else { continue }
            Transaction.$current.withValue(transaction) { node.evaluate() }
        }
    }

    func begin(_ completions: [AnimationCompletion], _ animation: Animation?) {
        for completion in completions { completion.begin(animation, in: laterContext) }
    }

    /// Runs code in this window's context, unless the window no longer exists by then.
    nonisolated var laterContext: @MainActor @Sendable (() -> Void) -> Void {
        { [weak self] run in self?.inContext(run) }
    }
}

extension Transaction {
    /// A transaction that also covers another one's changes.
    fileprivate func showing(_ other: Transaction) -> Transaction {
        var both = self
        both.animation = animation ?? other.animation
        both.completions += other.completions
        return both
    }
}

// MARK: - Rounds

extension ViewGraph {
    /// Whether something has to be evaluated before the effects.
    func goesOn(_ course: Course) -> Bool { pending.contains(where: \.isOwn) && !course.isLong }

    /// Decides, after the effects, whether they have caused changes that have to be part of this rendering.
    func endRound(of course: inout Course) {
        course.roundCount += 1
        let isDone = !pending.contains(where: \.isOwn) && (layoutIsValid || course.hasMoved) && effects.isEmpty
        if !isDone, course.roundCount == Course.roundsMax { warnOfRounds() }
        course.step = isDone || course.isLong || course.roundCount == Course.roundsMax ? .end : .bodies
    }

    /// Passes what a rendering hasn't handled on to the next one.
    /// - Returns: Whether there is something.
    func leavesRest(_ course: Course) -> Bool {
        let hasNews = pending.contains(where: \.isNews)
        for index in pending.indices { pending[index].isNews = false }
        let isCut = course.hasTakenNews && !(pending.isEmpty && layoutIsValid && effects.isEmpty)
        return hasNews || course.hasMoved || isCut
    }

    private func warnOfRounds() {
        warnOnce(
            "the views still change after \(Course.roundsMax) rounds; an onChange or onAppear changes what it observes")
    }
}
