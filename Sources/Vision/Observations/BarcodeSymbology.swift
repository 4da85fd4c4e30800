/// A kind of barcode.
///
/// See [BarcodeSymbology](https://developer.apple.com/documentation/vision/barcodesymbology).
/// ``DetectBarcodesRequest/supportedSymbologies`` are those that are read here.
public enum BarcodeSymbology: String, CaseIterable, Codable, Hashable, Sendable {
    /// Aztec.
    case aztec
    /// Code 39.
    case code39
    /// Code 39 with a check digit. Not told apart here.
    case code39Checksum
    /// Code 39 with all of ASCII. Not told apart here.
    case code39FullASCII
    /// Code 39 with all of ASCII and a check digit. Not told apart here.
    case code39FullASCIIChecksum
    /// Code 93.
    case code93
    /// Code 93i. Not read here.
    case code93i
    /// Code 128.
    case code128
    /// Data Matrix.
    case dataMatrix
    /// EAN-8.
    case ean8
    /// EAN-13, and UPC-A as one that begins with 0.
    case ean13
    /// Interleaved 2 of 5.
    case i2of5
    /// Interleaved 2 of 5 with a check digit. Not told apart here.
    case i2of5Checksum
    /// ITF-14: fourteen digits of Interleaved 2 of 5.
    case itf14
    /// PDF417.
    case pdf417
    /// QR.
    case qr
    /// UPC-E.
    case upce
    /// Codabar.
    case codabar
    /// GS1 DataBar.
    case gs1DataBar
    /// GS1 DataBar Expanded.
    case gs1DataBarExpanded
    /// GS1 DataBar Limited. Not read here.
    case gs1DataBarLimited
    /// Micro PDF417. Not read here.
    case microPDF417
    /// Micro QR.
    case microQR
    /// MSI Plessey. Not read here.
    case msiPlessey

    /// ZXing's names of what is read.
    private static let formats: [BarcodeSymbology: [String]] = [
        .aztec: ["Aztec"], .code39: ["Code39"], .code93: ["Code93"], .code128: ["Code128"],
        .dataMatrix: ["DataMatrix"], .ean8: ["EAN-8"], .ean13: ["EAN-13", "UPC-A"], .i2of5: ["ITF"], .itf14: ["ITF"],
        .pdf417: ["PDF417"], .qr: ["QRCode"], .upce: ["UPC-E"], .codabar: ["Codabar"], .gs1DataBar: ["DataBar"],
        .gs1DataBarExpanded: ["DataBarExpanded"], .microQR: ["MicroQRCode"],
    ]

    static var readable: [BarcodeSymbology] { allCases.filter { formats[$0] != nil } }

    var formats: [String] { Self.formats[self] ?? [] }

    /// Of a code of some content, among those that were asked for.
    init?(format: String, content: String, among wanted: [BarcodeSymbology]) {
        if format == "ITF", content.count == 14, wanted.contains(.itf14) {
            self = .itf14
            return
        }
        guard let found = wanted.first(where: { $0 != .itf14 && $0.formats.contains(format) }) else { return nil }
        self = found
    }
}
