import CoreGraphics

/// The built-in image maker: reads the concepts, composes a drawing, and renders it.
struct DrawingMaker: ImageMaker {
    @concurrent func image(_ index: Int, of order: ImageOrder) async throws -> CGImage {
        let seed = Self.seed(index, of: order)
        let brief = try Brief(order.concepts)
        let marks: [Mark]
        if let picture = brief.picture {
            marks = Painter.marks(for: picture, manner: order.style.manner, seed: seed)
        } else if let image = brief.image {
            marks = Repainter.marks(after: image, manner: order.style.manner, seed: seed)
        } else {
            throw ImageCreator.Error.creationFailed
        }
        guard let image = Bitmap.image(of: marks, side: order.options.side) else {
            throw ImageCreator.Error.creationFailed
        }
        return image
    }

    /// The seed of one of an order's pictures, which follows from the order's seed.
    private static func seed(_ index: Int, of order: ImageOrder) -> UInt64 {
        var chance = Chance(seed: order.seed)
        for _ in 0..<index { _ = chance.next() }
        return chance.next()
    }
}

/// The concepts of an order, combined.
struct Brief {
    /// nil if there is no text.
    var picture: Picture?
    var image: Colours?

    init(_ concepts: [ImagePlaygroundConcept]) throws {
        var texts: [String] = []
        for concept in concepts {
            switch concept.content {
            case .text(let text): texts.append(text)
            case .extracted(let text, let title): texts.append(Extract.description(of: text, title: title))
            case .image(let image):
                guard let colours = Colours(of: image) else { throw ImageCreator.Error.unsupportedInputImage }
                self.image = colours
            }
        }
        guard texts.contains(where: { !$0.allSatisfy(\.isWhitespace) }) else { return }
        var picture = try DescriptionReader.picture(of: texts.joined(separator: ", with "))
        if let image, picture.subjects[0].look.tint == nil { picture.subjects[0].look.tint = image.strongest }
        self.picture = picture
    }
}
