import DisplayList

/// The result of a rendering that may be paused between its steps.
package enum Rendering {
    /// Finished; contains what is shown now, or nil if nothing has changed.
    case done(DisplayList?)
    /// The next call continues it.
    case paused
}

extension ViewGraph {
    /// The progress of a rendering.
    struct Course {
        enum Step { case bodies, layout, display, effects, end }

        /// If there are more rounds, a view's effects change what triggers them.
        static let roundsMax = 100
        /// After this many evaluations, further changes are left to the next rendering, if changes arrive between the steps.
        static let evaluationsWithNewsMax = 4

        var step = Step.bodies
        /// The transaction of the bodies that were evaluated last.
        var transaction: Transaction?
        var roundCount = 0
        var evaluationCount = 0
        /// Whether it has included changes that came while it was paused.
        var hasTakenNews = false
        /// Whether the layout was invalidated since it was paused.
        var hasMoved = false

        /// Whether it has to end now: constant changes between its steps would otherwise prevent that.
        var isLong: Bool { hasTakenNews && evaluationCount >= Self.evaluationsWithNewsMax }
    }
}
