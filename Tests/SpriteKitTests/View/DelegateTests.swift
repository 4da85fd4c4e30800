import Foundation
import Testing

@testable import SpriteKit

@Suite("Delegates of scenes and views") @MainActor struct DelegateTests {
    private final class Director: SKSceneDelegate {
        var calls: [String] = []
        func update(_ currentTime: TimeInterval, for scene: SKScene) { calls.append("update") }
        func didFinishUpdate(for scene: SKScene) { calls.append("didFinishUpdate") }
    }

    @Test func `a delegate's method is called instead of the scene's, and what it hasn't is the scene's`() {
        let scene = TestScene.make()
        let director = Director()
        scene.delegate = director
        scene.frame()
        #expect(director.calls == ["update", "didFinishUpdate"])
        #expect(scene.calls == ["didEvaluateActions", "didSimulatePhysics", "didApplyConstraints"])
        scene.delegate = nil
        scene.frame()
        #expect(scene.calls.suffix(5).first == "update")
        #expect(director.calls.count == 2)
    }

    private final class Every: SKViewDelegate {
        var count = 0
        func view(_ view: SKView, shouldRenderAtTime time: TimeInterval) -> Bool {
            count += 1
            return count.isMultiple(of: 2)
        }
    }

    private final class Silent: SKViewDelegate {}

    @Test func `a view's delegate says which frames there are`() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 10, height: 10))
        #expect(view.wantsFrame(at: 1))
        let every = Every()
        view.delegate = every
        #expect((0..<4).map { view.wantsFrame(at: Double($0)) } == [false, true, false, true])
        let silent = Silent()
        view.delegate = silent
        #expect(view.wantsFrame(at: 1))
        view.shouldRender = { $0 > 5 }
        #expect(!view.wantsFrame(at: 4))
        #expect(view.wantsFrame(at: 6))
    }

    @Test func `a view knows its middle, and what the device covers of it`() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 30, height: 20))
        #expect(view.center == CGPoint(x: 15, y: 10))
        #expect(view.safeAreaInsets == .zero)
        view.coveredEdges = { UIEdgeInsets(top: $0.height, left: 0, bottom: 34, right: 0) }
        #expect(view.safeAreaInsets == UIEdgeInsets(top: 20, left: 0, bottom: 34, right: 0))
    }

    @Test func `a view's colour is told to the page for the bars beside a scene`() {
        let scene = TestScene.make()
        #expect(!scene.shown.payload(sync: nil).contains("bars"))
        scene.shown.backgroundColor = .red
        #expect(scene.shown.payload(sync: nil).contains("\"bars\":\(JSONText.color(.red))"))
    }
}
