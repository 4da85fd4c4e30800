import CoreTransferable
import Foundation
import SwiftUICore
import Testing

@MainActor @Suite("Files of item providers") struct ItemProviderFileTests {
    @Test func `data comes as a file with its name and ending, which is gone after the handler`() async throws {
        let source = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
        try FileManager.default.createDirectory(at: source, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: source) }
        try Data("good tea".utf8).write(to: source.appendingPathComponent("Tea.txt"))
        let provider = try #require(NSItemProvider(contentsOf: source.appendingPathComponent("Tea.txt")))
        let (file, text) = await withCheckedContinuation { (reply: CheckedContinuation<(URL?, String?), Never>) in
            provider.loadFileRepresentation(forTypeIdentifier: UTType.text.identifier) { file, _ in
                reply.resume(returning: (file, file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }))
            }
        }
        let copy = try #require(file)
        #expect(copy.lastPathComponent == "Tea.txt")
        #expect(copy.deletingLastPathComponent() != source)
        #expect(text == "good tea")
        #expect(!FileManager.default.fileExists(atPath: copy.path))
    }

    @Test func `a name with another ending of its type keeps it`() async {
        let provider = NSItemProvider()
        provider.suggestedName = "photo.jpg"
        provider.registerDataRepresentation(for: .jpeg) { finish in
            finish(Data([1]), nil)
            return nil
        }
        let name = await withCheckedContinuation { (reply: CheckedContinuation<String?, Never>) in
            provider.loadFileRepresentation(forTypeIdentifier: UTType.image.identifier) { file, _ in
                reply.resume(returning: file?.lastPathComponent)
            }
        }
        #expect(name == "photo.jpg")
    }

    @Test func `a file is a copy even if it should be opened in place`() async {
        let provider = NSItemProvider(object: "good tea")
        let isInPlace = await withCheckedContinuation { (reply: CheckedContinuation<Bool, Never>) in
            provider.loadFileRepresentation(for: .plainText, openInPlace: true) { _, isInPlace, _ in
                reply.resume(returning: isInPlace)
            }
        }
        #expect(!isInPlace)
    }
}
