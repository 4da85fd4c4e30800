import Foundation

/// A window as it is kept, so that it outlives its process: which of its events are done, and what a new one begins with.
///
/// Whoever takes it over gets the next generation; what an older one still writes is refused by the database.
package struct KeptWindow: Equatable, Sendable {
    package var generation: Int
    /// The sequence number of the last event that is done.
    package var event: Int
    package var state: Data
}

/// A window that a process has, for as long as no other one takes it over.
package struct WindowClaim: Hashable, Sendable {
    package let name: String
    package let generation: Int

    /// - Parameter name: Not the secret that its page has: who reads the database isn't to have the window.
    package init(name: String, generation: Int) {
        self.name = name
        self.generation = generation
    }
}

/// What a window's owner writes after something has happened in it.
package struct WindowMark: Sendable {
    package let claim: WindowClaim
    package var visitor: String
    package var event: Int
    /// Nil leaves what is kept.
    package var state: Data?

    /// - Parameter name: Not the secret that its page has: who reads the database isn't to have the window.
    package init(name: String, visitor: String, generation: Int, event: Int, state: Data?) {
        claim = WindowClaim(name: name, generation: generation)
        self.visitor = visitor
        self.event = event
        self.state = state
    }
}

/// What a window writes: values, with a mark or without.
enum WindowWriting {
    case marked(WindowMark)
    /// Outside of an event, as a timer does.
    case unmarked(WindowClaim)
}

/// Windows in a database, whose clock says when they were used. Thread-safe.
protocol WindowBackend: Sendable {
    /// Writes a mark and values, or nothing at all where another owner has the window.
    ///
    /// - Returns: Whether the window is still of that generation, and the places of values for which there was no room.
    func commit(
        _ writing: WindowWriting, _ values: [PlacedValue], by owner: String
    ) throws(StorageError) -> (isOwner: Bool, refused: [UnwrittenValues.Place])

    /// Which generations of windows there are; those that aren't kept have none.
    func generations(ofWindows names: [String]) throws(StorageError) -> [String: Int]

    /// Makes a window another owner's. What its owner before is writing comes in before that, or not at all.
    /// - Returns: The window in its new generation; nil where it isn't kept, or another visitor's.
    func takeWindow(_ name: String, of visitor: String, for owner: String) throws(StorageError) -> KeptWindow?

    /// Says that windows of an owner's are in use.
    func keepWindows(_ names: [String], of owner: String) throws(StorageError)

    /// Removes a number of windows that nobody has used for long.
    /// - Returns: Whether there may be more of them.
    func dropWindows(unusedForSeconds seconds: Int) throws(StorageError) -> Bool
}

extension WindowBackend {
    /// The most rows that one transaction writes or removes, so that nobody who needs one of them waits for long.
    static var windowPortion: Int { 500 }
}
