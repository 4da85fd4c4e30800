import DisplayList
import Foundation
import JSONSyntax
import Observation
import SwiftUICore
import Testing

@testable import SpriteKit
@testable import UIKitCore

private final class Board: SKScene {
    var heard: [String] = []
    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("began") }
    override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("ended") }
    override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { heard.append("cancelled") }
    override func keyDown(with event: NSEvent) { heard.append("down") }
    override func keyUp(with event: NSEvent) { heard.append("up") }
}

@MainActor @Observable
private final class Cover {
    var isClear = false
    var path: [Int] = []
    var tab = 0
    var isShown = true
}

private struct CoveredScene: View {
    let board: Board
    @Bindable var cover: Cover

    var body: some View {
        TabView(selection: $cover.tab) {
            NavigationStack(path: $cover.path) {
                VStack {
                    if cover.isShown { SpriteView(scene: board, isPaused: true) }
                }
                .opacity(cover.isClear ? 0 : 1)
                .navigationDestination(for: Int.self) { _ in Text(verbatim: "over") }
            }
            .tag(0)
            Text(verbatim: "beside").tag(1)
        }
    }
}

@Suite("Touches in a scene that goes out of reach") @MainActor final class ConcealedTouchTests {
    private let board = Board(size: CGSize(width: 400, height: 300))
    private let cover = Cover()
    private let graph = ViewGraph()

    isolated deinit { graph.teardown() }

    private func show() throws -> ElementID {
        graph.setRoot(CoveredScene(board: board, cover: cover), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 400, height: 300))
        let list = try #require(graph.render())
        return try #require(list.elements.values.first { $0.content.kind == "module" }).id
    }

    private func report(_ json: String, _ element: ElementID) {
        graph.handle(ElementEvent(element: element, frameSeen: 0, action: .module(try! JSONValue(parsing: json))))
        _ = graph.render()
    }

    private func touch(_ phase: UITouch.Phase, _ element: ElementID) {
        report(#"{"touches":[[1,\#(phase.rawValue),10,10,0,1,0,1]],"modifiers":0}"#, element)
    }

    /// Conceals the scene while a finger and a key are down, then touches it again after it is revealed.
    private func expectCancelling(_ conceal: () -> Void, _ reveal: () -> Void) throws {
        let scene = try show()
        touch(.began, scene)
        report(#"{"code":"KeyA","text":"a","down":true,"modifiers":0}"#, scene)
        conceal()
        _ = graph.render()
        #expect(board.heard == ["began", "down", "cancelled", "up"])
        reveal()
        _ = graph.render()
        // The page repeats the cancellation as soon as its events are accepted.
        touch(.cancelled, scene)
        #expect(board.heard.count == 4)
        touch(.began, scene)
        touch(.ended, scene)
        #expect(board.heard.suffix(2) == ["began", "ended"])
    }

    @Test func `a view that becomes clear cancels them at once`() throws {
        try expectCancelling({ cover.isClear = true }, { cover.isClear = false })
    }

    @Test func `a page that comes over the view cancels them at once`() throws {
        try expectCancelling({ cover.path = [1] }, { cover.path = [] })
    }

    @Test func `another tab cancels them at once`() throws {
        try expectCancelling({ cover.tab = 1 }, { cover.tab = 0 })
    }

    @Test func `a view that begins to leave cancels them at once`() throws {
        let scene = try show()
        touch(.began, scene)
        withAnimation(.linear(duration: 1000)) { cover.isShown = false }
        _ = graph.render()
        #expect(board.heard == ["began", "cancelled"])
    }

    @Test func `a view that stays in reach cancels nothing`() throws {
        let scene = try show()
        touch(.began, scene)
        for size in [CGSize(width: 300, height: 300), CGSize(width: 500, height: 200)] {
            graph.setViewport(size)
            _ = graph.render()
        }
        touch(.ended, scene)
        #expect(board.heard == ["began", "ended"])
    }
}
