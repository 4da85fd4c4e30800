/// Decides what a reply may be made of while it is being generated: how guided generation takes part.
///
/// The engine asks before every token, tells which one it took, and appends what is forced without running the model for
/// it. Called on the engine's own thread, one call after the other.
public protocol TokenConstraint: AnyObject, Sendable {
    /// The tokens that may come next; nil for any. A reply may end only where a token of the model's
    /// ``Tokenizer/endOfGeneration`` is among them.
    func allowedTokens() -> TokenSet?

    /// The token that was chosen, or forced.
    func accept(_ token: Token)

    /// Tokens that can only follow now, in order, each of which is then given to ``accept(_:)``. They cost one pass
    /// through the model together.
    func forcedTokens() -> [Token]
}

extension TokenConstraint {
    /// No token is forced.
    public func forcedTokens() -> [Token] { [] }
}
