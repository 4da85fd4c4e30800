import DisplayList
import Foundation
import JSONSyntax
import SwiftUICore
@_spi(Nodes) import ViewTree

/// What a window speaks, for all of its synthesizers one after another, and its browser's voices.
@MainActor
final class SpeechDesk: WindowService {
    /// What the client module receives.
    struct Payload: Encodable, Equatable {
        /// How often a page was loaded for this window. A page speaks nothing before it has been counted.
        var mounts = 0
        var speeches: [SpeechOrder] = []
        var isPaused = false
    }

    private struct Entry {
        weak var synthesizer: AVSpeechSynthesizer?
        let order: SpeechOrder
    }

    private weak var graph: ViewGraph?
    private var entries: [Entry] = []
    private var payload = Payload()
    private lazy var source = AudibleSource(module: Self.module, payload: payload) { [weak self] in self?.take($0) }
    private(set) var voices: [AVSpeechSynthesisVoice] = []

    init(graph: ViewGraph) {
        self.graph = graph
        AudibleElement.attach("speech", to: graph, source)
    }

    func add(_ order: SpeechOrder, _ synthesizer: AVSpeechSynthesizer) {
        entries.append(Entry(synthesizer: synthesizer, order: order))
        tell()
    }

    func remove(_ ids: Set<Int>) {
        entries.removeAll { ids.contains($0.order.id) }
        tell()
    }

    /// A synthesizer has paused or goes on.
    func tell() {
        var told = payload
        told.speeches = entries.map(\.order)
        told.isPaused = entries.first?.synthesizer?.isPaused(in: graph) ?? false
        guard told != payload else { return }
        payload = told
        source.show(payload)
    }

    private func take(_ value: JSONValue) {
        switch SpeechReport(value) {
        case .mounted(let voices)?:
            payload.mounts += 1
            source.show(payload)
            become(voices)
        case .voices(let voices)?: become(voices)
        case .speech(let id, let event)?:
            guard let graph, let entry = entries.first(where: { $0.order.id == id }) else { return }
            if event == .ended || event == .failed { remove([id]) }
            entry.synthesizer?.page(in: graph, didReport: event, of: id)
        case nil: break
        }
    }

    private func become(_ voices: [AVSpeechSynthesisVoice]) {
        guard voices != self.voices else { return }
        self.voices = voices
        guard let graph else { return }
        let name = AVSpeechSynthesizer.availableVoicesDidChangeNotification
        NotificationCenter.default.post(Notification(name: name, object: nil, origin: graph))
    }

    func windowDidEnd() {
        let gone = entries
        entries = []
        guard let graph else { return }
        for entry in gone { entry.synthesizer?.page(in: graph, didReport: .failed, of: entry.order.id) }
    }

    private static let module = ClientModule.register("speech", in: .module)
}
