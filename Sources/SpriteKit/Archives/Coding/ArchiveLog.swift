import os

/// Log messages about scene, particle and action files.
enum ArchiveLog {
    private static let logger = Logger(subsystem: "Kissa", category: "SpriteKit")

    static func unreadable(_ file: String, _ cause: any Error) {
        logger.error("\(file, privacy: .public) can't be read: \(String(describing: cause), privacy: .public)")
    }

    static func missing(_ kind: String, _ name: String) {
        logger.error("There is no \(kind, privacy: .public) named '\(name, privacy: .public)' in the app's resources")
    }

    static func note(_ text: String, in file: String) {
        logger.warning("\(file, privacy: .public): \(text, privacy: .public)")
    }
}
