import Foundation

/// The values that windows have set during events that aren't done yet; each window's values wait for its own mark. Several
/// windows may gather at once: one may still be rendering in parts while another one handles an event.
struct GatheredValues {
    private var windows: [(claim: WindowClaim, values: UnwrittenValues)] = []
    /// Numbers increase across all windows, in the order in which values are set.
    private var lastNumber = 0

    var byteCount: Int { windows.reduce(0) { $0 + $1.values.byteCount } }

    /// The gathered value of a place; the inner nil removes what is kept, the outer nil means that no value is gathered.
    subscript(place: UnwrittenValues.Place) -> Data?? {
        windows.max { $0.values.number(at: place) < $1.values.number(at: place) }?.values[place]
    }

    mutating func begin(for window: WindowClaim) {
        guard !windows.contains(where: { $0.claim == window }) else { return }
        windows.append((window, UnwrittenValues()))
    }

    /// Adds a value to its window's.
    /// - Returns: Whether the value is gathered. A value set outside of an event, or by no window, isn't: it would be lost with a
    ///   window that has nothing to do with it.
    mutating func add(_ bytes: Data?, at place: UnwrittenValues.Place, of window: WindowClaim?) -> Bool {
        guard let own = windows.firstIndex(where: { $0.claim == window }) else { return false }
        lastNumber += 1
        windows[own].values.add(bytes, at: place, number: lastNumber)
        return true
    }

    /// Drops older gathered values of the same places, once these values are written: whichever window is done first, the later
    /// value remains. Until then the older value stays, because the later one may be dropped with its window.
    mutating func forgetEarlier(than kept: [PlacedValue]) {
        for value in kept {
            for index in windows.indices where windows[index].values.number(at: value.place) < value.number {
                windows[index].values.forget(value.place)
            }
        }
    }

    /// The number of a value that is set now and isn't gathered.
    var nextNumber: Int { lastNumber + 1 }

    /// Stops gathering for a window.
    /// - Returns: The values that it has set.
    mutating func take(_ window: WindowClaim) -> [PlacedValue] {
        guard let index = windows.firstIndex(where: { $0.claim == window }) else { return [] }
        return windows.remove(at: index).values.all
    }
}
