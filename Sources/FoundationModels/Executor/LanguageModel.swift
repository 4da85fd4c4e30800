/// A model that sessions can run on: what it can do, and how to make the executor that runs it.
///
/// This is the seam that OS 27 opened in Apple's framework, in the same shape, and every model here plugs in through it,
/// the system's own included. Provisional: Apple changed details of it between betas.
///
/// ```swift
/// let session = LanguageModelSession(model: MyModel(), instructions: "You are a barista.")
/// ```
public protocol LanguageModel: Sendable {
    /// What runs the model.
    associatedtype Executor: LanguageModelExecutor where Executor.Model == Self

    /// What the model can do besides text.
    var capabilities: LanguageModelCapabilities { get }

    /// What the executor is made from. Models of equal configurations may share what is expensive.
    var executorConfiguration: Executor.Configuration { get }
}
