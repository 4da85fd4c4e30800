import DisplayList
import Foundation
import JSONSyntax
import SwiftUI
import SwiftUICore
import Testing

@testable import SpriteKit

@MainActor @Observable
private final class Model {
    var isShown = true
    var isPaused = false
    @ObservationIgnored var view: SKView?
}

/// Scenes in views that an app creates itself.
@Suite("Scenes in a UIViewRepresentable") @MainActor struct RepresentedSceneTests {
    private final class Board: SKScene {
        var sizes: [CGSize] = []
        var touches: [CGPoint] = []
        override func didMove(to view: SKView) { sizes.append(view.bounds.size) }
        override func didChangeSize(_ oldSize: CGSize) { sizes.append(size) }
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            self.touches += touches.map { $0.location(in: self) }
        }
    }

    private struct BoardView: UIViewRepresentable {
        let model: Model
        let board: Board

        func makeUIView(context: Context) -> SKView {
            let view = SKView()
            view.accessibilityIdentifier = "board"
            view.allowsTransparency = true
            view.backgroundColor = .clear
            view.presentScene(board)
            model.view = view
            return view
        }

        func updateUIView(_ uiView: SKView, context: Context) { uiView.isPaused = model.isPaused }
    }

    private struct Screen: View {
        let model: Model
        let board: Board
        var body: some View { VStack { if model.isShown { BoardView(model: model, board: board) } } }
    }

    private let model = Model()
    private let board = Board(size: CGSize(width: 10, height: 10))
    private let graph = ViewGraph()

    private func shown(_ mode: SKSceneScaleMode) -> DisplayList {
        board.scaleMode = mode
        graph.setRoot(Screen(model: model, board: board), environment: EnvironmentValues())
        graph.setViewport(CGSize(width: 300, height: 400))
        return rendered()
    }

    /// The display list once nothing changes any more. The scene gets its size only after the first rendering.
    private func rendered() -> DisplayList {
        var list = DisplayList(root: DisplayElement(id: ElementID(0)))
        for _ in 0..<3 { list = graph.render() ?? list }
        return list
    }

    private func module(_ list: DisplayList) -> (element: DisplayElement, content: ModuleContent)? {
        for element in list.elements.values {
            if case .module(let content) = element.content { return (element, content) }
        }
        return nil
    }

    @Test func `the scene is drawn, as large as the view, and hears of the size when it is known`() throws {
        let (element, content) = try #require(module(shown(.resizeFill)))
        #expect(element.frame.size == CGSize(width: 300, height: 400))
        #expect(board.size == CGSize(width: 300, height: 400))
        #expect(board.sizes == [.zero, CGSize(width: 300, height: 400)])
        #expect(content.payload.contains("\"root\":\(board.serial)"))
        #expect(content.payload.contains("\"transparent\":true"))
        #expect(board.view === model.view)
    }

    @Test func `a touch of the page is the scene's`() throws {
        let (element, _) = try #require(module(shown(.resizeFill)))
        let json = #"{"touches":[[1,0,30,100,0,1,0,1]]}"#
        graph.handle(ElementEvent(element: element.id, frameSeen: 0, action: .module(try JSONValue(parsing: json))))
        #expect(board.touches == [CGPoint(x: 30, y: 300)])
    }

    @Test func `subviews lie in front of the scene`() throws {
        _ = shown(.fill)
        let label = UIView(frame: CGRect(x: 5, y: 6, width: 20, height: 10))
        label.accessibilityIdentifier = "label"
        model.view?.addSubview(label)
        let list = rendered()
        let board = try #require(list.elements.values.first { $0.accessibility.identifier == "board" })
        let label2 = try #require(list.elements.values.first { $0.accessibility.identifier == "label" })
        let scene = try #require(module(list)).element
        #expect(board.children == [scene.id, label2.id])
        #expect(label2.frame.origin == CGPoint(x: 5, y: 6))
    }

    @Test func `what updateUIView sets counts, and a view that is gone keeps its scene, which stands still`() {
        _ = shown(.fill)
        #expect(board.clock.isRunning)
        model.isPaused = true
        _ = rendered()
        #expect(!board.clock.isRunning)
        model.isPaused = false
        _ = rendered()
        #expect(board.clock.isRunning)
        let view = model.view
        model.isShown = false
        _ = rendered()
        #expect(view?.scene === board)
        #expect(!board.clock.isRunning)
    }
}
