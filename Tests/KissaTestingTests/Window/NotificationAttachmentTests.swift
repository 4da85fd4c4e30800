import Foundation
import Testing
import UserNotifications

@Suite("Attachments of notifications") struct NotificationAttachmentTests {
    private func file(_ name: String, bytes: Int = 3) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let file = folder.appendingPathComponent(name)
        try Data(repeating: 7, count: bytes).write(to: file)
        return file
    }

    @Test func `an attachment stays with the content and its copies`() throws {
        let url = try file("Pot.PNG")
        let content = UNMutableNotificationContent()
        content.attachments = [try UNNotificationAttachment(identifier: "pot", url: url, options: .none)]
        let copy = try #require(content.copy() as? UNNotificationContent)
        #expect(copy.attachments.map(\.identifier) == ["pot"])
        #expect(copy.attachments.map(\.type) == ["public.png"] && copy.attachments.map(\.url) == [url])
    }

    @Test func `an attachment without an identifier gets one, and a hint says the type`() throws {
        let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.mp3"]
        let attachment = try UNNotificationAttachment(identifier: "", url: try file("bell"), options: hint)
        #expect(!attachment.identifier.isEmpty && attachment.type == "public.mp3")
    }

    @Test func `what can't be attached is an error`() throws {
        func code(_ url: URL) -> UNError.Code? {
            do {
                _ = try UNNotificationAttachment(identifier: "it", url: url)
                return nil
            } catch { return (error as? UNError)?.code }
        }
        let missing = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).png")
        let (note, sound) = (try file("note.txt"), try file("long.wav", bytes: 5_000_001))
        #expect(code(URL(string: "https://kissa.example/a.png")!) == .attachmentInvalidURL)
        #expect(code(missing) == .attachmentInvalidURL)
        #expect(code(missing.deletingLastPathComponent()) == .attachmentInvalidURL)
        #expect(code(note) == .attachmentUnrecognizedType)
        #expect(code(sound) == .attachmentInvalidFileSize)
        #expect(code(try file("short.wav", bytes: 5_000_000)) == nil)
    }
}
