import Testing

@testable import ViewTree

@Suite struct WeakDictionaryTests {
    private final class Thing {}

    @Test func `An object is found while something refers to it`() {
        var things = WeakDictionary<Int, Thing>()
        var thing: Thing? = Thing()
        things[1] = thing
        #expect(things[1] === thing && things.objects.count == 1 && things.elements.first?.key == 1)
        thing = nil
        #expect(things[1] == nil && things.objects.isEmpty && things.elements.isEmpty)
    }

    @Test func `An object can be replaced and removed`() {
        var things = WeakDictionary<Int, Thing>()
        let (first, second) = (Thing(), Thing())
        things[1] = first
        things[1] = second
        things[2] = first
        #expect(things[1] === second && things[2] === first)
        things[1] = nil
        #expect(things[1] == nil && things.elements.map(\.key) == [2])
        things.removeAll()
        #expect(things[2] == nil && things.objects.isEmpty)
    }

    @Test func `Those in use are kept while ten thousand others come and go`() {
        var things = WeakDictionary<Int, Thing>()
        let kept = (0..<300).map { _ in Thing() }
        for (key, thing) in kept.enumerated() { things[key] = thing }
        for key in 300..<10_300 { things[key] = Thing() }
        #expect(things.objects.count == 300)
        #expect(kept.indices.allSatisfy { things[$0] === kept[$0] })
        #expect(things.entryCount < 1000)
    }
}
