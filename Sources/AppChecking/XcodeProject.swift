import Foundation

/// An Xcode project's apps and frameworks, as described in `project.pbxproj`. Tests, extensions and targets for platforms other
/// than iOS are left out.
///
/// The file is a property list of objects that refer to each other by identifiers.
struct XcodeProject {
    let targets: [CheckedTarget]

    /// - Throws: `CocoaError` if the file can't be read, and ``ProjectError`` if it isn't a project or has none of these targets.
    init(_ project: URL) throws {
        let file = project.appending(path: "project.pbxproj")
        let list = try PropertyListSerialization.propertyList(from: Data(contentsOf: file), format: nil)
        guard let list = list as? [String: Any], let objects = list["objects"] as? [String: [String: Any]],
            let root = (list["rootObject"] as? String).flatMap({ objects[$0] })
        else { throw ProjectError.notAProject(file) }
        let reader = XcodeObjects(objects: objects, folder: project.deletingLastPathComponent(), root: root)
        targets = (root["targets"] as? [String] ?? []).compactMap { id in
            objects[id].flatMap { reader.target($0, id: id) }
        }
        guard !targets.isEmpty else { throw ProjectError.nothingForIOS(project) }
    }
}

/// Why a project's description can't be used.
public enum ProjectError: Error, CustomStringConvertible {
    case notAProject(URL)
    case nothingForIOS(URL)
    case nothingToCheck(URL)
    case noSuchPath(URL)
    case badManifest(URL, String)

    /// The problem, and the file concerned.
    public var description: String {
        switch self {
        case .notAProject(let file): "\(file.path) is no Xcode project."
        case .nothingForIOS(let project): "\(project.path) has no app or framework for iOS with Swift sources."
        case .nothingToCheck(let folder): "There are no Swift sources in \(folder.path)."
        case .noSuchPath(let path): "There is nothing at \(path.path)."
        case .badManifest(let file, let reason): "\(file.path) can't be read: \(reason)"
        }
    }
}
