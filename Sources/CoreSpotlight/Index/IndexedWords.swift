/// The texts of an item as they are searched, by how much they say.
struct IndexedWords {
    let title: String
    let keywords: String
    let body: String

    private static let titles: Set = ["title", "displayName", "subject"]
    private static let keywordNames: Set = ["keywords", "alternateNames", "contactKeywords"]
    /// Addresses and types are no words.
    private static let silent: Set = [
        "contentType", "contentTypeTree", "contentURL", "thumbnailURL", "darkThumbnailURL", "identifier",
        "relatedUniqueIdentifier", "weakRelatedUniqueIdentifier", "domainIdentifier", "containerIdentifier",
    ]

    /// - Parameter owner: The number of whose item it is.
    init(_ attributes: [String: AttributeValue], of owner: Int64) {
        func text(_ isWanted: (String) -> Bool) -> String {
            let values = attributes.filter { isWanted($0.key) }.sorted { $0.key < $1.key }.map(\.value)
            return FoldedText.marked(values.flatMap(\.words).joined(separator: "\n"), of: owner)
        }
        title = text { Self.titles.contains($0) }
        keywords = text { Self.keywordNames.contains($0) }
        body = text { !Self.titles.contains($0) && !Self.keywordNames.contains($0) && !Self.silent.contains($0) }
    }

    var byteCount: Int { title.utf8.count + keywords.utf8.count + body.utf8.count }
}

extension AttributeValue {
    /// Numbers and dates aren't found by words.
    fileprivate var words: [String] {
        switch self {
        case .text, .texts: texts
        case .number, .date: []
        }
    }
}
