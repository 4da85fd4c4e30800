import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
@_spi(Nodes) import ViewTree

/// Hears what becomes of its sound in a window's page.
@MainActor
protocol SoundListener: AnyObject {
    /// The page was loaded, possibly again: it plays what it is given from now on.
    func pageDidMount(in window: ViewGraph)
    func page(in window: ViewGraph, didReport event: SoundReport.Event, serial: Int)
    func windowDidEnd(_ window: ViewGraph)
}

/// The sounds of a window.
@MainActor
final class SoundDesk: WindowService {
    /// What the client module receives.
    struct Payload: Encodable, Equatable {
        /// How often a page was loaded for this window. A page plays nothing before it has been counted.
        var mounts = 0
        var sounds: [SoundOrder] = []
    }

    private struct Entry {
        weak var listener: (any SoundListener)?
        var order: SoundOrder?
    }

    /// More sounds at a time than this are not sent. Nobody could tell them apart.
    static let countMax = 128

    private weak var graph: ViewGraph?
    private var entries: [Int: Entry] = [:]
    private var payload = Payload()
    private lazy var source = AudibleSource(module: Self.module, payload: payload) { [weak self] in self?.take($0) }

    init(graph: ViewGraph) {
        self.graph = graph
        AudibleElement.attach("sounds", to: graph, source)
    }

    /// Plays a sound, or tells the page how it has changed. The listener isn't kept.
    func show(_ order: SoundOrder, for listener: any SoundListener) {
        entries[order.id] = Entry(listener: listener, order: order)
        tell()
    }

    /// Hears of the window without giving it a sound to play.
    func add(_ id: Int, _ listener: any SoundListener) {
        if entries[id] == nil { entries[id] = Entry(listener: listener) }
    }

    /// Ends a sound, if the page has it. The listener still hears of the window.
    func silence(_ id: Int) {
        guard entries[id]?.order != nil else { return }
        entries[id]?.order = nil
        tell()
    }

    /// Forgets a listener and its sound.
    func remove(_ id: Int) {
        if entries.removeValue(forKey: id)?.order != nil { tell() }
    }

    private func tell() {
        let sounds = entries.values.compactMap(\.order).sorted { $0.id < $1.id }.suffix(Self.countMax)
        let told = Payload(mounts: payload.mounts, sounds: Array(sounds))
        guard told != payload else { return }
        payload = told
        source.show(payload)
    }

    private func take(_ value: JSONValue) {
        guard let graph, let report = SoundReport(value) else { return }
        switch report {
        case .mounted:
            for listener in entries.values.compactMap(\.listener) { listener.pageDidMount(in: graph) }
            payload.mounts += 1
            source.show(payload)
        case .sound(let id, let serial, let event):
            entries[id]?.listener?.page(in: graph, didReport: event, serial: serial)
        }
    }

    func windowDidEnd() {
        let listeners = entries.values.compactMap(\.listener)
        entries = [:]
        guard let graph else { return }
        for listener in listeners { listener.windowDidEnd(graph) }
    }

    private static let module = ClientModule.register(
        "sounds", importing: ["soundStage", "soundVoice", "decodedSound", "streamedSound"], in: .module)
}
