import Foundation
import Synchronization

/// Compresses bodies whose addresses never change their content: quickly on the first request, thoroughly in the background
/// afterwards, and never again. Safe from any thread.
final class CompressedBodies: Sendable {
    /// A shorter body fits into one packet with its headers anyway.
    private static let byteCountMin = 512
    /// Larger bodies are sent uncompressed: compressing them would keep a visitor waiting.
    private static let byteCountMax = 8 << 20
    /// Beyond this, the least recently used bodies are evicted.
    static let keptBytesMax = 32 << 20
    /// How many bodies may wait for the thorough pass, which holds their contents; others get it on a later request.
    static let polishedAtOnceMax = 16

    private let kept: Mutex<KeptBodies>
    private let encode: Encode
    /// Wakes threads that wait for a body which another thread compresses.
    private let news = NSCondition()
    private let polishing = DispatchQueue(label: "kissa.compression", qos: .background)

    typealias Encode = @Sendable (ContentCoding, Data, ContentCoding.Effort) -> Data?

    init(
        keptBytesMax: Int = CompressedBodies.keptBytesMax,
        encode: @escaping Encode = { coding, data, effort in coding.encoded(data, effort) }
    ) {
        kept = Mutex(KeptBodies(byteCountMax: keptBytesMax))
        self.encode = encode
    }

    /// How many bytes are cached.
    var keptByteCount: Int { kept.withLock(\.byteCount) }

    /// The response in a coding that the client accepts. Call it where a few milliseconds don't matter.
    ///
    /// - Parameters:
    ///   - address: Names the content.
    ///   - header: The value of Accept-Encoding.
    func compressed(_ response: Response, address: String, acceptEncoding header: String) -> Response {
        guard response.status == 200, Self.maySuit(response.contentType, byteCount: response.body.count) else {
            return response
        }
        var response = response
        response.headers.append(.variesWithCoding)
        guard let coding = ContentCoding(acceptedBy: header),
            let body = body(.init(address: address, coding: coding), of: response.body)
        else { return response }
        response.body = body
        response.headers.append(.init(name: "content-encoding", value: coding.rawValue))
        response.weakenTag()
        return response
    }

    /// Whether bodies of this type and length are compressed for clients that accept it.
    static func maySuit(_ contentType: String, byteCount: Int) -> Bool {
        (byteCountMin...byteCountMax).contains(byteCount) && isCompressible(contentType)
    }

    private func body(_ key: KeptBodies.Key, of data: Data) -> Data? {
        let body: Data?
        if let known = known(key) {
            body = known.body
        } else {
            body = encode(key.coding, data, .prompt).flatMap { $0.count < data.count ? $0 : nil }
            keep(body, key)
        }
        polish(key, data)
        return body
    }

    /// The cached entry. If there is none, the caller makes it, and all other callers wait until it has.
    private func known(_ key: KeptBodies.Key) -> KeptBodies.Entry? {
        news.lock()
        defer { news.unlock() }
        while true {
            let (entry, isMine) = kept.withLock { kept -> (KeptBodies.Entry?, Bool) in
                if let entry = kept.use(key) { return (entry, false) }
                return (nil, kept.underWay.insert(key).inserted)
            }
            if entry != nil || isMine { return entry }
            news.wait()
        }
    }

    private func keep(_ body: Data?, _ key: KeptBodies.Key) {
        news.lock()
        defer { news.unlock() }
        kept.withLock { kept in
            kept.underWay.remove(key)
            kept.keep(body, key)
        }
        news.broadcast()
    }

    /// Compresses a cached body thoroughly, once.
    private func polish(_ key: KeptBodies.Key, _ data: Data) {
        let begins = kept.withLock { kept in
            guard kept.isRough(key), kept.polishing.count < Self.polishedAtOnceMax else { return false }
            return kept.polishing.insert(key).inserted
        }
        guard begins else { return }
        polishing.async { [weak self, encode] in
            let shorter = encode(key.coding, data, .thorough)
            self?.kept.withLock { kept in
                kept.polishing.remove(key)
                kept.polish(key, shorter)
            }
        }
    }

    /// Images and sounds are already compressed by their own formats.
    private static func isCompressible(_ contentType: String) -> Bool {
        let type = contentType.prefix { $0 != ";" }.lowercased()
        return type.hasPrefix("text/") || compressibleTypes.contains(type)
    }

    private static let compressibleTypes: Set = [
        "application/json", "application/javascript", "image/svg+xml", "font/otf", "font/ttf", "application/wasm",
    ]
}

extension Response.Header {
    /// Another client may get the body in another coding.
    static let variesWithCoding = Response.Header(name: "vary", value: "accept-encoding")
}

extension Response {
    /// Marks the tag as weak, because the body's bytes are no longer those that the tag names.
    fileprivate mutating func weakenTag() {
        guard let index = headers.firstIndex(where: { $0.name == "etag" }), !headers[index].value.hasPrefix("W/") else {
            return
        }
        headers[index].value = "W/" + headers[index].value
    }
}
