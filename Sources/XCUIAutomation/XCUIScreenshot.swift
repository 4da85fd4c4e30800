import Foundation
import KissaTesting
import Synchronization
import UIKit
import XCTest

/// A screenshot of the app, or of an element.
///
/// See [XCUIScreenshot](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot).
public struct XCUIScreenshot {
    private let picture: TestPicture?
    init(_ picture: TestPicture?) { self.picture = picture }

    /// The bytes of a PNG file; empty if there was nothing to draw.
    public var pngRepresentation: Data { picture?.pngData ?? Data() }

    /// The picture; empty if there was nothing to draw.
    public var image: UIImage { picture.map { UIImage(cgImage: $0.image) } ?? UIImage() }
}

/// A provider of screenshots.
public protocol XCUIScreenshotProviding {
    /// A screenshot of it.
    func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {}
extension XCUIScreen: XCUIScreenshotProviding {}

/// A file that a test stores for inspection, in the folder `KISSA_ATTACHMENTS`, or else in `.build/attachments` of the current
/// folder.
///
/// See [XCTAttachment](https://developer.apple.com/documentation/xctest/xctattachment), which XCTest on Linux lacks.
public final class XCTAttachment {
    /// When it is deleted. Always kept here.
    public enum Lifetime: Int, Sendable { case keepAlways, deleteOnSuccess }

    let data: Data
    let pathExtension: String
    /// The name of the file.
    public var name: String?
    /// Has no effect here: all attachments are kept.
    public var lifetime = Lifetime.deleteOnSuccess

    private init(_ data: Data, _ pathExtension: String) { (self.data, self.pathExtension) = (data, pathExtension) }

    /// Creates an attachment from a screenshot.
    public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot.pngRepresentation, "png") }
    /// Creates an attachment from a screenshot, which is stored in full quality.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
    /// Creates an attachment from an image.
    public convenience init(image: UIImage) { self.init(image.pngData() ?? Data(), "png") }
    /// Creates an attachment from a text.
    public convenience init(string: String) { self.init(Data(string.utf8), "txt") }
    /// Creates an attachment from bytes.
    public convenience init(data: Data) { self.init(data, "data") }
    /// Creates an attachment from bytes of a type such as `public.json`, whose last word is the file's extension.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(data, uniformTypeIdentifier.split(separator: ".").last.map(String.init) ?? "data")
    }
    /// Creates an attachment from a copy of a file.
    public convenience init(contentsOfFile url: URL) {
        self.init((try? Data(contentsOf: url)) ?? Data(), url.pathExtension)
        name = url.deletingPathExtension().lastPathComponent
    }

    /// The quality of a picture.
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    /// Writes it to a file with the name of the test or the step.
    func keep(of test: String) {
        let folder = ProcessInfo.processInfo.environment["KISSA_ATTACHMENTS"] ?? ".build/attachments"
        let words = String("\(test)-\(name ?? "attachment")".map { $0.isLetter || $0.isNumber ? $0 : "-" })
        let file = URL(fileURLWithPath: folder).appendingPathComponent(AttachmentNames.shared.next(words))
            .appendingPathExtension(pathExtension)
        do {
            try FileManager.default.createDirectory(
                at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
            try data.write(to: file)
        } catch {
            XCTFail("The attachment \(file.path) can't be written: \(error)")
        }
    }
}

extension XCTestCase {
    /// Stores an attachment in a file with the test's name.
    public func add(_ attachment: XCTAttachment) { attachment.keep(of: name) }
}

/// Numbers the attachments with equal names, so that each has its own file.
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
