/// A content's reference to its window: whose it is, and a way to request a render.
///
/// It is not the window and does not keep it alive.
@MainActor
public final class WindowHandle {
    /// Identifies a window within the process. It is no secret, and clients don't use it.
    public struct ID: Hashable, Sendable, CustomStringConvertible {
        let rawValue: Int
        /// For logs, as in "window 3".
        public var description: String { "window \(rawValue)" }
    }

    /// Identifies this window within the process.
    public let id: ID
    /// Names the person's browser; see `WindowEnvironment.visitor`.
    public let visitor: String
    weak var window: LiveWindow?
    /// The window's right to write to storage; nil if the window ends with this process.
    package internal(set) var right: WindowRight?

    init(id: ID, visitor: String) {
        self.id = id
        self.visitor = visitor
    }

    /// Requests a `render()` at the end of this turn of the main queue. Several calls cause one render.
    public func setNeedsRender() { window?.setNeedsRender() }

    /// Renders at once, and sends a separate frame: changes made later in this turn come after it.
    public func renderNow() { window?.renderNow() }
}
