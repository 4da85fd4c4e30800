import Assets
import DisplayList
import Foundation
import UIKitCore

/// A sound of the app's resources, which the page loads and plays.
struct SoundFile: Equatable, Sendable {
    /// Nil, and logged, where there is no such file.
    let resource: ResourcePath?
    /// In seconds; 0 where it can't be told without decoding.
    let duration: Double

    private static let types = [
        "wav": "audio/wav", "mp3": "audio/mpeg", "m4a": "audio/mp4", "aac": "audio/aac", "ogg": "audio/ogg",
        "opus": "audio/ogg", "flac": "audio/flac",
    ]

    init(named name: String, in bundle: Bundle = .main) {
        let resources = bundle.orAppResources
        let file = (resources.resourceURL ?? resources.bundleURL).appendingPathComponent(name)
        guard let type = Self.types[file.pathExtension.lowercased()], !name.contains(".."),
            let data = try? Data(contentsOf: file)
        else {
            UIKitLog.missing("sound", name)
            (resource, duration) = (nil, 0)
            return
        }
        let path = ResourcePath(content: data, pathExtension: file.pathExtension.lowercased())
        ResourceStore.shared.register(path, contentType: type) { try Data(contentsOf: file) }
        resource = path
        duration = Self.waveDuration([UInt8](data.prefix(1 << 16)), byteCount: data.count) ?? 0
    }

    /// From the chunks of a WAV file ("fmt " has the bytes a second, "data" the samples; Microsoft's RIFF specification).
    static func waveDuration(_ bytes: [UInt8], byteCount: Int) -> Double? {
        guard bytes.count >= 12, bytes.starts(with: "RIFF".utf8), bytes[8..<12].elementsEqual("WAVE".utf8) else {
            return nil
        }
        func number(_ place: Int) -> Int { (0..<4).reduce(0) { $0 | Int(bytes[place + $1]) << (8 * $1) } }
        var (place, rate) = (12, 0)
        while place + 8 <= bytes.count {
            let (name, length) = (bytes[place..<place + 4], number(place + 4))
            if name.elementsEqual("data".utf8) {
                return rate > 0 ? Double(min(length, byteCount - place - 8)) / Double(rate) : nil
            }
            if name.elementsEqual("fmt ".utf8), place + 20 <= bytes.count { rate = number(place + 16) }
            place += 8 + length + length % 2
        }
        return nil
    }
}
