public import UniformTypeIdentifiers

/// A model that sessions can run on: what it can do, and how to make the executor that runs it.
///
/// This is the seam that OS 27 opened in Apple's framework, in the same shape, and every model here plugs in through it,
/// the system's own included.
///
/// ```swift
/// let session = LanguageModelSession(model: MyModel(), instructions: "You are a barista.")
/// ```
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public protocol LanguageModel: Sendable {
    /// What runs the model.
    associatedtype Executor: LanguageModelExecutor where Executor.Model == Self

    /// What the model can do besides text.
    var capabilities: LanguageModelCapabilities { get }

    /// What the executor is made from. Models of equal configurations may share what is expensive.
    var executorConfiguration: Executor.Configuration { get }

    /// Whether the model reads attachments of a format. A request with another one fails before the model is asked.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    func supportsDataAttachmentType(_ type: UTType) async throws -> Bool

    /// Whether the model makes entries of a format. Another one that it sends fails the request.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    func supportsDataEntryType(_ type: UTType) async throws -> Bool
}

extension LanguageModel {
    /// No: a model says which formats it reads.
    public func supportsDataAttachmentType(_ type: UTType) async throws -> Bool { false }

    /// No: a model says which formats it makes.
    public func supportsDataEntryType(_ type: UTType) async throws -> Bool { false }
}
