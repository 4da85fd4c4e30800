import CoreGraphics
import Foundation

/// What a request found in a picture, by the names of Vision's first interface.
///
/// See [VNObservation](https://developer.apple.com/documentation/vision/vnobservation).
open class VNObservation: @unchecked Sendable {
    // @unchecked: neither it nor those that follow ever change.
    /// The identity of the observation.
    public let uuid: UUID
    /// How sure it is, from 0 to 1.
    public let confidence: VNConfidence

    init(uuid: UUID, confidence: VNConfidence) {
        (self.uuid, self.confidence) = (uuid, confidence)
    }
}

/// What lies in a rectangle of a picture.
open class VNDetectedObjectObservation: VNObservation, @unchecked Sendable {
    /// The rectangle, from 0 to 1, from the bottom left.
    public let boundingBox: CGRect

    init(uuid: UUID, confidence: VNConfidence, boundingBox: NormalizedRect) {
        self.boundingBox = boundingBox.cgRect
        super.init(uuid: uuid, confidence: confidence)
    }
}

/// What lies in a quadrilateral of a picture.
open class VNRectangleObservation: VNDetectedObjectObservation, @unchecked Sendable {
    /// The corner at the beginning of the first line.
    public let topLeft: CGPoint
    /// The corner at the end of the first line.
    public let topRight: CGPoint
    /// The corner at the end of the last line.
    public let bottomRight: CGPoint
    /// The corner at the beginning of the last line.
    public let bottomLeft: CGPoint

    init(_ observation: some VisionObservation & QuadrilateralProviding) {
        topLeft = observation.topLeft.cgPoint
        topRight = observation.topRight.cgPoint
        bottomRight = observation.bottomRight.cgPoint
        bottomLeft = observation.bottomLeft.cgPoint
        super.init(
            uuid: observation.uuid, confidence: observation.confidence, boundingBox: observation.boundingBox)
    }
}

/// A line of text in a picture.
///
/// See [VNRecognizedTextObservation](https://developer.apple.com/documentation/vision/vnrecognizedtextobservation).
public final class VNRecognizedTextObservation: VNRectangleObservation, @unchecked Sendable {
    private let candidates: [VNRecognizedText]

    init(_ observation: RecognizedTextObservation) {
        candidates = observation.topCandidates(1).map(VNRecognizedText.init)
        super.init(observation)
    }

    /// The likeliest readings: one here, whatever the greatest number.
    public func topCandidates(_ maxCandidateCount: Int) -> [VNRecognizedText] {
        Array(candidates.prefix(max(0, maxCandidateCount)))
    }
}

/// A reading of a line of text.
public final class VNRecognizedText: Sendable {
    private let text: RecognizedText

    init(_ text: RecognizedText) {
        self.text = text
    }

    /// The text.
    public var string: String { text.string }
    /// How sure the reading is, from 0 to 1.
    public var confidence: VNConfidence { text.confidence }

    /// Where a part of the text is: around all words that it touches; nil for a range of no word.
    public func boundingBox(for range: Range<String.Index>) throws -> VNRectangleObservation? {
        text.boundingBox(for: range).map { VNRectangleObservation($0) }
    }
}

/// A barcode in a picture.
///
/// See [VNBarcodeObservation](https://developer.apple.com/documentation/vision/vnbarcodeobservation).
public final class VNBarcodeObservation: VNRectangleObservation, @unchecked Sendable {
    /// The content as text.
    public let payloadStringValue: String?
    /// The content's bytes.
    public let payloadData: Data?
    /// The kind of the code.
    public let symbology: VNBarcodeSymbology
    /// Whether the content is by the rules of GS1.
    public let isGS1DataCarrier: Bool

    init(_ observation: BarcodeObservation) {
        payloadStringValue = observation.payloadString
        payloadData = observation.payloadData
        symbology = VNBarcodeSymbology(observation.symbology)
        isGS1DataCarrier = observation.isGS1DataCarrier
        super.init(observation)
    }
}
