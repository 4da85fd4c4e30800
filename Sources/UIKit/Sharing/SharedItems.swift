import DisplayList
import Foundation
import UIKitCore

/// The shared items in a form that browsers accept: texts, an address, and files.
@preconcurrency @MainActor
struct SharedItems {
    /// A file to download.
    struct File {
        let name: String
        let data: Data
    }

    private(set) var title = ""
    private(set) var texts: [String] = []
    private(set) var address: URL?
    private(set) var files: [File] = []
    private(set) var images: [UIImage] = []

    init(_ items: [Any], for controller: UIActivityViewController) {
        for item in items { add(item, controller) }
    }

    private mutating func add(_ item: Any, _ controller: UIActivityViewController) {
        switch item {
        case let text as String: texts.append(text)
        case let text as NSString: texts.append(text as String)
        case let text as NSAttributedString: texts.append(text.string)
        case let text as AttributedString: texts.append(String(text.characters))
        case let url as URL: add(url)
        case let url as NSURL: add(url as URL)
        case let image as UIImage: add(image)
        case let data as Data: files.append(File(name: "Document", data: data))
        case let source as any UIActivityItemSource: add(source, controller)
        default: break
        }
    }

    private mutating func add(_ url: URL) {
        if url.isFileURL {
            if let data = try? Data(contentsOf: url) { files.append(File(name: url.lastPathComponent, data: data)) }
        } else if address == nil {
            address = url
        } else {
            texts.append(url.absoluteString)
        }
    }

    private mutating func add(_ image: UIImage) {
        images.append(image)
        if let file = image.file { files.append(File(name: "Image." + file.ending, data: file.data)) }
    }

    private mutating func add(_ source: any UIActivityItemSource, _ controller: UIActivityViewController) {
        let subject = source.activityViewController(controller, subjectForActivityType: nil)
        if title.isEmpty { title = subject }
        if let item = source.activityViewController(controller, itemForActivityType: nil) { add(item, controller) }
    }

    /// Nil if there is no text and no address.
    var content: ShareContent? {
        guard !texts.isEmpty || address != nil else { return nil }
        return ShareContent(title: title, text: texts.joined(separator: "\n"), address: address?.absoluteString)
    }

    /// The text for the clipboard.
    var words: String { (texts + [address?.absoluteString].compactMap { $0 }).joined(separator: "\n") }

    /// The display name.
    var name: String {
        let words = [title, texts.first ?? "", address?.host ?? "", files.map(\.name).joined(separator: ", ")]
        return words.first { !$0.isEmpty } ?? ""
    }
}

extension UIImage {
    /// The image's original file, in whatever format.
    fileprivate var file: (data: Data, ending: String)? {
        guard let data = try? ResourceStore.shared.resource(at: resource)?.load() else { return nil }
        let ending = (resource.path as NSString).pathExtension
        return (data, ending.isEmpty ? "png" : ending)
    }
}
