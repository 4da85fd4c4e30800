import DisplayList
import Foundation
import Synchronization

/// The resources that a window's first picture needs besides the page's own files, learned from earlier windows: a page preloads
/// them, so that the browser fetches them while it waits for the picture.
///
/// Only public resources are listed: fonts, modules, the app's images. A resource that is held because some window shows it may
/// be private to that visitor. Safe from any thread.
final class FirstPictures: Sendable {
    private static let linkCountMax = 24
    private static let languageCountMax = 64

    /// The links of the last window for each language that browsers asked for: the fonts depend on it.
    private let links = Mutex<[String: String]>([:])
    private let resources: ResourceStore

    init(resources: ResourceStore = .shared) { self.resources = resources }

    /// Records what a new window was sent, if it is its first picture.
    func note(_ messages: [ServerMessage], language: String) {
        for case .snapshot(1, let patch) in messages {
            let text = links(of: patch)
            links.withLock { links in
                if links[language] == nil, links.count >= Self.languageCountMax { links = [:] }
                links[language] = text
            }
        }
    }

    /// Links for a page, as markup; empty if no window has been shown yet in the reader's language.
    /// - Parameter acceptLanguage: The value of Accept-Language.
    func markup(acceptLanguage: String) -> String {
        links.withLock { $0[Self.language(acceptLanguage)] ?? "" }
    }

    /// The first language in the header.
    static func language(_ acceptLanguage: String) -> String {
        let first = acceptLanguage.prefix { $0 != "," && $0 != ";" }
        return first.filter { $0 != " " }.lowercased()
    }

    private func links(of patch: Patch) -> String {
        var seen: Set<ResourcePath> = []
        let paths = Self.resources(of: patch).filter { seen.insert($0).inserted }
        return paths.compactMap(link).prefix(Self.linkCountMax).joined(separator: "\n")
    }

    private func link(_ path: ResourcePath) -> String? {
        guard let type = resources.typeForEverybody(at: path) else { return nil }
        let address = PageTemplate.escaped(path.path)
        if type == "text/javascript" { return "<link rel=\"modulepreload\" href=\"\(address)\">" }
        if type.hasPrefix("font/") {
            return "<link rel=\"preload\" as=\"font\" type=\"\(type)\" crossorigin href=\"\(address)\">"
        }
        return type.hasPrefix("image/") ? "<link rel=\"preload\" as=\"image\" href=\"\(address)\">" : nil
    }

    /// The resources of a picture: modules first, since they request more, then fonts, then images.
    private static func resources(of patch: Patch) -> [ResourcePath] {
        var fonts: [ResourcePath] = []
        var modules: [ResourcePath] = []
        var images: [ResourcePath] = []
        for operation in patch.operations {
            switch operation {
            case .fonts(let added, _): fonts += added.map(\.resource)
            case .create(let element):
                if case .module(let content) = element.content { modules.append(content.module) }
                if case .image(let content) = element.content { images.append(content.resource) }
            default: break
            }
        }
        return modules + fonts + images
    }
}
