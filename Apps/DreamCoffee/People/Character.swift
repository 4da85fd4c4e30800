import Foundation

/// Somebody with whom the player can talk. The fixed lines are spoken unchanged; everything else comes from the model.
protocol Character: Identifiable, Sendable {
    var id: UUID { get }
    /// The key of the character's conversations in the shop's memory, which is the same in every run.
    var memoryKey: String { get }
    var displayName: String { get }
    /// The character's first line on the player's first visit.
    var firstLine: String { get }
    /// The first line when the player comes back.
    var resumeConversationLine: String { get }
    /// The persona, as described to the model.
    var persona: String { get }
    /// Said if the model has no answer, or an unacceptable one.
    var errorResponse: String { get }
    /// The side of the counter on which it stands, if known.
    var side: CounterSide? { get }
}

extension Character {
    var side: CounterSide? { nil }
}
