import DisplayList

extension DisplayList {
    /// The list with the language of most of its texts: an app may use another language than the browser asks for. Texts in other
    /// languages specify their own.
    ///
    /// - Parameter language: The browser's language, which texts without their own have.
    func speaking(_ language: String) -> DisplayList {
        var counts: [String: Int] = [:]
        for element in elements.values where element.hasWords {
            if let language = element.accessibility.language { counts[language, default: 0] += 1 }
        }
        var list = self
        list.language = language
        guard let (most, count) = counts.max(by: { ($0.value, $1.key) < ($1.value, $0.key) }) else { return list }
        let plain = elements.values.filter { $0.hasWords && $0.accessibility.language == nil }
        guard count > plain.count else { return list }
        list.language = most
        for element in plain { list[element.id]?.accessibility.language = language }
        return list
    }
}

extension DisplayElement {
    fileprivate var hasWords: Bool {
        switch content {
        case .text(let text): !text.lines.isEmpty
        case .textField, .control: true
        default: false
        }
    }
}
