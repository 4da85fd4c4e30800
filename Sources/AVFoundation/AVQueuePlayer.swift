import Foundation

/// Plays items one after another.
///
/// See [AVQueuePlayer](https://developer.apple.com/documentation/avfoundation/avqueueplayer).
@preconcurrency @MainActor
public final class AVQueuePlayer: AVPlayer {
    private var waiting: [AVPlayerItem] = []
    weak var looper: AVPlayerLooper?

    /// Creates a player with a queue of items.
    public init(items: [AVPlayerItem]) {
        super.init(playerItem: items.first)
        waiting = Array(items.dropFirst())
        actionAtItemEnd = .advance
    }

    /// Creates a player with one item; more can be added.
    public override init(playerItem: AVPlayerItem?) {
        super.init(playerItem: playerItem)
        actionAtItemEnd = .advance
    }

    /// The current item, followed by the queued ones.
    public func items() -> [AVPlayerItem] { [currentItem].compactMap { $0 } + waiting }

    /// Inserts an item after another one, or at the end of the queue.
    public func insert(_ item: AVPlayerItem, after afterItem: AVPlayerItem?) {
        guard currentItem != nil else { return replaceCurrentItem(with: item) }
        if afterItem === currentItem, afterItem != nil { return waiting.insert(item, at: 0) }
        let index = waiting.firstIndex { $0 === afterItem }.map { $0 + 1 } ?? waiting.endIndex
        waiting.insert(item, at: index)
    }

    /// Removes an item from the queue. If it is the current one, it stops.
    public func remove(_ item: AVPlayerItem) {
        if item === currentItem { return advanceToNextItem() }
        waiting.removeAll { $0 === item }
    }

    /// Removes all items.
    public func removeAllItems() {
        waiting = []
        replaceCurrentItem(with: nil)
    }

    /// Advances to the next item.
    public func advanceToNextItem() { replaceCurrentItem(with: waiting.isEmpty ? nil : waiting.removeFirst()) }

    override func advance(at rate: Float) {
        guard actionAtItemEnd == .advance, !waiting.isEmpty else { return }
        let ended = currentItem
        advanceToNextItem()
        looper?.itemDidEnd(ended)
        self.rate = rate
    }
}
