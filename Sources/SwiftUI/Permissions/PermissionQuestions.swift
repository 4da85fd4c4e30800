import Observation
import Permissions

/// The questions of an app's frameworks that wait for an answer in one window, the oldest first.
@MainActor
@Observable
final class PermissionQuestions {
    /// One permission that is asked for.
    struct Question {
        let permission: Permission
        /// Why the app wants it, in its own words.
        let reason: String?
        fileprivate let answer: CheckedContinuation<Bool, Never>
    }

    private var waiting: [Question] = []
    private var isClosed = false
    @ObservationIgnored private var choice = false

    /// The question that is shown.
    var current: Question? { waiting.first }

    /// Whether a question is shown. Putting it away without an answer is a refusal.
    var isAsking: Bool {
        get { current != nil }
        set {
            guard !newValue else { return }
            answer(choice)
            choice = false
        }
    }

    /// Says what the person chose; the question goes away right after that.
    func choose(_ isGranted: Bool) { choice = isGranted }

    /// Asks, and waits for the answer; in a closed window it is a refusal.
    func ask(for permission: Permission, reason: String?) async -> Bool {
        guard !isClosed else { return false }
        return await withCheckedContinuation { answer in
            waiting.append(Question(permission: permission, reason: reason, answer: answer))
        }
    }

    /// Answers the question that is shown.
    private func answer(_ isGranted: Bool) {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst().answer.resume(returning: isGranted)
    }

    /// Refuses everything: nobody is there any more to answer.
    func close() {
        isClosed = true
        while !waiting.isEmpty { answer(false) }
    }
}
