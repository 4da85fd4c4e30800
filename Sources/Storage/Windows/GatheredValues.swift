import Foundation

/// What windows have set during events that aren't done yet: each window's waits for its own mark. Several windows may be at it
/// at once, as one may be rendered in parts while another one hears of something.
struct GatheredValues {
    private var windows: [(claim: WindowClaim, values: UnwrittenValues)] = []

    var byteCount: Int { windows.reduce(0) { $0 + $1.values.byteCount } }

    /// The value that waits for a place, where nil removes what is kept; nil where none waits.
    subscript(place: UnwrittenValues.Place) -> Data?? { windows.lazy.compactMap { $0.values[place] }.first }

    mutating func begin(for window: WindowClaim) {
        guard !windows.contains(where: { $0.claim == window }) else { return }
        windows.append((window, UnwrittenValues()))
    }

    /// Adds a value to its window's, or, where nobody knows whose it is, to those of the window that began last. What another
    /// window has set for the same place before is forgotten: whichever is kept first, the later value is to remain.
    /// - Returns: Whether the value waits for a mark now. What a window sets outside of an event does not.
    mutating func add(_ bytes: Data?, at place: UnwrittenValues.Place, of window: WindowClaim?) -> Bool {
        let own = window.map { window in windows.firstIndex { $0.claim == window } } ?? windows.indices.last
        for index in windows.indices where index != own { windows[index].values.forget(place) }
        guard let own else { return false }
        windows[own].values.add(bytes, at: place)
        return true
    }

    /// Ends it for a window.
    /// - Returns: What it has set.
    mutating func take(_ window: WindowClaim) -> [PlacedValue] {
        guard let index = windows.firstIndex(where: { $0.claim == window }) else { return [] }
        return windows.remove(at: index).values.all
    }
}
