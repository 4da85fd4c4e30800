import Foundation
import Observation
import Permissions

/// The questions of an app's frameworks that wait for an answer in one window, the oldest first.
@MainActor
@Observable
final class PermissionQuestions {
    /// One permission that is asked for.
    struct Question {
        fileprivate let id = UUID()
        let permission: Permission
        /// Why the app wants it, in its own words.
        let reason: String?
        fileprivate let answer: CheckedContinuation<Bool, Never>
    }

    private var waiting: [Question] = []
    private var isClosed = false

    /// The question that is shown.
    var current: Question? { waiting.first }

    /// Whether a question is shown. Putting it away without an answer is a refusal.
    var isAsking: Bool {
        get { current != nil }
        set { if !newValue, let current { refuseSoon(current) } }
    }

    /// A question goes away before the button that answers it acts: only then it is known whether there is an answer.
    private func refuseSoon(_ question: Question) {
        DispatchQueue.main.async { [self] in
            MainActor.assumeIsolated {
                if current?.id == question.id { answer(false) }
            }
        }
    }

    /// Asks, and waits for the answer; in a closed window it is a refusal.
    func ask(for permission: Permission, reason: String?) async -> Bool {
        guard !isClosed else { return false }
        return await withCheckedContinuation { answer in
            waiting.append(Question(permission: permission, reason: reason, answer: answer))
        }
    }

    /// Answers the question that is shown.
    func answer(_ isGranted: Bool) {
        guard !waiting.isEmpty else { return }
        waiting.removeFirst().answer.resume(returning: isGranted)
    }

    /// Refuses everything: nobody is there any more to answer.
    func close() {
        isClosed = true
        while !waiting.isEmpty { answer(false) }
    }
}
