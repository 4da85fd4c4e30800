// Selections in a browser's offsets: UTF-16 code units from the beginning of the text.

extension TextSelection {
    /// The selection in `text` that a client reports. The offsets aren't trusted: they are limited to the bounds of the
    /// text, and never split a character.
    package init(offsets: Range<Int>, in text: String, affinity: TextSelectionAffinity = .automatic) {
        let bounds = text.index(utf16Offset: offsets.lowerBound)..<text.index(utf16Offset: offsets.upperBound)
        indices = .selection(text.wholeCharacters(bounds))
        self.affinity = affinity
    }

    /// The offsets that the client is to select in `text`, whichever text the indices were made for; nil selects
    /// nothing.
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

    /// Expands a range within the string to the whole characters that it touches. An empty range stays empty.
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
