import DisplayList
import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Shown {
    var isOn = true
}

@MainActor
@Suite("Files that people take over")
struct FileMoverTests {
    @MainActor private final class Heard {
        var moved: [URL] = []
        var errors = 0
        var cancels = 0

        /// A background thread copies the files.
        func wait() async { while moved.isEmpty, errors == 0 { await Task.yield() } }
    }

    private struct Moving: View {
        @Bindable var shown = Shown()
        let files: [URL]
        let heard: Heard

        var body: some View {
            Text(verbatim: shown.isOn ? "open" : "closed").fileMover(isPresented: $shown.isOn, files: files) {
                switch $0 {
                case .success(let urls): heard.moved = urls
                case .failure: heard.errors += 1
                }
            } onCancellation: {
                heard.cancels += 1
            }
        }
    }

    private func makeFile(_ words: String) throws -> URL {
        let folder = FileManager.default.temporaryDirectory.appendingPathComponent("kissa-move-\(UUID().uuidString)")
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        let url = folder.appendingPathComponent("tea.txt")
        try Data(words.utf8).write(to: url)
        return url
    }

    private struct NoDownload: Error {}

    /// Does what a browser does when it has to save a file.
    private func fetch(_ request: BrowserRequest) throws -> String {
        guard case .download(let path, _) = request else { throw NoDownload() }
        let resource = try #require(ResourceStore.shared.resource(at: path))
        return String(decoding: try resource.load(), as: UTF8.self)
    }

    @Test(.timeLimit(.minutes(5))) func `a file that is moved goes to the browser, and then the app's own is gone`()
        async throws
    {
        let file = try makeFile("good tea"), heard = Heard()
        let window = TestWindow(Moving(files: [file], heard: heard), size: CGSize(width: 400, height: 700))
        #expect(window.texts.contains("tea.txt"))
        window.press(button: "Move")
        await heard.wait()
        #expect(try heard.moved.map { try String(contentsOf: $0, encoding: .utf8) } == ["good tea"])
        let requests = window.graph.takeRequests()
        #expect(requests.count == 1)
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(try requests.map(fetch) == ["good tea"])
        #expect(!FileManager.default.fileExists(atPath: file.path))
        #expect(window.texts.contains("closed"))
        #expect(heard.cancels == 0)
        window.graph.teardown()
    }

    @Test(.timeLimit(.minutes(5))) func `what the app writes anew before the browser fetches stays`() async throws {
        let file = try makeFile("good tea"), heard = Heard()
        let window = TestWindow(Moving(files: [file], heard: heard), size: CGSize(width: 400, height: 700))
        window.press(button: "Move")
        await heard.wait()
        try Data("better tea".utf8).write(to: file)
        #expect(try window.graph.takeRequests().map(fetch) == ["good tea"])
        #expect(try String(contentsOf: file, encoding: .utf8) == "better tea")
        window.graph.teardown()
    }

    @Test func `a person who closes the card keeps the file where it is`() throws {
        let file = try makeFile("good tea"), heard = Heard()
        let window = TestWindow(Moving(files: [file], heard: heard), size: CGSize(width: 400, height: 700))
        window.press(button: "Cancel")
        #expect(window.texts.contains("closed"))
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(window.graph.takeRequests().isEmpty)
        #expect(heard.moved.isEmpty && heard.errors == 0)
        window.graph.teardown()
    }

    @Test func `a card that goes without an answer is a cancellation`() throws {
        let file = try makeFile("good tea"), heard = Heard(), shown = Shown()
        let view = Moving(shown: shown, files: [file], heard: heard)
        let window = TestWindow(view, size: CGSize(width: 400, height: 700))
        var still = Transaction()
        still.disablesAnimations = true
        withTransaction(still) { shown.isOn = false }
        window.render()
        #expect(heard.cancels == 1)
        window.graph.teardown()
    }

    @Test(.timeLimit(.minutes(5))) func `where one file can't be read, none is moved`() async throws {
        let file = try makeFile("good tea"), heard = Heard()
        let missing = file.deletingLastPathComponent().appendingPathComponent("gone.txt")
        let window = TestWindow(Moving(files: [file, missing], heard: heard), size: CGSize(width: 400, height: 700))
        window.press(button: "Move")
        await heard.wait()
        #expect(FileManager.default.fileExists(atPath: file.path))
        #expect(heard.errors == 1)
        #expect(window.graph.takeRequests().isEmpty)
        window.graph.teardown()
    }

    @Test(.timeLimit(.minutes(5))) func `a window that ends meanwhile hands nothing over`() async throws {
        let file = try makeFile("good tea"), heard = Heard(), isFree = DispatchSemaphore(value: 0)
        let window = TestWindow(Moving(files: [file, file], heard: heard), size: CGSize(width: 400, height: 700))
        UploadWriter.shared.add { isFree.wait() }
        window.press(button: "Move")
        // The first copy waits for the disk.
        for _ in 0..<100 { await Task.yield() }
        window.graph.teardown()
        isFree.signal()
        await heard.wait()
        #expect(heard.errors == 1 && heard.moved.isEmpty)
        #expect(FileManager.default.fileExists(atPath: file.path))
    }

    @Test func `what a window that has ended offers isn't there`() throws {
        let window = TestWindow(Text(verbatim: "x"))
        window.graph.teardown()
        let request = window.graph.downloads.add(Data([1]), name: "a", contentType: .data)
        guard case .download(let path, _) = request else {
            Issue.record("\(request)")
            return
        }
        #expect(ResourceStore.shared.resource(at: path) == nil)
        #expect(throws: CancellationError.self) { try window.graph.receivedFiles.begin("a", byteCount: 1) }
    }

    @Test(.timeLimit(.minutes(5))) func `more files than a browser can fetch are refused`() async throws {
        let file = try makeFile("good tea"), heard = Heard()
        let files = Array(repeating: file, count: Downloads.countMax + 1)
        let window = TestWindow(Moving(files: files, heard: heard), size: CGSize(width: 400, height: 700))
        window.press(button: "Move")
        await heard.wait()
        #expect(heard.errors == 1)
        #expect(FileManager.default.fileExists(atPath: file.path))
        window.graph.teardown()
    }

    @Test func `without a file nothing is asked`() {
        let view = Text(verbatim: "x").fileMover(isPresented: .constant(true), file: nil) { _ in }
        #expect(TestWindow(view).openDialogs.isEmpty)
    }
}
