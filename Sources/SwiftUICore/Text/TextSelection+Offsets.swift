// Selections as a browser counts them: in UTF-16 units from the beginning of the text.

extension TextSelection {
    /// What a client says is selected in `text`. Nothing that it says is taken on trust: what lies outside is the
    /// nearest end, and no character is cut.
    package init(offsets: Range<Int>, in text: String, affinity: TextSelectionAffinity = .automatic) {
        let bounds = text.index(utf16Offset: offsets.lowerBound)..<text.index(utf16Offset: offsets.upperBound)
        indices = .selection(text.wholeCharacters(bounds))
        self.affinity = affinity
    }

    /// What the client shall select in `text`, whatever text the indices were made for; nil is nothing.
    package func offsets(in text: String) -> Range<Int>? {
        guard let range = firstRange else { return nil }
        let bounds = text.wholeCharacters(range.clamped(to: text.startIndex..<text.endIndex))
        let start = text.utf16.distance(from: text.startIndex, to: bounds.lowerBound)
        return start..<start + text.utf16.distance(from: bounds.lowerBound, to: bounds.upperBound)
    }

    private var firstRange: Range<String.Index>? {
        switch indices {
        case .selection(let range): range
        case .multiSelection(let ranges): ranges.ranges.first
        }
    }
}

extension String {
    fileprivate func index(utf16Offset offset: Int) -> Index {
        utf16.index(startIndex, offsetBy: max(offset, 0), limitedBy: endIndex) ?? endIndex
    }

    /// The characters that a range inside touches. An empty one stays empty.
    fileprivate func wholeCharacters(_ range: Range<Index>) -> Range<Index> {
        let start = beginning(ofCharacterAt: range.lowerBound)
        let end = beginning(ofCharacterAt: range.upperBound)
        if range.isEmpty { return start..<start }
        return start..<(end < range.upperBound ? index(after: end) : end)
    }

    private func beginning(ofCharacterAt place: Index) -> Index {
        place == startIndex || place >= endIndex ? place : index(before: index(after: place))
    }
}
