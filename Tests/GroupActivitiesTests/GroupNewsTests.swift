import Testing

@testable import GroupActivities
@testable import Storage

/// How a process handles news of its listener's connection, even if it arrives late.
@Suite("A listener's connection")
struct GroupNewsTests {
    private let state = StoredGroupsState()

    private func hear(_ all: GroupListener.News...) {
        var news = GroupNews()
        for one in all { news.add(one) }
        state.connectionDidChange(by: news)
    }

    private let lost = GroupListener.News.lost(.away(reason: "cut"))

    @Test func `who has just begun has missed nobody`() {
        #expect(state.mayBeBackFirst(within: 1000))
        hear(lost)
        #expect(!state.isListening && state.mayBeBackFirst(within: 1000))
        hear(.connected)
        #expect(state.isListening && !state.mayBeBackFirst(within: 1000))
    }

    @Test func `who was away waits for the others, whether it hears of both at once or by and by`() {
        hear(.connected)
        hear(lost, .tick, .connected)
        #expect(state.isListening && state.mayBeBackFirst(within: 1000) && !state.mayBeBackFirst(within: -1))
        let other = StoredGroupsState()
        for news in [GroupListener.News.connected, lost, .connected] {
            var all = GroupNews()
            all.add(news)
            other.connectionDidChange(by: all)
        }
        #expect(other.isListening && other.mayBeBackFirst(within: 1000))
    }

    @Test func `a connection that was cut before anybody looked counts, too`() {
        hear(.connected, lost, .connected)
        #expect(state.mayBeBackFirst(within: 1000))
        let other = StoredGroupsState()
        var news = GroupNews()
        for one in [lost, lost, .connected, .said([1])] { news.add(one) }
        other.connectionDidChange(by: news)
        #expect(!other.mayBeBackFirst(within: 1000))
    }

    @Test func `what was said while it was away is read`() {
        state.places["a"] = GroupStore.Place(id: 1, serial: 2)
        hear(.connected)
        state.unread = []
        hear(lost, .connected)
        #expect(state.unread == ["a"])
    }
}
