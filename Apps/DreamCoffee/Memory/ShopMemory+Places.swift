/// The places of the day's plan, and who has them.
extension ShopMemory {
    /// The places that nobody has yet, in order: neither somebody who waits nor somebody who was served today. Guests of
    /// earlier editions know no places, and count for the first ones.
    var freePlaces: [Int] {
        let places = waiting.map(\.place) + guests.prefix(day.servedCount).map(\.place)
        let taken = Set(places.compactMap(\.self))
        return Array((0..<day.goal).filter { !taken.contains($0) }.dropFirst(places.count { $0 == nil }))
    }
}
