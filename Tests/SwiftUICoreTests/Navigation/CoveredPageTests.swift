import Foundation
import Observation
import Testing

@testable import SwiftUICore

@Observable
@MainActor
private final class Shelf {
    var path: [Int] = []
    var words = "tea"
    var isFilled = false
    @ObservationIgnored var log: [String] = []
}

private struct Shop: View {
    @Bindable var shelf: Shelf

    var body: some View {
        NavigationStack(path: $shelf.path) {
            VStack {
                if shelf.isFilled { cup("branch") }
                AnyView(erased)
                cup("identity").id(shelf.isFilled)
            }
            .task(id: shelf.words) { shelf.log.append(shelf.words) }
            .navigationDestination(for: Int.self) { Text(verbatim: "page \($0)") }
        }
    }

    private var erased: any View { shelf.isFilled ? cup("erased") : Text(verbatim: "nothing") }

    private func cup(_ name: String) -> some View {
        Text(verbatim: name).onAppear { shelf.log.append(name) }.onDisappear { shelf.log.append("no " + name) }
    }
}

@MainActor
@Suite("A page that lies under another one")
struct CoveredPageTests {
    private func begin() async -> (Shelf, TestWindow) {
        let shelf = Shelf()
        let window = TestWindow(Shop(shelf: shelf), size: CGSize(width: 300, height: 400))
        while !shelf.log.contains("tea") { await Task.yield() }
        shelf.path = [1]
        window.render()
        shelf.log = []
        return (shelf, window)
    }

    @Test func `a task that gets another identity in the change that brings its page back begins once`() async {
        let (shelf, window) = await begin()
        shelf.words = "coffee"
        shelf.path = []
        window.render()
        while !shelf.log.contains("coffee") { await Task.yield() }
        for _ in 0..<20 { await Task.yield() }
        #expect(shelf.log.count { $0 == "coffee" } == 1)
    }

    @Test func `views that come while their page is covered appear when it is seen again`() async {
        let (shelf, window) = await begin()
        shelf.isFilled = true
        window.render()
        #expect(shelf.log == [])
        shelf.path = []
        window.render()
        #expect(Set(shelf.log).isSuperset(of: ["branch", "erased", "identity"]))
        #expect(!shelf.log.contains { $0.hasPrefix("no ") })
    }
}
