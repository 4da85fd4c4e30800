import AVFoundation
import CoreGraphics
import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
@_spi(Nodes) import ViewTree

/// A player in a page: tells the browser what to play, and the player what the browser does.
@MainActor
final class VideoSource: ClientModuleSource {
    /// What the client's module is told.
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

    /// Reads the player's state; a body that calls it is evaluated again when that changes.
    static func payload(of player: AVPlayer?) -> Payload {
        guard let player, let item = player.currentItem else { return Payload() }
        return Payload(
            address: VideoModule.address(of: item.asset.url), label: item.asset.url.lastPathComponent,
            rate: player.rate, volume: min(max(player.volume, 0), 1), isMuted: player.isMuted,
            jump: player.jump?.seconds, serial: player.jump?.serial ?? 0)
    }

    func show(_ payload: Payload, of player: AVPlayer?) {
        self.player = player
        guard payload != self.payload else { return }
        self.payload = payload
        node?.invalidateDisplay()
    }

    var idealSize: CGSize { CGSize(width: 320, height: 180) }

    func content(_ builder: inout DisplayBuilder) -> ModuleContent {
        let json = (try? JSONEncoder().encode(payload)).map { String(decoding: $0, as: UTF8.self) }
        return ModuleContent(module: VideoModule.path, payload: json ?? "{}")
    }

    /// Films are read by browsers alone.
    func picture(of size: CGSize, scale: CGFloat) -> CGImage? { nil }

    /// Whatever a page says, only times that there are reach the player.
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

    /// Whether the page told it before it heard of the last jump: it is about another place, or another film.
    private func isOutdated(_ serial: JSONValue?, _ player: AVPlayer) -> Bool {
        guard case .number(let number)? = serial else { return false }
        return number != Double(player.jump?.serial ?? 0)
    }

    /// A page says a negative number of a film without an end.
    private func duration(_ seconds: Double) -> Double? { seconds < 0 ? .infinity : time(seconds) }

    private func time(_ seconds: Double) -> Double? { seconds.isFinite && (0..<1e9).contains(seconds) ? seconds : nil }

    func sizeDidChange(to size: CGSize) {}
    func didConceal() {}
    func didRetire() {}
}
