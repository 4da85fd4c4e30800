/// The destinations of links or images, with the ranges of pieces that they apply to. They are applied at the end: with nested
/// images, each of them would otherwise set all inner pieces again.
struct DestinationSpans {
    private var spans: [(pieces: Range<Int>, destination: String)] = []

    /// - Parameter pieces: They are after the known spans, or enclose the last ones. The outer destination wins.
    mutating func add(_ destination: String, to pieces: Range<Int>) {
        while let last = spans.last, last.pieces.lowerBound >= pieces.lowerBound { spans.removeLast() }
        spans.append((pieces, destination))
    }

    func set(_ property: WritableKeyPath<InlineParser.Piece, String?>, of pieces: inout [InlineParser.Piece]) {
        for span in spans {
            for index in span.pieces { pieces[index][keyPath: property] = span.destination }
        }
    }
}
