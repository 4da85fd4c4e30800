/// The popped pages of a stack, for as long as its pages are the ones that were left by popping them.
@MainActor
struct UndonePages {
    enum Step {
        case value(NavigationValue)
        case presented(PresenterReference, item: AnyHashable)
    }

    /// The popped pages, the lowest last.
    private var steps: [Step] = []
    /// The pages after popping, or after the last step forward.
    private var rest: [NavigationModel.Entry.Key] = []
    /// The popped entries that the stack still has, because their bindings haven't been read yet.
    private var going: Set<AnyHashable> = []
    /// Whether the last page of `rest` has been asked for, and isn't there yet.
    private var isUnderWay = false

    /// The number of pages that can be shown again.
    var count: Int { going.isEmpty ? steps.count : 0 }

    /// The page to show next; nil if there is none, or if another page is still on its way.
    var next: Step? { going.isEmpty && !isUnderWay ? steps.last : nil }

    private var restValues: [NavigationValue] { rest.compactMap(\.value) }

    /// Adds popped pages. If the view that presented one is gone, they can't be shown again.
    mutating func add(_ gone: [NavigationModel.Entry], leaving entries: [NavigationModel.Entry]) {
        let new = gone.reversed().compactMap(\.step)
        if isUnderWay || !going.isEmpty || new.count < gone.count { forget() }
        if new.count == gone.count { steps += new }
        rest = entries.map(\.key)
        going = Set(gone.map(\.id))
    }

    /// Notes that the next page was asked for.
    mutating func take(_ key: NavigationModel.Entry.Key) {
        steps.removeLast()
        rest.append(key)
        isUnderWay = true
    }

    /// Whether a path is the result of going forward.
    func isReturn(to path: [NavigationValue]) -> Bool { isUnderWay && path == restValues }

    /// Whether a page was asked for by going forward.
    func isReturn(to key: NavigationModel.Entry.Key) -> Bool { isUnderWay && key == rest.last }

    /// Forgets the popped pages if the path is a different one.
    mutating func follow(_ path: [NavigationValue]) { if path != restValues { forget() } }

    /// Forgets the popped pages if the stack's pages are different ones.
    mutating func follow(_ entries: [NavigationModel.Entry]) {
        going.formIntersection(entries.map(\.id))
        let keys = entries.filter { !going.contains($0.id) }.map(\.key)
        if keys == rest { isUnderWay = false } else if !isUnderWay || keys != rest.dropLast() { forget() }
    }

    mutating func forget() { (steps, going, isUnderWay) = ([], [], false) }
}
