import Foundation

/// What a window's owner saves after each change, and what the next owner begins with.
package struct WindowRecord: Equatable, Sendable {
    /// A hash of the page's secret token.
    package var name: String
    package var visitor: String
    /// The owner's number: each owner has the next one.
    package var generation: Int
    /// The sequence number of the last event that is done.
    package var event: Int
    /// The result of `WindowContent.savedState()`; nil leaves the saved state unchanged.
    package var state: Data?

    /// The window and its owner's generation, which gives the right to write.
    package struct Claim: Hashable, Sendable {
        package let name: String
        package let generation: Int
    }

    package var claim: Claim { Claim(name: name, generation: generation) }

    package init(name: String, visitor: String, generation: Int, event: Int, state: Data?) {
        self.name = name
        self.visitor = visitor
        self.generation = generation
        self.event = event
        self.state = state
    }
}

/// Saves windows where other processes can find them. It is called on the main actor; its methods are synchronous unless stated
/// otherwise.
package protocol WindowKeeper: Sendable {
    /// Whether other processes may take over windows while this one is alive. If not, windows still outlive the process.
    var isShared: Bool { get }
    /// From now on, holds back what a window stores until `commit` or `drop`. Several windows may be gathered for at the same
    /// time.
    func gather(for window: WindowRecord.Claim)
    /// Handles an event. Databases of the app that are written meanwhile record that the event is done, so that the next owner
    /// begins after it.
    func handling(_ event: Int, of window: WindowRecord, _ body: () -> Void)
    /// Whether databases of the app record events.
    var isNotedElsewhere: Bool { get }
    /// Saves what was gathered together with the record. If another owner has the window, nothing is saved.
    /// - Parameter isDue: Whether to save the record even if nothing was gathered.
    func commit(_ record: WindowRecord, isDue: Bool) -> WindowFate
    /// Discards what was gathered for a window.
    func drop(_ record: WindowRecord)
    /// Whether no other process has had the window since; nil if that can't be determined now.
    func isCurrent(_ record: WindowRecord) -> Bool?
    /// Makes this process the window's owner.
    func take(_ name: String, of visitor: String) -> WindowTaking
    /// Those of these windows that other processes have taken over. Asynchronous, so that it doesn't block the main actor; empty
    /// if that can't be determined now.
    func lost(among claims: [WindowRecord.Claim]) async -> Set<WindowRecord.Claim>
    /// Marks these windows of this process as in use. Windows that are not in use are deleted after a day.
    func keep(_ claims: [WindowRecord.Claim]) async
}

/// The result of saving a record.
package enum WindowFate: Sendable {
    case kept
    /// Nothing can be saved now. What was gathered is retained, and the record has to be saved later.
    case waits
    /// Another owner has the window.
    case lost
}

/// The result of asking for a window that isn't in this process.
package enum WindowTaking: Sendable {
    case taken(WindowRecord)
    /// It isn't saved, or it belongs to another visitor.
    case unknown
    /// That can't be determined now.
    case later
}
