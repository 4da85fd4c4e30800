import Foundation
import Synchronization

/// Asks a visitor, in the window that the current task belongs to.
///
/// A framework with windows installs one (``PermissionDesk/prompt``); without it nobody can be asked.
package protocol PermissionPrompt: Sendable {
    /// The visitor for whom the current task runs. Decisions are stored separately for each. Nil outside of windows.
    var visitor: String? { get }

    /// Asks, and waits for the answer. Dismissing the question is a refusal.
    @MainActor func ask(for permission: Permission, reason: String?) async -> Bool
}

/// Stores the decisions, for each visitor until the process ends: a refusal stands, and isn't asked again.
///
/// `KISSA_PERMISSIONS=granted` or `denied` decides for everybody. Where strangers may come (`closeToStrangers()`), nobody
/// is asked unless it is `ask`: the data are those of whoever started the process, and not a stranger's to allow. Data that
/// isn't personal, such as sample data, needs no permission.
package final class PermissionDesk: Sendable {
    package static let shared = PermissionDesk(environment: ProcessInfo.processInfo.environment)

    fileprivate struct Question: Hashable {
        let visitor: String
        let permission: Permission
    }

    fileprivate struct State {
        var prompt: (any PermissionPrompt)?
        var decisions: [Question: Bool] = [:]
        /// The questions that were decided, the oldest first; those before `oldest` are gone.
        var order: [Question] = []
        var oldest = 0
        var open: [Question: Task<Bool, Never>] = [:]
        var isClosed = false
    }

    /// Beyond this count the oldest decision is evicted for each new one, and asked for again.
    private let decisionCountMax: Int
    private let ruling: Bool?
    private let asksStrangers: Bool
    private let state = Mutex(State())

    package init(environment: [String: String], decisionCountMax: Int = 10_000) {
        self.decisionCountMax = decisionCountMax
        let setting = environment["KISSA_PERMISSIONS"]?.lowercased()
        asksStrangers = setting == "ask"
        switch setting {
        case "granted": ruling = true
        case "denied": ruling = false
        default: ruling = nil
        }
    }

    /// The prompt; nil if there are no windows.
    package var prompt: (any PermissionPrompt)? {
        get { state.withLock { $0.prompt } }
        set { state.withLock { $0.prompt = newValue } }
    }

    /// Refuses personal data to everybody from now on, unless the environment says that visitors are asked, or decides.
    package func closeToStrangers() { state.withLock { $0.isClosed = true } }

    /// The decision so far.
    ///
    /// - Parameter isPersonal: Whether the data is personal.
    package func decision(on permission: Permission, isPersonal: Bool) -> PermissionDecision {
        if let ruling { return ruling ? .granted : .denied }
        guard isPersonal else { return .granted }
        guard asksStrangers || !state.withLock({ $0.isClosed }) else { return .denied }
        let question = question(permission)
        guard let isGranted = state.withLock({ $0.decisions[question] }) else { return .notDetermined }
        return isGranted ? .granted : .denied
    }

    /// Asks for a permission, unless there is a decision. Without a window, access to personal data is refused.
    ///
    /// - Parameter reason: Why the app wants it, in its own words.
    package func request(_ permission: Permission, isPersonal: Bool, reason: String? = nil) async -> Bool {
        switch decision(on: permission, isPersonal: isPersonal) {
        case .granted: return true
        case .denied: return false
        case .notDetermined: break
        }
        let question = question(permission)
        guard let asking = asking(question, reason) else { return false }
        let isGranted = await asking.value
        state.withLock { state in
            state.keep(isGranted, for: question, countMax: decisionCountMax)
            state.open[question] = nil
        }
        return isGranted
    }

    /// Notes what a visitor says to every permission, before anybody asks: windows of tests have such visitors.
    ///
    /// - Parameter isGranted: Nil where the visitor is to be asked again.
    package func decide(_ isGranted: Bool?, for visitor: String) {
        state.withLock { state in
            for permission in Permission.allCases {
                state.decisions[Question(visitor: visitor, permission: permission)] = isGranted
            }
        }
    }

    /// The pending question, or a new one: concurrent requests share one question.
    private func asking(_ question: Question, _ reason: String?) -> Task<Bool, Never>? {
        state.withLock { state in
            if let open = state.open[question] { return open }
            guard let prompt = state.prompt, prompt.visitor != nil else { return nil }
            let task = Task { await prompt.ask(for: question.permission, reason: reason) }
            state.open[question] = task
            return task
        }
    }

    private func question(_ permission: Permission) -> Question {
        Question(visitor: prompt?.visitor ?? "", permission: permission)
    }
}

extension PermissionDesk.State {
    fileprivate mutating func keep(_ isGranted: Bool, for question: PermissionDesk.Question, countMax: Int) {
        if decisions.updateValue(isGranted, forKey: question) == nil { order.append(question) }
        while decisions.count > countMax {
            decisions[order[oldest]] = nil
            oldest += 1
        }
        guard oldest > countMax else { return }
        order.removeFirst(oldest)
        oldest = 0
    }
}
