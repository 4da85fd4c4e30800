import Foundation
import Inference

extension SystemLanguageModel {
    /// The system's model with an adapter. Sessions with it can run concurrently with sessions of other adapters, and
    /// of none.
    ///
    /// If no model was chosen with `KISSA_MODEL`, an adapter can also be for a fetched model, which it names as its
    /// base (`general.base_model.0.name`). A server's model can't be adapted: then the model is unavailable.
    ///
    /// - Parameters:
    ///   - adapter: The adapter for the model's weights.
    ///   - guardrails: Local models have none; see ``Guardrails``.
    public convenience init(adapter: Adapter, guardrails: Guardrails = .default) {
        self.init(backend: (adapter.base as? LocalModel)?.adapted(by: adapter.file) ?? Self.unadapted)
    }

    /// The backend for a model that can't be adapted.
    private static var unadapted: any SystemModelBackend {
        LocalModel(.none(reason: "Only a model that runs from a file in this process can have an adapter."))
    }

    /// An adapter that was trained for a model's weights, and can't be used with another model: LoRA in a GGUF file, in
    /// llama.cpp's format.
    ///
    /// ```swift
    /// let adapter = try SystemLanguageModel.Adapter(fileURL: URL(fileURLWithPath: "barista.gguf"))
    /// let session = LanguageModelSession(model: SystemLanguageModel(adapter: adapter))
    /// ```
    public struct Adapter {
        let file: URL
        /// The model of the adapter.
        let base: any SystemModelBackend
        private let description: AdapterDescription

        /// An adapter from a file. Its weights are read when they are first needed.
        ///
        /// - Throws: ``AssetError/invalidAsset(_:)`` if the file isn't an adapter, and
        ///   ``AssetError/compatibleAdapterNotFound(_:)`` if it was made for another model than the system's.
        public init(fileURL: URL) throws {
            file = fileURL
            do throws(ModelFileError) {
                description = try AdapterDescription(contentsOf: fileURL)
            } catch {
                throw AssetError.invalidAsset(.init(debugDescription: "The adapter \(fileURL.path): \(error)"))
            }
            do throws(ModelFileError) {
                base = try AdapterBase.current.backend(for: description)
            } catch {
                let model = SystemLanguageModel.default.localFile?.path ?? "of the system"
                let reason = "The adapter \(fileURL.path) does not fit the model \(model): \(error)"
                throw AssetError.compatibleAdapterNotFound(.init(debugDescription: reason))
            }
        }

        /// An adapter by its name: the first of ``compatibleAdapterIdentifiers(name:)``.
        ///
        /// - Throws: ``AssetError/invalidAdapterName(_:)`` if the name isn't a valid file name, and
        ///   ``AssetError/compatibleAdapterNotFound(_:)`` if no adapter of the name fits the system's model.
        public init(name: String) throws {
            guard AdapterFolder.isName(name) else {
                throw AssetError.invalidAdapterName(.init(debugDescription: "\"\(name)\" is no adapter's name."))
            }
            guard let identifier = Self.compatibleAdapterIdentifiers(name: name).first else {
                let folders = AdapterFolder.all.map(\.path).joined(separator: " or ")
                let reason = "No adapter \(name) in \(folders) fits the model."
                throw AssetError.compatibleAdapterNotFound(.init(debugDescription: reason))
            }
            try self.init(fileURL: URL(fileURLWithPath: identifier))
        }

        /// Loads the adapter and its model, so that the first response needn't wait for them.
        @concurrent public func compile() async throws {
            try await SystemLanguageModel(adapter: self).load { _ in }
        }

        /// The metadata of the adapter's file by its keys, as numbers, Boolean values and strings.
        public var creatorDefinedMetadata: [String: Any] {
            description.metadata.mapValues { value in
                switch value {
                case .integer(let number): number
                case .number(let number): number
                case .boolean(let boolean): boolean
                case .text(let text): text
                }
            }
        }

        /// The paths of the adapters with a name that fit the system's model: files `NAME.gguf` and `NAME-….gguf`
        /// beside the program, in its resources, and in `$XDG_DATA_HOME/kissa/adapters`
        /// (`~/.local/share/kissa/adapters`).
        public static func compatibleAdapterIdentifiers(name: String) -> [String] {
            AdapterFolder.files(named: name).filter(isCompatible).map(\.path)
        }

        /// Whether a file is an adapter for the system's model. Apple's framework has the same method for asset packs.
        public static func isCompatible(_ fileURL: URL) -> Bool { (try? Adapter(fileURL: fileURL)) != nil }

        /// Does nothing, and never throws: adapters are local files that aren't downloaded, so none becomes obsolete.
        public static func removeObsoleteAdapters() throws {}
    }
}
