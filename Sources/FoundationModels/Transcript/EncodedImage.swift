import CoreGraphics
import Foundation
import ImageIO

/// An image as the bytes of a file, for a model that reads image files.
package struct EncodedImage: Sendable, Equatable {
    /// The MIME type.
    let contentType: String
    package let data: Data

    /// The image as a data URL, for JSON.
    var dataURL: String { "data:\(contentType);base64,\(data.base64EncodedString())" }

    /// - Throws: ``ImageAttachmentError``.
    package init(_ attachment: Transcript.ImageAttachment) throws(ImageAttachmentError) {
        switch attachment.source {
        case .image(let image): try self.init(image, attachment)
        case .file(let url): try self.init(file: ImageFile.data(of: url), attachment)
        case .data(let data): try self.init(file: data, attachment)
        }
    }

    private init(_ image: CGImage, _ attachment: Transcript.ImageAttachment) throws(ImageAttachmentError) {
        guard let data = attachment.orientation.upright(image)?.pngData else { throw .tooLarge }
        self.init(contentType: "image/png", data: data)
    }

    /// The bytes unchanged, unless the image must be rotated.
    private init(file data: Data, _ attachment: Transcript.ImageAttachment) throws(ImageAttachmentError) {
        guard let type = Self.contentType(of: data) else { throw .unknownFormat(attachment.url) }
        guard attachment.isTurned else {
            self.init(contentType: type, data: data)
            return
        }
        guard let image = CGImage(png: data) else { throw .notTurnable(contentType: type) }
        try self.init(image, attachment)
    }

    private init(contentType: String, data: Data) {
        self.contentType = contentType
        self.data = data
    }

    /// The MIME type of a file, from its first bytes; nil for formats that servers' models don't read.
    static func contentType(of data: Data) -> String? {
        let start = [UInt8](data.prefix(12))
        if start.starts(with: [0x89, 0x50, 0x4E, 0x47]) { return "image/png" }
        if start.starts(with: [0xFF, 0xD8, 0xFF]) { return "image/jpeg" }
        if start.starts(with: "GIF8".utf8) { return "image/gif" }
        if start.starts(with: "RIFF".utf8), start.dropFirst(8).elementsEqual("WEBP".utf8) { return "image/webp" }
        return nil
    }
}

/// Why an image in a transcript can't be given to a model. A session throws
/// ``LanguageModelError/unsupportedTranscriptContent(_:)`` with its description.
package enum ImageAttachmentError: Error, CustomStringConvertible {
    case unreadable(URL)
    case unknownFormat(URL?)
    case notTurnable(contentType: String)
    case undecodable(contentType: String)
    case tooLarge

    package var description: String {
        switch self {
        case .unreadable(let url) where !url.isFileURL: "\(url) is no file; only a server can fetch it, unturned."
        case .unreadable(let url): "The file \(url.path) can't be read."
        case .unknownFormat(let url): "\(url?.path ?? "The image") is no PNG, JPEG, GIF or WebP."
        case .notTurnable(let type): "A \(type) can't be turned here; attach a PNG, or no orientation."
        case .undecodable(let type): "The \(type) can't be decoded here."
        case .tooLarge: "The image is too large."
        }
    }
}
