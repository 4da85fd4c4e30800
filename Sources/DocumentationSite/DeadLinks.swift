import Foundation

extension Site {
    /// A link to a page of the site that doesn't exist.
    struct DeadLink: Hashable {
        /// The file that contains the link.
        let page: String
        let target: String
    }

    /// The dead links in DocC's pages, which are JSON, and in HTML.
    func deadLinks() throws -> [DeadLink] {
        var known = Dictionary(uniqueKeysWithValues: try chapters.map { (base + $0, true) })
        var dead: Set<DeadLink> = []
        for page in files(below: "data", ending: ".json") + files(below: "compatibility", ending: ".html") {
            let data = try Data(contentsOf: folder.appending(path: page))
            for target in Self.targets(in: data) where !isThere(target, &known) {
                dead.insert(DeadLink(page: page, target: target))
            }
        }
        return dead.sorted { ($0.page, $0.target) < ($1.page, $1.target) }
    }

    /// The chapters of tutorials. DocC's pages identify them by URLs that aren't links.
    private var chapters: Set<String> {
        get throws {
            var chapters: Set<String> = []
            for file in files(below: "data/tutorials", ending: ".json") where file.split(separator: "/").count == 3 {
                let data = try Data(contentsOf: folder.appending(path: file))
                let overview = try JSONDecoder().decode(TutorialOverview.self, from: data)
                let names = overview.sections.flatMap { $0.chapters ?? [] }.compactMap(\.name)
                let path = file.dropFirst("data".count).dropLast(".json".count)
                chapters.formUnion(names.map { "\(path)/\($0.lowercased().replacing(" ", with: "-"))" })
            }
            return chapters
        }
    }

    private func isThere(_ target: String, _ known: inout [String: Bool]) -> Bool {
        if let answer = known[target] { return answer }
        let path = target.prefix { $0 != "#" && $0 != "?" }
        let answer = hasPage(String(path.hasPrefix(base + "/") ? path.dropFirst(base.count) : path))
        known[target] = answer
        return answer
    }

    /// The URLs within the site: values of `"url":"` and `href="` that begin with a slash.
    static func targets(in data: Data) -> Set<String> {
        var targets: Set<String> = []
        for mark in ["\"url\":\"", "href=\"", "src=\""] {
            var rest = data.startIndex
            while let found = data.range(of: Data(mark.utf8), in: rest..<data.endIndex) {
                rest = found.upperBound
                guard let end = data[rest...].firstIndex(of: UInt8(ascii: "\"")) else { break }
                let target = String(decoding: data[rest..<end], as: UTF8.self).replacing("\\/", with: "/")
                if target.hasPrefix("/"), !target.hasPrefix("//") { targets.insert(target) }
            }
        }
        return targets
    }
}

/// The part of a page of tutorials that is decoded.
private struct TutorialOverview: Decodable {
    struct Section: Decodable { let chapters: [Chapter]? }
    struct Chapter: Decodable { let name: String? }
    let sections: [Section]
}
