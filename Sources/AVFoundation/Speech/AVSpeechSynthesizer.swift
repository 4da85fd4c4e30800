import Foundation
import Synchronization
@_spi(Nodes) import ViewTree

/// When a synthesizer stops or pauses.
public enum AVSpeechBoundary: Int, Sendable { case immediate, word }

/// Speaks texts by the visitor's browser.
///
/// It speaks in the window whose code calls ``speak(_:)``, and in each window on its own. A call in no window's context is for the
/// window that has used the synthesizer last; where there is none, and where a browser can't speak, the delegate hears that the
/// utterance was cancelled. Browsers speak once the visitor has pressed something in the page. All synthesizers of a window speak
/// one after another. A page that is loaded again speaks the present text from its beginning. See
/// [AVSpeechSynthesizer](https://developer.apple.com/documentation/avfaudio/avspeechsynthesizer).
open class AVSpeechSynthesizer: NSObject, @unchecked Sendable {
    // @unchecked: the state is guarded by its lock; the rest is the app's to use on one thread, as on Apple's systems.

    fileprivate struct Queue {
        weak var window: ViewGraph?
        var utterances: [(id: Int, utterance: AVSpeechUtterance)] = []
        /// The utterance whose start was told.
        var started = 0
        var isPaused = false
    }

    fileprivate struct State {
        var queues: [Queue] = []
        /// Where the synthesizer was made.
        weak var home: ViewGraph?
    }

    /// Posted when the browser has told its voices.
    public static let availableVoicesDidChangeNotification = Notification.Name(
        "AVSpeechSynthesisAvailableVoicesDidChange")

    private let state: Mutex<State>

    /// Hears of starts, words and ends. Called on the main queue, in the window that speaks.
    open weak var delegate: (any AVSpeechSynthesizerDelegate)?
    /// Stored without effect: browsers decide.
    open var usesApplicationAudioSession = true
    /// Stored without effect: browsers decide.
    open var mixToTelephonyUplink = false

    /// A synthesizer.
    public override init() {
        let window = ViewGraph.current
        state = Mutex(State(home: window))
        super.init()
        // The page has the module that speaks before it is wanted.
        onMain { if let window, window.isLiving { _ = window.service(SpeechDesk.self) } }
    }

    deinit {
        let queues = state.withLock { $0.queues.map { ($0.window, Set($0.utterances.map(\.id))) } }
        DispatchQueue.main.async {
            MainActor.assumeIsolated {
                for (window, ids) in queues { window?.knownService(SpeechDesk.self)?.remove(ids) }
            }
        }
    }

    // MARK: Speaking

    /// Speaks a text after those that are spoken already.
    open func speak(_ utterance: AVSpeechUtterance) {
        let id = SoundNumbers.next()
        let order = SpeechOrder(utterance, id: id)
        let window = state.withLock { state -> ViewGraph? in
            state.queues.removeAll { $0.window == nil }
            guard let window = ViewGraph.current ?? state.queues.last?.window ?? state.home else { return nil }
            if !state.queues.contains(where: { $0.window === window }) { state.queues.append(Queue(window: window)) }
            state.edit(window) { $0.utterances.append((id, utterance)) }
            return window
        }
        onMain { [self] in
            guard let window, window.isLiving else { return cancel(utterance, in: window) }
            window.service(SpeechDesk.self).add(order, self)
        }
    }

    @MainActor private func cancel(_ utterance: AVSpeechUtterance, in window: ViewGraph?) {
        if let window { state.withLock { $0.edit(window) { $0.utterances = [] } } }
        DispatchQueue.main.async { [self] in delegate?.speechSynthesizer(self, didCancel: utterance) }
    }

    /// Stops at once, whatever the boundary, and forgets the texts that were to follow. The delegate hears of each.
    ///
    /// - Returns: Whether anything was spoken.
    @discardableResult open func stopSpeaking(at boundary: AVSpeechBoundary) -> Bool {
        guard let (window, queue) = present, !queue.utterances.isEmpty else { return false }
        edit(window) { ($0.utterances, $0.isPaused, $0.started) = ([], false, 0) }
        onMain { window.knownService(SpeechDesk.self)?.remove(Set(queue.utterances.map(\.id))) }
        for (_, utterance) in queue.utterances {
            tell(in: window) { $0.delegate?.speechSynthesizer($0, didCancel: utterance) }
        }
        return true
    }

