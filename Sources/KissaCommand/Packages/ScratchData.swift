import Foundation

/// An empty folder in place of the user's data, for an app that is only viewed or tested: its storage, databases and keychain are
/// separate from those of the user's own app. It is removed when nothing references it any more.
///
/// Model adapters are data that an app only reads, so they are available as usual.
final class ScratchData: Sendable {
    private static let variable = "XDG_DATA_HOME"

    let folder: URL

    init(environment: [String: String] = ProcessInfo.processInfo.environment) throws {
        folder = FileManager.default.temporaryDirectory.appendingPathComponent(
            "kissa-data-\(UUID().uuidString)", isDirectory: true)
        let own = folder.appendingPathComponent("kissa", isDirectory: true)
        try FileManager.default.createDirectory(
            at: own, withIntermediateDirectories: true, attributes: [.posixPermissions: 0o700])
        let data =
            environment[Self.variable].flatMap { $0.hasPrefix("/") ? URL(fileURLWithPath: $0) : nil }
            ?? FileManager.default.homeDirectoryForCurrentUser.appendingPathComponent(".local/share")
        let adapters = data.appendingPathComponent("kissa/adapters").path
        guard FileManager.default.fileExists(atPath: adapters) else { return }
        try FileManager.default.createSymbolicLink(
            atPath: own.appendingPathComponent("adapters").path, withDestinationPath: adapters)
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// The environment of an app with this data folder and an order.
    func environment(_ order: [String: String]) -> [String: String] {
        ProcessInfo.processInfo.environment.merging(order) { $1 }.merging([Self.variable: folder.path]) { $1 }
    }
}
