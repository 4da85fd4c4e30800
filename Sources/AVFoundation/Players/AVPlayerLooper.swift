import Foundation

/// Plays an item again and again, by copies of it in a queue. The app keeps the looper for as long as it is wanted.
///
/// See [AVPlayerLooper](https://developer.apple.com/documentation/avfoundation/avplayerlooper).
@preconcurrency @MainActor
public final class AVPlayerLooper: NSObject {
    /// Whether it can play.
    public enum Status: Int, Sendable { case unknown, ready, failed, cancelled }

    private weak var player: AVQueuePlayer?
    /// How often the item has been played to its end.
    public private(set) var loopCount = 0
    /// The copies of the item that the queue has.
    public private(set) var loopingPlayerItems: [AVPlayerItem]
    private var isCancelled = false

    /// Replaces a player's queue by copies of an item. Ranges of time can't be given here.
    public init(player: AVQueuePlayer, templateItem itemToLoop: AVPlayerItem) {
        self.player = player
        loopingPlayerItems = (0..<2).map { _ in AVPlayerItem(asset: itemToLoop.asset) }
        super.init()
        player.removeAllItems()
        for item in loopingPlayerItems { player.insert(item, after: nil) }
        player.looper = self
    }

    /// Whether it can play.
    public var status: Status {
        if isCancelled { return .cancelled }
        return error == nil ? .ready : .failed
    }

    /// Why it can't play.
    public var error: (any Error)? { loopingPlayerItems.lazy.compactMap(\.error).first }

    /// Lets the present repetition be the last one.
    public func disableLooping() {
        isCancelled = true
        player?.looper = nil
        for item in loopingPlayerItems where item !== player?.currentItem { player?.remove(item) }
    }

    /// The item that has ended comes again after the others.
    func itemDidEnd(_ item: AVPlayerItem?) {
        guard let item, loopingPlayerItems.contains(where: { $0 === item }) else { return }
        loopCount += 1
        player?.insert(item, after: nil)
    }
}
