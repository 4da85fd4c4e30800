import Foundation
import Testing

@testable import Inference

/// Models that are split over several files.
struct SplitFileTests {
    /// Splits a tiny model's file into parts in a temporary directory.
    private func withParts<Result>(
        _ count: Int, change: (Int, inout GGUFWriter) -> Void = { _, _ in }, _ body: ([URL]) throws -> Result
    ) throws -> Result {
        let whole = TinyModel().writer
        let directory = temporaryURL().deletingPathExtension()
        try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
        defer { try? FileManager.default.removeItem(at: directory) }
        let urls = (0..<count).map { part in
            directory.appendingPathComponent(String(format: "tiny-%05d-of-%05d.gguf", part + 1, count))
        }
        for (part, url) in urls.enumerated() {
            var writer = GGUFWriter()
            if part == 0 { writer.metadata = whole.metadata }
            writer.metadata += [
                ("split.no", .uint16(UInt16(part))), ("split.count", .uint16(UInt16(count))),
                ("split.tensors.count", .int32(Int32(whole.tensors.count))),
            ]
            writer.tensors = whole.tensors.enumerated().filter { $0.offset % count == part }.map(\.element)
            change(part, &writer)
            try writer.data().write(to: url)
        }
        return try body(urls)
    }

    private let tokens: [Token] = [1, 40, 90, 200, 3]

    @Test func `a model in parts is the same model`() throws {
        let whole = Passes(try TinyModel().load()).logits(after: tokens)
        let parts = try withParts(3) { Passes(try Model(contentsOf: $0[0])).logits(after: tokens) }
        #expect(parts == whole)
    }

    @Test func `a missing part is named`() throws {
        try withParts(3) { urls in
            try FileManager.default.removeItem(at: urls[1])
            #expect(throws: ModelFileError.unreadable(path: urls[1].path, reason: "No such file or directory")) {
                try Model(contentsOf: urls[0])
            }
        }
    }

    @Test func `only the first part opens the model`() throws {
        _ = try withParts(2) { urls in
            #expect(
                throws: ModelFileError.invalidValue(key: "split.no", reason: "this is part 2; open the first")
            ) { try GGUFFile(contentsOf: urls[1]) }
        }
    }

    @Test func `parts that do not belong together are refused`() throws {
        func error(_ change: @escaping (Int, inout GGUFWriter) -> Void) throws -> ModelFileError? {
            try withParts(2, change: change) { urls in
                do { _ = try GGUFFile(contentsOf: urls[0]) } catch { return error as? ModelFileError }
                return nil
            }
        }
        let strayNumber = try error { part, writer in
            if part == 1 { writer.metadata[0].value = .uint16(0) }
        }
        #expect(
            strayNumber == .invalidValue(key: "split.no", reason: "tiny-00002-of-00002.gguf is part 1 of 2"))
        let missingTensor = try error { part, writer in
            if part == 1 { writer.tensors.removeLast() }
        }
        #expect(missingTensor == .invalidValue(key: "split.tensors.count", reason: "20, the parts have 19"))
        let twice = try error { part, writer in
            if part == 1 { writer.tensors.append(TinyModel().writer.tensors[0]) }
        }
        guard case .malformed(let what, _, let reason) = twice else {
            Issue.record("\(String(describing: twice))")
            return
        }
        #expect((what, reason) == ("tensor token_embd.weight", "is in two parts"))
    }
}
