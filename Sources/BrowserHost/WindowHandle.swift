/// What a content has of its window: who it belongs to, and a way to say that it wants to be rendered.
///
/// It is not the window and does not keep it alive.
@MainActor
public final class WindowHandle {
    /// Tells windows of one process apart. It is no secret, and means nothing to a client.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        let rawValue: Int
        /// For logs, as in "window 3".
        public var description: String { "window \(rawValue)" }
    }

    /// Tells this window from the others of the process.
    public let id: ID
    /// Names the person's browser; see `WindowEnvironment.visitor`.
    public let visitor: String
    weak var window: LiveWindow?
    /// By what the window's code writes what is stored; nil where the window ends with this process.
    package internal(set) var right: WindowRight?

    init(id: ID, visitor: String) {
        self.id = id
        self.visitor = visitor
    }

    /// Asks for a `render()` at the end of this turn of the main queue. Any number of calls make one render.
    public func setNeedsRender() { window?.setNeedsRender() }

    /// Renders at once, and sends a picture of its own: what the rest of this turn changes comes after it.
    public func renderNow() { window?.renderNow() }
}
