/// Where links, or images, lead, each for the pieces that it is made of. They are set when all are known: where images nest,
/// each of them would otherwise set every piece again.
struct DestinationSpans {
    private var spans: [(pieces: Range<Int>, destination: String)] = []

    /// - Parameter pieces: They lie behind the spans that are known, or around the last of them. The outer one counts.
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
