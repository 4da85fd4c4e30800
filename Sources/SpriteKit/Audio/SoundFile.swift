import FoundationAdditions
import DisplayList
import Foundation
import UIKitCore

/// A sound of the app's resources, which the page loads and plays.
struct SoundFile: Equatable, Sendable {
    /// Nil if there is no such file, which is logged.
    let resource: ResourcePath?
    private let url: URL?

    static let types = [
        "wav": "audio/wav", "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg",
        "opus": "audio/ogg", "flac": "audio/flac",
    ]

    init(named name: String, in bundle: Bundle = .main) {
        let resources = bundle.orAppResources
        let folder = resources.resourceURL ?? resources.bundleURL
        // A name can't escape the resource folder: one with `..` finds no file.
        self.init(at: name.contains("..") ? folder : folder.appendingPathComponent(name), named: name)
    }

    init(at file: URL) { self.init(at: file, named: file.lastPathComponent) }

    private init(at file: URL, named name: String) {
        guard let type = Self.types[file.pathExtension.lowercased()], file.isFileURL,
            let data = try? Data(contentsOf: file)
        else {
            UIKitLog.missing("sound", name)
            (resource, url) = (nil, nil)
            return
        }
        let path = ResourcePath(content: data, pathExtension: file.pathExtension.lowercased())
        ResourceStore.shared.register(path, contentType: type, file: file)
        (resource, url) = (path, file)
    }

    /// In seconds; 0 if it can't be determined without decoding.
    var duration: Double {
        guard let url, let data = try? Data(contentsOf: url, options: .mappedIfSafe) else { return 0 }
        return SoundHeader.seconds(of: data) ?? 0
    }
}
