/// Named values in the order of their first appearance. Comparison ignores the order, as in JSON.
///
/// Structures with the same properties share their names, which saves memory in arrays.
struct OrderedProperties: Sendable, ExpressibleByDictionaryLiteral {
    private var names: PropertyNames
    private(set) var contents: [GeneratedContent]

    var keys: [String] { names.keys }
    var count: Int { contents.count }

    init(names: PropertyNames, contents: [GeneratedContent]) {
        precondition(names.keys.count == contents.count, "\(names.keys.count) names of \(contents.count) values")
        self.names = names
        self.contents = contents
    }

    init() {
        self.init(names: PropertyNames([]), contents: [])
    }

    init(dictionaryLiteral elements: (String, GeneratedContent)...) {
        self.init()
        for (key, value) in elements { self[key] = value }
    }

    func position(of key: String) -> Int? { names.position(of: key) }

    subscript(key: String) -> GeneratedContent? {
        get { names.position(of: key).map { contents[$0] } }
        set {
            let position = names.position(of: key)
            switch (position, newValue) {
            case (let position?, let value?): contents[position] = value
            case (let position?, nil):
                contents.remove(at: position)
                names = PropertyNames(keys.enumerated().filter { $0.offset != position }.map(\.element))
            case (nil, let value?):
                contents.append(value)
                if !isKnownUniquelyReferenced(&names) { names = PropertyNames(names.keys) }
                names.append(key)
            case (nil, nil): break
            }
        }
    }

    var dictionary: [String: GeneratedContent] {
        Dictionary(zip(names.keys, contents)) { _, last in last }
    }

    var sharedNames: PropertyNames { names }
}

extension OrderedProperties: Equatable {
    static func == (left: OrderedProperties, right: OrderedProperties) -> Bool {
        guard left.count == right.count else { return false }
        if left.names === right.names { return left.contents == right.contents }
        return zip(left.keys, left.contents).allSatisfy { right[$0] == $1 }
    }
}
