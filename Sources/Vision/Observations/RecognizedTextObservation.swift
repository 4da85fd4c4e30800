import Foundation

/// A line of text in a picture.
///
/// See [RecognizedTextObservation](https://developer.apple.com/documentation/vision/recognizedtextobservation).
public struct RecognizedTextObservation: VisionObservation, QuadrilateralProviding {
    private let corners: Quadrilateral
    private let candidate: RecognizedText
    /// The languages that were asked for.
    public let recognitionLanguages: [Locale.Language]
    /// The identity of the observation.
    public let uuid: UUID
    /// The kind of the request.
    public let originatingRequestDescriptor: RequestDescriptor?

    init(_ line: TextLine, in part: ReadablePicture.Part, languages: [Locale.Language], by request: RequestDescriptor) {
        let (text, ranges) = line.wordsWithRanges
        let words = zip(line.words, ranges).map { word, range in
            let corners = Quadrilateral(word.box, in: part.size, region: part.region)
            return RecognizedText.Word(start: range.lowerBound, end: range.upperBound, corners: corners)
        }
        candidate = RecognizedText(string: text, confidence: Float(line.confidence), words: words)
        corners = Quadrilateral(line.box, in: part.size, region: part.region)
        recognitionLanguages = languages
        originatingRequestDescriptor = request
        uuid = UUID()
    }

    /// The text.
    public var transcript: String { candidate.string }
    /// How sure the reading is, from 0 to 1.
    public var confidence: Float { candidate.confidence }
    /// The top left corner of the rectangle around the line.
    public var topLeft: NormalizedPoint { corners.topLeft }
    /// The top right corner.
    public var topRight: NormalizedPoint { corners.topRight }
    /// The bottom right corner.
    public var bottomRight: NormalizedPoint { corners.bottomRight }
    /// The bottom left corner.
    public var bottomLeft: NormalizedPoint { corners.bottomLeft }
    /// The text, and where it is.
    public var description: String { "\(transcript) \(boundingBox)" }

    /// The likeliest readings: one here, whatever the greatest number.
    public func topCandidates(_ maxCandidateCount: Int) -> [RecognizedText] {
        maxCandidateCount > 0 ? [candidate] : []
    }
}
