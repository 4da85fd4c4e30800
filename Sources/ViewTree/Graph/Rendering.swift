import DisplayList

/// What has come of a rendering that may be stopped between its steps.
package enum Rendering {
    /// With what is shown now; nil where nothing changed.
    case done(DisplayList?)
    /// It goes on with the next call.
    case paused
}

extension ViewGraph {
    /// How far a rendering has come.
    struct Course {
        enum Step { case bodies, layout, display, effects, end }

        /// More rounds than this are a view whose effects change what triggers them.
        static let roundsMax = 100
        /// So many evaluations, and what is left is for the next rendering, where changes come between the steps.
        static let evaluationsWithNewsMax = 4

        var step = Step.bodies
        /// Of the bodies that were evaluated last.
        var transaction: Transaction?
        var roundCount = 0
        var evaluationCount = 0
        /// Whether changes were taken in that came while it was stopped.
        var hasTakenNews = false
        /// Whether something has to be laid out since it was stopped.
        var hasMoved = false

        /// Whether it has to come to an end: whoever changes something all the time between its steps would keep it from that.
        var isLong: Bool { hasTakenNews && evaluationCount >= Self.evaluationsWithNewsMax }
    }
}
