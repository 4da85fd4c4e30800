import Foundation

/// A recorder of what can be undone and redone. Foundation has none on Linux.
///
/// What is registered while one event is handled (a press, a key) is undone at once. Registering while something is undone
/// records how to redo it. What a view reads of a manager, such as `canUndo`, is observed.
///
/// See [UndoManager](https://developer.apple.com/documentation/foundation/undomanager).
@MainActor
open class UndoManager {
    enum Phase { case recording, undoing, redoing }

    let history = UndoHistory()
    private(set) var phase = Phase.recording
    private var disabledCount = 0
    /// Whether the event that the outermost group was opened for is over.
    private var isEventOver = false

    /// Whether a group is opened for each event in which something is registered.
    open var groupsByEvent = true

    /// How many groups are kept; 0 for all.
    open var levelsOfUndo = 0 {
        didSet { history.limit(to: levelsOfUndo) }
    }

    /// A manager in which nothing is recorded.
    public init() {}

    // MARK: Registering

    /// Records how a change is taken back.
    ///
    /// - Parameters:
    ///   - target: What is changed. It isn't kept alive: what can't be undone any more is skipped.
    ///   - handler: Changes it back, and registers how that is taken back.
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

    /// Whether changes are recorded.
    open var isUndoRegistrationEnabled: Bool { disabledCount == 0 }

    /// Stops recording changes, until `enableUndoRegistration()` has been called as often as this.
    open func disableUndoRegistration() { disabledCount += 1 }

    /// Records changes again. Traps where they weren't disabled.
    open func enableUndoRegistration() {
        precondition(disabledCount > 0, "enableUndoRegistration() without disableUndoRegistration()")
        disabledCount -= 1
    }

    /// Forgets everything, and records changes.
    open func removeAllActions() {
        (history.undoable, history.redoable, history.open) = ([], [], [])
        disabledCount = 0
    }

    /// Forgets what was recorded for a target.
    open func removeAllActions(withTarget target: Any) { history.removeAll(of: target as AnyObject) }

    // MARK: Groups

    /// How many groups are open, each in another.
    open var groupingLevel: Int { history.open.count }

    /// Opens a group, which is undone as one.
    open func beginUndoGrouping() {
        if groupingLevel == 0 { openForEvent() }
        push()
    }

    /// Closes the group that was opened last. Traps where none is open.
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

    /// Whether there is something to undo.
    open var canUndo: Bool { !history.undoable.isEmpty || phase == .recording && hasOpenEntries }
    /// Whether there is something to redo.
    open var canRedo: Bool { !history.redoable.isEmpty && !(phase == .recording && hasOpenEntries) }
    /// Whether something is being undone.
    open var isUndoing: Bool { phase == .undoing }
    /// Whether something is being redone.
    open var isRedoing: Bool { phase == .redoing }

    var hasOpenEntries: Bool { history.open.contains { !$0.entries.isEmpty } }

    /// Takes the last group back. Nothing, if there is none.
    open func undo() { takeBack(from: \.undoable, as: .undoing) }

    /// Does again what was undone last. Nothing, if there is none.
    open func redo() { takeBack(from: \.redoable, as: .redoing) }

    private func takeBack(from groups: ReferenceWritableKeyPath<UndoHistory, [UndoGroup]>, as phase: Phase) {
        closeForEvent()
        precondition(groupingLevel == 0, "undo() or redo() inside a group: endUndoGrouping() first")
        guard let group = history[keyPath: groups].popLast() else { return }
        run(group, as: phase)
    }

    /// Takes back the group that was ended last inside the open group; if none is open, the last group.
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
