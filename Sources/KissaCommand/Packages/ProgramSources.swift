import Foundation

/// The sources of a package's program, and which of them were saved.
struct ProgramSources {
    enum Change {
        /// Only files that the browser gets unchanged.
        case page
        case code
        /// The program's targets may have changed.
        case manifest
    }

    let program: SwiftTool.Program
    private let manifest: String
    private let client: String?
    private var watch: SourceWatch
    private var lookTime = Duration.zero

    /// How often the sources are checked, unless there are so many that this would take a tenth of the time.
    private static let shortestPause = Duration.milliseconds(500)
    /// The limit, if a busy machine takes long to check.
    private static let longestPause = Duration.seconds(2)

    /// Records the current state of the sources.
    ///
    /// - Parameter client: The folder with the files that the browser gets unchanged; nil if they are part of the program.
    /// - Throws: If the package has no such program.
    init(_ swift: SwiftTool, named name: String?, client: URL?) throws {
        program = try swift.program(named: name)
        manifest = swift.manifest.path
        self.client = client.map { $0.resolvingSymlinksInPath().path + "/" }
        watch = SourceWatch([swift.manifest] + program.sources)
    }

    /// How long to wait until the next check.
    var pause: Duration { min(max(Self.shortestPause, lookTime * 10), Self.longestPause) }

    /// What was saved, added or removed since the last call; nil if nothing was.
    mutating func change() -> Change? {
        var news: Set<String> = []
        lookTime = ContinuousClock().measure { news = watch.news() }
        guard !news.isEmpty else { return nil }
        if news.contains(manifest) { return .manifest }
        return news.allSatisfy(isClient) ? .page : .code
    }

    private func isClient(_ path: String) -> Bool {
        guard let client else { return false }
        return URL(fileURLWithPath: path).resolvingSymlinksInPath().path.hasPrefix(client)
    }
}
