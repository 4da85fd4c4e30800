import CoreGraphics
import FoundationModels
import ImagePlayground
import Observation
import SwiftUI
import os

/// An image that the model describes and the image generator draws. It starts drawing as soon as it is described; until it is
/// done, ``image`` is nil.
///
/// Two images are equal only if they are identical: one description can be drawn in many ways.
@MainActor
@Observable
final class GenerableImage: Generable, Equatable {
    nonisolated static func == (lhs: GenerableImage, rhs: GenerableImage) -> Bool { lhs === rhs }

    nonisolated let imageDescription: String
    nonisolated let imageStyle = ImagePlaygroundStyle.sketch

    private(set) var attemptCount = 0
    private(set) var image: CGImage?
    /// Whether the image shows something other than the description.
    private(set) var isFallback = false
    private var task: Task<Void, Never>?
    @ObservationIgnored private var hasBegun = false

    /// Whether the image is being drawn.
    var isResponding: Bool { task != nil }

    nonisolated static var generationSchema: GenerationSchema {
        GenerationSchema(
            type: GenerableImage.self,
            properties: [
                GenerationSchema.Property(
                    name: "imageDescription", description: "An animal, a plant or a thing, never a human",
                    type: String.self)
            ])
    }

    nonisolated var generatedContent: GeneratedContent {
        GeneratedContent(properties: ["imageDescription": imageDescription])
    }

    nonisolated init(_ content: GeneratedContent) throws {
        imageDescription = try content.value(forProperty: "imageDescription")
        Logging.general.log("Drawing: \(self.imageDescription)")
        Task { await self.generateImage() }
    }

    /// An image that was drawn before, or, without one, one that starts drawing.
    init(imageDescription: String, portrait: Data?) {
        self.imageDescription = imageDescription
        image = portrait.flatMap(Self.image)
        if image == nil { generateImage() } else { hasBegun = true }
    }

    /// Drawn if the description can't be.
    nonisolated static var fallbackDescription: String { "An adorable cat in a cute sweater." }

    /// Starts drawing, unless that was done already.
    private func generateImage() {
        guard !hasBegun else { return }
        hasBegun = true
        task = Task { [weak self, imageDescription, imageStyle] in
            for prompt in [imageDescription, Self.fallbackDescription] {
                guard !Task.isCancelled else { return }
                do {
                    let image = try await PortraitArtist.draw(prompt, imageStyle)
                    self?.finish(image, isFallback: prompt != imageDescription)
                    return
                } catch {
                    self?.attemptCount += 1
                    Logging.general.error(
                        "No picture of \(prompt): \(String(describing: error), privacy: .public)")
                }
            }
            self?.finish(nil, isFallback: false)
        }
    }

    /// Waits until the image is drawn or drawing has failed.
    func finishDrawing() async {
        generateImage()
        await task?.value
    }

    private func finish(_ image: CGImage?, isFallback: Bool) {
        (self.image, self.isFallback) = (image, isFallback)
        task = nil
    }
}

extension GenerableImage {
    /// The image's description for assistive technology.
    func label(in language: GameLanguage) -> String {
        isFallback ? language.text("An adorable cat in a cute sweater") : imageDescription
    }

    /// The image as a PNG file; nil while there is none.
    var pngData: Data? {
        #if canImport(UIKit)
            image.flatMap { UIImage(cgImage: $0).pngData() }
        #elseif canImport(AppKit)
            image.flatMap { NSBitmapImageRep(cgImage: $0).representation(using: .png, properties: [:]) }
        #endif
    }

    private static func image(in file: Data) -> CGImage? {
        #if canImport(UIKit)
            UIImage(data: file)?.cgImage
        #elseif canImport(AppKit)
            NSBitmapImageRep(data: file)?.cgImage
        #endif
    }
}
