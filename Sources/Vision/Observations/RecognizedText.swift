import CoreGraphics
import Foundation

/// A reading of a line of text.
///
/// See [RecognizedText](https://developer.apple.com/documentation/vision/recognizedtext).
public struct RecognizedText: Hashable, Codable, Sendable, CustomStringConvertible {
    /// A word of the line.
    struct Word: Hashable, Codable, Sendable {
        /// In characters of the line.
        let start: Int
        let end: Int
        let corners: Quadrilateral
    }

    /// The text.
    public let string: String
    /// How sure the reading is, from 0 to 1.
    public let confidence: Float
    let words: [Word]

    /// The text.
    public var description: String { string }

    /// Where a part of the text is: around all words that it touches. Nil for a range of no word, or of another string.
    public func boundingBox(for range: Range<String.Index>) -> RectangleObservation? {
        guard range.lowerBound >= string.startIndex, range.upperBound <= string.endIndex else { return nil }
        let start = string.distance(from: string.startIndex, to: range.lowerBound)
        let end = string.distance(from: string.startIndex, to: range.upperBound)
        let touched = words.filter { $0.start < end && $0.end > start }.map(\.corners)
        guard !touched.isEmpty else { return nil }
        return RectangleObservation(Quadrilateral(around: touched), confidence: confidence, by: nil)
    }
}

extension Quadrilateral {
    /// The rectangle around several.
    fileprivate init(around all: [Quadrilateral]) {
        let box = NormalizedRect(around: all.flatMap { [$0.topLeft, $0.topRight, $0.bottomRight, $0.bottomLeft] })
        let unit = CGSize(width: 1, height: 1)
        self.init(box.verticallyFlipped().cgRect, in: unit, region: .fullImage)
    }
}
