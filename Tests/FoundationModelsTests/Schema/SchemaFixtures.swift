import FoundationModels

// Handwritten types with schemas, of the kinds that apps use.

/// A type of which only the schema is used.
protocol SchemaOnly: Generable {}

extension SchemaOnly {
    init(_ content: GeneratedContent) throws { fatalError("\(Self.self) is only a schema") }
    var generatedContent: GeneratedContent { .null }
}

struct Order: SchemaOnly {
    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self, description: "What a guest wants.",
            properties: [
                .init(name: "drink", description: "From the menu", type: Drink.self),
                .init(name: "shots", type: Int?.self, guides: [.range(1...4)]),
                .init(name: "extras", type: [Drink].self, guides: [.maximumCount(2)]),
                .init(name: "name", type: String.self, guides: [/[A-Z][a-z]+/]),
            ])
    }
}

enum Drink: SchemaOnly {
    static var generationSchema: GenerationSchema {
        GenerationSchema(type: Drink.self, description: "A drink.", anyOf: ["latte", "tea"])
    }
}

/// A type that contains itself through an array and an optional, with a stored schema.
struct Tree: SchemaOnly {
    static let generationSchema = GenerationSchema(
        type: Tree.self,
        properties: [
            .init(name: "label", type: String.self), .init(name: "branches", type: [Tree].self),
            .init(name: "parent", type: Tree?.self),
        ])
}

/// Two types that contain each other.
struct Chicken: SchemaOnly {
    static let generationSchema = GenerationSchema(
        type: Chicken.self, properties: [.init(name: "eggs", type: [Egg].self)])
}

struct Egg: SchemaOnly {
    static let generationSchema = GenerationSchema(
        type: Egg.self, properties: [.init(name: "chicken", type: Chicken?.self)])
}

enum Menu {
    struct Item: SchemaOnly {
        static var generationSchema: GenerationSchema {
            GenerationSchema(type: Item.self, properties: [.init(name: "price", type: Int.self)])
        }
    }
}

enum Cupboard {
    struct Item: SchemaOnly {
        static var generationSchema: GenerationSchema {
            GenerationSchema(type: Item.self, properties: [.init(name: "shelf", type: Int.self)])
        }
    }
}

struct TwoItems: SchemaOnly {
    static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: Self.self,
            properties: [
                .init(name: "first", type: Menu.Item.self), .init(name: "second", type: [Cupboard.Item].self),
                .init(name: "third", type: Menu.Item?.self),
            ])
    }
}

/// A type that recursively contains new specializations of itself.
struct Growing<Value: Generable>: SchemaOnly {
    static var generationSchema: GenerationSchema {
        GenerationSchema(type: Self.self, properties: [.init(name: "next", type: [Growing<Growing<Value>>].self)])
    }
}

/// A schema with one property.
func schema<Value>(_ type: Value.Type, _ guides: GenerationGuide<Value>...) -> GenerationSchema where Value: Generable {
    GenerationSchema(type: Order.self, properties: [.init(name: "value", type: type, guides: guides)])
}
