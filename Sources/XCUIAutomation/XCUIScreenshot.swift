import Foundation
import KissaTesting
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
        let words = "\(name)-\(attachment.name ?? "attachment")".map { $0.isLetter || $0.isNumber ? $0 : "-" }
        let file = URL(fileURLWithPath: folder).appendingPathComponent(String(words))
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
