import Foundation
import TestSupport
import Testing

@testable import FoundationModels

struct `A text at which a reply ends` {
    private func said(_ pieces: [String], stops: [String]) -> (text: String, hasStopped: Bool) {
        var filter = StopFilter(stops)
        var text = pieces.map { filter.append($0) }.joined()
        text += filter.finish()
        return (text, filter.hasStopped)
    }

    @Test(arguments: [
        (["one END two"], "one ", true), (["one E", "N", "D two"], "one ", true),
        (["one EN", "T two"], "one ENT two", false),
        (["EEND"], "E", true), (["one EN"], "one EN", false), (["aab", "ac"], "aabac", false),
        (["é", "EN", "D"], "é", true),
    ])
    func `is found across pieces, and what only began like it is said`(
        pieces: [String], text: String, hasStopped: Bool
    ) {
        let outcome = said(pieces, stops: ["END", ""])
        #expect(outcome.text == text && outcome.hasStopped == hasStopped)
    }

    @Test func `is found at the end, where a longer one had only begun`() {
        for pieces in [["abc"], ["a", "b", "c"]] {
            let outcome = said(pieces, stops: ["abcX", "bc"])
            #expect(outcome.text == "a" && outcome.hasStopped)
        }
        #expect(said(["ab"], stops: ["abcX", "bc"]).text == "ab")
    }

    @Test func `is found wherever a text is cut`() {
        var random = SeededRandom(seed: 5)
        for _ in 0..<500 {
            let text = String((0..<12).map { _ in "abé".randomElement(using: &random)! })
            let stops = (0..<2).map { _ in String((0..<3).map { _ in "abé".randomElement(using: &random)! }) }
            let found = stops.compactMap { text.range(of: $0)?.lowerBound }.min()
            var pieces: [String] = []
            for character in text {
                if pieces.isEmpty || Bool.random(using: &random) { pieces.append("") }
                pieces[pieces.count - 1].append(character)
            }
            let outcome = said(pieces, stops: stops)
            #expect(outcome.text == found.map { String(text[..<$0]) } ?? text)
            #expect(outcome.hasStopped == (found != nil))
        }
    }
}
