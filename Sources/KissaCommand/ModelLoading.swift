import FoundationModels
import Inference
import Synchronization

extension KissaCommand {
    /// Loads the model that the arguments name, and reports progress on standard error if it takes long.
    ///
    /// - Throws: The error of loading, or `CancellationError`.
    func load(_ choice: ModelChoice) async throws -> SystemLanguageModel {
        try await fetchIfNeeded(choice.name)
        let model = try choice.model(of: self)
        let progress = ProgressLine(console: console, byteCount: try? await localByteCount(of: model))
        defer { progress.clear() }
        try await console.interruption.during { try await model.load { progress.show($0) } }
        return model
    }

    private func localByteCount(of model: SystemLanguageModel) async throws -> Int? {
        guard model.isLocal else { return nil }
        return try await model.details().first?.byteCount
    }
}

/// The chosen model, adapter and chat template.
struct ModelChoice {
    static let modelOption = ArgumentList.Option(
        name: "--model", value: "NAME",
        help: "a GGUF file, a server as https://host/v1#name, or a model of `kissa models`")
    static let options: [ArgumentList.Option] = [
        modelOption,
        .init(name: "--adapter", value: "FILE", help: "a LoRA adapter for the file's model, as in KISSA_ADAPTER"),
        .init(name: "--chat-template", value: "NAME", help: "the markup that the file's model reads, if it says none"),
    ]

    /// As in `KISSA_MODEL`.
    let name: String?
    private let adapter: String?
    private let chatTemplate: String?

    /// - Throws: ``UsageError`` if there is no such chat template.
    init(_ arguments: ArgumentList) throws {
        name = arguments.text("--model")
        adapter = arguments.text("--adapter")
        chatTemplate = arguments.text("--chat-template")
        guard let chatTemplate, !ChatTemplate.names.contains(chatTemplate) else { return }
        let names = ChatTemplate.names.joined(separator: ", ")
        throw UsageError("--chat-template is \(chatTemplate); there are \(names).")
    }

    func model(of tool: KissaCommand) throws -> SystemLanguageModel {
        let model = try adapted(tool.model(name))
        guard let chatTemplate else { return model }
        guard let reading = model.reading(chatTemplate: chatTemplate) else {
            throw UsageError("--chat-template is for files; a server knows its models' own.")
        }
        return reading
    }

    private func adapted(_ model: SystemLanguageModel) throws(UsageError) -> SystemLanguageModel {
        guard let adapter else { return model }
        guard let adapted = model.adapted(byFile: adapter) else {
            throw UsageError("--adapter is for files; a server has its own.")
        }
        return adapted
    }
}

/// A progress line on standard error for loading large files. On a terminal it is overwritten, otherwise it is written
/// once.
final class ProgressLine: Sendable {
    /// Smaller files load before anybody could read the line.
    static let byteCountMin = 256 << 20

    private let console: Console
    private let byteCount: Int?
    private let shown = Mutex<Int?>(nil)

    init(console: Console, byteCount: Int?) {
        self.console = console
        self.byteCount = byteCount
    }

    /// - Parameter part: From 0 to 1.
    func show(_ part: Double) {
        guard let byteCount, byteCount >= Self.byteCountMin else { return }
        let percent = Int(part * 100)
        let before = shown.withLock { shown in
            defer { shown = percent }
            return shown
        }
        guard before != percent else { return }
        if console.isWatched {
            console.draw("\rLoading \(Self.size(byteCount)) … \(percent) %")
        } else if before == nil {
            console.warn("Loading \(Self.size(byteCount)) …\n")
        }
    }

    func clear() {
        if console.isWatched, shown.withLock({ $0 != nil }) { console.draw("\r\u{1B}[K") }
    }

    static func size(_ byteCount: Int) -> String {
        let megabytes = Double(byteCount) / 1e6
        return megabytes < 1000 ? "\(Int(megabytes.rounded())) MB" : "\((megabytes / 100).rounded() / 10) GB"
    }
}
