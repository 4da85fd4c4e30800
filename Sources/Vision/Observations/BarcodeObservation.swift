import Foundation

/// A barcode in a picture.
///
/// See [BarcodeObservation](https://developer.apple.com/documentation/vision/barcodeobservation).
public struct BarcodeObservation: VisionObservation, QuadrilateralProviding {
    private let corners: Quadrilateral
    /// The content as text.
    public let payloadString: String?
    /// The content's bytes.
    public let payloadData: Data?
    /// Whether the content is by the rules of GS1.
    public let isGS1DataCarrier: Bool
    /// The kind of the code.
    public let symbology: BarcodeSymbology
    /// The identity of the observation.
    public let uuid: UUID
    /// 1: a code is read whole, or not at all.
    public let confidence: Float
    /// The kind of the request.
    public let originatingRequestDescriptor: RequestDescriptor?

    /// How AIM marks the codes by the rules of GS1: Code 128, DataBar, Data Matrix, QR.
    private static let gs1Identifiers: Set<String> = ["]C1", "]e0", "]d2", "]Q3"]

    /// Nil for a code of a kind that nobody asked for.
    init?(
        _ found: BarcodeReader.Found, in part: ReadablePicture.Part, among wanted: [BarcodeSymbology],
        by request: RequestDescriptor
    ) {
        let content = found.content
        guard let symbology = BarcodeSymbology(format: found.format, content: content, among: wanted) else {
            return nil
        }
        self.symbology = symbology
        // UPC-A is the EAN-13 of North America.
        payloadString = found.format == "UPC-A" ? "0" + content : content
        payloadData = Data((found.format == "UPC-A" ? [UInt8(ascii: "0")] : []) + found.bytes)
        isGS1DataCarrier = Self.gs1Identifiers.contains(found.identifier)
        corners = Quadrilateral(found.corners, in: part.size, region: part.region)
        originatingRequestDescriptor = request
        uuid = UUID()
        confidence = 1
    }

    /// The code's own top left corner, however it lies.
    public var topLeft: NormalizedPoint { corners.topLeft }
    /// Its top right corner.
    public var topRight: NormalizedPoint { corners.topRight }
    /// Its bottom right corner.
    public var bottomRight: NormalizedPoint { corners.bottomRight }
    /// Its bottom left corner.
    public var bottomLeft: NormalizedPoint { corners.bottomLeft }
    /// The kind and the content.
    public var description: String { "\(symbology): \(payloadString ?? "")" }
}
