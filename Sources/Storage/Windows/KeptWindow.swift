import Foundation

/// A window as it is kept, so that it outlives its process: the last event that is done, and the state from which it is restored.
///
/// The process that takes it over gets the next generation; the database rejects what an older generation still writes.
package struct KeptWindow: Equatable, Sendable {
    package var generation: Int
    /// The sequence number of the last event that is done.
    package var event: Int
    package var state: Data
}

/// A process's ownership of a window, until another process takes it over.
package struct WindowClaim: Hashable, Sendable {
    package let name: String
    package let generation: Int

    /// - Parameter name: Not the page's secret: reading the database must not be enough to take the window.
    package init(name: String, generation: Int) {
        self.name = name
        self.generation = generation
    }
}

/// What a window's owner writes after an event.
package struct WindowMark: Sendable {
    package let claim: WindowClaim
    package var visitor: String
    package var event: Int
    /// Nil leaves the stored state unchanged.
    package var state: Data?

    /// - Parameter name: Not the page's secret: reading the database must not be enough to take the window.
    package init(name: String, visitor: String, generation: Int, event: Int, state: Data?) {
        claim = WindowClaim(name: name, generation: generation)
        self.visitor = visitor
        self.event = event
        self.state = state
    }
}

/// How a window writes values: with a mark or without.
enum WindowWriting {
    case marked(WindowMark)
    /// Outside of an event, for example from a timer.
    case unmarked(WindowClaim)
}

/// Windows in a database, whose clock dates their last use. Thread-safe.
protocol WindowBackend: Sendable {
    /// Writes a mark and values, or nothing at all where another owner has the window.
    ///
    /// - Returns: Whether the window still has that generation, and the places of values for which there was no room.
    func commit(
        _ writing: WindowWriting, _ values: [PlacedValue], by owner: String
    ) throws(StorageError) -> (isOwner: Bool, refused: [UnwrittenValues.Place])

    /// The generations of windows; those that aren't kept are left out.
    func generations(ofWindows names: [String]) throws(StorageError) -> [String: Int]

    /// Moves a window to another owner. A write of its previous owner is completed before that, or rejected.
    /// - Returns: The window in its new generation; nil where it isn't kept, or belongs to another visitor.
    func takeWindow(_ name: String, of visitor: String, for owner: String) throws(StorageError) -> KeptWindow?

    /// Marks windows of an owner as used.
    func keepWindows(_ names: [String], of owner: String) throws(StorageError)

    /// Removes one portion of windows that haven't been used for long.
    /// - Returns: Whether there may be more of them.
    func dropWindows(unusedForSeconds seconds: Int) throws(StorageError) -> Bool
}

extension WindowBackend {
    /// The most rows that one transaction writes or removes, so that nobody waits long for one of them.
    static var windowPortion: Int { 500 }
}
