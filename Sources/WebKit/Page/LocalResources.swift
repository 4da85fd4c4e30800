import Foundation

/// What HTML uses beside itself, from files or from the app's own schemes. A browser can get neither, so what the HTML and its
/// style sheets name is put into them, as `data:` addresses. What scripts ask for later isn't.
@MainActor
struct LocalResources {
    /// Gets what is at an address; nil where there is nothing.
    let load: (URL) async -> (data: Data, type: String)?
    /// How many bytes may still be put in. What is named again counts again.
    private var rest = ShownPage.byteCountMax / 2
    /// What is known to be at an address: its own address, and how many bytes that stands for.
    private var known: [URL: (address: String, byteCount: Int)?] = [:]
    /// The most addresses that are asked for.
    private static let countMax = 2000

    init(load: @escaping (URL) async -> (data: Data, type: String)?) { self.load = load }

    /// HTML with everything that its tags name.
    /// - Parameter base: What relative addresses are relative to.
    mutating func embedded(in html: String, base: URL) async -> String {
        let bytes = Array(html.utf8)
        var result = Replacing(bytes)
        for place in MarkupScanner.places(in: bytes) {
            let text = String(decoding: bytes[place.range], as: UTF8.self)
            switch place {
            case .style(let range): result.replace(range, with: await embedded(inStyle: text, base, depth: 0))
            case .value(let range):
                let address = text.trimmingCharacters(in: ["\"", "'", " "]).replacing("&amp;", with: "&")
                if let data = await dataAddress(of: address, base, depth: 0) {
                    result.replace(range, with: "\"\(data)\"")
                }
            }
        }
        return result.text
    }

    private mutating func embedded(inStyle style: String, _ base: URL, depth: Int) async -> String {
        let bytes = Array(style.utf8)
        var result = Replacing(bytes)
        for range in StyleScanner.addresses(in: bytes) {
            let text = String(decoding: bytes[range], as: UTF8.self)
            let address = text.trimmingCharacters(in: ["\"", "'", " "])
            if let data = await dataAddress(of: address, base, depth: depth + 1) {
                result.replace(range, with: "\"\(data)\"")
            }
        }
        return result.text
    }

    /// The `data:` address of what an address names; nil for what the browser gets itself, and where there is nothing.
    private mutating func dataAddress(of address: String, _ base: URL, depth: Int) async -> String? {
        guard depth < 4, !address.isEmpty, !address.hasPrefix("#"),
            let url = URL(string: address, relativeTo: base)?.absoluteURL,
            let scheme = url.scheme?.lowercased(), !Self.browserSchemes.contains(scheme)
        else { return nil }
        if let known = known[url] { return known.flatMap { take($0.byteCount) ? $0.address : nil } }
        guard known.count < Self.countMax else { return nil }
        known[url] = .some(nil)
        guard let (data, type) = await load(url), take(data.count) else { return nil }
        let content = type.hasPrefix("text/css") ? await style(data, url, depth) : data
        let result = PageDocument.address(of: content, type)
        known[url] = (result, content.count)
        return result
    }

    /// Whether there is room for some bytes more, which they then have.
    private mutating func take(_ byteCount: Int) -> Bool {
        guard byteCount <= rest else { return false }
        rest -= byteCount
        return true
    }

    private static let browserSchemes: Set = ["http", "https", "data", "blob", "about", "javascript", "mailto", "tel"]

    private mutating func style(_ data: Data, _ url: URL, _ depth: Int) async -> Data {
        Data(await embedded(inStyle: String(decoding: data, as: UTF8.self), url, depth: depth).utf8)
    }
}

/// A text, of which some parts are replaced, from its beginning on.
private struct Replacing {
    private let bytes: [UInt8]
    private var result: [UInt8] = []
    private var position = 0

    init(_ bytes: [UInt8]) { self.bytes = bytes }

    mutating func replace(_ range: Range<Int>, with text: String) {
        result += bytes[position..<range.lowerBound]
        result += Array(text.utf8)
        position = range.upperBound
    }

    var text: String { String(decoding: result + bytes[position...], as: UTF8.self) }
}
