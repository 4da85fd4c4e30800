import Foundation
import Testing

@testable import SpriteKit

/// A game with bricks, written as in tutorials.
private final class Breakout: SKScene, SKPhysicsContactDelegate {
    let ball = SKShapeNode(circleOfRadius: 8)
    let paddle = SKSpriteNode(color: .white, size: CGSize(width: 100, height: 15))
    private(set) var score = 0
    private(set) var lost = 0

    enum Category {
        static let ball: UInt32 = 0x1 << 0
        static let bottom: UInt32 = 0x1 << 1
        static let brick: UInt32 = 0x1 << 2
        static let paddle: UInt32 = 0x1 << 3
    }

    override func didMove(to view: SKView) {
        physicsWorld.gravity = .zero
        physicsWorld.contactDelegate = self
        let border = SKPhysicsBody(edgeLoopFrom: frame)
        border.friction = 0
        physicsBody = border
        let bottom = SKNode()
        bottom.physicsBody = SKPhysicsBody(edgeLoopFrom: CGRect(x: 0, y: 0, width: frame.width, height: 1))
        bottom.physicsBody?.categoryBitMask = Category.bottom
        addChild(bottom)
        setUpBall()
        setUpPaddle()
        setUpBricks()
        ball.physicsBody?.applyImpulse(CGVector(dx: 3, dy: 4))
    }

    private func setUpBall() {
        ball.position = CGPoint(x: 200, y: 100)
        ball.physicsBody = SKPhysicsBody(circleOfRadius: 8)
        ball.physicsBody?.friction = 0
        ball.physicsBody?.restitution = 1
        ball.physicsBody?.linearDamping = 0
        ball.physicsBody?.angularDamping = 0
        ball.physicsBody?.allowsRotation = false
        ball.physicsBody?.categoryBitMask = Category.ball
        ball.physicsBody?.contactTestBitMask = Category.bottom | Category.brick
        addChild(ball)
    }

    private func setUpPaddle() {
        paddle.position = CGPoint(x: 200, y: 30)
        paddle.physicsBody = SKPhysicsBody(rectangleOf: paddle.size)
        paddle.physicsBody?.isDynamic = false
        paddle.physicsBody?.friction = 0
        paddle.physicsBody?.categoryBitMask = Category.paddle
        addChild(paddle)
    }

    private func setUpBricks() {
        for index in 0..<8 {
            let brick = SKSpriteNode(color: .red, size: CGSize(width: 40, height: 16))
            brick.position = CGPoint(x: 25 + index * 50, y: 260)
            brick.physicsBody = SKPhysicsBody(rectangleOf: brick.size)
            brick.physicsBody?.isDynamic = false
            brick.physicsBody?.categoryBitMask = Category.brick
            brick.name = "brick"
            addChild(brick)
        }
    }

    func didBegin(_ contact: SKPhysicsContact) {
        let other = contact.bodyA === ball.physicsBody ? contact.bodyB : contact.bodyA
        if other.categoryBitMask == Category.brick {
            other.node?.removeFromParent()
            score += 1
        } else if other.categoryBitMask == Category.bottom {
            lost += 1
        }
    }

    override func update(_ currentTime: TimeInterval) {
        paddle.position.x = min(max(ball.position.x + 20, 50), 350)
    }
}

@Suite("A game of bricks") @MainActor struct BreakoutTests {
    @Test func `the ball keeps its speed in the frame, and clears the bricks`() {
        let view = SKView(frame: CGRect(x: 0, y: 0, width: 400, height: 300))
        view.isPaused = true
        let game = Breakout(size: CGSize(width: 400, height: 300))
        view.presentScene(game)
        let speed = 5 / game.ball.physicsBody!.mass
        for frame in 1...3600 {
            game.runFrame(at: Double(frame) / 60)
            let velocity = game.ball.physicsBody!.velocity
            #expect(abs(hypot(velocity.dx, velocity.dy) - speed) < speed / 50)
            #expect(game.frame.insetBy(dx: -4, dy: -4).contains(game.ball.position))
        }
        #expect(game.score == 8)
        #expect(game["brick"].isEmpty)
    }
}
