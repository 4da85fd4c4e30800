import DisplayList

/// The modal dialogs that a client has been sent, in the order in which it opened them. Everything outside the topmost one is out
/// of reach: in a browser because of the dialog itself, here for clients that send events without a browser.
struct ModalDialogs {
    private struct Dialog {
        let id: ElementID
        /// The frame that opened it.
        let frame: Int
        /// How many texts and values were changed below it by a client that hadn't received it yet.
        var earlierCount = 0
    }

    /// More than a person changes while a frame is on its way. A limit is needed because a client could withhold
    /// acknowledgements.
    private static let earlierCountMax = 64

    private var open: [Dialog] = []
    private var underway = Underway()

    /// A new or reconnected client has no open dialogs.
    mutating func forget() {
        open = []
        underway = Underway()
    }

    /// Records the dialogs that a patch opens or closes, with the number of its frame.
    mutating func note(_ patch: Patch, in frame: Int) {
        for operation in patch.operations {
            switch operation {
            case .create(let element): note(element, in: frame)
            case .update(let update): note(update.element, in: frame)
            case .remove(let ids):
                open.removeAll { ids.contains($0.id) }
                underway.forget(ids)
            default: break
            }
        }
    }

    private mutating func note(_ element: DisplayElement, in frame: Int) {
        guard case .dialog = element.content else { return }
        let isOpen = open.contains { $0.id == element.id }
        if element.isModalDialog, !isOpen { open.append(Dialog(id: element.id, frame: frame)) }
        if !element.isModalDialog, isOpen { open.removeAll { $0.id == element.id } }
    }

    /// An event was delivered.
    mutating func note(_ event: ElementEvent) { underway.note(event) }

    /// Whether a modal dialog blocks an event.
    ///
    /// - Parameters:
    ///   - acknowledgedFrame: The last frame that the client has acknowledged.
    ///   - isWithin: Whether the event's element lies in a dialog.
    mutating func bars(
        _ event: ElementEvent, in current: DisplayList, acknowledgedFrame: Int, isWithin: (ElementID) -> Bool
    ) -> Bool {
        guard let index = open.lastIndex(where: { current[$0.id]?.isModalDialog == true }) else { return false }
        let top = open[index]
        if event.action.isReport || isWithin(top.id) || underway.ends(by: event) { return false }
        switch event.action {
        // Text that was typed, or a value that was set, before the dialog was seen is still accepted.
        case .text, .value:
            open[index].earlierCount += 1
            return acknowledgedFrame >= top.frame || open[index].earlierCount > Self.earlierCountMax
        // Client modules report their state whether they are in reach or not.
        case .module: return false
        // The browser's Forward button belongs to the window, not to an element below the dialog: it shows again what was
        // dismissed above the dialog.
        case .forward: return event.element != current.root
        default: return true
        }
    }
}

extension DisplayElement {
    fileprivate var isModalDialog: Bool {
        if case .dialog(let dialog) = content { dialog.isModal && !isLeaving } else { false }
    }
}

/// Interactions that have begun at an element and not ended: gestures, keys, drags, files. They may end there even if a dialog
/// has come over the element meanwhile, so that the app isn't left with a half-finished one.
private struct Underway {
    private enum Kind: Hashable {
        case gesture(Int), key(String), hold, drag, drop, file
    }

    private struct Place: Hashable {
        let element: ElementID
        let kind: Kind
    }

    /// More than a person can have in progress.
    private static let countMax = 64

    private var places: Set<Place> = []

    mutating func note(_ event: ElementEvent) {
        guard let (kind, isEnd) = Self.part(of: event.action) else { return }
        let place = Place(element: event.element, kind: kind)
        if isEnd { places.remove(place) } else if places.count < Self.countMax { places.insert(place) }
    }

    /// An element that was removed can't end anything.
    mutating func forget(_ elements: [ElementID]) {
        if !places.isEmpty { places = places.filter { !elements.contains($0.element) } }
    }

    /// Whether an event ends an interaction, or is the next part of a file.
    func ends(by event: ElementEvent) -> Bool {
        guard let (kind, isEnd) = Self.part(of: event.action), isEnd || kind == .file else { return false }
        return places.contains(Place(element: event.element, kind: kind))
    }

    private static func part(of action: ElementEvent.Action) -> (Kind, isEnd: Bool)? {
        switch action {
        case .gesture(let index, let phase, _): (.gesture(index), phase.isEnd)
        case .key(let key, _, let isDown, _): (.key(key), !isDown)
        case .hold(let isDown): (.hold, !isDown)
        case .drag(let phase): (.drag, phase.isEnd)
        case .drop(let phase, _): (.drop, phase.isEnd)
        case .file(let chunk): (.file, chunk.isLast && chunk.index == chunk.count - 1)
        default: nil
        }
    }
}

extension ElementEvent.Phase {
    fileprivate var isEnd: Bool { self == .ended || self == .cancelled }
}
