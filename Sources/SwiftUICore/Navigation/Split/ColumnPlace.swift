import Foundation
import Observation

/// What a column's stack and its split view have to tell each other.
@Observable
@MainActor
final class ColumnPlace {
    /// Whether the column lies over another one, to which its first page leads back. Observed by its bars.
    private(set) var hasWayBack = false
    /// Shows the column below.
    @ObservationIgnored private(set) var goBack: () -> Void = {}
    /// What pages that nobody sees say of the window and of the bars around doesn't count.
    private(set) var isOutOfSight = false
    /// Called when a link in another column put a page here.
    @ObservationIgnored var comesForward: () -> Void = {}
    /// Called when the page that a link put here was taken back.
    @ObservationIgnored var didLoseRoot: () -> Void = {}
    /// Called when there are pages to go back from in the column itself, or none any more.
    @ObservationIgnored var pagesDidChange: () -> Void = {}
    @ObservationIgnored private var depth = 0
    @ObservationIgnored private var innerDepth = 0

    func setOutOfSight(_ isOut: Bool) { if isOutOfSight != isOut { isOutOfSight = isOut } }

    func setWayBack(_ isThere: Bool, _ goBack: @escaping () -> Void) {
        self.goBack = goBack
        if hasWayBack != isThere { hasWayBack = isThere }
    }

    /// Whether a swipe back is the column's own affair.
    var hasPages: Bool { depth > 0 || innerDepth > 0 }

    /// Notes how many pages lie above the first; a stack of the app's own inside the column counts by itself.
    func note(depth: Int, isInner: Bool) {
        let had = hasPages
        if isInner { innerDepth = depth } else { self.depth = depth }
        if hasPages != had { pagesDidChange() }
    }
}

/// The lists of one column: whether something is chosen in them.
@MainActor
final class ColumnChoices {
    private struct Entry {
        weak var choice: ColumnChoice?
    }

    private var entries: [Entry] = []

    var isMade: Bool { entries.contains { $0.choice?.isMade() ?? false } }

    func note(_ choice: ColumnChoice) {
        entries.removeAll { $0.choice == nil || $0.choice === choice }
        entries.append(Entry(choice: choice))
    }
}

/// One list's choice.
@MainActor
final class ColumnChoice {
    var isMade: () -> Bool = { false }
}
