import Combine
import Foundation
import GroupActivities
import KissaTesting
import SwiftUI
import Testing

/// The group activity of these tests.
private struct Drawing: GroupActivity, Transferable {
    var title: String
    var metadata: GroupActivityMetadata {
        get async {
            var metadata = GroupActivityMetadata()
            metadata.title = title
            metadata.type = .createTogether
            return metadata
        }
    }

    static var transferRepresentation: some TransferRepresentation { GroupActivityTransferRepresentation { $0 } }
}

private struct Line: Codable, Equatable {
    var text: String
}

/// A view written as for Apple's systems. It uses only the framework's API.
@MainActor
@Observable
private final class Board {
    var session: GroupSession<Drawing>?
    var messenger: GroupSessionMessenger?
    var lines: [String] = []
    var address = ""
    var opened = "nothing opened"
    var count = 0
    var state = "none"
    var title = "no drawing"
    @ObservationIgnored var subscriptions: Set<AnyCancellable> = []

    func follow(_ session: GroupSession<Drawing>) {
        self.session = session
        let messenger = GroupSessionMessenger(session: session)
        self.messenger = messenger
        session.$activeParticipants.sink { [weak self] in self?.count = $0.count }.store(in: &subscriptions)
        session.$activity.sink { [weak self] in self?.title = $0.title }.store(in: &subscriptions)
        session.$state.sink { [weak self] in self?.note($0) }.store(in: &subscriptions)
        Task {
            for await (line, context) in messenger.messages(of: Line.self) {
                lines.append("\(line.text) from \(context.source == session.localParticipant ? "me" : "another")")
            }
        }
        session.join()
    }

    private func note(_ state: GroupSession<Drawing>.State) {
        switch state {
        case .waiting: self.state = "waiting"
        case .joined: self.state = "joined"
        case .invalidated: self.state = "over"
        }
    }

    func say(_ text: String, to participants: Participants = .all) {
        Task { try? await messenger?.send(Line(text: text), to: participants) }
    }
}

private struct BoardView: View {
    @State private var board = Board()
    var title = "A house"

    var body: some View {
        Button("Share") { Task { try await Drawing(title: title).activate() } }
        Button("Say hello") { board.say("hello") }
        Button("Whisper to nobody") { board.say("psst", to: .only([])) }
        Button("Leave") { board.session?.leave() }
        Button("End") { board.session?.end() }
        Button("Rename") { board.session?.activity = Drawing(title: "A boat") }
        Button("Address") {
            Task {
                let data = try await Drawing(title: title).exported(as: .url)
                board.address = String(decoding: data, as: UTF8.self)
            }
        }
        Text(verbatim: board.address).accessibilityIdentifier("address")
        Text(verbatim: "\(board.count) here, \(board.state)")
        Text(verbatim: board.title)
        Text(verbatim: board.opened).onOpenURL { board.opened = "opened \($0.absoluteString)" }
        VStack { ForEach(board.lines.indices, id: \.self) { Text(verbatim: board.lines[$0]) } }
            .task { for await session in Drawing.sessions() { board.follow(session) } }
    }
}

