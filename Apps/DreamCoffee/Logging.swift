import Foundation
import os

/// What the game writes down about itself.
enum Logging {
    static let subsystem = Bundle.main.bundleIdentifier ?? "DreamCoffee"
    static let general = Logger(subsystem: subsystem, category: "General")
}
