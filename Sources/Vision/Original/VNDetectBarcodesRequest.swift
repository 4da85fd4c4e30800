/// Finds barcodes in a picture, as ``DetectBarcodesRequest`` does.
///
/// See [VNDetectBarcodesRequest](https://developer.apple.com/documentation/vision/vndetectbarcodesrequest).
public final class VNDetectBarcodesRequest: VNImageBasedRequest {
    /// The kinds of codes to look for; fewer are found sooner.
    public var symbologies: [VNBarcodeSymbology] = BarcodeSymbology.readable.map { VNBarcodeSymbology($0) }

    /// A request, and what is told when it is done.
    public override init(completionHandler: VNRequestCompletionHandler? = nil) {
        super.init(completionHandler: completionHandler)
    }

    /// The codes; nil until the request is done.
    public var results: [VNBarcodeObservation]? { anyResults as? [VNBarcodeObservation] }

    /// The kinds of codes that are read here.
    public func supportedSymbologies() throws -> [VNBarcodeSymbology] {
        BarcodeSymbology.readable.map { VNBarcodeSymbology($0) }
    }

    override var turns: ReadingTurns { .barcodes }

    override func read(_ picture: ReadablePicture) throws(VisionError) -> [VNObservation] {
        var request = DetectBarcodesRequest()
        request.symbologies = symbologies.compactMap(\.symbology)
        request.regionOfInterest = NormalizedRect(normalizedRect: regionOfInterest)
        return try request.read(picture).map(VNBarcodeObservation.init)
    }
}
