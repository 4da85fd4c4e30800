import Foundation
import Storage

/// An item as it comes out of the index.
struct StoredItem: Sendable {
    let id: String
    let domain: String?
    let expires: Double
    let attributes: [String: AttributeValue]
    /// The greater, the better it fits.
    let score: Double

    init(id: String, domain: String? = nil, expires: Double, attributes: [String: AttributeValue], score: Double = 0) {
        (self.id, self.domain, self.expires) = (id, domain, expires)
        (self.attributes, self.score) = (attributes, score)
    }

    init?(_ row: [Database.Value]) {
        guard row.count == 5, case .text(let id) = row[0], case .real(let expires) = row[2],
            let attributes = Self.attributes(row[3])
        else { return nil }
        let domain: String? = if case .text(let text) = row[1] { text } else { nil }
        let score = if case .real(let rank) = row[4] { -rank } else { 0.0 }
        self.init(id: id, domain: domain, expires: expires, attributes: attributes, score: score)
    }

    static func attributes(_ value: Database.Value) -> [String: AttributeValue]? {
        guard case .blob(let bytes) = value else { return nil }
        return try? JSONDecoder().decode([String: AttributeValue].self, from: bytes)
    }

    /// The item. Apple's index gives the text of a document nobody; here it is there.
    var item: CSSearchableItem {
        let item = CSSearchableItem(
            uniqueIdentifier: id, domainIdentifier: domain, attributeSet: CSSearchableItemAttributeSet(attributes))
        item.expirationDate = Date(timeIntervalSince1970: expires)
        return item
    }

    /// About how much memory it takes.
    var byteCount: Int { attributes.reduce(id.utf8.count) { $0 + $1.key.utf8.count + $1.value.byteCount } }
}
