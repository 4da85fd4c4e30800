import Testing

@testable import Inference

/// How long a pass with both replies and prompts may be.
struct ReadingPaceTests {
    @Test func `a prompt alone takes what a pass holds`() {
        var pace = ReadingPace()
        pace.record(tokenCount: 100, seconds: 10)
        #expect(pace.tokenCountMax(besideReplies: false, limit: 128) == 128)
    }

    @Test func `beside replies a pass lasts no longer than is noticed`() {
        var pace = ReadingPace()
        #expect(pace.tokenCountMax(besideReplies: true, limit: 128) == 16)
        pace.record(tokenCount: 100, seconds: 0.2)
        #expect(pace.tokenCountMax(besideReplies: true, limit: 128) == 25)
        pace.record(tokenCount: 100, seconds: 0.01)
        #expect(pace.tokenCountMax(besideReplies: true, limit: 128) == 47)
    }

    @Test func `a slow machine still reads`() {
        var pace = ReadingPace()
        pace.record(tokenCount: 8, seconds: 800)
        #expect(pace.tokenCountMax(besideReplies: true, limit: 128) == 8)
    }

    @Test func `passes of few tokens say nothing`() {
        var pace = ReadingPace()
        pace.record(tokenCount: 1, seconds: 1)
        #expect(pace.tokenCountMax(besideReplies: true, limit: 128) == 16)
    }
}
