public import CoreGraphics
import Foundation
public import ImageIO
import Synchronization

extension Transcript {
    /// An image in a transcript: pixels, or the URL of a file.
    @available(iOS 27.0, macOS 27.0, visionOS 27.0, watchOS 27.0, *)
    public struct ImageAttachment: Sendable, Equatable {
        enum Source: Sendable, Equatable {
            case image(CGImage)
            case file(URL)
            /// The bytes of a file, as a transcript stored them.
            case data(Data)
        }

        let source: Source
        let givenOrientation: CGImagePropertyOrientation?
        private let encoding: EncodingCache

        /// An image in memory.
        ///
        /// - Parameters:
        ///   - cgImage: The image.
        ///   - orientation: The orientation of the image; nil is upright.
        public init(_ cgImage: CGImage, orientation: CGImagePropertyOrientation? = nil) {
            self.init(.image(cgImage), orientation: orientation)
        }

        /// The image in a file. The file is read when a model gets the image.
        ///
        /// - Parameters:
        ///   - imageURL: The file's URL.
        ///   - orientation: The orientation of the image; nil uses the file's.
        public init(imageURL: URL, orientation: CGImagePropertyOrientation? = nil) {
            self.init(.file(imageURL), orientation: orientation)
        }

        init(_ source: Source, orientation: CGImagePropertyOrientation?) {
            self.source = source
            givenOrientation = orientation
            encoding = EncodingCache()
        }

        /// The file; nil for an image in memory.
        public var url: URL? {
            if case .file(let url) = source { url } else { nil }
        }

        /// The orientation of the image.
        public var orientation: CGImagePropertyOrientation { givenOrientation ?? .up }

        /// Whether the image must be rotated before a model gets it.
        var isTurned: Bool { orientation != .up }

        /// The image as a file's bytes, upright.
        ///
        /// - Throws: ``ImageAttachmentError``.
        func encoded() throws -> EncodedImage { try encoding.value { try EncodedImage(self) } }

        /// Equal if they are the same image with the same orientation.
        public static func == (left: ImageAttachment, right: ImageAttachment) -> Bool {
            left.source == right.source && left.orientation == right.orientation
        }
    }
}

/// A cache of the encoded image.
private final class EncodingCache: Sendable {
    private let encoded = Mutex<EncodedImage?>(nil)

    func value(_ make: () throws -> EncodedImage) throws -> EncodedImage {
        try encoded.withLock { encoded in
            if let encoded { return encoded }
            let made = try make()
            encoded = made
            return made
        }
    }
}
