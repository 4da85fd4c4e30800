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
        while let first = values.first {
            seen.append("\(first.place.key)\(first.bytes.map { "\($0[0])" } ?? "-")")
            values.remove([first])
        }
        #expect(seen == ["a3", "b2", "c-"] && values.byteCount == 0)
    }

    @Test func `It holds what a dictionary and a list would, whatever is done`() {
        var random = SeededRandom(seed: 11)
        var (values, order, known) = (UnwrittenValues(), [Place](), [Place: Data?]())
        for _ in 0..<2000 {
            if Bool.random(using: &random), let first = order.first {
                #expect(values.first?.place == first && values.first?.bytes == known[first]!)
                if let value = values.first { values.remove([value]) }
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

    @Test func `What was written out of its turn is gone, but not what was changed meanwhile`() {
        var values = UnwrittenValues()
        let window = WindowClaim(name: "w", generation: 1)
        values.add(Data([1]), at: place("a"))
        values.add(Data([2]), at: place("b"), of: window)
        values.add(Data([3]), at: place("c"), of: window)
        let written = values.all(of: window)
        values.add(Data([4]), at: place("c"), of: window)
        values.remove(written)
        #expect(values.all.map(\.place.key) == ["a", "c"] && values[place("c")] == Data([4]))
        values.add(Data([5]), at: place("b"))
        values.remove(values.all.filter { $0.place.key == "a" })
        #expect(values.all.map(\.place.key) == ["c", "b"])
        values.remove(values.all)
        #expect(values.isEmpty && values.byteCount == 0)
    }
}
