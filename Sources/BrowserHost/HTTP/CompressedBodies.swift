import Foundation
import Synchronization

/// Compresses what stays for ever under its address: promptly when it is first asked for, thoroughly afterwards, and never
/// again. Safe from any thread.
final class CompressedBodies: Sendable {
    /// Below that a body and its headers are one packet anyway.
    private static let byteCountMin = 512
    /// Larger ones are sent as they are: they would keep a visitor waiting.
    private static let byteCountMax = 8 << 20
    /// Beyond that all are forgotten, since each is soon made again.
    private static let keptBytesMax = 32 << 20

    private struct Key: Hashable {
        let address: String
        let coding: ContentCoding
    }

    private struct Kept {
        /// Nil where compressing gains nothing.
        var bodies: [Key: Data?] = [:]
        var byteCount = 0
    }

    private let kept = Mutex(Kept())
    private let polishing = DispatchQueue(label: "kissa.compression", qos: .background)

    /// The answer as a client takes it. Call it where a few milliseconds don't matter.
    ///
    /// - Parameters:
    ///   - address: Names the content.
    ///   - header: The value of Accept-Encoding.
    func compressed(_ response: Response, address: String, acceptEncoding header: String) -> Response {
        guard response.status == 200, Self.isCompressible(response.contentType),
            (Self.byteCountMin...Self.byteCountMax).contains(response.body.count)
        else { return response }
        var response = response
        response.headers.append(.init(name: "vary", value: "accept-encoding"))
        guard let coding = ContentCoding(acceptedBy: header),
            let body = body(Key(address: address, coding: coding), of: response.body)
        else { return response }
        response.body = body
        response.headers.append(.init(name: "content-encoding", value: coding.rawValue))
        response.weakenTag()
        return response
    }

    private func body(_ key: Key, of data: Data) -> Data? {
        if let known = kept.withLock({ $0.bodies[key] }) { return known }
        let body = key.coding.encoded(data, .prompt).flatMap { $0.count < data.count ? $0 : nil }
        keep(body, for: key)
        if body != nil {
            polishing.async { [weak self] in
                guard let shorter = key.coding.encoded(data, .thorough) else { return }
                self?.keep(shorter, for: key)
            }
        }
        return body
    }

    private func keep(_ body: Data?, for key: Key) {
        kept.withLock { kept in
            if kept.byteCount + (body?.count ?? 0) > Self.keptBytesMax { kept = Kept() }
            let before = kept.bodies.updateValue(body, forKey: key)
            kept.byteCount += (body?.count ?? 0) - ((before ?? nil)?.count ?? 0)
        }
    }

    /// Pictures and sounds are compressed by their own formats.
    private static func isCompressible(_ contentType: String) -> Bool {
        let type = contentType.prefix { $0 != ";" }.lowercased()
        return type.hasPrefix("text/") || compressibleTypes.contains(type)
    }

    private static let compressibleTypes: Set = [
        "application/json", "application/javascript", "image/svg+xml", "font/otf", "font/ttf", "application/wasm",
    ]
}

extension Response {
    /// Says that the body is another one in bytes than the tag's.
    fileprivate mutating func weakenTag() {
        guard let index = headers.firstIndex(where: { $0.name == "etag" }), !headers[index].value.hasPrefix("W/") else {
            return
        }
        headers[index].value = "W/" + headers[index].value
    }
}
