import Foundation
import os

// What reads a log again that the system keeps. Lines go to standard error here, and nothing keeps them.

@available(*, unavailable, message: "Nothing keeps the log here; redirect the program's standard error to a file")
public class OSLogStore {
    /// Whose entries are read.
    public enum Scope: Int, Sendable { case system, currentProcessIdentifier }

    public init(scope: Scope) throws {}
    public init(url: URL) throws {}
    public class func local() throws -> OSLogStore { fatalError() }
    public func position(date: Date) -> OSLogPosition { fatalError() }
    public func position(timeIntervalSinceEnd seconds: TimeInterval) -> OSLogPosition { fatalError() }
    public func position(timeIntervalSinceLatestBoot seconds: TimeInterval) -> OSLogPosition { fatalError() }
    public func getEntries(at position: OSLogPosition? = nil, matching predicate: NSPredicate? = nil) throws
        -> AnySequence<OSLogEntry>
    { fatalError() }
}

@available(*, unavailable, message: "Nothing keeps the log here; redirect the program's standard error to a file")
public class OSLogPosition {}

@available(*, unavailable, message: "Nothing keeps the log here; redirect the program's standard error to a file")
public class OSLogEntry {
    public var composedMessage: String { "" }
    public var date: Date { Date() }
}

@available(*, unavailable, message: "Nothing keeps the log here; redirect the program's standard error to a file")
public class OSLogEntryLog: OSLogEntry {
    public var subsystem: String { "" }
    public var category: String { "" }
}
