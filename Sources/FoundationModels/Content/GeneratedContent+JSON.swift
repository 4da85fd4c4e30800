import JSONSyntax

extension GeneratedContent {
    /// The content as JSON on one line, keys in the order in which they were generated.
    ///
    /// Unfinished content is written as far as it was generated, with all brackets closed.
    public var jsonString: String {
        var writer = JSONWriter(isSpaced: true)
        writer.write(self)
        return writer.text
    }
}

extension JSONWriter {
    fileprivate mutating func write(_ content: GeneratedContent) {
        switch content.value {
        case .null: null()
        case .bool(let flag): bool(flag)
        case .number(let number):
            if let integer = number.plainInteger { self.integer(integer) } else { json(number.literal) }
        case .string(let text): string(text)
        case .array(let elements): array { for element in elements { $0.write(element) } }
        case .structure(let properties): object { $0.write(properties) }
        }
    }

    private mutating func write(_ properties: OrderedProperties) {
        let names = properties.sharedNames
        for index in properties.contents.indices {
            let written = names.writtenRange(at: index)
            if written.isEmpty { key(names.keys[index]) } else { key(written: names.written[written]) }
            write(properties.contents[index])
        }
    }
}
