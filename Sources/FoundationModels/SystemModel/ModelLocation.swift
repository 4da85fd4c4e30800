import Foundation
import Inference

/// The location of the system's model: a GGUF file, a server, or the reason why there is none.
enum ModelLocation: Sendable, Equatable {
    case file(URL)
    case server(ServerAddress)
    case none(reason: String)

    /// The environment variable for the model. It is a file (absolute, relative to the working directory, or beginning
    /// with `~/`), a server (`https://host/v1#model`), or the name of a fetchable model (`smollm2`); `mini` is the
    /// embedded one.
    static let variable = "KISSA_MODEL"

    /// The location in the environment; by default the model that comes with this package.
    static func named(
        by environment: [String: String] = ProcessInfo.processInfo.environment,
        embeddedIn directories: [URL] = resourceDirectories
    ) -> ModelLocation {
        guard let name = environment[variable], !name.isEmpty else { return embedded(in: directories) }
        return ModelLocation(name, cache: ModelCache(in: environment), embeddedIn: directories)
    }

    /// Whether the environment chooses a model, including `mini`.
    static func isChosen(in environment: [String: String] = ProcessInfo.processInfo.environment) -> Bool {
        environment[variable].map { !$0.isEmpty } ?? false
    }

    /// The embedded model, if it exists: its file, or `LinkedModel.url`.
    static let embedded: URL? = {
        guard case .file(let url) = embedded(in: resourceDirectories) else { return nil }
        return url
    }()

    /// Whether a file is the embedded model. Its path may lead through the folder of symbolic links that is an app's bundle.
    static func isEmbedded(_ file: URL?, embedded: URL? = embedded) -> Bool {
        file?.resolvingSymlinksInPath() == embedded?.resolvingSymlinksInPath()
    }

    /// The location for a value of ``variable``.
    ///
    /// - Parameters:
    ///   - cache: The folder of fetched models.
    ///   - directories: The folders in which the embedded model is searched for.
    init(_ name: String, cache: ModelCache = ModelCache(), embeddedIn directories: [URL] = resourceDirectories) {
        if name == FetchableModel.embeddedName {
            self = Self.embedded(in: directories)
            return
        }
        if let model = FetchableModel.named(name) {
            let reason = "\(name) has not been fetched; `kissa models --fetch \(name)` does it."
            self = cache.contains(model) ? .file(cache.url(of: model)) : .none(reason: reason)
            return
        }
        guard name.range(of: "^https?://", options: [.regularExpression, .caseInsensitive]) != nil else {
            self = .file(Self.fileURL(name))
            return
        }
        do { self = .server(try ServerAddress(name)) } catch { self = .none(reason: "\(error.errorDescription ?? "")") }
    }

    /// The environment variable for the file of an adapter, for a model in this process.
    static let adapterVariable = "KISSA_ADAPTER"

    /// The backend of the model in the environment, with the adapter in the environment.
    static func namedBackend(
        by environment: [String: String] = ProcessInfo.processInfo.environment,
        report: @escaping LocalModel.Report = LocalModel.standardReport
    ) -> any SystemModelBackend {
        let location = named(by: environment)
        guard let name = environment[adapterVariable], !name.isEmpty else { return location.backend(report: report) }
        if case .server(let address) = location {
            let reason = "\(adapterVariable) is for a model from a file; \(address) is a server."
            return LocalModel(.none(reason: reason), report: report)
        }
        return LocalModel(location, adapter: fileURL(name), report: report)
    }

    /// The file of a path: absolute, relative to the working directory, or beginning with `~/`.
    static func fileURL(_ name: String) -> URL {
        URL(fileURLWithPath: (name as NSString).expandingTildeInPath)
    }

    /// The backend of the model.
    ///
    /// - Parameter report: Called once for each reason why a file's model can't be used.
    func backend(report: @escaping LocalModel.Report = LocalModel.standardReport) -> any SystemModelBackend {
        if case .server(let address) = self { return ServerModel(address) }
        return LocalModel(self, report: report)
    }

    private static let embeddedFile = "kissa-mini.gguf"

    /// The model that is linked into the program, or the one among its resources.
    private static func embedded(in directories: [URL]) -> ModelLocation {
        if LinkedModel.byteCount != nil { return .file(LinkedModel.url) }
        let files = directories.map { $0.appendingPathComponent(embeddedFile) }
        let file = files.first { FileManager.default.isReadableFile(atPath: $0.path) }
        return file.map(ModelLocation.file)
            ?? .none(
                reason:
                    "\(embeddedFile) is not among the program's resources. \(variable) can name a GGUF file or a server."
            )
    }

    /// SwiftPM's folder of this target's resources, beside the program. (`Bundle.module` would trap if it is missing.)
    private static var resourceDirectories: [URL] {
        let program = Bundle.main.executableURL?.resolvingSymlinksInPath().deletingLastPathComponent()
        return ([Bundle.main.bundleURL] + [program].compactMap { $0 })
            .map { $0.appendingPathComponent("Kissa_FoundationModels.resources") }
    }
}
