public import CoreGraphics
import Foundation
public import ImageIO
import Synchronization

extension Transcript {
    /// An image in a transcript: pixels, or the address of a file.
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
        ///   - orientation: Which way the image has to be turned to be upright; nil is not at all.
        public init(_ cgImage: CGImage, orientation: CGImagePropertyOrientation? = nil) {
            self.init(.image(cgImage), orientation: orientation)
        }

        /// The image in a file. The file is read when a model is given the image.
        ///
        /// - Parameters:
        ///   - imageURL: Where the file lies.
        ///   - orientation: Which way the image has to be turned to be upright; nil is what the file says.
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

        /// Which way the image has to be turned to be upright.
        public var orientation: CGImagePropertyOrientation { givenOrientation ?? .up }

        /// Whether the image has to be turned before a model sees it.
        var isTurned: Bool { orientation != .up }

        /// The image as a file's bytes, upright.
        ///
        /// - Throws: ``ImageAttachmentError``.
        func encoded() throws -> EncodedImage { try encoding.value { try EncodedImage(self) } }

        /// Equal if they are the same image, turned the same way.
        public static func == (left: ImageAttachment, right: ImageAttachment) -> Bool {
            left.source == right.source && left.orientation == right.orientation
        }
    }
}

/// The bytes of an image that have been made once.
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
