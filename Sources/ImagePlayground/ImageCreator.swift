import CoreGraphics

/// Makes pictures from descriptions.
///
/// The embedded maker is a drawing program, not a diffusion model: it reads a description in English or Japanese, and composes
/// drawings of what it mentions. `KISSA_IMAGES` names a server to use instead.
public final class ImageCreator: Sendable {
    /// A picture that was made.
    public struct CreatedImage: Sendable {
        /// The picture.
        public let cgImage: CGImage
    }

    /// The maximum number of pictures per request.
    static let imageCountMax = 4

    /// The styles that pictures can be made in.
    public let availableStyles: [ImagePlaygroundStyle] = ImagePlaygroundStyle.all

    private let maker: any ImageMaker
    private let seed: UInt64?

    /// Prepares for drawing, or for requests to the server in `KISSA_IMAGES`.
    ///
    /// - Throws: ``Error/unavailable`` if `KISSA_IMAGES` isn't a valid address.
    public convenience init() async throws {
        try self.init(environment: ProcessInfo.processInfo.environment)
    }

    init(environment: [String: String], seed: UInt64? = nil) throws {
        self.seed = seed
        if let address = environment["KISSA_IMAGES"], !address.isEmpty {
            guard let server = ImageServer(address, key: environment["KISSA_IMAGES_KEY"]) else {
                throw Error.unavailable
            }
            maker = server
        } else {
            maker = DrawingMaker()
        }
    }

    /// A sequence that makes pictures one by one, each when it is requested. Releasing the sequence stops it.
    ///
    /// - Parameters:
    ///   - concepts: What the pictures are of.
    ///   - style: One of ``availableStyles``; another one is a programming error.
    ///   - limit: The number of pictures; at most 4.
    public func images(for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, limit: Int)
        -> some AsyncSequence<CreatedImage, any Swift.Error>
    {
        images(for: concepts, style: style, options: ImagePlaygroundOptions(), limit: limit)
    }

    /// A sequence that makes pictures with options.
    public func images(
        for concepts: [ImagePlaygroundConcept], style: ImagePlaygroundStyle, options: ImagePlaygroundOptions, limit: Int
    ) -> some AsyncSequence<CreatedImage, any Swift.Error> {
        precondition(availableStyles.contains(style), "The style '\(style.id)' is not among availableStyles.")
        precondition(limit >= 0, "A limit of \(limit) pictures is negative.")
        let order = ImageOrder(
            concepts: concepts, style: style, options: options, seed: seed ?? UInt64.random(in: 0...UInt64.max))
        return CreatedImages(maker: maker, order: order, count: min(limit, Self.imageCountMax))
    }
}

/// A request to a maker.
struct ImageOrder: Sendable {
    var concepts: [ImagePlaygroundConcept]
    var style: ImagePlaygroundStyle
    var options: ImagePlaygroundOptions
    var seed: UInt64
}

/// Makes pictures, off the main actor.
protocol ImageMaker: Sendable {
    /// Makes one picture.
    ///
    /// - Parameter index: The picture's index in the order, from 0.
    @concurrent func image(_ index: Int, of order: ImageOrder) async throws -> CGImage
}

/// The pictures of one order, each made when it is requested.
struct CreatedImages: AsyncSequence {
    let maker: any ImageMaker
    let order: ImageOrder
    let count: Int

    struct AsyncIterator: AsyncIteratorProtocol {
        let images: CreatedImages
        var index = 0

        mutating func next() async throws -> ImageCreator.CreatedImage? {
            try await next(isolation: nil)
        }

        mutating func next(isolation actor: isolated (any Actor)?) async throws -> ImageCreator.CreatedImage? {
            guard index < images.count else { return nil }
            defer { index += 1 }
            do {
                guard !Task.isCancelled else { throw CancellationError() }
                let image = try await images.maker.image(index, of: images.order)
                guard !Task.isCancelled else { throw CancellationError() }
                return ImageCreator.CreatedImage(cgImage: image)
            } catch {
                index = images.count
                throw error is CancellationError ? ImageCreator.Error.creationCancelled : error
            }
        }
    }

    func makeAsyncIterator() -> AsyncIterator { AsyncIterator(images: self) }
}
