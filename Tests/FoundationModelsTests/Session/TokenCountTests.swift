import Testing

@testable import FoundationModels

/// Token counts from servers and executors can be any number.
@Suite struct TokenCountTests {
    @Test(arguments: [(1, 2, 3), (.max, 1, .max), (.max, .max, .max), (-5, 3, 3), (.min, .min, 0)])
    func `counts of tokens are added without a trap`(first: Int, second: Int, sum: Int) {
        #expect(TokenCount.sum(first, second) == sum)
        let usage = LanguageModelSession.Usage(
            input: .init(totalTokenCount: first, cachedTokenCount: first),
            output: .init(totalTokenCount: second, reasoningTokenCount: second))
        #expect(usage.totalTokenCount == sum)
        #expect((usage + usage).input.totalTokenCount >= 0)
    }

    @Test func `a property of a session that may be nil has its default until it is set`() {
        let values = SessionPropertyValues()
        #expect(values.greeting == "Hello")
        values.greeting = nil
        #expect(values.greeting == nil)
    }
}

extension SessionPropertyValues {
    @SessionPropertyEntry fileprivate var greeting: String? = "Hello"
}
