/// Finds barcodes in a picture, by ZXing: Debian's `zxing-cpp-tools`.
///
/// See [DetectBarcodesRequest](https://developer.apple.com/documentation/vision/detectbarcodesrequest).
public struct DetectBarcodesRequest: ReadingRequest {
    /// The codes.
    public typealias Result = [BarcodeObservation]

    /// The editions of the request.
    public enum Revision: Comparable, Sendable, Codable, Hashable {
        /// The fourth.
        case revision4
    }

    /// The kinds of codes to look for; fewer are found sooner. Those that aren't read here are not found.
    public var symbologies: [BarcodeSymbology] = BarcodeSymbology.readable
    /// The part of the picture that matters.
    public var regionOfInterest = NormalizedRect.fullImage
    /// The edition.
    public let revision: Revision

    /// The editions that are there.
    public static let supportedRevisions: [Revision] = [.revision4]

    /// A request for all kinds of codes.
    public init(_ revision: Revision? = nil) {
        self.revision = revision ?? .revision4
    }

    /// The kind of the request.
    public var descriptor: RequestDescriptor { .detectBarcodesRequest(revision) }

    /// The kinds of codes that are read here.
    public var supportedSymbologies: [BarcodeSymbology] { BarcodeSymbology.readable }

    static var turns: ReadingTurns { .barcodes }

    func read(_ picture: ReadablePicture) throws(VisionError) -> Result {
        let part = try picture.part(regionOfInterest)
        let formats = symbologies.flatMap(\.formats).reduce(into: [String]()) { formats, format in
            if !formats.contains(format) { formats.append(format) }
        }
        return try BarcodeReader().codes(in: part, formats: formats).compactMap {
            BarcodeObservation($0, in: part, among: symbologies, by: descriptor)
        }
    }

    func result(_ outcome: Swift.Result<Result, any Error>) -> VisionResult {
        switch outcome {
        case .success(let codes): .detectBarcodes(self, codes)
        case .failure(let error): .error(self, error)
        }
    }
}
