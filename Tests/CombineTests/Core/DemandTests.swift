import Combine
import Testing

@Suite struct DemandTests {
    typealias Demand = Subscribers.Demand

    @Test func `counts add up and never go below none`() {
        #expect(Demand.max(2) + .max(3) == 5)
        #expect(Demand.max(2) - .max(3) == .none)
        #expect(Demand.max(2) - 5 == 0)
        #expect(Demand.max(3) * 4 == 12)
    }

    @Test func `no limit stays no limit`() {
        #expect(Demand.unlimited - 5 == .unlimited)
        #expect(Demand.unlimited + .max(1) == .unlimited)
        #expect(Demand.unlimited * 0 == .unlimited)
        #expect(Demand.unlimited.max == nil)
        #expect(Demand.max(.max) + .max(.max) == .unlimited)
    }

    @Test func `compares with counts`() {
        #expect(Demand.unlimited > Int.max)
        #expect(Int.max < Demand.unlimited)
        #expect(Demand.max(3) <= 3 && Demand.max(3) >= 3 && Demand.max(3) != 4)
        #expect([.unlimited, .max(4), .none].sorted() == [Demand.none, .max(4), .unlimited])
    }
}
