/// Pages side by side, each as large as the element. The browser moves between them and comes to rest at one; it
/// reports its offset while it moves.
public struct PagesContent: Equatable, Sendable {
    /// How many pages there are.
    public var count: Int
    /// The page that is seen, from 0.
    public var index: Int
    /// A new one makes the client go to `index`.
    public var serial: Int

    /// Creates pages.
    public init(count: Int, index: Int, serial: Int) {
        self.count = count
        self.index = index
        self.serial = serial
    }
}
