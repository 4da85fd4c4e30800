import Foundation

/// What an owner writes of a window after something has happened in it, and what the next owner begins with.
package struct WindowRecord: Equatable, Sendable {
    /// A hash of the secret that the page has.
    package var name: String
    package var visitor: String
    /// Counts owners: each has the next one.
    package var generation: Int
    /// The sequence number of the last event that is done.
    package var event: Int
    /// What `WindowContent.savedState()` gave; nil leaves what is kept.
    package var state: Data?

    /// The window and the owner's right to it.
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

/// Keeps windows where other processes find them. It is asked on the main actor, and
/// answers before it returns where nothing else is said.
package protocol WindowKeeper: Sendable {
    /// Whether other processes may take windows while this one lives. Where not, they outlive it all the same.
    var isShared: Bool { get }
    /// What a window stores from now on waits for `commit` or `drop`. Other windows may be gathered for meanwhile.
    func gather(for window: WindowRecord.Claim)
    /// Handles an event. Databases of the app's own that are written meanwhile know that it is done, and who takes the window
    /// begins behind it.
    func handling(_ event: Int, of window: WindowRecord, _ body: () -> Void)
    /// Whether databases of the app's own know of events.
    var isNotedElsewhere: Bool { get }
    /// Keeps what was gathered together with the record. Where another owner has the window, nothing is kept.
    /// - Parameter isDue: Whether the record is kept also where nothing was gathered.
    func commit(_ record: WindowRecord, isDue: Bool) -> WindowFate
    /// Forgets what was gathered for a window.
    func drop(_ record: WindowRecord)
    /// Whether nobody else has had the window since; nil where that can't be told now.
    func isCurrent(_ record: WindowRecord) -> Bool?
    /// Makes the window this process's.
    func take(_ name: String, of visitor: String) -> WindowTaking
    /// Which of these windows other processes have meanwhile. Nothing waits for that on the main actor; where it can't be told
    /// now, none.
    func lost(among claims: [WindowRecord.Claim]) async -> Set<WindowRecord.Claim>
    /// Says that these windows of this process are in use. What nobody uses is forgotten after a day.
    func keep(_ claims: [WindowRecord.Claim]) async
}

/// What has become of a record.
package enum WindowFate: Sendable {
    case kept
    /// Nothing can be kept now. What was gathered waits, and the record is to be kept later.
    case waits
    /// Another owner has the window.
    case lost
}

/// What comes of asking for a window that isn't in this process.
package enum WindowTaking: Sendable {
    case taken(WindowRecord)
    /// It isn't kept, or another visitor's.
    case unknown
    /// That can't be told now.
    case later
}
