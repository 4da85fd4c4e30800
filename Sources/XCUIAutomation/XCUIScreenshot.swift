import Foundation
import KissaTesting
import Synchronization
import UIKit
import XCTest

/// A picture of the app, or of an element.
///
/// See [XCUIScreenshot](https://developer.apple.com/documentation/xcuiautomation/xcuiscreenshot).
public struct XCUIScreenshot {
    private let picture: TestPicture?
    init(_ picture: TestPicture?) { self.picture = picture }

    /// The bytes of a PNG file; empty where there was nothing to draw.
    public var pngRepresentation: Data { picture?.pngData ?? Data() }

    /// The picture; one without area where there was nothing to draw.
    public var image: UIImage { picture.map { UIImage(cgImage: $0.image) } ?? UIImage() }
}

/// What a picture can be taken of.
public protocol XCUIScreenshotProviding {
    /// A picture of it.
    func screenshot() -> XCUIScreenshot
}

extension XCUIElement: XCUIScreenshotProviding {}
extension XCUIScreen: XCUIScreenshotProviding {}

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

    private init(_ data: Data, _ pathExtension: String) { (self.data, self.pathExtension) = (data, pathExtension) }

    /// A picture.
    public convenience init(screenshot: XCUIScreenshot) { self.init(screenshot.pngRepresentation, "png") }
    /// A picture; it is kept as it is, whatever quality is asked for.
    public convenience init(screenshot: XCUIScreenshot, quality: ImageQuality) { self.init(screenshot: screenshot) }
    /// A picture.
    public convenience init(image: UIImage) { self.init(image.pngData() ?? Data(), "png") }
    /// A text.
    public convenience init(string: String) { self.init(Data(string.utf8), "txt") }
    /// Bytes.
    public convenience init(data: Data) { self.init(data, "data") }
    /// Bytes of a kind, such as `public.json`: the last word is the file's extension.
    public convenience init(data: Data, uniformTypeIdentifier: String) {
        self.init(data, uniformTypeIdentifier.split(separator: ".").last.map(String.init) ?? "data")
    }
    /// A file, which is copied.
    public convenience init(contentsOfFile url: URL) {
        self.init((try? Data(contentsOf: url)) ?? Data(), url.pathExtension)
        name = url.deletingPathExtension().lastPathComponent
    }

    /// How well a picture is kept.
    public enum ImageQuality: Int, Sendable { case original, medium, low }

    /// Writes it into a file with the name of the test or the step.
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
    /// Keeps an attachment, in a file with the test's name.
    public func add(_ attachment: XCTAttachment) { attachment.keep(of: name) }
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
