extension SystemLanguageModel {
    /// A model with an adapter.
    @available(*, unavailable, message: "a GGUF file has its adapter merged in; name it in KISSA_MODEL")
    public struct Adapter {}
}
