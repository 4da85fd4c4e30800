import SpriteKit

/// A shooter without physics: a ship follows the finger, shots fly up, rocks fall. It is written as in tutorials.
final class StarShooterScene: SKScene {
    private enum Layer {
        static let stars: CGFloat = -1
        static let things: CGFloat = 0
        static let numbers: CGFloat = 10
    }

    let ship = SKSpriteNode(color: .cyan, size: CGSize(width: 36, height: 36))
    let scoreLabel = SKLabelNode(fontNamed: "Menlo-Bold")
    private(set) var score = 0 {
        didSet { scoreLabel.text = "Score: \(score)" }
    }
    private var lastUpdateTime: TimeInterval = 0
    private(set) var flightTime: TimeInterval = 0

    override func didMove(to view: SKView) {
        backgroundColor = SKColor(red: 0.05, green: 0.05, blue: 0.2, alpha: 1)
        addStars()
        ship.name = "ship"
        ship.position = CGPoint(x: frame.midX, y: frame.minY + 60)
        ship.constraints = [SKConstraint.positionX(SKRange(lowerLimit: 18, upperLimit: size.width - 18))]
        addChild(ship)

        scoreLabel.fontSize = 20
        scoreLabel.fontColor = .yellow
        scoreLabel.horizontalAlignmentMode = .left
        scoreLabel.verticalAlignmentMode = .top
        scoreLabel.position = CGPoint(x: 12, y: size.height - 12)
        scoreLabel.zPosition = Layer.numbers
        scoreLabel.text = "Score: 0"
        addChild(scoreLabel)
        dropRock(at: frame.midX)
    }

    private func addStars() {
        for index in 0..<30 {
            let star = SKShapeNode(circleOfRadius: CGFloat(index % 3) * 0.5 + 0.5)
            star.fillColor = .white
            star.strokeColor = .clear
            star.zPosition = Layer.stars
            star.position = CGPoint(x: CGFloat(index * 97 % 300), y: CGFloat(index * 53 % 400))
            let twinkle = SKAction.sequence([
                .fadeAlpha(to: 0.2, duration: 0.8), .fadeAlpha(to: 1, duration: 0.8),
            ])
            twinkle.timingMode = .easeInEaseOut
            star.run(.repeatForever(twinkle), withKey: "twinkle")
            addChild(star)
        }
    }

    private func dropRock(at x: CGFloat) {
        let path = CGMutablePath()
        path.addLines(between: [
            CGPoint(x: -20, y: -8), CGPoint(x: -8, y: 18), CGPoint(x: 14, y: 16), CGPoint(x: 20, y: -6),
            CGPoint(x: 2, y: -20),
        ])
        path.closeSubpath()
        let rock = SKShapeNode(path: path)
        rock.fillColor = .brown
        rock.lineWidth = 2
        rock.name = "rock"
        rock.position = CGPoint(x: x, y: size.height - 60)
        rock.run(.repeatForever(.rotate(byAngle: .pi, duration: 2)))
        addChild(rock)
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        fly(to: touch.location(in: self))
        shoot()
    }

    override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
        for touch in touches { fly(to: touch.location(in: self)) }
    }

    private func fly(to location: CGPoint) { ship.position.x = location.x }

    private func shoot() {
        let shot = SKSpriteNode(color: .white, size: CGSize(width: 6, height: 18))
        shot.name = "shot"
        shot.position = CGPoint(x: ship.position.x, y: ship.frame.maxY)
        addChild(shot)
        let flight = SKAction.moveTo(y: size.height + 20, duration: 0.6)
        flight.timingFunction = { $0 * $0 }
        shot.run(SKAction.sequence([flight, .removeFromParent()]))
    }

    override func update(_ currentTime: TimeInterval) {
        if lastUpdateTime > 0 { flightTime += currentTime - lastUpdateTime }
        lastUpdateTime = currentTime
    }

    override func didEvaluateActions() {
        enumerateChildNodes(withName: "shot") { shot, _ in
            self.enumerateChildNodes(withName: "rock") { rock, stop in
                guard shot.intersects(rock) else { return }
                stop.pointee = true
                shot.removeFromParent()
                self.explode(rock)
            }
        }
    }

    private func explode(_ rock: SKNode) {
        rock.name = nil
        rock.removeAllActions()
        rock.run(.group([.scale(to: 2, duration: 0.3), .fadeOut(withDuration: 0.3)])) { rock.removeFromParent() }
        score += 1
        scoreLabel.run(.sequence([.scale(to: 1.2, duration: 0.1), .scale(to: 1, duration: 0.1)]))
        if score == 3 { win() } else { dropRock(at: CGFloat(60 + score * 80)) }
    }

    private func win() {
        let over = WonScene(size: size, score: score)
        over.scaleMode = scaleMode
        view?.presentScene(over, transition: SKTransition.flipHorizontal(withDuration: 0.5))
    }
}

/// The scene after a game.
final class WonScene: SKScene {
    private let score: Int

    init(size: CGSize, score: Int) {
        self.score = score
        super.init(size: size)
        backgroundColor = SKColor.white
    }

    required init?(coder aDecoder: NSCoder) { fatalError("init(coder:) has not been implemented") }

    override func didMove(to view: SKView) {
        let label = SKLabelNode(fontNamed: "Chalkduster")
        label.numberOfLines = 0
        label.preferredMaxLayoutWidth = size.width * 0.8
        label.horizontalAlignmentMode = .center
        label.verticalAlignmentMode = .center
        label.fontSize = 28
        label.fontColor = SKColor.black
        label.text = "You won!\nNo rock of \(score) came through to the ground."
        label.position = CGPoint(x: size.width / 2, y: size.height / 2)
        label.isAccessibilityElement = true
        label.accessibilityLabel = "You won!"
        label.alpha = 0
        addChild(label)
        label.run(.fadeIn(withDuration: 0.2))
    }
}
