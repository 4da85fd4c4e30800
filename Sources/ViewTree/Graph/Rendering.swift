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

        var step = Step.bodies
        /// Of the bodies that were evaluated last.
        var transaction: Transaction?
        var roundCount = 0
    }
}
