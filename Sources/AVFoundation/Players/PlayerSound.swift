import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// What is heard of a player in windows where no view shows it.
@MainActor
final class PlayerSound: SoundListener {
    private struct Place { weak var window: ViewGraph? }

    private weak var player: AVPlayer?
    private let id = SoundNumbers.next()
    /// Where the player was made.
    private weak var home: ViewGraph?
    /// Where it was played.
    private var places: [Place] = []
    /// How many views show it, by their windows.
    private var screens: [ObjectIdentifier: Int] = [:]
    private var serial = 0
    private var position = 0.0

    init(_ player: AVPlayer) {
        self.player = player
        home = ViewGraph.current
    }

    isolated deinit {
        for place in places { place.window?.knownService(SoundDesk.self)?.remove(id) }
    }

    // MARK: The player

    func rateDidChange(from old: Float) {
        guard let player else { return }
        if player.rate > 0 {
            note(ViewGraph.current ?? (places.isEmpty ? home : nil))
            if old <= 0 { begin() }
        }
        playerDidChange()
    }

    func playerDidMove() {
        begin()
        playerDidChange()
    }

    private func begin() {
        let seconds = player?.currentTime().seconds ?? 0
        (serial, position) = (serial + 1, seconds.bounded(0...1e9))
    }

    private func note(_ window: ViewGraph?) {
        places.removeAll { $0.window == nil }
        guard let window, !places.contains(where: { $0.window === window }) else { return }
        places.append(Place(window: window))
    }

    func playerDidChange() {
        guard !places.isEmpty, let player else { return }
        let order = order(of: player)
        for window in places.compactMap(\.window) where window.isLiving {
            let desk = window.service(SoundDesk.self)
            desk.add(id, self)
            let isShown = screens[ObjectIdentifier(window)] != nil
            if let order, !isShown { desk.show(order, for: self) } else { desk.silence(id) }
        }
    }

    private func order(of player: AVPlayer) -> SoundOrder? {
        guard let url = player.currentItem?.asset.url, case let address = MediaAddress.of(url), address != "" else {
            return nil
        }
        return SoundOrder(
            id: id, address: address, serial: serial, isPlaying: player.rate > 0, position: position,
            volume: player.isMuted ? 0 : player.volume.bounded(0...1), rate: max(player.rate, 0), streams: true,
            ticks: true)
    }

    // MARK: Views

    /// A view in a window shows the player, so that it is heard there.
    func screenDidAppear(in window: ViewGraph) {
        screens[ObjectIdentifier(window), default: 0] += 1
        playerDidChange()
    }

    /// A view has gone. The player is heard on.
    func screenDidDisappear(in window: ViewGraph) {
        let key = ObjectIdentifier(window)
        guard let count = screens[key] else { return }
        screens[key] = count > 1 ? count - 1 : nil
        if count == 1 { playerDidMove() }
    }

    // MARK: Pages

    func pageDidMount(in window: ViewGraph) { playerDidMove() }

    func page(in window: ViewGraph, didReport event: SoundReport.Event, serial: Int) {
        guard let player, serial == self.serial, screens[ObjectIdentifier(window)] == nil else { return }
        switch event {
        case .waiting, .playing: break
        case .time(let seconds): player.browserDidPlay(to: seconds)
        case .duration(let seconds): player.browserDidLearn(duration: seconds)
        case .ended: player.browserDidEnd()
        case .failed: player.browserDidFail()
        }
    }

    func windowDidEnd(_ window: ViewGraph) {
        places.removeAll { $0.window == nil || $0.window === window }
        screens[ObjectIdentifier(window)] = nil
    }
}

extension AVPlayer {
    /// A view in a window shows the player.
    package func screenDidAppear(in window: ViewGraph) { sound.screenDidAppear(in: window) }
    /// A view of a window shows the player no more.
    package func screenDidDisappear(in window: ViewGraph) { sound.screenDidDisappear(in: window) }
}
