import os

/// Log messages for missing resources.
package enum UIKitLog {
    private static let logger = Logger(subsystem: "Kissa", category: "Assets")

    package static func missing(_ kind: String, _ name: String) {
        logger.error("There is no \(kind, privacy: .public) named '\(name, privacy: .public)' in the app's resources")
    }

    package static func undrawable(_ path: String) {
        logger.error("The image at \(path, privacy: .public) is no PNG file: it can't be drawn into a bitmap")
    }

    package static func unreadable(_ error: any Error) {
        logger.error("\(String(describing: error), privacy: .public)")
    }
}
