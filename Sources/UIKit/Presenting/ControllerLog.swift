import os

/// Log messages for presentations that can't happen.
enum ControllerLog {
    private static let logger = Logger(subsystem: "Kissa", category: "Controllers")

    static func isNotShown(_ presenter: UIViewController, presenting controller: UIViewController) {
        tell("\(type(of: presenter)) can't present \(type(of: controller)): its view isn't shown")
    }

    static func isBusy(_ presenter: UIViewController, presenting controller: UIViewController) {
        tell("\(type(of: presenter)) can't present \(type(of: controller)): something is presented there already")
    }

    static func isShown(_ controller: UIViewController) {
        tell("\(type(of: controller)) can't be presented: it is shown already")
    }

    static func isNotSeen(_ view: UIView) {
        tell("\(type(of: view)) isn't shown: the page is SwiftUI's to fill, so put views into a UIViewRepresentable")
    }

    private static func tell(_ text: String) { logger.warning("\(text, privacy: .public)") }
}
