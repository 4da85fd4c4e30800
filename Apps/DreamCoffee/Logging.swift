import Foundation
import os

/// The game's loggers.
enum Logging {
    static let subsystem = Bundle.main.bundleIdentifier ?? "DreamCoffee"
    static let general = Logger(subsystem: subsystem, category: "General")
}
