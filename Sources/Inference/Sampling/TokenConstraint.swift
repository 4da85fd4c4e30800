/// Limits the tokens of a reply during its generation, for guided generation.
///
/// The engine asks before every token, reports its choice, and appends forced tokens without running the model for them. Called
/// on the engine's thread, never concurrently.
public protocol TokenConstraint: AnyObject, Sendable {
    /// The tokens that may come next; nil for any. A reply may end only where a token of the model's
    /// ``Tokenizer/endOfGeneration`` is among them.
    func allowedTokens() -> TokenSet?

    /// Called with the token that was chosen, or forced.
    func accept(_ token: Token)

    /// The tokens that must follow now, in order, each of which is then passed to ``accept(_:)``. They cost a single pass through
    /// the model.
    func forcedTokens() -> [Token]
}

extension TokenConstraint {
    /// No token is forced.
    public func forcedTokens() -> [Token] { [] }
}
