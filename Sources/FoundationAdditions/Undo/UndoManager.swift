import Foundation

/// Records actions for undo and redo. Foundation on Linux lacks it.
///
/// Actions that are registered during the same event (a press, a key) are undone together. Registering during an undo records the
/// redo. Properties that a view reads, such as `canUndo`, are observed.
///
/// See [UndoManager](https://developer.apple.com/documentation/foundation/undomanager).
@MainActor
open class UndoManager {
    enum Phase { case recording, undoing, redoing }

    let history = UndoHistory()
    private(set) var phase = Phase.recording
    private var disabledCount = 0
    /// Whether the event for which the outermost group was opened is over.
    private var isEventOver = false

    /// Whether a group is opened automatically for each event with a registration.
    open var groupsByEvent = true

    /// The maximum number of groups; 0 for no limit.
    open var levelsOfUndo = 0 {
        didSet { history.limit(to: levelsOfUndo) }
    }

    /// Creates a manager without recorded actions.
    public nonisolated init() {}

    // MARK: Registering

    /// Records how a change is undone.
    ///
    /// - Parameters:
    ///   - target: The changed object. It isn't retained: actions of a deallocated target are skipped.
    ///   - handler: Undoes the change, and registers the inverse action.
    open func registerUndo<TargetType: AnyObject>(
        withTarget target: TargetType, handler: @escaping @MainActor (TargetType) -> Void
    ) {
        guard isUndoRegistrationEnabled else { return }
        if groupingLevel == 0 { openForEvent() }
        precondition(groupingLevel > 0, "registerUndo without groupsByEvent: beginUndoGrouping() first")
        if phase == .recording { history.redoable.removeAll() }
        let action = UndoAction(target: target) { [weak target] in if let target { handler(target) } }
        history.open[groupingLevel - 1].entries.append(.action(action))
    }

    /// Whether actions are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Stops recording actions, until `enableUndoRegistration()` has been called as often as this.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Resumes recording actions. Traps without a matching `disableUndoRegistration()`.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "enableUndoRegistration() without disableUndoRegistration()")
        disabledCount -= 1
    }

    /// Removes all recorded actions, and enables recording.
    open func removeAllActions() {
        (history.undoable, history.redoable, history.open) = ([], [], [])
        disabledCount = 0
    }

    /// Removes the recorded actions of a target.
    open func removeAllActions(withTarget target: Any) { history.removeAll(of: target as AnyObject) }

    // MARK: Groups

    /// The nesting depth of open groups.
    open var groupingLevel: Int { history.open.count }

    /// Opens a group, whose actions are undone together.
    open func beginUndoGrouping() {
        if groupingLevel == 0 { openForEvent() }
        push()
    }

    /// Closes the group that was opened last. Traps if none is open.
    open func endUndoGrouping() {
        precondition(groupingLevel > 0, "endUndoGrouping() without beginUndoGrouping()")
        post(.NSUndoManagerCheckpoint)
        post(.NSUndoManagerWillCloseUndoGroup)
        let group = history.open.removeLast()
        if groupingLevel == 0 {
            keep(group)
        } else if !group.entries.isEmpty {
            history.open[groupingLevel - 1].entries.append(.group(group))
        }
        post(.NSUndoManagerDidCloseUndoGroup)
        if groupingLevel == 1, groupsByEvent, isEventOver { endUndoGrouping() }
    }

    private func push() {
        history.open.append(UndoGroup())
        post(.NSUndoManagerDidOpenUndoGroup)
    }

    private func openForEvent() {
        guard groupsByEvent, phase == .recording else { return }
        isEventOver = false
        push()
        DispatchQueue.main.async { [weak self] in MainActor.assumeIsolated { self?.eventIsOver() } }
    }

    private func eventIsOver() {
        isEventOver = true
        if groupingLevel == 1, groupsByEvent, phase == .recording { endUndoGrouping() }
    }

    private func keep(_ group: UndoGroup) {
        guard !group.entries.isEmpty else { return }
        if phase == .undoing { history.redoable.append(group) } else { history.undoable.append(group) }
        history.limit(to: levelsOfUndo)
    }

    // MARK: Undoing and redoing

    /// Whether there is anything to undo.
    open var canUndo: Bool { !history.undoable.isEmpty || phase == .recording && hasOpenEntries }
    /// Whether there is anything to redo.
    open var canRedo: Bool { !history.redoable.isEmpty && !(phase == .recording && hasOpenEntries) }
    /// Whether an undo is being performed.
    open var isUndoing: Bool { phase == .undoing }
    /// Whether a redo is being performed.
    open var isRedoing: Bool { phase == .redoing }

    var hasOpenEntries: Bool { history.open.contains { !$0.entries.isEmpty } }

    /// Undoes the last group. Does nothing if there is none.
    open func undo() { takeBack(from: \.undoable, as: .undoing) }

    /// Redoes what was last undone. Does nothing if there is none.
    open func redo() { takeBack(from: \.redoable, as: .redoing) }

    private func takeBack(from groups: ReferenceWritableKeyPath<UndoHistory, [UndoGroup]>, as phase: Phase) {
        closeForEvent()
        precondition(groupingLevel == 0, "undo() or redo() inside a group: endUndoGrouping() first")
        guard let group = history[keyPath: groups].popLast() else { return }
        run(group, as: phase)
    }

    /// Undoes the last closed group in the open group; if none is open, the last group.
    open func undoNestedGroup() {
        guard let group = takeNestedGroup() else { return groupingLevel == 0 ? undo() : () }
        let open = history.open
        history.open = []
        run(group, as: .undoing)
        history.open = open
    }

    private func takeNestedGroup() -> UndoGroup? {
        guard case .group(let group)? = history.open.last?.entries.last else { return nil }
        history.open[groupingLevel - 1].entries.removeLast()
        return group
    }

    private func closeForEvent() {
        if groupingLevel == 1, groupsByEvent, phase == .recording { endUndoGrouping() }
    }

    private func run(_ group: UndoGroup, as phase: Phase) {
        let isUndoing = phase == .undoing
        post(isUndoing ? .NSUndoManagerWillUndoChange : .NSUndoManagerWillRedoChange)
        post(.NSUndoManagerCheckpoint)
        self.phase = phase
        push()
        (history.open[0].name, history.open[0].isDiscardable) = (group.name, group.isDiscardable)
        group.perform()
        while groupingLevel > 0 { endUndoGrouping() }
        self.phase = .recording
        post(isUndoing ? .NSUndoManagerDidUndoChange : .NSUndoManagerDidRedoChange)
    }

    private func post(_ name: Notification.Name) { NotificationCenter.default.post(name: name, object: self) }
}
