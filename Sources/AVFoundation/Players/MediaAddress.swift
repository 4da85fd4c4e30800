import ContentHashing
import DisplayList
import Foundation

/// Where browsers find films and sounds: at their own address, or for files at a path made from a hash.
package enum MediaAddress {
    private static let types = [
        "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/mp4", "webm": "video/webm", "ogv": "video/ogg",
        "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav", "ogg": "audio/ogg", "aac": "audio/aac",
        "opus": "audio/ogg", "flac": "audio/flac", "aif": "audio/aiff", "aiff": "audio/aiff", "caf": "audio/x-caf",
    ]

    /// Empty where a URL can't be played.
    package static func of(_ url: URL) -> String {
        guard url.isFileURL else { return ["http", "https"].contains(url.scheme) ? url.absoluteString : "" }
        guard let type = types[url.pathExtension.lowercased()], FileManager.default.isReadableFile(atPath: url.path)
        else { return "" }
        let name = ContentHash.hexadecimal(of: Data(url.path.utf8))
        let path = ResourcePath("/resources/video/\(name).\(url.pathExtension.lowercased())")
        ResourceStore.shared.register(path, contentType: type, file: url)
        return path.path
    }
}
