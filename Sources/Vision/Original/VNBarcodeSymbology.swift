/// A kind of barcode, by the names of Vision's first interface.
///
/// See [VNBarcodeSymbology](https://developer.apple.com/documentation/vision/vnbarcodesymbology).
public struct VNBarcodeSymbology: RawRepresentable, Hashable, Sendable {
    /// Apple's name.
    public let rawValue: String

    /// A kind by its name.
    public init(rawValue: String) {
        self.rawValue = rawValue
    }

    init(_ symbology: BarcodeSymbology) {
        self = Self.names.first { $0.value == symbology }?.key ?? Self(rawValue: symbology.rawValue)
    }

    var symbology: BarcodeSymbology? { Self.names[self] }

    private static let names: [VNBarcodeSymbology: BarcodeSymbology] = [
        .aztec: .aztec, .code39: .code39, .code39Checksum: .code39Checksum, .code39FullASCII: .code39FullASCII,
        .code39FullASCIIChecksum: .code39FullASCIIChecksum, .code93: .code93, .code93i: .code93i, .code128: .code128,
        .dataMatrix: .dataMatrix, .ean8: .ean8, .ean13: .ean13, .i2of5: .i2of5, .i2of5Checksum: .i2of5Checksum,
        .itf14: .itf14, .pdf417: .pdf417, .qr: .qr, .upce: .upce, .codabar: .codabar, .gs1DataBar: .gs1DataBar,
        .gs1DataBarExpanded: .gs1DataBarExpanded, .gs1DataBarLimited: .gs1DataBarLimited,
        .microPDF417: .microPDF417, .microQR: .microQR, .msiPlessey: .msiPlessey,
    ]
}

extension VNBarcodeSymbology {
    /// Aztec.
    public static let aztec = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyAztec")
    /// Code 39.
    public static let code39 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39")
    /// Code 39 with a check digit; not told apart here.
    public static let code39Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39Checksum")
    /// Code 39 with all of ASCII; not told apart here.
    public static let code39FullASCII = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode39FullASCII")
    /// Code 39 with all of ASCII and a check digit; not told apart here.
    public static let code39FullASCIIChecksum = VNBarcodeSymbology(
        rawValue: "VNBarcodeSymbologyCode39FullASCIIChecksum")
    /// Code 93.
    public static let code93 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93")
    /// Code 93i; not read here.
    public static let code93i = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode93i")
    /// Code 128.
    public static let code128 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCode128")
    /// Data Matrix.
    public static let dataMatrix = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyDataMatrix")
    /// EAN-8.
    public static let ean8 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN8")
    /// EAN-13, and UPC-A as one that begins with 0.
    public static let ean13 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyEAN13")
    /// Interleaved 2 of 5.
    public static let i2of5 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5")
    /// Interleaved 2 of 5 with a check digit; not told apart here.
    public static let i2of5Checksum = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyI2of5Checksum")
    /// ITF-14.
    public static let itf14 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyITF14")
    /// PDF417.
    public static let pdf417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyPDF417")
    /// QR.
    public static let qr = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyQR")
    /// UPC-E.
    public static let upce = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyUPCE")
    /// Codabar.
    public static let codabar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyCodabar")
    /// GS1 DataBar.
    public static let gs1DataBar = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBar")
    /// GS1 DataBar Expanded.
    public static let gs1DataBarExpanded = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarExpanded")
    /// GS1 DataBar Limited; not read here.
    public static let gs1DataBarLimited = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyGS1DataBarLimited")
    /// Micro PDF417; not read here.
    public static let microPDF417 = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroPDF417")
    /// Micro QR.
    public static let microQR = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMicroQR")
    /// MSI Plessey; not read here.
    public static let msiPlessey = VNBarcodeSymbology(rawValue: "VNBarcodeSymbologyMSIPlessey")
}
