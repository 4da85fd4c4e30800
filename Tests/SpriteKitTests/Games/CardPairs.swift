import SpriteKit

/// Eight cards, two of each. A card flips by its scale and shows its face halfway.
final class CardPairsScene: SKScene {
    private let faces = ["sun", "moon", "star", "rain"]
    private let glyphs = ["sun": "☀", "moon": "☾", "star": "★", "rain": "☂"]
    private var open: [SKSpriteNode] = []
    private(set) var found = 0
    let status = SKLabelNode()

    override func didMove(to view: SKView) {
        backgroundColor = SKColor(white: 0.9, alpha: 1)
        for (index, face) in (faces + faces.reversed()).enumerated() {
            let card = makeCard(face, index)
            card.position = CGPoint(x: 60 + CGFloat(index % 4) * 80, y: 90 + CGFloat(index / 4) * 110)
            addChild(card)
            card.alpha = 0
            let wait = SKAction.wait(forDuration: Double(index) * 0.02)
            card.run(.sequence([wait, .fadeIn(withDuration: 0.1)]), withKey: "deal")
        }
        status.position = CGPoint(x: size.width / 2, y: size.height - 40)
        addChild(status)
        say("Find the ", "pairs")
    }

    private func makeCard(_ face: String, _ index: Int) -> SKSpriteNode {
        let card = SKSpriteNode(color: .systemIndigo, size: CGSize(width: 64, height: 96))
        card.name = "card\(index)"
        card.userData = ["face": face, "isUp": false]
        card.isAccessibilityElement = true
        card.accessibilityLabel = "Card \(index + 1)"
        card.accessibilityTraits = .button
        let glyph = SKLabelNode(text: glyphs[face])
        glyph.name = "glyph"
        glyph.fontColor = .black
        glyph.fontSize = 40
        glyph.verticalAlignmentMode = .center
        glyph.zPosition = 1
        glyph.isHidden = true
        card.addChild(glyph)
        return card
    }

    private func say(_ words: String, _ loud: String) {
        let text = NSMutableAttributedString(
            string: words, attributes: [.font: UIFont.systemFont(ofSize: 20), .foregroundColor: UIColor.darkGray])
        text.append(
            NSAttributedString(
                string: loud,
                attributes: [.font: UIFont.boldSystemFont(ofSize: 24), .foregroundColor: UIColor.systemRed]))
        status.attributedText = text
    }

    override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        guard let touch = touches.first else { return }
        let hit = nodes(at: touch.location(in: self)).first { $0.name?.hasPrefix("card") == true }
        guard let card = hit as? SKSpriteNode, card.userData?["isUp"] as? Bool == false, open.count < 2 else { return }
        turn(card)
        open.append(card)
        guard open.count == 2 else { return }
        run(.wait(forDuration: 0.5)) { [weak self] in self?.judge() }
    }

    private func turn(_ card: SKSpriteNode) {
        let isUp = card.userData?["isUp"] as? Bool == true
        card.userData?["isUp"] = !isUp
        let narrow = SKAction.scaleX(to: 0, duration: 0.12)
        narrow.timingMode = .easeIn
        let wide = SKAction.scaleX(to: 1, duration: 0.12)
        wide.timingMode = .easeOut
        let change = SKAction.run {
            card.color = isUp ? .systemIndigo : .white
            card.childNode(withName: "glyph")?.isHidden = isUp
        }
        card.run(.sequence([narrow, change, wide]))
    }

    private func judge() {
        let faces = open.compactMap { $0.userData?["face"] as? String }
        if Set(faces).count == 1 {
            found += 1
            for card in open {
                card.run(
                    .repeat(.sequence([.scale(by: 1.1, duration: 0.1), .scale(by: 1 / 1.1, duration: 0.1)]), count: 2))
            }
            say("Found: ", "\(found) of \(self.faces.count)")
        } else {
            open.forEach(turn)
        }
        open = []
        if found == self.faces.count { celebrate() }
    }

    private func celebrate() {
        self["//card*"].forEach { $0.run(.rotate(byAngle: .pi * 2, duration: 0.4)) }
        let next = SKScene(size: size)
        next.backgroundColor = .systemGreen
        next.scaleMode = scaleMode
        run(
            .sequence([
                .wait(forDuration: 0.6),
                .run { [weak self] in
                    self?.view?.presentScene(next, transition: .doorsOpenHorizontal(withDuration: 0.4))
                },
            ]))
    }
}
