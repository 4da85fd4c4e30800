import ContentHashing
import DisplayList
import Foundation

/// The resources that pages fetch: the client's module, and videos in the app's files, at paths made from hashes.
enum VideoModule {
    static let path = ClientModule.register("video", in: .module)

    private static let types = [
        "mp4": "video/mp4", "m4v": "video/mp4", "mov": "video/mp4", "webm": "video/webm", "ogv": "video/ogg",
        "mp3": "audio/mpeg", "m4a": "audio/mp4", "wav": "audio/wav", "ogg": "audio/ogg", "aac": "audio/aac",
    ]

    /// The URL at which a browser finds a video: its own, or for a file a path on this host. Empty where it can't be played.
    static func address(of url: URL) -> String {
        guard url.isFileURL else { return ["http", "https"].contains(url.scheme) ? url.absoluteString : "" }
        guard let type = types[url.pathExtension.lowercased()], FileManager.default.isReadableFile(atPath: url.path)
        else { return "" }
        let name = ContentHash.hexadecimal(of: Data(url.path.utf8))
        let path = ResourcePath("/resources/video/\(name).\(url.pathExtension.lowercased())")
        ResourceStore.shared.register(path, contentType: type, file: url)
        return path.path
    }
}
