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
/// `KISSA_PERMISSIONS=granted` or `denied` decides for everybody. If the app is open to strangers (`closeToStrangers()`), nobody
/// is asked unless it is `ask`: the data belongs to the person who started the process, and a stranger must not allow access to
/// it. Data that isn't personal, such as sample data, needs no permission.
package final class PermissionDesk: Sendable {
    package static let shared = PermissionDesk(environment: ProcessInfo.processInfo.environment)

    fileprivate struct Question: Hashable {
        let visitor: String
        let permission: Permission
    }

    fileprivate struct State {
        var prompt: (any PermissionPrompt)?
        var decisions: [Question: Bool] = [:]
        /// The decided questions, the oldest first; those before `oldest` have been evicted.
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

    /// The owner of data in the current context: a visitor, or everybody (`""`) in a program without windows. Nil if there are
    /// windows, but the code doesn't run in the context of one: on a queue, in a timer or a detached task.
    package var owner: String? {
        guard let prompt else { return "" }
        return prompt.visitor
    }

    /// Logs once that code ran outside of a window's context.
    package static func tellOfNoWindow(_ deed: String) {
        faults.tell(
            "\(deed) outside of any window: on a queue, in a timer or a detached task. Nobody knows whom it concerns. "
                + "Do it in a task that a view or an action began.")
    }

    private static let faults = FaultLog { FileHandle.standardError.write(Data("Kissa: \($0)\n".utf8)) }

    /// Refuses personal data to everybody from now on, unless `KISSA_PERMISSIONS` is `ask`, or decides.
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
    /// - Parameter reason: The app's explanation.
    package func request(_ permission: Permission, isPersonal: Bool, reason: String? = nil) async -> Bool {
        switch decision(on: permission, isPersonal: isPersonal) {
        case .granted: return true
        case .denied: return false
        case .notDetermined: break
        }
        let question = question(permission)
        guard let asking = asking(question, reason) else {
            if owner == nil { Self.tellOfNoWindow("A permission was asked for, and refused,") }
            return false
        }
        let isGranted = await asking.value
        state.withLock { state in
            state.keep(isGranted, for: question, countMax: decisionCountMax)
            state.open[question] = nil
        }
        return isGranted
    }

    /// Sets a visitor's decision on every permission in advance, for windows of tests.
    ///
    /// - Parameter isGranted: Nil to ask the visitor again.
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
