import Foundation

/// What HTML uses beside itself, from files or from the app's own schemes. A browser can get neither, so what the HTML and its
/// style sheets name is put into them, as `data:` addresses. What scripts ask for later isn't.
@MainActor
struct LocalResources {
    /// Gets what is at an address; nil where there is nothing.
    let load: (URL) async -> (data: Data, type: String)?
    /// How many bytes may still be put in.
    private var rest = ShownPage.byteCountMax / 2
    /// The addresses that are known, also those where nothing is.
    private var known: [URL: String?] = [:]

    init(load: @escaping (URL) async -> (data: Data, type: String)?) { self.load = load }

    /// HTML with everything that its tags name.
    /// - Parameter base: What relative addresses are relative to.
    mutating func embedded(in html: String, base: URL) async -> String {
        var result = ""
        var rest = html[...]
        while let match = rest.firstMatch(of: Self.tag) {
            result += rest[..<match.range.lowerBound]
            result += await embedded(inTag: String(match.0), base)
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }

    /// Tags that name something that the page shows or runs, and style sheets within the HTML.
    private static var tag: Regex<(Substring, Substring?)> {
        /(?i)<(?:img|script|source|video|audio|track|image|input|link)\s[^>]*>|<style[^>]*>([^<]*)<\/style>/
    }
    private static var attribute: Regex<(Substring, Substring, Substring?, Substring?)> {
        /(?i)(\s(?:src|href|poster|xlink:href)\s*=\s*)(?:"([^"]*)"|'([^']*)')/
    }
    private static var styleAddress: Regex<(Substring, Substring)> { /url\(\s*["']?([^"')]+)["']?\s*\)/ }

    private mutating func embedded(inTag tag: String, _ base: URL) async -> String {
        if tag.lowercased().hasPrefix("<style") { return await embedded(inStyle: tag, base, depth: 0) }
        var result = ""
        var rest = tag[...]
        while let match = rest.firstMatch(of: Self.attribute) {
            result += rest[..<match.range.lowerBound]
            let address = String(match.2 ?? match.3 ?? "").replacing("&amp;", with: "&")
            let data = await dataAddress(of: address, base, depth: 0)
            result += data.map { "\(match.1)\"\($0)\"" } ?? String(match.0)
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }

    private mutating func embedded(inStyle style: String, _ base: URL, depth: Int) async -> String {
        var result = ""
        var rest = style[...]
        while let match = rest.firstMatch(of: Self.styleAddress) {
            result += rest[..<match.range.lowerBound]
            let data = await dataAddress(of: String(match.1), base, depth: depth + 1)
            result += data.map { "url(\"\($0)\")" } ?? String(match.0)
            rest = rest[match.range.upperBound...]
        }
        return result + rest
    }

    /// The `data:` address of what an address names; nil for what the browser gets itself, and where there is nothing.
    private mutating func dataAddress(of address: String, _ base: URL, depth: Int) async -> String? {
        guard depth < 4, !address.hasPrefix("#"), let url = URL(string: address, relativeTo: base)?.absoluteURL,
            let scheme = url.scheme?.lowercased(), !Self.browserSchemes.contains(scheme)
        else { return nil }
        if let known = known[url] { return known }
        known[url] = .some(nil)
        guard let (data, type) = await load(url), data.count <= rest else { return nil }
        rest -= data.count
        let content = type.hasPrefix("text/css") ? await style(data, url, depth) : data
        let result = PageDocument.address(of: content, type)
        known[url] = result
        return result
    }

    private static let browserSchemes: Set = ["http", "https", "data", "blob", "about", "javascript", "mailto", "tel"]

    private mutating func style(_ data: Data, _ url: URL, _ depth: Int) async -> Data {
        Data(await embedded(inStyle: String(decoding: data, as: UTF8.self), url, depth: depth).utf8)
    }
}
