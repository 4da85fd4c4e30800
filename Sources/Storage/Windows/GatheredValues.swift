import Foundation

/// What windows have set during events that aren't done yet: each window's waits for its own mark. Several windows may be at it
/// at once, as one may be rendered in parts while another one hears of something.
struct GatheredValues {
    private var windows: [(claim: WindowClaim, values: UnwrittenValues)] = []
    /// Values are numbered as they are set, whichever windows set them.
    private var lastNumber = 0

    var byteCount: Int { windows.reduce(0) { $0 + $1.values.byteCount } }

    /// The value that waits for a place, where nil removes what is kept; nil where none waits.
    subscript(place: UnwrittenValues.Place) -> Data?? {
        windows.max { $0.values.number(at: place) < $1.values.number(at: place) }?.values[place]
    }

    mutating func begin(for window: WindowClaim) {
        guard !windows.contains(where: { $0.claim == window }) else { return }
        windows.append((window, UnwrittenValues()))
    }

    /// Adds a value to its window's.
    /// - Returns: Whether the value waits for a mark now. What a window sets outside of an event does not, nor what no window
    ///   sets: it would be gone with a window that has nothing to do with it.
    mutating func add(_ bytes: Data?, at place: UnwrittenValues.Place, of window: WindowClaim?) -> Bool {
        guard let own = windows.firstIndex(where: { $0.claim == window }) else { return false }
        lastNumber += 1
        windows[own].values.add(bytes, at: place, number: lastNumber)
        return true
    }

    /// Forgets what was set for the places of values before these were, now that these are kept: whichever window is done
    /// first, the later value remains. Until then the earlier one does, as the later one may be dropped with its window.
    mutating func forgetEarlier(than kept: [PlacedValue]) {
        for value in kept {
            for index in windows.indices where windows[index].values.number(at: value.place) < value.number {
                windows[index].values.forget(value.place)
            }
        }
    }

    /// The number of a value that is set now, and waits for no mark.
    var nextNumber: Int { lastNumber + 1 }

    /// Ends it for a window.
    /// - Returns: What it has set.
    mutating func take(_ window: WindowClaim) -> [PlacedValue] {
        guard let index = windows.firstIndex(where: { $0.claim == window }) else { return [] }
        return windows.remove(at: index).values.all
    }
}
