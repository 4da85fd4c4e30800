import Foundation
import Observation

/// The state that a column's stack and its split view share.
@Observable
@MainActor
final class ColumnPlace {
    /// Whether the column is over another one, to which its first page leads back. Its bars observe it.
    private(set) var hasWayBack = false
    /// Shows the column below.
    @ObservationIgnored private(set) var goBack: () -> Void = {}
    /// Whether the column is invisible: its pages' settings for the window and the outer bars are ignored then.
    private(set) var isOutOfSight = false
    /// Called when a link in another column has shown a page here.
    @ObservationIgnored var comesForward: () -> Void = {}
    /// Called when the page that a link has shown here is removed.
    @ObservationIgnored var didLoseRoot: () -> Void = {}
    /// Called when the column begins or ceases to have pages to go back from.
    @ObservationIgnored var pagesDidChange: () -> Void = {}
    @ObservationIgnored private var depth = 0
    @ObservationIgnored private var innerDepth = 0

    func setOutOfSight(_ isOut: Bool) { if isOutOfSight != isOut { isOutOfSight = isOut } }

    func setWayBack(_ isThere: Bool, _ goBack: @escaping () -> Void) {
        self.goBack = goBack
        if hasWayBack != isThere { hasWayBack = isThere }
    }

    /// Whether the column itself handles a swipe back.
    var hasPages: Bool { depth > 0 || innerDepth > 0 }

    /// Sets the number of pages above the first; a stack of the app's own inside the column is counted separately.
    func note(depth: Int, isInner: Bool) {
        let had = hasPages
        if isInner { innerDepth = depth } else { self.depth = depth }
        if hasPages != had { pagesDidChange() }
    }
}

/// The lists of one column, and whether one of them has a selection.
@MainActor
final class ColumnChoices {
    private struct Entry {
        weak var choice: ColumnChoice?
    }

    private var entries: [Entry] = []

    var isMade: Bool { entries.contains { $0.choice?.isMade() ?? false } }

    /// Makes the present choices again later; nil if none is made.
    func again() -> (() -> Void)? {
        let all = entries.compactMap { $0.choice?.again() }
        return all.isEmpty ? nil : { for choose in all { choose() } }
    }

    func note(_ choice: ColumnChoice) {
        entries.removeAll { $0.choice == nil || $0.choice === choice }
        entries.append(Entry(choice: choice))
    }
}

/// The selection of one list.
@MainActor
final class ColumnChoice {
    var isMade: () -> Bool = { false }
    /// Makes the present choice again later; nil if none is made.
    var again: () -> (() -> Void)? = { nil }
}
