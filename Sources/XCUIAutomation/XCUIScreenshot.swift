import Foundation
import KissaTesting
import Synchronization
import XCTest

/// A picture of the app, or of an element.
///
/// See [XCUIScreenshot](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot).
public struct XCUIScreenshot {
    private let picture: TestPicture?
    init(_ picture: TestPicture?) { self.picture = picture }

    /// The bytes of a PNG file; empty where there was nothing to draw.
    public var pngRepresentation: Data { picture?.pngData ?? Data() }
}

/// Something that a test leaves for people to look at: a file in the folder that `KISSA_ATTACHMENTS` names, or else in
/// `.build/attachments` of the current one.
///
/// See [XCTAttachment](https://developer.apple.com/documentation/xctest/xctattachment), which Linux's XCTest hasn't.
public final class XCTAttachment {
    /// What becomes of it. Here all are kept.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    let data: Data
    let pathExtension: String
    /// What the file is called.
    public var name: String?
    /// Has no effect here: all are kept.
    public var lifetime = Lifetime.deleteOnSuccess

    /// A picture.
    public init(screenshot: XCUIScreenshot) { (data, pathExtension) = (screenshot.pngRepresentation, "png") }
    /// A text.
    public init(string: String) { (data, pathExtension) = (Data(string.utf8), "txt") }
    /// Bytes.
    public init(data: Data) { (self.data, pathExtension) = (data, "data") }
}

extension XCTestCase {
    /// Keeps an attachment, in a file with the test's name.
    public func add(_ attachment: XCTAttachment) {
        let folder = ProcessInfo.processInfo.environment["KISSA_ATTACHMENTS"] ?? ".build/attachments"
        let words = String("\(name)-\(attachment.name ?? "attachment")".map { $0.isLetter || $0.isNumber ? $0 : "-" })
        let file = URL(fileURLWithPath: folder).appendingPathComponent(AttachmentNames.shared.next(words))
            .appendingPathExtension(attachment.pathExtension)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try attachment.data.write(to: file)
        } catch {
            XCTFail("The attachment \(file.path) can't be written: \(error)")
        }
    }
}

/// Counts the attachments of a name, so that the second is a file of its own.
private final class AttachmentNames: Sendable {
    static let shared = AttachmentNames()
    private let counts = Mutex<[String: Int]>([:])

    func next(_ name: String) -> String {
        let count = counts.withLock { counts in
            counts[name, default: 0] += 1
            return counts[name, default: 1]
        }
        return count == 1 ? name : "\(name)-\(count)"
    }
}
