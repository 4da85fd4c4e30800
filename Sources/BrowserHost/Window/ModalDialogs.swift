import DisplayList

/// The modal dialogs that a client has been told of, in the order in which it opened them. What lies outside of the topmost one
/// is out of reach: in a browser by the dialog itself, here for whoever sends events without one.
struct ModalDialogs {
    private struct Dialog {
        let id: ElementID
        /// The frame that opened it.
        let frame: Int
        /// How much was typed and set below it by a client that hadn't seen it yet.
        var earlierCount = 0
    }

    /// More than anybody types and sets while a frame is on its way. The acknowledgement is the client's word.
    private static let earlierCountMax = 64

    private var open: [Dialog] = []
    private var underway = Underway()

    /// Another client, or the same one anew, knows of none.
    mutating func forget() {
        open = []
        underway = Underway()
    }

    /// The frame with that number tells the client what the patch says.
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

    /// Whether an event belongs to what a dialog keeps from the person.
    ///
    /// - Parameters:
    ///   - acknowledgedFrame: The last frame that the client says it has.
    ///   - isWithin: Whether the event's element lies in a dialog.
    mutating func bars(
        _ event: ElementEvent, in current: DisplayList, acknowledgedFrame: Int, isWithin: (ElementID) -> Bool
    ) -> Bool {
        guard let index = open.lastIndex(where: { current[$0.id]?.isModalDialog == true }) else { return false }
        let top = open[index]
        if event.action.isReport || isWithin(top.id) || underway.ends(by: event) { return false }
        switch event.action {
        // What was typed or set before the dialog was seen is the person's.
        case .text, .value:
            open[index].earlierCount += 1
            return acknowledgedFrame >= top.frame || open[index].earlierCount > Self.earlierCountMax
        // What runs in the page reports how that goes, whether it is in reach or not.
        case .module: return false
        // The browser's Forward is nobody's below, but the window's: it shows again what was put away over the dialog.
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

/// What began at an element and has not ended: gestures, keys, drags, files. It may end there although a dialog has come over
/// the element meanwhile, so that nothing in the app stays half done.
private struct Underway {
    private enum Kind: Hashable {
        case gesture(Int), key(String), hold, drag, drop, file
    }

    private struct Place: Hashable {
        let element: ElementID
        let kind: Kind
    }

    /// More than anybody has fingers and keys for.
    private static let countMax = 64

    private var places: Set<Place> = []

    mutating func note(_ event: ElementEvent) {
        guard let (kind, isEnd) = Self.part(of: event.action) else { return }
        let place = Place(element: event.element, kind: kind)
        if isEnd { places.remove(place) } else if places.count < Self.countMax { places.insert(place) }
    }

    /// Elements that have gone can't end anything.
    mutating func forget(_ elements: [ElementID]) {
        if !places.isEmpty { places = places.filter { !elements.contains($0.element) } }
    }

    /// Whether an event ends something, or is the next part of a file.
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
