import Foundation
import SpriteKit

/// Nodes of all kinds, for comparing the pictures of two renderers.
@MainActor
struct ComparedNodes {
    private func texture(isNearest: Bool) -> SKTexture {
        let pixels = (0..<64).flatMap { place -> [UInt8] in
            let (x, y) = (place % 8, place / 8)
            return [UInt8(x * 36), UInt8(y * 36), (x + y) % 2 == 0 ? 255 : 0, x == y ? 0 : 255]
        }
        let texture = SKTexture(data: Data(pixels), size: CGSize(width: 8, height: 8))
        texture.filteringMode = isNearest ? .nearest : .linear
        return texture
    }

    func placed<N: SKNode>(_ node: N, _ column: Int, _ row: Int, _ change: (N) -> Void = { _ in }) -> N {
        node.position = CGPoint(x: 40.3 + 57 * CGFloat(column), y: 30.6 + 60 * CGFloat(row))
        change(node)
        return node
    }

    func colored(_ color: UIColor) -> SKSpriteNode {
        SKSpriteNode(color: color, size: CGSize(width: 36, height: 28))
    }

    func sprites() -> [SKNode] {
        var nodes: [SKNode] = []
        for row in 0..<6 {
            nodes.append(placed(colored(.red), 0, row) { $0.zRotation = CGFloat(row) * 0.37 })
            nodes.append(placed(colored(.blue), 1, row) { ($0.xScale, $0.alpha) = (CGFloat(row) * 0.2, 0.6) })
            for isNearest in [true, false] {
                let sprite = SKSpriteNode(
                    texture: texture(isNearest: isNearest), size: CGSize(width: 40, height: 40))
                nodes.append(placed(sprite, isNearest ? 2 : 3, row) { $0.zRotation = CGFloat(row) * 0.29 })
            }
            let tinted = SKSpriteNode(texture: texture(isNearest: false), size: CGSize(width: 40, height: 40))
            (tinted.color, tinted.colorBlendFactor) = (.orange, CGFloat(row) / 5)
            nodes.append(placed(tinted, 4, row))
            let part = SKTexture(
                rect: CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5), in: texture(isNearest: false))
            nodes.append(placed(SKSpriteNode(texture: part, size: CGSize(width: 40, height: 30)), 5, row))
            let sliced = SKSpriteNode(texture: texture(isNearest: true), size: CGSize(width: 50, height: 44))
            sliced.centerRect = CGRect(x: 0.25, y: 0.25, width: 0.5, height: 0.5)
            nodes.append(placed(sliced, 6, row) { $0.yScale = 0.4 + CGFloat(row) * 0.1 })
        }
        return nodes
    }

    func blends() -> [SKNode] {
        let modes: [SKBlendMode] = [.alpha, .add, .subtract, .multiply, .multiplyX2, .screen, .replace]
        return modes.enumerated().flatMap { column, mode -> [SKNode] in
            (0..<5).map { row in
                let backdrop = placed(
                    colored(row % 2 == 0 ? .orange : .init(red: 0, green: 0.4, blue: 0.8, alpha: 0.5)), column, row)
                let front: SKNode =
                    switch row {
                    case 0, 1: blended(colored(.init(red: 0.3, green: 0.8, blue: 0.5, alpha: 0.7)), mode)
                    case 2:
                        blended(
                            SKSpriteNode(texture: texture(isNearest: true), size: CGSize(width: 30, height: 30)),
                            mode)
                    case 3: disc(mode)
                    default: group(mode)
                    }
                front.position = CGPoint(x: 9, y: 7)
                backdrop.addChild(front)
                return backdrop
            }
        }
    }

    private func blended(_ sprite: SKSpriteNode, _ mode: SKBlendMode) -> SKSpriteNode {
        sprite.blendMode = mode
        return sprite
    }

    private func disc(_ mode: SKBlendMode) -> SKNode {
        let disc = SKShapeNode(circleOfRadius: 13)
        (disc.fillColor, disc.strokeColor, disc.lineWidth, disc.blendMode) = (.cyan, .brown, 4, mode)
        return disc
    }

    private func group(_ mode: SKBlendMode) -> SKNode {
        let group = SKEffectNode()
        (group.blendMode, group.alpha) = (mode, 0.8)
        group.addChild(colored(.purple))
        return group
    }

    func figures() -> [SKNode] {
        (0..<4).flatMap { row -> [SKNode] in
            let star = SKShapeNode(ellipseOf: CGSize(width: 40, height: 24))
            (star.fillColor, star.strokeColor, star.lineWidth) = (.yellow, .red, CGFloat(row))
            star.glowWidth = row == 2 ? 5 : 0
            let label = SKLabelNode(text: "Dream 夢")
            (label.fontSize, label.fontColor) = (18, .black)
            let crop = SKCropNode()
            let mask = SKSpriteNode(color: .white, size: CGSize(width: 30, height: 30))
            mask.alpha = row == 0 ? 0.4 : 1
            crop.maskNode = mask
            crop.addChild(SKSpriteNode(texture: texture(isNearest: false), size: CGSize(width: 50, height: 50)))
            return [
                placed(star, 0, row) { ($0.zRotation, $0.alpha) = (CGFloat(row) * 0.4, 0.75) },
                placed(label, 2, row) { ($0.zRotation, $0.alpha) = (CGFloat(row) * 0.2, 0.9) },
                placed(crop, 4, row) { ($0.zRotation, $0.alpha) = (CGFloat(row) * 0.5, row == 3 ? 0.5 : 1) },
                placed(particles(row), 6, row),
            ]
        }
    }

    private func particles(_ row: Int) -> SKNode {
        let emitter = SKEmitterNode()
        (emitter.particleBirthRate, emitter.particleLifetime, emitter.numParticlesToEmit) = (20, 1000, 8)
        (emitter.particleSize, emitter.particleColor) = (CGSize(width: 9, height: 9), .magenta)
        (emitter.particleSpeed, emitter.emissionAngleRange, emitter.particleAlpha) = (20, 6, 0.7)
        if row > 1 { emitter.particleTexture = texture(isNearest: row == 2) }
        emitter.particleBlendMode = row == 1 ? .add : .alpha
        emitter.advanceSimulationTime(1)
        emitter.isPaused = true
        return emitter
    }
}
