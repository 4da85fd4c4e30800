import Foundation

/// Somebody that the player can talk with. The fixed lines are spoken as they are; every other word is the model's.
protocol Character: Identifiable, Sendable {
    var id: UUID { get }
    /// What the shop remembers the character's conversations by, the same whenever the game runs.
    var memoryKey: String { get }
    var displayName: String { get }
    /// What the character says when the player comes for the first time.
    var firstLine: String { get }
    /// What it says when the player comes back.
    var resumeConversationLine: String { get }
    /// Who it is, told to the model.
    var persona: String { get }
    /// What it says where the model has no answer, or one that doesn't belong into the shop.
    var errorResponse: String { get }
    /// On which side of the counter it stands, where that is known.
    var side: CounterSide? { get }
}

extension Character {
    var side: CounterSide? { nil }
}
