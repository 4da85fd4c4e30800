import Combine
import CoreTransferable
import Foundation
import GroupActivities
import KissaTesting
import SwiftUI
import Testing

/// The group activity of these tests.
private struct Album: GroupActivity, Transferable {
    var metadata: GroupActivityMetadata { get async { GroupActivityMetadata() } }
    static var transferRepresentation: some TransferRepresentation { GroupActivityTransferRepresentation { $0 } }
}

private struct Photo: Codable, Transferable, Equatable {
    var name: String
    static var transferRepresentation: some TransferRepresentation {
        CodableRepresentation<Photo>(contentType: .json)
        ProxyRepresentation(exporting: \.name)
    }
}

private struct Note: Codable {
    var author: String
}

/// A view written as for Apple's systems.
@MainActor
@Observable
private final class Shelf {
    var session: GroupSession<Album>?
    var journal: GroupSessionJournal?
    var attachments: [GroupSessionJournal.Attachment] = []
    var photos: [String] = []
    var errors: [String] = []
    var address = ""
    var count = 0
    @ObservationIgnored var subscriptions: Set<AnyCancellable> = []

    func follow(_ session: GroupSession<Album>) {
        self.session = session
        let journal = GroupSessionJournal(session: session)
        self.journal = journal
        session.$activeParticipants.sink { [weak self] in self?.count = $0.count }.store(in: &subscriptions)
        Task {
            for await attachments in journal.attachments { await show(attachments) }
        }
        session.join()
    }

    private func show(_ attachments: [GroupSessionJournal.Attachment]) async {
        self.attachments = attachments
        var photos: [String] = []
        for attachment in attachments {
            do {
                let photo = try await attachment.load(Photo.self)
                let author = try? await attachment.loadMetadata(of: Note.self).author
                photos.append("\(photo.name) by \(author ?? "nobody")")
            } catch {
                errors.append("\(error)")
            }
        }
        self.photos = photos
    }

    func run(_ body: @escaping (GroupSessionJournal) async throws -> Void) {
        Task {
            do {
                if let journal { try await body(journal) }
            } catch {
                errors.append("\(error)")
            }
        }
    }
}

private struct ShelfView: View {
    @State private var shelf = Shelf()

    var body: some View {
        Button("Share") { Task { try await Album().activate() } }
        Button("Add") { shelf.run { _ = try await $0.add(Photo(name: "sea"), metadata: Note(author: "Ann")) } }
        Button("Add without") { shelf.run { _ = try await $0.add(Photo(name: "tree")) } }
        Button("Add bytes") { shelf.run { _ = try await $0.add(Data(count: 9 << 20)) } }
        Button("Remove") { shelf.run { try await $0.remove(attachment: shelf.attachments[0]) } }
        Button("Load as bytes") {
            shelf.run { _ in shelf.photos.append("\(try await shelf.attachments[0].load(Data.self).count) bytes") }
        }
        Button("Load as text") { shelf.run { _ in _ = try await shelf.attachments[0].load(String.self) } }
        Button("Address") {
            Task { shelf.address = String(decoding: try await Album().exported(as: .url), as: UTF8.self) }
        }
        Text(verbatim: shelf.address)
        Text(verbatim: "\(shelf.count) here")
        Text(verbatim: "\(shelf.attachments.count) files")
        VStack { ForEach(shelf.photos, id: \.self) { Text(verbatim: $0) } }
        VStack { ForEach(shelf.errors, id: \.self) { Text(verbatim: $0) } }
            .task { for await session in Album.sessions() { shelf.follow(session) } }
    }
}

@MainActor
@Suite("Files that a group has in common")
struct JournalTests {
    private func founder() async throws -> (window: TestWindow, address: URL) {
        let window = TestWindow(ShelfView())
        try window.tap("Share")
        try await window.wait(for: "1 here")
        try window.tap("Address")
        let isAddress = { (text: String) in text.hasPrefix("http://test/#group=") }
        try await window.wait { window.texts.contains(where: isAddress) }
        let text = try #require(window.texts.first(where: isAddress))
        return (window, try #require(URL(string: text)))
    }

    private func guest(_ address: URL) -> TestWindow {
        let window = TestWindow(ShelfView())
        window.open(address)
        return window
    }

    @Test func `all have a file and what is said of it, also who comes later`() async throws {
        let (one, address) = try await founder()
        let other = guest(address)
        try await other.wait(for: "2 here")
        try one.tap("Add")
        for window in [one, other] { try await window.wait(for: "sea by Ann") }
        try other.tap("Add without")
        for window in [one, other] { try await window.wait(for: "tree by nobody") }
        let late = guest(address)
        try await late.wait(for: "sea by Ann")
        #expect(late.has("tree by nobody"))
    }

    @Test func `whoever removes a file removes it for all`() async throws {
        let (one, address) = try await founder()
        let other = guest(address)
        try await other.wait(for: "2 here")
        try one.tap("Add")
        try await other.wait(for: "sea by Ann")
        try other.tap("Remove")
        for window in [one, other] { try await window.wait(for: "0 files") }
        #expect(!one.has("sea by Ann"))
    }

    @Test func `a file is loaded as each type that reads it, and as no other`() async throws {
        let (one, _) = try await founder()
        try one.tap("Add")
        try await one.wait(for: "sea by Ann")
        let count = try JSONEncoder().encode(Photo(name: "sea")).count
        try one.tap("Load as bytes")
        try await one.wait { one.texts.contains("\(count) bytes") }
        try one.tap("Load as text")
        try await one.wait { one.texts.contains { $0.contains("can't be made from") } }
    }

    @Test func `a file that is too large is refused, with its size`() async throws {
        let (one, _) = try await founder()
        try one.tap("Add bytes")
        try await one.wait { one.texts.contains("a file of \(9 << 20) bytes is too large") }
        #expect(one.has("0 files"))
    }
}
