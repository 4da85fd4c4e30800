public import UniformTypeIdentifiers

/// A model that sessions can run on: what it can do, and how to make the executor that runs it.
///
/// This is OS 27's extension point for models, with the same interface. Every model here uses it, including the
/// system's.
///
/// ```swift
/// let session = LanguageModelSession(model: MyModel(), instructions: "You are a barista.")
/// ```
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public protocol LanguageModel: Sendable {
    /// The executor that runs the model.
    associatedtype Executor: LanguageModelExecutor where Executor.Model == Self

    /// The model's capabilities besides text.
    var capabilities: LanguageModelCapabilities { get }

    /// The configuration of the executor. Models with equal configurations can share expensive resources.
    var executorConfiguration: Executor.Configuration { get }

    /// Whether the model supports attachments of a format. A request with another one fails before the model is called.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    func supportsDataAttachmentType(_ type: UTType) async throws -> Bool

    /// Whether the model produces entries of a format. If it sends another one, the request fails.
    @available(iOS 27.2, macOS 27.2, visionOS 27.2, watchOS 27.2, *)
    func supportsDataEntryType(_ type: UTType) async throws -> Bool
}

extension LanguageModel {
    /// Returns false: a model must opt in to the formats that it reads.
    public func supportsDataAttachmentType(_ type: UTType) async throws -> Bool { false }

    /// Returns false: a model must opt in to the formats that it produces.
    public func supportsDataEntryType(_ type: UTType) async throws -> Bool { false }
}
