import os

enum GroupLog {
    static let general = Logger(subsystem: "kissa", category: "groups")
}
