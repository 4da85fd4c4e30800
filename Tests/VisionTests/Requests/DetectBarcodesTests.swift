import CoreGraphics
import Foundation
import ImageIO
import Testing
import Vision

@Suite("Barcodes in pictures", .timeLimit(.minutes(10)))
struct DetectBarcodesTests {
    private func codes(_ image: CGImage) async throws -> [BarcodeObservation] {
        try await DetectBarcodesRequest().perform(on: image)
    }

    @Test func `a Code 128 that was drawn by its specification is read`() async throws {
        let found = try await codes(try await Code128(content: "KISSA-42 tea").image())
        #expect(found.map(\.payloadString) == ["KISSA-42 tea"] && found.map(\.symbology) == [.code128])
        #expect(found.first?.payloadData == Data("KISSA-42 tea".utf8))
        #expect(found.first?.isGS1DataCarrier == false && found.first?.confidence == 1)
    }

    @Test(arguments: [
        ("QRCode", "https://example.com/?a=1&b=2", BarcodeSymbology.qr), ("QRCode", "喫茶店 ☕️\nFormat: Aztec", .qr),
        ("QRCode", #"back\slash <U+0041> "quoted""#, .qr), ("Aztec", "Platform 9", .aztec),
        ("DataMatrix", "part 7", .dataMatrix), ("PDF417", "boarding", .pdf417), ("EAN-13", "4006381333931", .ean13),
        ("EAN-8", "96385074", .ean8), ("UPC-E", "04252614", .upce), ("Code39", "HELLO", .code39),
        ("Code93", "HELLO", .code93), ("ITF", "12345678901231", .itf14), ("ITF", "123456", .i2of5),
    ])
    func `what a code says comes whole`(format: String, content: String, symbology: BarcodeSymbology) async throws {
        let image = try await DrawnPicture.row([DrawnPicture.code(format, content, height: 200)])
        let found = try await codes(image)
        #expect(found.map(\.payloadString) == [content] && found.map(\.symbology) == [symbology])
    }

    @Test func `a UPC-A is an EAN-13, as Apple has it`() async throws {
        let image = try await DrawnPicture.row([DrawnPicture.code("UPC-A", "725272730706", height: 120)])
        let found = try await codes(image)
        #expect(found.map(\.payloadString) == ["0725272730706"] && found.map(\.symbology) == [.ean13])
    }

    @Test func `several codes are told where they are`() async throws {
        let image = try await DrawnPicture.row([
            DrawnPicture.code("QRCode", "left"), DrawnPicture.code("QRCode", "right"),
        ])
        let found = try await codes(image).sorted { $0.boundingBox.origin.x < $1.boundingBox.origin.x }
        #expect(found.map(\.payloadString) == ["left", "right"])
        let (left, right) = (found[0].boundingBox, found[1].boundingBox)
        #expect(left.origin.x + left.width < 0.5 && right.origin.x > 0.5)
        #expect(found[0].topLeft.y > found[0].bottomLeft.y)
    }

    @Test func `only the kinds that were asked for are found`() async throws {
        let image = try await DrawnPicture.row([
            DrawnPicture.code("QRCode", "square"), DrawnPicture.code("Code128", "bars", height: 120),
        ])
        var request = DetectBarcodesRequest()
        request.symbologies = [.code128]
        #expect(try await request.perform(on: image).map(\.payloadString) == ["bars"])
        request.symbologies = [.msiPlessey]
        #expect(try await request.perform(on: image) == [])
        request.symbologies = []
        #expect(try await request.perform(on: image) == [])
        #expect(!DetectBarcodesRequest().supportedSymbologies.contains(.msiPlessey))
    }

    @Test func `a code on its side is read, and a picture without one has none`() async throws {
        let image = try await DrawnPicture.row([DrawnPicture.code("QRCode", "sideways")])
        let lying = try #require(CGImagePropertyOrientation.right.upright(image))
        #expect(try await codes(lying).map(\.payloadString) == ["sideways"])
        #expect(try await codes(try DrawnPicture.blank()) == [])
    }

    @Test func `several requests share a handler, and one that fails keeps none of the others`() async throws {
        let image = try await DrawnPicture.notice(code: "both")
        let handler = ImageRequestHandler(image)
        let (codes, texts) = try await handler.perform(DetectBarcodesRequest(), RecognizeTextRequest())
        #expect(codes.map(\.payloadString) == ["both"])
        #expect(texts.map(\.transcript).contains("Dream Coffee"))
        #expect(texts.map(\.transcript).contains("Scan the code for the menu"))
        var failing = RecognizeTextRequest()
        failing.recognitionLanguages = [Locale.Language(identifier: "tlh")]
        var kinds: [String] = []
        let requests: [any VisionRequest] = [failing, DetectBarcodesRequest()]
        for await result in handler.performAll(requests) {
            switch result {
            case .detectBarcodes(_, let codes): kinds.append("\(codes.count) code")
            case .recognizeText: kinds.append("texts")
            case .error(_, let error): kinds.append("\(type(of: error))")
            }
        }
        #expect(kinds == ["VisionError", "1 code"])
    }
}