@MainActor
@Suite("Windows in one group")
struct SessionTests {
    /// A window that has founded a group, and the group's address.
    private func founder() async throws -> (window: TestWindow, address: URL) {
        let window = TestWindow(BoardView())
        try window.tap("Share")
        try await window.wait(for: "1 here, joined")
        try window.tap("Address")
        let isAddress = { (text: String) in text.hasPrefix("http://test/#group=") }
        try await window.wait { window.texts.contains(where: isAddress) }
        let text = try #require(window.texts.first(where: isAddress))
        return (window, try #require(URL(string: text)))
    }

    private func guest(_ address: URL) -> TestWindow {
        let window = TestWindow(BoardView(title: "no matter"))
        window.open(address)
        return window
    }

    @Test func `who opens the address is in the group, and hears what others say, but not itself`() async throws {
        let (one, address) = try await founder()
        let (other, third) = (guest(address), guest(address))
        for window in [one, other, third] { try await window.wait(for: "3 here, joined") }
        #expect(other.has("A house"))
        try other.tap("Say hello")
        for window in [one, third] { try await window.wait(for: "hello from another") }
        #expect(!other.has("hello from another"))
        try one.tap("Whisper to nobody")
        try one.tap("Say hello")
        try await other.wait(for: "hello from another")
        #expect(!other.has("psst from another") && !third.has("psst from another"))
    }

    @Test func `the activity is one for all`() async throws {
        let (one, address) = try await founder()
        let other = guest(address)
        try await other.wait(for: "2 here, joined")
        try other.tap("Rename")
        try await one.wait(for: "A boat")
    }

    @Test func `leaving leaves the others, and ending ends it for all`() async throws {
        let (one, address) = try await founder()
        let (other, third) = (guest(address), guest(address))
        for window in [one, other, third] { try await window.wait(for: "3 here, joined") }
        try third.tap("Leave")
        try await third.wait(for: "0 here, over")
        try await other.wait(for: "2 here, joined")
        try one.tap("End")
        try await other.wait(for: "0 here, over")
    }

    @Test func `who loses the connection is out of it until it is back`() async throws {
        let (one, address) = try await founder()
        let other = guest(address)
        try await one.wait(for: "2 here, joined")
        other.isConnected = false
        try await one.wait(for: "1 here, joined")
        other.isConnected = true
        try await one.wait(for: "2 here, joined")
    }

    @Test func `a page that is loaded again is in the group again`() async throws {
        let (one, address) = try await founder()
        let other = guest(address)
        try await one.wait(for: "2 here, joined")
        let visitor = other.settings
        other.isConnected = false
        try await one.wait(for: "1 here, joined")
        // Opens the app's plain address, without the group's fragment.
        let again = TestWindow(BoardView(), settings: visitor)
        try await again.wait(for: "2 here, joined")
        // The earlier window has lost its seat to the new one. When it reconnects, it is a new participant.
        other.isConnected = true
        for window in [one, other, again] { try await window.wait(for: "3 here, joined") }
    }

    @Test func `an invitation is the app's to explain where it leads nowhere, and only there`() async throws {
        let (one, address) = try await founder()
        let guest = guest(address)
        try await guest.wait(for: "2 here, joined")
        #expect(guest.has("nothing opened"))
        try one.tap("End")
        try await guest.wait(for: "0 here, over")
        #expect(guest.has("nothing opened"))
        let unknown = try #require(URL(string: "http://test/#group=" + String(repeating: "0", count: 40)))
        for dead in [address, unknown] {
            let late = self.guest(dead)
            try await late.wait { late.texts.contains("opened \(dead.absoluteString)") }
            #expect(late.has("0 here, none"))
        }
        // Other URL fragments belong to the app.
        let other = try #require(URL(string: "http://test/#group=friends"))
        #expect(self.guest(other).texts.contains("opened \(other.absoluteString)"))
    }

    @Test func `who shares an equal activity once more comes back to their group until it has ended`() async throws {
        let (one, address) = try await founder()
        let again = TestWindow(BoardView(), settings: one.settings)
        try again.tap("Share")
        for window in [one, again] { try await window.wait(for: "2 here, joined") }
        try again.tap("End")
        try await one.wait(for: "0 here, over")
        try one.tap("Share")
        try await one.wait(for: "1 here, joined")
        try one.tap("Address")
        try await one.wait {
            one.texts.contains { $0.hasPrefix("http://test/#group=") && $0 != address.absoluteString }
        }
    }

    @Test func `nothing is shared outside of a window`() async throws {
        #expect(await Drawing(title: "").prepareForActivation() == .activationDisabled)
        #expect(try await Drawing(title: "").activate() == false)
        #expect(GroupStateObserver().isEligibleForGroupSession)
    }
}
