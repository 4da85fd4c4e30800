import Foundation

/// The browsers that tests can drive.
public enum Engine: String, CaseIterable, Sendable {
    case chromium, firefox, webkit

    /// The engine in `KISSA_BROWSER`; Chromium by default.
    public static let preferred: Engine = {
        guard let name = ProcessInfo.processInfo.environment["KISSA_BROWSER"], !name.isEmpty else { return .chromium }
        guard let engine = Engine(rawValue: name) else {
            preconditionFailure("KISSA_BROWSER is \(name), not one of \(allCases.map(\.rawValue))")
        }
        return engine
    }()

    /// The engines of a test that runs in each of them: all, or the only one if `KISSA_BROWSER` names it.
    public static let each: [Engine] =
        ProcessInfo.processInfo.environment["KISSA_BROWSER", default: ""].isEmpty ? allCases : [preferred]

    /// The Debian package of the browser.
    var package: String {
        switch self {
        case .chromium: "chromium"
        case .firefox: "firefox-esr"
        case .webkit: "webkit2gtk-driver"
        }
    }

    /// Whether a test's script can run in a document before the document's own scripts. Classic WebDriver doesn't support that,
    /// so WebSockets can't be cut or delayed there.
    var runsScriptsFirst: Bool { self != .webkit }

    /// The first of these programs that exists, in a folder of the PATH or by its full path.
    func program(_ names: [String]) throws -> String {
        let folders = (ProcessInfo.processInfo.environment["PATH"] ?? "/usr/bin:/bin").split(separator: ":")
        let candidates = names.flatMap { name in name.hasPrefix("/") ? [name] : folders.map { "\($0)/\(name)" } }
        guard let found = candidates.first(where: { access($0, X_OK) == 0 }) else {
            throw BrowserError.browserNotFound(package: package, searched: names)
        }
        return found
    }
}
