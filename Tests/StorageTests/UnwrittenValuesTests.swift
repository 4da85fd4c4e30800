import Foundation
import TestSupport
import Testing

@testable import Storage

@Suite struct UnwrittenValuesTests {
    private typealias Place = UnwrittenValues.Place

    private func place(_ key: String) -> Place { Place(owner: "me", key: key) }

    @Test func `The last value of each place comes out, in the order in which places were set first`() {
        var values = UnwrittenValues()
        for (key, byte) in [("a", 1), ("b", 2), ("a", 3)] as [(String, UInt8)] {
            values.add(Data([byte]), at: place(key))
        }
        values.add(nil, at: place("c"))
        var seen: [String] = []
        while let (place, bytes) = values.first {
            seen.append("\(place.key)\(bytes.map { "\($0[0])" } ?? "-")")
            values.removeFirst()
        }
        #expect(seen == ["a3", "b2", "c-"] && values.byteCount == 0)
    }

    @Test func `It holds what a dictionary and a list would, whatever is done`() {
        var random = SeededRandom(seed: 11)
        var (values, order, known) = (UnwrittenValues(), [Place](), [Place: Data?]())
        for _ in 0..<2000 {
            if Bool.random(using: &random), let first = order.first {
                #expect(values.first?.place == first && values.first?.bytes == known[first]!)
                values.removeFirst()
                known[order.removeFirst()] = nil
            } else {
                let place = place("\(Int.random(in: 0..<40, using: &random))")
                let bytes = Bool.random(using: &random) ? Data(count: Int.random(in: 0..<9, using: &random)) : nil
                values.add(bytes, at: place)
                if known.updateValue(bytes, forKey: place) == nil { order.append(place) }
            }
            #expect(values.byteCount == known.values.reduce(0) { $0 + 256 + ($1?.count ?? 0) })
        }
    }
}
