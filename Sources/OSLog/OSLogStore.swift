import Foundation
import os

// The API for reading the system's log. Here, log lines are written to standard error and aren't stored.

/// Unavailable: the log isn't stored.
@available(*, unavailable, message: "Nothing keeps the log here; redirect the program's standard error to a file")
public class OSLogStore {
    /// The scope of the entries.
    public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

    /// Not available.
    public init(scope: Scope) throws {}
    /// Not available.
    public init(url: URL) throws {}
    /// Not available.
    public class func local() throws -> OSLogStore { fatalError() }
    /// Not available.
    public func position(date: Date) -> OSLogPosition { fatalError() }
    /// Not available.
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { fatalError() }
    /// Not available.
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { fatalError() }
    /// Not available.
    public func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
        -> AnySequence<OSLogEntry>
    { fatalError() }
}

/// Unavailable: the log isn't stored.
@available(*, unavailable, message: "Nothing keeps the log here; redirect the program's standard error to a file")
public class OSLogPosition {}

/// Unavailable: the log isn't stored.
@available(*, unavailable, message: "Nothing keeps the log here; redirect the program's standard error to a file")
public class OSLogEntry {
    /// Not available.
    public var composedMessage: String { "" }
    /// Not available.
    public var date: Date { Date() }
}

/// Unavailable: the log isn't stored.
@available(*, unavailable, message: "Nothing keeps the log here; redirect the program's standard error to a file")
public class OSLogEntryLog: OSLogEntry {
    /// Not available.
    public var subsystem: String { "" }
    /// Not available.
    public var category: String { "" }
}
