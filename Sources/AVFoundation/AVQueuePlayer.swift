import Foundation

/// Plays items one after the other.
///
/// See [AVQueuePlayer](https://developer.apple.com/documentation/avfoundation/avqueueplayer).
@preconcurrency @MainActor
public final class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []

    /// A player of items.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
        actionAtItemEnd = .advance
    }

    /// A player of one item, to which others can be added.
    public override init(playerItem: AVPlayerItem?) {
        super.init(playerItem: playerItem)
        actionAtItemEnd = .advance
    }

    /// The item that is played, and those that wait.
    public func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + waiting }

    /// Adds an item behind another one, or at the end.
    public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        if afterItem === currentItem, afterItem != nil { return waiting.insert(item, at: 0) }
        let index = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? waiting.endIndex
        waiting.insert(item, at: index)
    }

    /// Takes an item out. The one that is played ends.
    public func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        waiting.removeAll { $0 === item }
    }

    /// Takes all items out.
    public func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }

    /// Plays the next item.
    public func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }

    override func advance(at rate: Float) {
        guard actionAtItemEnd == .advance, !waiting.isEmpty else { return }
        advanceToNextItem()
        self.rate = rate
    }
}
