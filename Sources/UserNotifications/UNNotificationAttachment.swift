import Foundation

/// A picture, sound or film with a notification. The browser shows a notification's words alone: an attachment is checked
/// and kept with the content, but not shown.
///
/// See [UNNotificationAttachment](https://developer.apple.com/documentation/usernotifications/unnotificationattachment).
public final class UNNotificationAttachment: NSObject, Sendable {
    /// The attachment's identifier.
    public let identifier: String
    /// The file. It stays where it is.
    public let url: URL
    /// The type identifier of the file's content, such as `public.png`.
    public let type: String

    /// An attachment from a file.
    /// - Parameters:
    ///   - identifier: The identifier; if it is empty, a new one is made.
    ///   - url: The file.
    ///   - options: `UNNotificationAttachmentOptionsTypeHintKey` says the type identifier, otherwise the file's extension
    ///     does. Other options are for showing it, and are ignored.
    /// - Throws: `UNError.attachmentInvalidURL` if there is no such file, `attachmentUnrecognizedType` if it is no picture,
    ///   sound or film that notifications can have, `attachmentInvalidFileSize` if it is larger than 5 MB as a sound, 10 MB as
    ///   a picture or 50 MB as a film.
    public init(identifier: String, url URL: URL, options: [AnyHashable: Any]? = nil) throws {
        let values = URL.isFileURL ? try? URL.resourceValues(forKeys: [.isRegularFileKey, .fileSizeKey]) : nil
        guard let values, values.isRegularFile == true else { throw UNError(.attachmentInvalidURL) }
        let hint = options?[UNNotificationAttachmentOptionsTypeHintKey] as? String
        guard let kind = Kind(hint: hint, fileExtension: URL.pathExtension) else {
            throw UNError(.attachmentUnrecognizedType)
        }
        guard values.fileSize ?? 0 <= kind.largestSize else { throw UNError(.attachmentInvalidFileSize) }
        self.identifier = identifier.isEmpty ? UUID().uuidString : identifier
        (url, type) = (URL, kind.type)
    }
}

/// The option for the type identifier of the file's content.
public let UNNotificationAttachmentOptionsTypeHintKey = "UNNotificationAttachmentOptionsTypeHintKey"
/// The option for hiding the attachment's picture. It has no effect here.
public let UNNotificationAttachmentOptionsThumbnailHiddenKey = "UNNotificationAttachmentOptionsThumbnailHiddenKey"
/// The option for the part of the picture that is shown. It has no effect here.
public let UNNotificationAttachmentOptionsThumbnailClippingRectKey =
    "UNNotificationAttachmentOptionsThumbnailClippingRectKey"
/// The option for the frame of the film that is shown. It has no effect here.
public let UNNotificationAttachmentOptionsThumbnailTimeKey = "UNNotificationAttachmentOptionsThumbnailTimeKey"

/// A type of file that a notification can have.
private struct Kind {
    let type: String
    /// In bytes.
    let largestSize: Int
    private let extensions: Set<String>

    private init(_ type: String, _ megabytes: Int, _ extensions: Set<String>) {
        (self.type, largestSize, self.extensions) = (type, megabytes * 1_000_000, extensions)
    }

    init?(hint: String?, fileExtension: String) {
        let found = Self.all.first {
            if let hint { $0.type == hint } else { $0.extensions.contains(fileExtension.lowercased()) }
        }
        guard let found else { return nil }
        self = found
    }

    private static let all = [
        Kind("public.aiff-audio", 5, ["aif", "aiff"]), Kind("com.microsoft.waveform-audio", 5, ["wav"]),
        Kind("public.mp3", 5, ["mp3"]), Kind("public.mpeg-4-audio", 5, ["m4a"]),
        Kind("public.jpeg", 10, ["jpg", "jpeg"]), Kind("com.compuserve.gif", 10, ["gif"]),
        Kind("public.png", 10, ["png"]), Kind("public.mpeg", 50, ["mpg", "mpeg"]),
        Kind("public.mpeg-2-video", 50, ["m2v"]), Kind("public.mpeg-4", 50, ["mp4"]), Kind("public.avi", 50, ["avi"]),
    ]
}
