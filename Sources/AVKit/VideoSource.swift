import AVFoundation
import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Connects a player with its element in a page: sends the player's settings to the browser, and the browser's reports to the
/// player.
@MainActor
final class VideoSource: ClientModuleSource {
    /// What the client module receives.
    struct Payload: Encodable, Equatable {
        var address = ""
        var label = ""
        var rate: Float = 0
        var volume: Float = 1
        var isMuted = false
        var jump: Double?
        var serial = 0
    }

    private(set) var payload = Payload()
    private var player: AVPlayer?
    weak var node: ClientModuleNode?

    /// Reads the player's state. A body that calls this is evaluated again when that state changes.
    static func payload(of player: AVPlayer?) -> Payload {
        guard let player, let item = player.currentItem else { return Payload() }
        return Payload(
            address: VideoModule.address(of: item.asset.url), label: item.asset.url.lastPathComponent,
            rate: player.rate, volume: min(max(player.volume, 0), 1), isMuted: player.isMuted,
            jump: player.jump?.seconds, serial: player.jump?.serial ?? 0)
    }

    func show(_ payload: Payload, of player: AVPlayer?) {
        if player !== self.player {
            conceal()
            self.player = player
            if let graph = node?.graph { player?.screenDidAppear(in: graph) }
        }
        guard payload != self.payload else { return }
        self.payload = payload
        node?.invalidateDisplay()
    }

    var idealSize: CGSize { CGSize(width: 320, height: 180) }

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        ModuleContent(module: VideoModule.path, encoding: payload)
    }

    /// Only browsers decode videos, so there is no picture.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage? { nil }

    /// Values from a page are validated before they reach the player.
    func moduleDidReport(_ value: JSONValue) {
        guard let player, case .object(let members) = value else { return }
        let isOutdated = isOutdated(value["serial"], player)
        for (name, value) in members {
            switch (name, value) {
            case ("mounted", _): player.browserDidMount()
            case ("time", .number(let number)) where !isOutdated: time(number).map(player.browserDidPlay)
            case ("duration", .number(let number)): duration(number).map(player.browserDidLearn)
            case ("playing", .bool(let isPlaying)): player.browserDidChange(isPlaying: isPlaying)
            case ("ended", _) where !isOutdated: player.browserDidEnd()
            case ("failed", _): player.browserDidFail()
            default: break
            }
        }
    }

    /// Whether the page sent the report before it received the last seek, so that it is about another time or another video.
    private func isOutdated(_ serial: JSONValue?, _ player: AVPlayer) -> Bool {
        guard case .number(let number)? = serial else { return false }
        return number != Double(player.jump?.serial ?? 0)
    }

    /// A page sends a negative duration for a stream without an end.
    private func duration(_ seconds: Double) -> Double? { seconds < 0 ? .infinity : time(seconds) }

    private func time(_ seconds: Double) -> Double? { seconds.isFinite && (0..<1e9).contains(seconds) ? seconds : nil }

    func sizeDidChange(to size: CGSize) {}
    func didConceal() {}
    func didRetire() { conceal() }

    private func conceal() {
        if let graph = node?.graph { player?.screenDidDisappear(in: graph) }
        player = nil
    }
}
