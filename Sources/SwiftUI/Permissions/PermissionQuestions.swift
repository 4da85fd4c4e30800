import Observation
import Permissions

/// The pending permission questions of an app's frameworks in one window, the oldest first.
@MainActor
@Observable
final class PermissionQuestions {
    /// A requested permission.
    struct Question {
        let permission: Permission
        /// Why the app needs it, in its own words.
        let reason: String?
        fileprivate let answer: CheckedContinuation<Bool, Never>
    }

    private var waiting: [Question] = []
    private var isClosed = false
    @ObservationIgnored private var choice = false
    /// Called before a question is shown.
    @ObservationIgnored var willAsk: () -> Void = {}

    /// The question being shown.
    var current: Question? { waiting.first }

    /// Whether a question is shown. Dismissing it without an answer is a refusal.
    var isAsking: Bool {
        get { current != nil }
        set {
            guard !newValue else { return }
            answer(choice)
            choice = false
        }
    }

    /// Records the person's choice; the question is dismissed right after that.
    func choose(_ isGranted: Bool) { choice = isGranted }

    /// Asks, and waits for the answer; in a closed window, the answer is a refusal.
    func ask(for permission: Permission, reason: String?) async -> Bool {
        guard !isClosed else { return false }
        willAsk()
        return await withCheckedContinuation { answer in
            waiting.append(Question(permission: permission, reason: reason, answer: answer))
        }
    }

    /// Answers the question being shown.
    private func answer(_ isGranted: Bool) {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst().answer.resume(returning: isGranted)
    }

    /// Refuses everything, since nobody can answer any more.
    func close() {
        isClosed = true
        while !waiting.isEmpty { answer(false) }
    }
}
