import Combine
import CoreTransferable
import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

private struct Words: FileDocument {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func fileWrapper(configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data("tea".utf8))
    }
}

private final class Notebook: ReferenceFileDocument {
    static let readableContentTypes: [UTType] = [.plainText, .json]
    init() {}
    init(configuration: ReadConfiguration) throws {}
    func snapshot(contentType: UTType) throws -> String { "tea" }
    func fileWrapper(snapshot: String, configuration: WriteConfiguration) throws -> FileWrapper {
        FileWrapper(regularFileWithContents: Data(snapshot.utf8))
    }
}

@MainActor
@Suite("The types of files that are exported")
struct FileExporterTypeTests {
    private final class Log { var count = 0 }

    /// The names of the files that the browser gets once `count` files have been saved.
    private func names(of view: some View, _ log: Log) async -> [String] {
        let window = TestWindow(view)
        defer { window.graph.teardown() }
        while log.count == 0 {
            await Task.yield()
            window.render()
        }
        return window.graph.takeRequests().compactMap { request in
            guard case .download(_, let name) = request else { return nil }
            return name
        }
    }

    @Test(.timeLimit(.minutes(5))) func `a document is written in the first type that it has`() async {
        let log = Log()
        let view = Text(verbatim: "a").fileExporter(
            isPresented: .constant(true), document: Words(), contentTypes: [.png, .json], defaultFilename: "Tea"
        ) { _ in
            log.count += 1
        } onCancellation: {
            Issue.record("nobody cancels")
        }
        #expect(await names(of: view, log) == ["Tea.json"])
    }

    @Test(.timeLimit(.minutes(5))) func `a reference document without wanted types has its own first`() async {
        let log = Log()
        let view = Text(verbatim: "a").fileExporter(
            isPresented: .constant(true), document: Notebook(), contentTypes: [], defaultFilename: "Tea"
        ) { _ in
            log.count += 1
        }
        #expect(await names(of: view, log) == ["Tea.txt"])
    }

    @Test(.timeLimit(.minutes(5))) func `several documents are all written`() async {
        let log = Log()
        let view = Text(verbatim: "a").fileExporter(
            isPresented: .constant(true), documents: [Words(), Words()], contentTypes: [.json]
        ) { result in
            log.count += 1
            #expect((try? result.get().count) == 2)
        }
        #expect(await names(of: view, log) == ["Document.json", "Document.json"])
    }

    @Test(.timeLimit(.minutes(5))) func `several items are all written`() async {
        let log = Log()
        let view = Text(verbatim: "a").fileExporter(
            isPresented: .constant(true), items: ["tea", "coffee"], contentTypes: [.utf8PlainText]
        ) { result in
            log.count += 1
            #expect((try? result.get().count) == 2)
        }
        #expect(await names(of: view, log).count == 2)
    }
}
