import FoundationModels

/// Lets a model read the barcodes in an image of the conversation.
///
/// The model names an image by its label. It gets an array of what each code says, and of what kind it is. On Apple's
/// systems the tool is in an overlay of both modules; here it comes with `import Vision`.
///
/// See [BarcodeReaderTool](https://developer.apple.com/documentation/vision/barcodereadertool).
@available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
public struct BarcodeReaderTool: Tool {
    /// What the model calls it with.
    @Generable
    public struct Arguments: Sendable {
        @Guide(description: "The image to look for codes in")
        let image: ImageReference
    }

    /// A code, as the model gets it.
    @Generable
    struct Barcode: Equatable {
        let content: String
        let symbology: String
    }

    /// The name by which the model calls it.
    public let name: String
    /// What it is good for, in words for the model.
    public let description: String

    /// A tool that reads barcodes.
    ///
    /// - Parameters:
    ///   - name: The name by which the model calls it; nil is `BarcodeReaderTool`.
    ///   - description: What it is good for, in words for the model; nil is a sentence of its own.
    public init(name: String? = nil, description: String? = nil) {
        self.name = name ?? "BarcodeReaderTool"
        self.description = description ?? "Reads the barcodes and QR codes in an image of this conversation."
    }

    /// The codes of the image; an empty array where it has none.
    ///
    /// - Throws: ``VisionError``.
    public func call(arguments: Arguments) async throws -> some PromptRepresentable {
        let image = try AttachedPicture.image(arguments.image)
        let codes = try await image.perform(DetectBarcodesRequest())
        return codes.map { Barcode(content: $0.payloadString ?? "", symbology: $0.symbology.rawValue) }.generatedContent
    }
}
