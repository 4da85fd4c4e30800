/// The places in the day's plan, and who has taken them.
extension ShopMemory {
    /// The free places in order, taken neither by a waiting guest nor by one who was served today. Guests from earlier versions
    /// have no place, and count for the first ones.
    var freePlaces: [Int] {
        let places = waiting.map(\.place) + guests.prefix(day.servedCount).map(\.place)
        let taken = Set(places.compactMap(\.self))
        return Array((0..<day.goal).filter { !taken.contains($0) }.dropFirst(places.count { $0 == nil }))
    }
}
