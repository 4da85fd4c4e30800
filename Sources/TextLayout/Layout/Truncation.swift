/// Makes the last line of a truncated text: as many characters as fit with an ellipsis.
struct Truncation {
    let style: ParagraphStyle.Truncation
    let width: Double?

    /// The line that replaces `first` and all after it, and the text that it belongs to. `shape` lays out one line.
    func lastLine(
        of text: PreparedText, from first: ShapedLine, prepare: ([TextSpan]) -> PreparedText,
        shape: (PreparedText) -> ShapedLine
    ) -> (ShapedLine, PreparedText) {
        let characters = text.characters(from: first.start, throughParagraph: style == .tail)
        func candidate(_ count: Int) -> (ShapedLine, PreparedText) {
            let prepared = prepare(spans(keeping: count, of: characters, in: text))
            var line = shape(prepared)
            line.endsParagraph = true
            return (line, prepared)
        }
        guard let width else { return candidate(characters.count) }
        func fits(_ count: Int) -> Bool { candidate(count).0.width <= width }
        return candidate(largest(upTo: characters.count, where: fits))
    }

    /// The largest number that fits, found by doubling and binary search, so that long texts are never shaped as a whole. 0 if
    /// none fits.
    private func largest(upTo limit: Int, where fits: (Int) -> Bool) -> Int {
        var low = 0
        var high = min(16, limit)
        while high < limit, fits(high) { (low, high) = (high, min(high * 2, limit)) }
        if high == limit, fits(limit) { return limit }
        while high - low > 1 {
            let middle = (low + high) / 2
            if fits(middle) { low = middle } else { high = middle }
        }
        return low
    }

    /// The remaining characters, with the ellipsis in the font of its neighbor.
    private func spans(keeping count: Int, of characters: Range<Int>, in text: PreparedText) -> [TextSpan] {
        let (front, back): (Int, Int) =
            switch style {
            case .tail: (count, 0)
            case .head: (0, count)
            case .middle: (count - count / 2, count / 2)
            }
        let head = text.spans(of: characters.lowerBound..<characters.lowerBound + front).trimmingEnd()
        let tail = text.spans(of: characters.upperBound - back..<characters.upperBound).trimmingStart()
        let place = min(characters.lowerBound + max(front - 1, 0), max(characters.upperBound - 1, 0))
        let neighbour = (style == .head ? tail.first : head.last) ?? text.span(ofCharacter: place)
        let ellipsis = neighbour.map { TextSpan(text: "…", font: $0.font, tag: $0.tag) }
        return (head + [ellipsis].compactMap { $0 } + tail).merged()
    }
}

extension PreparedText {
    /// The indices of the characters from a byte to the end of its paragraph, or of the text.
    fileprivate func characters(from byte: Int, throughParagraph: Bool) -> Range<Int> {
        let first = characterStarts.partitioningIndex { $0 >= byte }
        guard throughParagraph else { return first..<characterStarts.count }
        let end = bytes[byte...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
        return first..<max(first, characterStarts.partitioningIndex { $0 >= end })
    }

    private func byteEnd(ofCharacter index: Int) -> Int {
        index + 1 < characterStarts.count ? characterStarts[index + 1] : bytes.count
    }

    /// Converts characters to spans again, with spaces for line feeds.
    fileprivate func spans(of characters: Range<Int>) -> [TextSpan] {
        guard let first = characters.first, let last = characters.last else { return [] }
        let range = characterStarts[first]..<byteEnd(ofCharacter: last)
        var result: [TextSpan] = []
        for piece in pieces[piece(at: range.lowerBound)...] where piece.start < range.upperBound {
            let part = bytes[max(piece.start, range.lowerBound)..<min(piece.end, range.upperBound)]
            let text = String(decoding: part, as: UTF8.self).replacing("\n", with: " ")
            var span = spans[piece.span]
            span.text = text
            result.append(span)
        }
        return result.merged()
    }

    fileprivate func span(ofCharacter index: Int) -> TextSpan? {
        guard characterStarts.indices.contains(index) else { return spans.first }
        return spans[pieces[piece(at: characterStarts[index])].span]
    }
}

extension [TextSpan] {
    /// Merges adjacent spans with the same font and tag, so that their characters are shaped together.
    fileprivate func merged() -> [TextSpan] {
        reduce(into: []) { result, span in
            if let last = result.last, last.font == span.font, last.tag == span.tag,
                last.attachment == nil, span.attachment == nil
            {
                result[result.count - 1].text += span.text
            } else {
                result.append(span)
            }
        }
    }

    fileprivate func trimmingEnd() -> [TextSpan] {
        var spans = self
        while let last = spans.last {
            let text = last.text.lastIndex { !$0.isWhitespace }.map { last.text[...$0] } ?? ""
            if !text.isEmpty {
                spans[spans.count - 1].text = String(text)
                break
            }
            spans.removeLast()
        }
        return spans
    }

    fileprivate func trimmingStart() -> [TextSpan] {
        var spans = self
        while let first = spans.first {
            let text = first.text.drop { $0.isWhitespace }
            if !text.isEmpty {
                spans[0].text = String(text)
                break
            }
            spans.removeFirst()
        }
        return spans
    }
}

extension [Int] {
    /// The first index for which a condition holds that is false before it and true after it (binary search).
    fileprivate func partitioningIndex(where isAfter: (Int) -> Bool) -> Int {
        var low = 0
        var high = count
        while low < high {
            let middle = (low + high) / 2
            if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
        }
        return low
    }
}
