import os

/// Log messages of Auto Layout.
enum ConstraintLog {
    private static let logger = Logger(subsystem: "Kissa", category: "AutoLayout")

    /// A debug message, because it would repeat on each layout.
    @MainActor static func isContradiction(_ rule: NSLayoutConstraint) {
        let text = rule.formula
        logger.debug("a required rule contradicts others and is left out: \(text, privacy: .public)")
    }

    static func hasGivenUp() {
        logger.error(
            "a layout's rules take too long to solve: some that aren't required are met less well than they could be")
    }
}
