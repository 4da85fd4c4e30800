import FoundationModels
import os

/// Lets a model choose what to remember of a player's conversations: one conversation after the other, even if their windows are
/// closed meanwhile.
@MainActor
final class FactLearner {
    private struct Talk {
        let character: any Character
        var lines: [String]
        let done: () -> Void
    }

    private var waiting: [Talk] = []
    private var isLearning = false

    /// The maximum number of waiting lines for one character.
    private static let lineCountMax = 40

    /// Learns from what the player has said, asynchronously.
    ///
    /// - Parameters:
    ///   - memory: Where the facts are stored.
    ///   - choose: Lets a model choose.
    ///   - done: Called once the facts are stored; not called if there are none.
    func learn(
        from lines: [String], with character: any Character, into memory: ShopMemory,
        choose: @escaping @MainActor (ToldFacts) async throws -> [String], done: @escaping () -> Void
    ) {
        guard ToldFacts(in: lines) != nil else { return }
        let index = waiting.firstIndex { $0.character.memoryKey == character.memoryKey }
        let earlier = index.map { waiting.remove(at: $0).lines } ?? []
        let all = Array((earlier + lines).suffix(Self.lineCountMax))
        waiting.append(Talk(character: character, lines: all, done: done))
        guard !isLearning else { return }
        isLearning = true
        Task {
            while !waiting.isEmpty { await learn(from: waiting.removeFirst(), into: memory, choose) }
            isLearning = false
        }
    }

    private func learn(
        from talk: Talk, into memory: ShopMemory, _ choose: @MainActor (ToldFacts) async throws -> [String]
    ) async {
        guard let told = ToldFacts(in: talk.lines) else { return }
        do {
            let facts = try await choose(told)
            guard !facts.isEmpty else { return }
            memory.learn(facts, with: talk.character)
            talk.done()
        } catch {
            Logging.general.notice("Nothing learnt: \(String(describing: error), privacy: .public)")
        }
    }
}
