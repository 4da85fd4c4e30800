import FoundationModels
import Synchronization

extension KissaCommand {
    /// The model of a name, loaded, with word of it on standard error if it takes long.
    ///
    /// - Throws: What hinders it, or `CancellationError`.
    func load(_ name: String?) async throws -> SystemLanguageModel {
        let model = model(name)
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

/// A line on standard error that tells how far a large file is: written over where a person sees it, else written once.
final class ProgressLine: Sendable {
    /// What is smaller is there before anybody could read.
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
            console.warn("\rLoading \(Self.size(byteCount)) … \(percent) %")
        } else if before == nil {
            console.warn("Loading \(Self.size(byteCount)) …\n")
        }
    }

    func clear() {
        if console.isWatched, shown.withLock({ $0 != nil }) { console.warn("\r\u{1B}[K") }
    }

    static func size(_ byteCount: Int) -> String {
        let megabytes = Double(byteCount) / 1e6
        return megabytes < 1000 ? "\(Int(megabytes.rounded())) MB" : "\((megabytes / 100).rounded() / 10) GB"
    }
}
