import Foundation
import FoundationModels

/// The document that is read and written: a title, and items with a number, a text, a fraction and some texts.
struct Document: Codable, Generable {
    struct Item: Codable, Generable {
        var id: Int
        var name: String
        var price: Double
        var tags: [String]

        static var generationSchema: GenerationSchema {
            GenerationSchema(
                type: Self.self,
                properties: [
                    .init(name: "id", type: Int.self, guides: [.range(0...9999)]),
                    .init(name: "name", description: "What it is called", type: String.self),
                    .init(name: "price", type: Double.self, guides: [.minimum(0)]),
                    .init(name: "tags", type: [String].self, guides: [.count(1...3)]),
                ])
        }

        init(id: Int) {
            self.id = id
            name = "Item number \(id)"
            price = Double(id) * 1.25
            tags = ["a", "b\(id % 10)"]
        }

        init(_ content: GeneratedContent) throws {
            id = try content.value(forProperty: "id")
            name = try content.value(forProperty: "name")
            price = try content.value(forProperty: "price")
            tags = try content.value(forProperty: "tags")
        }

        var generatedContent: GeneratedContent {
            GeneratedContent(properties: ["id": id, "name": name, "price": price, "tags": tags])
        }

        /// Converts the result of `JSONSerialization`.
        init?(_ object: Any) {
            guard let object = object as? [String: Any], let id = object["id"] as? Int,
                let name = object["name"] as? String, let price = object["price"] as? Double,
                let tags = object["tags"] as? [String]
            else { return nil }
            (self.id, self.name, self.price, self.tags) = (id, name, price, tags)
        }
    }

    var title: String
    var items: [Item]

    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self,
            properties: [.init(name: "title", type: String.self), .init(name: "items", type: [Item].self)])
    }

    init(itemCount: Int) {
        title = "A document of \(itemCount) items"
        items = (0..<itemCount).map(Item.init)
    }

    init(_ content: GeneratedContent) throws {
        title = try content.value(forProperty: "title")
        items = try content.value(forProperty: "items")
    }

    var generatedContent: GeneratedContent { GeneratedContent(properties: ["title": title, "items": items]) }

    /// Converts the result of `JSONSerialization`.
    init?(object: Any) {
        guard let object = object as? [String: Any], let title = object["title"] as? String,
            let items = object["items"] as? [Any]
        else { return nil }
        self.title = title
        self.items = items.compactMap(Item.init)
    }
}
