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

/// What a window's owner writes after something has happened in it.
package struct WindowMark: Sendable {
    package var name: String
    package var visitor: String
    package var generation: Int
    package var event: Int
    /// Nil leaves what is kept.
    package var state: Data?

    /// - Parameter name: Not the secret that its page has: who reads the database isn't to have the window.
    package init(name: String, visitor: String, generation: Int, event: Int, state: Data?) {
        self.name = name
        self.visitor = visitor
        self.generation = generation
        self.event = event
        self.state = state
    }
}

/// Windows in a database. Thread-safe.
protocol WindowBackend: Sendable {
    /// Writes a mark and values, or nothing at all where another owner has the window.
    ///
    /// - Returns: Whether the window is still of that generation, and the keys of values for which there was no room.
    func commit(
        _ mark: WindowMark, _ values: [PlacedValue], by owner: String, atSeconds now: Int
    ) throws(StorageError) -> (isOwner: Bool, refused: [String])

    /// Which generation of a window there is; nil where it isn't kept.
    func generation(ofWindow name: String) throws(StorageError) -> Int?

    /// Makes a window another owner's. What its owner before is writing comes in before that, or not at all.
    /// - Returns: The window in its new generation; nil where it isn't kept, or another visitor's.
    func takeWindow(
        _ name: String, of visitor: String, for owner: String, atSeconds now: Int
    ) throws(StorageError) -> KeptWindow?

    /// Says that an owner's windows are still in use, and removes those that nobody has used for long.
    func keepWindows(of owner: String, atSeconds now: Int, droppingOlderThan seconds: Int) throws(StorageError)
}

/// A value and where it lies; nil removes it.
struct PlacedValue {
    let place: UnwrittenValues.Place
    let bytes: Data?
}
