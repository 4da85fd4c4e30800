import FoundationAdditions
import Testing

@Suite("An autorelease pool")
struct AutoreleasePoolTests {
    private struct Failure: Error, Equatable {}

    private func fail() throws -> Int { throw Failure() }

    @Test func `the closure is called, and its result returned`() {
        #expect(autoreleasepool { 3 } == 3)
        #expect(autoreleasepool(invoking: { "text" }) == "text")
    }

    @Test func `an error of the closure is thrown`() {
        #expect(throws: Failure()) { try autoreleasepool { try fail() } }
    }
}