    /// Pauses at once, whatever the boundary.
    ///
    /// - Returns: Whether anything was spoken.
    @discardableResult open func pauseSpeaking(at boundary: AVSpeechBoundary) -> Bool { setPaused(true) }

    /// Goes on after a pause.
    ///
    /// - Returns: Whether it was paused.
    @discardableResult open func continueSpeaking() -> Bool { setPaused(false) }

    private func setPaused(_ isPaused: Bool) -> Bool {
        guard let (window, queue) = present, queue.isPaused != isPaused,
            let utterance = queue.utterances.first?.utterance
        else { return false }
        edit(window) { $0.isPaused = isPaused }
        onMain { window.knownService(SpeechDesk.self)?.tell() }
        tell(in: window) {
            if isPaused { $0.delegate?.speechSynthesizer($0, didPause: utterance) }
            if !isPaused { $0.delegate?.speechSynthesizer($0, didContinue: utterance) }
        }
        return true
    }

    /// Whether there is a text that is spoken, or that is to be spoken, in this window. Also while it is paused.
    open var isSpeaking: Bool { present.map { !$0.1.utterances.isEmpty } ?? false }

    /// Whether it is paused in this window.
    open var isPaused: Bool { present?.1.isPaused ?? false }

    // MARK: The state

    /// The queue of the current window; in no window's context that of the window that has used the synthesizer last.
    private var present: (ViewGraph, Queue)? {
        let current = ViewGraph.current
        let queue = state.withLock { state in
            state.queues.last { current == nil ? $0.window != nil : $0.window === current }
        }
        return queue.flatMap { queue in queue.window.map { ($0, queue) } }
    }

    private func edit(_ window: ViewGraph, _ body: (inout Queue) -> Void) { state.withLock { $0.edit(window, body) } }

    func isPaused(in window: ViewGraph?) -> Bool {
        state.withLock { state in state.queues.contains { $0.window === window && $0.isPaused } }
    }

    // MARK: The main actor's part

    private func onMain(_ body: @escaping @MainActor @Sendable () -> Void) {
        guard MainQueue.isCurrent else { return DispatchQueue.main.async { MainActor.assumeIsolated(body) } }
        MainActor.assumeIsolated(body)
    }

    /// Calls the delegate soon, in the window's context.
    private func tell(in window: ViewGraph, _ call: @escaping @MainActor @Sendable (AVSpeechSynthesizer) -> Void) {
        DispatchQueue.main.async { [self] in MainActor.assumeIsolated { window.inContext { call(self) } } }
    }

    @MainActor func page(in window: ViewGraph, didReport event: SpeechReport.Event, of id: Int) {
        guard let utterance = take(event, of: id, in: window) else { return }
        window.inContext {
            switch event {
            case .started: delegate?.speechSynthesizer(self, didStart: utterance)
            case .word(let range):
                guard range.upperBound <= utterance.speechString.utf16.count else { return }
                delegate?.speechSynthesizer(self, willSpeakRangeOfSpeechString: range, utterance: utterance)
            case .ended: delegate?.speechSynthesizer(self, didFinish: utterance)
            case .failed: delegate?.speechSynthesizer(self, didCancel: utterance)
            }
        }
    }

    /// The utterance, if the delegate is to hear of the event: of each start once.
    private func take(_ event: SpeechReport.Event, of id: Int, in window: ViewGraph) -> AVSpeechUtterance? {
        var utterance: AVSpeechUtterance?
        edit(window) { queue in
            guard let index = queue.utterances.firstIndex(where: { $0.id == id }) else { return }
            if event == .started, queue.started == id { return }
            utterance = queue.utterances[index].utterance
            if event == .started { queue.started = id }
            if event == .ended || event == .failed { queue.utterances.remove(at: index) }
        }
        return utterance
    }
}

extension AVSpeechSynthesizer.State {
    fileprivate mutating func edit(_ window: ViewGraph, _ body: (inout AVSpeechSynthesizer.Queue) -> Void) {
        guard let index = queues.firstIndex(where: { $0.window === window }) else { return }
        body(&queues[index])
    }
}
