import Foundation
import Inference
import Synchronization

/// The loaded models of this process: one engine per file, shared by its users, and released with the last one.
final class ModelLibrary: Sendable {
    static let shared = ModelLibrary()

    private typealias Reader = CheckedContinuation<LoadedModel, any Error>

    private struct WeakModel {
        weak var model: LoadedModel?
    }

    private enum Entry {
        case loading([Reader])
        case loaded(WeakModel)
    }

    private let entries = Mutex<[FileIdentity: Entry]>([:])
    private let chatTemplate: String?

    /// - Parameter chatTemplate: the name of the chat template of all its models; nil for the one in each file, or in
    ///   `KISSA_CHAT_TEMPLATE`.
    init(chatTemplate: String? = nil) {
        self.chatTemplate = chatTemplate
    }

    /// The model of a file. It is loaded on a separate thread, once for all concurrent callers.
    ///
    /// - Parameter progress: Called with the loaded fraction, if this call starts the loading.
    /// - Throws: ``ModelUnavailable``.
    func model(
        of file: FileIdentity, progress: @escaping @Sendable (Double) -> Void = { _ in }
    ) async throws -> LoadedModel {
        try await withCheckedThrowingContinuation { reader in
            switch join(file, reader) {
            case .found(let model): reader.resume(returning: model)
            case .waiting: break
            case .first: load(file, progress)
            }
        }
    }

    private enum Place {
        case found(LoadedModel)
        case waiting
        case first
    }

    private func join(_ file: FileIdentity, _ reader: Reader) -> Place {
        entries.withLock { entries in
            switch entries[file] {
            case .loading(let readers):
                entries[file] = .loading(readers + [reader])
                return .waiting
            case .loaded(let weak):
                if let model = weak.model { return .found(model) }
                fallthrough
            case nil:
                entries[file] = .loading([reader])
                return .first
            }
        }
    }

    private func load(_ file: FileIdentity, _ progress: @escaping @Sendable (Double) -> Void) {
        let thread = Thread { [self] in
            let result = Result {
                try LoadedModel(contentsOf: file.url, chatTemplate: chatTemplate, progress: progress)
            }
            .mapError { ModelUnavailable(file, $0) }
            finish(file, result)
        }
        thread.name = "model loading"
        thread.start()
    }

    private func finish(_ file: FileIdentity, _ result: Result<LoadedModel, ModelUnavailable>) {
        let readers = entries.withLock { entries in
            guard case .loading(let readers)? = entries[file] else { return [Reader]() }
            entries[file] = (try? result.get()).map { .loaded(WeakModel(model: $0)) }
            return readers
        }
        for reader in readers { reader.resume(with: result) }
    }
}
