extension Result: PromptRepresentable where Success: PromptRepresentable, Failure: PromptRepresentable {
    /// The value, or the error's own words.
    public var promptRepresentation: Prompt {
        switch self {
        case .success(let value): return value.promptRepresentation
        case .failure(let error): return error.promptRepresentation
        }
    }
}
