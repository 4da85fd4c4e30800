import FoundationModels
import Synchronization

extension ScriptedLanguageModel {
    /// Controls when a scripted model's tokens are sent: in steps of the test, never by time.
    ///
    /// ```swift
    /// let pace = ScriptedLanguageModel.Pace()
    /// let model = ScriptedLanguageModel("Good morning", pace: pace)
    /// …                              // begin a request
    /// await pace.waitUntilAsked()    // the model is about to say its first token
    /// pace.allow(1)                  // "Good " comes, and the model waits again
    /// pace.allowAll()
    /// ```
    public final class Pace: Sendable {
        private struct State {
            var allowed = 0
            var asked = 0
            var isOpen = false
            var waitingToSpeak: [Int: CheckedContinuation<Void, Never>] = [:]
            var readerCount = 0
            var waitingForQuestions: [Int: (count: Int, reader: CheckedContinuation<Void, Never>)] = [:]
        }

        private let state = Mutex(State())

        /// A pace that sends nothing until it is allowed.
        public init() {}

        /// Allows this many more tokens.
        public func allow(_ tokenCount: Int = 1) {
            change { $0.allowed += tokenCount }
        }

        /// Allows all tokens from now on.
        public func allowAll() {
            change { $0.isOpen = true }
        }

        /// Waits until the model has been about to send a token this many times in total, or until the task is
        /// canceled.
        public func waitUntilAsked(_ count: Int = 1) async {
            let number = state.withLock { state in
                state.readerCount += 1
                return state.readerCount
            }
            await withTaskCancellationHandler {
                await withCheckedContinuation { reader in
                    let isPast = state.withLock { state in
                        guard state.asked < count else { return true }
                        state.waitingForQuestions[number] = (count, reader)
                        return false
                    }
                    if isPast { reader.resume() } else if Task.isCancelled { stopWaiting(number) }
                }
            } onCancel: {
                stopWaiting(number)
            }
        }

        private func stopWaiting(_ number: Int) {
            state.withLock { $0.waitingForQuestions.removeValue(forKey: number) }?.reader.resume()
        }

        /// Waits until one more token is allowed.
        ///
        /// - Throws: `CancellationError`.
        func step() async throws {
            let number = ask()
            await withTaskCancellationHandler {
                await withCheckedContinuation { speaker in
                    change { $0.waitingToSpeak[number] = speaker }
                    if Task.isCancelled { release(number) }
                }
            } onCancel: {
                release(number)
            }
            try Task.checkCancellation()
        }

        /// Counts a token that is about to be sent, and resumes the tasks that wait for that.
        private func ask() -> Int {
            let (number, told) = state.withLock { state in
                state.asked += 1
                let told = state.waitingForQuestions.filter { $0.value.count <= state.asked }
                for number in told.keys { state.waitingForQuestions[number] = nil }
                return (state.asked, told)
            }
            for waiting in told.values { waiting.reader.resume() }
            return number
        }

        private func release(_ number: Int) {
            state.withLock { $0.waitingToSpeak.removeValue(forKey: number) }?.resume()
        }

        /// Changes the state and resumes the replies whose next token is allowed now, the oldest first.
        private func change(_ body: (inout State) -> Void) {
            let released = state.withLock { state in
                body(&state)
                var released: [CheckedContinuation<Void, Never>] = []
                for number in state.waitingToSpeak.keys.sorted() where state.isOpen || state.allowed > 0 {
                    if !state.isOpen { state.allowed -= 1 }
                    state.waitingToSpeak.removeValue(forKey: number).map { released.append($0) }
                }
                return released
            }
            for speaker in released { speaker.resume() }
        }
    }
}
