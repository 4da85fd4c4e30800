/// Pages side by side, each as large as the element. The browser scrolls between them and snaps to one; it reports its offset
/// while it moves.
public struct PagesContent: Equatable, Sendable {
    /// How many pages there are.
    public var count: Int
    /// The index of the visible page, from 0.
    public var index: Int
    /// A new number makes the client go to `index`.
    public var serial: Int

    /// Creates pages.
    public init(count: Int, index: Int, serial: Int) {
        self.count = count
        self.index = index
        self.serial = serial
    }
}
