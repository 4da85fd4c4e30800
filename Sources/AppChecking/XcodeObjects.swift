import DataModels
import Foundation

/// Reads targets from a project's objects.
struct XcodeObjects {
    let objects: [String: [String: Any]]
    /// The folder to which paths are relative.
    let folder: URL
    let root: [String: Any]

    /// An app or a framework for iOS; nil for anything else.
    func target(_ target: [String: Any], id: String) -> CheckedTarget? {
        guard let name = target["name"] as? String, let kind = kind(of: target) else { return nil }
        let settings = XcodeSettings(layers(of: root) + layers(of: target))
        guard settings.isForIOS else { return nil }
        let files = files(of: target, id: id)
        let sources = files.filter { $0.pathExtension == "swift" }
        guard !sources.isEmpty else { return nil }
        var checked = CheckedTarget(name, kind: kind, sources: sources)
        checked.module = settings.module ?? checked.module
        checked.catalogs = files.filter { $0.pathExtension == "xcassets" }
        checked.models = files.filter { DataModelFile.extensions.contains($0.pathExtension) }
        if settings.generatesStringSymbols { checked.strings = files.filter { $0.pathExtension == "xcstrings" } }
        checked.languageMode = settings.languageMode
        checked.options = settings.options
        return checked
    }

    private func kind(of target: [String: Any]) -> CheckedTarget.Kind? {
        switch target["productType"] as? String {
        case "com.apple.product-type.application": .app
        case "com.apple.product-type.framework", "com.apple.product-type.library.static": .library
        default: nil
        }
    }

    /// The settings of the debug configuration, or of the first one, after those of its file.
    private func layers(of object: [String: Any]) -> [[String: Any]] {
        let list = (object["buildConfigurationList"] as? String).flatMap { objects[$0] } ?? [:]
        let all = (list["buildConfigurations"] as? [String] ?? []).compactMap { objects[$0] }
        let chosen = all.first { $0["name"] as? String == "Debug" } ?? all.first ?? [:]
        let file = configurationFile(of: chosen).map { XcodeConfigurationFile($0).settings }
        return [file ?? [:], chosen["buildSettings"] as? [String: Any] ?? [:]]
    }

    /// It is named by itself, or by its path in a synchronized folder.
    private func configurationFile(of configuration: [String: Any]) -> URL? {
        if let id = configuration["baseConfigurationReference"] as? String { return places[id] }
        guard let id = configuration["baseConfigurationReferenceAnchor"] as? String,
            let path = configuration["baseConfigurationReferenceRelativePath"] as? String
        else { return nil }
        return places[id]?.appending(path: path)
    }

    // MARK: Files

    private func files(of target: [String: Any], id: String) -> [URL] {
        let phases = (target["buildPhases"] as? [String] ?? []).compactMap { objects[$0] }
        let wanted = ["PBXSourcesBuildPhase", "PBXResourcesBuildPhase"]
        let ids = phases.filter { wanted.contains($0["isa"] as? String ?? "") }
            .flatMap { $0["files"] as? [String] ?? [] }
            .compactMap { objects[$0] }.filter(Self.isForIOS).compactMap { $0["fileRef"] as? String }
        let places = places
        let listed = ids.compactMap { places[$0] }.filter { FileManager.default.fileExists(atPath: $0.path) }
        return listed + synchronizedFiles(of: target, id: id, places: places)
    }

    /// A file may be only for some of the platforms of its target.
    private static func isForIOS(_ file: [String: Any]) -> Bool {
        let one = (file["platformFilter"] as? String).map { [$0] }
        guard let platforms = file["platformFilters"] as? [String] ?? one, !platforms.isEmpty else { return true }
        return platforms.contains { ["ios", "xros"].contains($0) }
    }

    /// The files of the folders that Xcode 16 synchronizes: of a target's own folders all without the exceptions that the project
    /// lists for it, of the other folders only those exceptions.
    private func synchronizedFiles(of target: [String: Any], id: String, places: [String: URL]) -> [URL] {
        let own = target["fileSystemSynchronizedGroups"] as? [String] ?? []
        let others = objects.filter { $1["isa"] as? String == "PBXFileSystemSynchronizedRootGroup" }.keys
            .filter { !own.contains($0) }.sorted()
        return (own + others).flatMap { group -> [URL] in
            let exceptions = exceptions(of: objects[group] ?? [:], target: id)
            guard let place = places[group], own.contains(group) || !exceptions.isEmpty else { return [] }
            return SwiftFolder(place).files.filter { file in
                own.contains(group) != exceptions.contains { file.isIn($0, of: place) }
            }
        }
    }

    private func exceptions(of group: [String: Any], target: String) -> [String] {
        (group["exceptions"] as? [String] ?? []).compactMap { objects[$0] }
            .filter { $0["target"] as? String == target }
            .flatMap { $0["membershipExceptions"] as? [String] ?? [] }
    }

    /// The location of each file and group.
    private var places: [String: URL] {
        var places: [String: URL] = [:]
        let start = (root["projectDirPath"] as? String).map { $0.isEmpty ? folder : folder.appending(path: $0) }
        var queue = [(root["mainGroup"] as? String ?? "", start ?? folder)]
        while let (id, around) = queue.popLast() {
            guard let object = objects[id], places[id] == nil else { continue }
            let base = object["sourceTree"] as? String == "SOURCE_ROOT" ? folder : around
            let place = (object["path"] as? String).map { base.appending(path: $0).standardizedFileURL } ?? base
            places[id] = place
            queue += (object["children"] as? [String] ?? []).map { ($0, place) }
        }
        return places
    }
}
