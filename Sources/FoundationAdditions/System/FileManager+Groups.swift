import Foundation

extension FileManager {
    /// The folder that an app shares with its extensions and the developer's other apps, `~/.local/share/Groups/` and the
    /// group's name. It is created if it is missing. There are no entitlements here: the user's other programs may read it.
    ///
    /// - Returns: nil for a name that is empty or no file name.
    public func containerURL(forSecurityApplicationGroupIdentifier groupIdentifier: String) -> URL? {
        guard !groupIdentifier.isEmpty, groupIdentifier.utf8.count <= 255, !groupIdentifier.hasPrefix("."),
            !groupIdentifier.contains(where: { $0 == "/" || $0 == "\0" })
        else { return nil }
        let folder = URL.applicationSupportDirectory.appendingPathComponent("Groups", isDirectory: true)
            .appendingPathComponent(groupIdentifier, isDirectory: true)
        try? createDirectory(at: folder, withIntermediateDirectories: true)
        return folder
    }
}
