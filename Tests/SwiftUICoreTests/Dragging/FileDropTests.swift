import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Files from outside of the page.
extension DraggingTests {
    /// A part of a single dropped file.
    private func part(_ text: String, _ range: Range<Int>? = nil) -> ElementEvent.Action {
        let all = Data(text.utf8), range = range ?? all.indices
        return .file(
            FileChunk(
                index: 0, count: 1, name: "\(text).txt", type: "text/plain", byteCount: all.count,
                offset: range.lowerBound,
                data: all[range]))
    }

    /// Blocks the disk queue until the returned semaphore is signalled.
    private func holdDisk() -> DispatchSemaphore {
        let isFree = DispatchSemaphore(value: 0)
        UploadWriter.shared.add { isFree.wait() }
        return isFree
    }

    private func dropView(_ record: Record) -> some View {
        Color.blue.dropDestination(for: String.self) { words, _ in
            record.lines += words
            return true
        } isTargeted: {
            record.lines.append("\($0)")
        }
    }

    @Test(.timeLimit(.minutes(5))) func `files that are dropped one after the other come one after the other`()
        async throws
    {
        let record = Record()
        let window = TestWindow(dropView(record))
        let target = try #require(targets(window).first)
        let disk = holdDisk()
        for text in ["first", "second"] {
            send(window, target, .drop(.began, .zero))
            send(window, target, part(text, 0..<3))
            // The first file is written when half of the second one has arrived.
            if text == "second" {
                disk.signal()
                while !record.lines.contains("first") { await Task.yield() }
                #expect(window.graph.dragSession != nil)
            }
            send(window, target, part(text, 3..<text.utf8.count))
            send(window, target, .drop(.ended, .zero))
        }
        while !record.lines.contains("second") { await Task.yield() }
        #expect(record.lines == ["true", "false", "true", "first", "false", "second"])
        #expect(window.graph.uploadNews.count == 0 && window.graph.dragSession == nil)
        window.graph.teardown()
    }

    @Test(.timeLimit(.minutes(5))) func `files come also where a view was taken up before they were written`()
        async throws
    {
        let record = Record()
        let window = TestWindow(
            VStack {
                Color.red.draggable("tea"); dropView(record)
            })
        let target = try #require(targets(window).first)
        let disk = holdDisk()
        send(window, target, .drop(.began, .zero))
        send(window, target, part("words"))
        send(window, target, .drop(.ended, .zero))
        send(window, try source(window), .drag(.began))
        disk.signal()
        while !record.lines.contains("words") { await Task.yield() }
        #expect(window.graph.dragSession?.isForeign == false)
        send(window, target, .drop(.began, .zero))
        send(window, target, .drop(.ended, .zero))
        #expect(record.lines.last == "tea")
        window.graph.teardown()
    }

    private struct DropShelf: View {
        let shelf: Shelf
        let record: Record

        var body: some View {
            if shelf.isFull {
                Color.blue.dropDestination(for: String.self) { words, _ in
                    record.lines += words
                    return true
                }
            }
        }
    }

    @Test(.timeLimit(.minutes(5))) func `a window says so where the view is gone that files were dropped on`()
        async throws
    {
        let (shelf, record) = (Shelf(), Record())
        let window = TestWindow(DropShelf(shelf: shelf, record: record))
        let target = try #require(targets(window).first)
        let disk = holdDisk()
        send(window, target, .drop(.began, .zero))
        send(window, target, part("words"))
        send(window, target, .drop(.ended, .zero))
        shelf.isFull = false
        window.render()
        disk.signal()
        while window.graph.uploadNews.count == 0 { await Task.yield() }
        #expect(record.lines.isEmpty && window.graph.uploadNews.text != nil)
        window.graph.teardown()
    }

    /// The folders of the files that a window has, but for one that is made for that.
    private func keptFolders(_ window: TestWindow) throws -> [String] {
        let probe = try window.graph.receivedFiles.begin("probe", byteCount: 1).url.deletingLastPathComponent()
        ReceivedFiles.finishWriting()
        return try FileManager.default.contentsOfDirectory(atPath: probe.deletingLastPathComponent().path)
            .filter { $0 != probe.lastPathComponent }
    }

    @Test(.timeLimit(.minutes(5))) func `a window says so where nobody takes the files that were dropped, and they go`()
        async throws
    {
        let record = Record()
        let window = TestWindow(
            Color.red.dropDestination(for: Note.self) { _, _ in
                record.lines.append("note")
                return true
            })
        let target = try #require(targets(window).first)
        send(window, target, .drop(.began, .zero))
        send(window, target, part("words"))
        send(window, target, .drop(.ended, .zero))
        while window.graph.uploadNews.count == 0 { await Task.yield() }
        #expect(record.lines.isEmpty && window.graph.uploadNews.text != nil)
        #expect(try keptFolders(window) == [])
        window.graph.teardown()
    }

    private struct SleepyDrop: View {
        let shelf: Shelf
        let record: Record

        var body: some View {
            Color.blue.dropDestination(for: String.self) { words, _ in
                record.lines += words
                return true
            }
            .disabled(!shelf.isFull)
        }
    }

    @Test(.timeLimit(.minutes(5))) func `so it does where the view was disabled meanwhile`() async throws {
        let (shelf, record) = (Shelf(), Record())
        let window = TestWindow(SleepyDrop(shelf: shelf, record: record))
        let target = try #require(targets(window).first)
        let disk = holdDisk()
        send(window, target, .drop(.began, .zero))
        send(window, target, part("words"))
        send(window, target, .drop(.ended, .zero))
        shelf.isFull = false
        window.render()
        disk.signal()
        while window.graph.uploadNews.count == 0 { await Task.yield() }
        #expect(record.lines.isEmpty)
        #expect(try keptFolders(window) == [])
        window.graph.teardown()
    }

    @Test(.timeLimit(.minutes(5))) func `files that a view doesn't take go to the one around it`() async throws {
        let record = Record()
        let view = Color.red.dropDestination(for: Note.self) { _, _ in
            record.lines.append("note")
            return true
        }
        .padding()
        .dropDestination(for: String.self) { words, _ in
            record.lines += words
            return true
        }
        let window = TestWindow(view)
        let inner = try #require(targets(window).last)
        send(window, inner, .drop(.began, .zero))
        send(window, inner, part("words"))
        send(window, inner, .drop(.ended, .zero))
        while record.lines.isEmpty { await Task.yield() }
        #expect(record.lines == ["words"] && window.graph.dragSession == nil)
        window.graph.teardown()
    }

    @Test(.timeLimit(.minutes(5))) func `words from outside of the page are dropped as text`() async throws {
        let record = Record()
        let view = Color.blue.dropDestination(for: String.self) { words, _ in
            record.lines += words
            return true
        }
        let window = TestWindow(view)
        let target = try #require(targets(window).first)
        let words = Data("good evening".utf8)
        send(window, target, .drop(.began, .zero))
        send(
            window, target,
            .file(
                FileChunk(
                    index: 0, count: 1, name: "", type: "text/plain", byteCount: words.count, offset: 0, data: words)))
        send(window, target, .drop(.ended, .zero))
        while record.lines.isEmpty { await Task.yield() }
        #expect(record.lines == ["good evening"] && window.graph.dragSession == nil)
        window.graph.teardown()
    }
}
