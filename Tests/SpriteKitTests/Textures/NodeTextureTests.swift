import Foundation
import Testing

@testable import SpriteKit

@Suite("Textures of nodes") @MainActor struct NodeTextureTests {
    private let red = [255, 0, 0, 255]
    private let green = [0, 255, 0, 255]
    private let clear = [0, 0, 0, 0]

    private func square(_ color: UIColor, _ side: CGFloat = 20, x: CGFloat = 0, y: CGFloat = 0) -> SKSpriteNode {
        let square = SKSpriteNode(color: color, size: CGSize(width: side, height: side))
        square.position = CGPoint(x: x, y: y)
        return square
    }

    /// The red, green, blue and alpha of a texture's pixel at a point, measured from the bottom left corner.
    private func color(_ texture: SKTexture?, _ x: CGFloat, _ y: CGFloat) throws -> [Int] {
        let texture = try #require(texture)
        let image = texture.cgImage()
        let scale = CGFloat(image.width) / texture.size().width
        let row = image.height - 1 - Int(y * scale)
        let bytes = try #require(image.dataProvider?.data)
        let place = row * image.bytesPerRow + Int(x * scale) * 4
        return [2, 1, 0, 3].map { Int(bytes[place + $0]) }
    }

    private func picture(_ node: SKNode) -> SKTexture? { SKView().texture(from: node) }

    @Test func `a texture of nothing has no size`() {
        #expect(SKTexture().size() == .zero)
        #expect(SKSpriteNode(texture: SKTexture()).size == .zero)
    }

    @Test(arguments: [CGFloat.nan, .infinity, -1, 1e300]) func `pixels of no possible size are a missing picture`(
        side: CGFloat
    ) {
        let texture = SKTexture(data: Data(count: 16), size: CGSize(width: side, height: side))
        #expect(texture.size() == SKTexture(data: Data(), size: CGSize(width: 2, height: 2)).size())
    }

    @Test func `a texture is as large as what is drawn, and fine enough for most screens`() throws {
        let parent = SKNode()
        parent.addChild(square(.red, x: -30))
        parent.addChild(square(.green, x: 30, y: 10))
        let texture = try #require(picture(parent))
        #expect(texture.size() == CGSize(width: 80, height: 30))
        #expect(texture.cgImage().width == 160)
        #expect(try color(texture, 5, 5) == red)
        #expect(try color(texture, 5, 25) == clear)
        #expect(try color(texture, 75, 25) == green)
        #expect(try color(texture, 75, 5) == clear)
        #expect(try color(texture, 40, 15) == clear)
    }

    @Test func `where nothing is drawn there is none`() {
        #expect(picture(SKNode()) == nil)
        #expect(SKView().texture(from: square(.red), crop: .zero) == nil)
    }

    @Test func `shapes are filled and stroked`() throws {
        let shape = SKShapeNode(rectOf: CGSize(width: 40, height: 20))
        (shape.fillColor, shape.strokeColor, shape.lineWidth) = (.red, .green, 10)
        let texture = picture(shape)
        #expect(texture?.size() == CGSize(width: 50, height: 30))
        #expect(try color(texture, 25, 15) == red)
        #expect(try color(texture, 2, 15) == green)
        #expect(try color(texture, 8, 15) == green)
    }

    @Test func `what lies in front covers the rest, wherever it is in the tree`() throws {
        let parent = square(.red)
        let behind = square(.green, 10)
        behind.zPosition = -1
        parent.addChild(behind)
        #expect(try color(picture(parent), 10, 10) == red)
        behind.zPosition = 1
        #expect(try color(picture(parent), 10, 10) == green)
        behind.isHidden = true
        #expect(try color(picture(parent), 10, 10) == red)
    }

    @Test func `a node is drawn as it is turned and scaled, with its picture tinted`() throws {
        let sprite = square(.red)
        sprite.texture = SKTexture(data: Data([255, 255, 255, 255, 0, 0, 0, 0]), size: CGSize(width: 2, height: 1))
        sprite.texture?.filteringMode = .nearest
        sprite.colorBlendFactor = 1
        sprite.zRotation = .pi / 2
        sprite.yScale = 2
        let texture = picture(sprite)
        // Its left half is now at the bottom, and its width is its former height.
        #expect(try #require(texture).size().width.rounded() == 40)
        #expect(try color(texture, 20, 5) == red)
        #expect(try color(texture, 20, 15) == clear)
    }

    @Test func `a mask cuts out, and an effect node fades as a whole`() throws {
        let crop = SKCropNode()
        crop.addChild(square(.red))
        crop.maskNode = square(.white, 10)
        #expect(try color(picture(crop), 10, 10) == red)
        #expect(try color(picture(crop), 2, 2) == clear)
        let effect = SKEffectNode()
        effect.addChild(square(.red))
        effect.addChild(square(.green))
        effect.alpha = 0.5
        let faded = try color(picture(effect), 10, 10)
        #expect(faded[0] == 0 && abs(faded[1] - 128) < 2 && abs(faded[3] - 128) < 2)
    }

    @Test func `letters are drawn inside of their label's frame`() throws {
        let label = SKLabelNode(text: "MM")
        label.fontColor = .red
        let texture = try #require(picture(label))
        let size = texture.size()
        let middle = try stride(from: 1, to: size.width, by: 1).map { try color(texture, $0, size.height / 2) }
        #expect(middle.contains(red) && middle.contains(clear))
    }

    @Test func `of a scene it is its frame, on its background`() throws {
        let scene = SKScene(size: CGSize(width: 60, height: 40))
        scene.anchorPoint = CGPoint(x: 0.5, y: 0.5)
        scene.backgroundColor = .green
        scene.addChild(square(.red, x: 20))
        let texture = picture(scene)
        #expect(texture?.size() == scene.size)
        #expect(try color(texture, 50, 20) == red)
        #expect(try color(texture, 10, 20) == green)
        let part = SKView().texture(from: scene, crop: CGRect(x: 10, y: -10, width: 20, height: 20))
        #expect(try color(part, 2, 2) == red)
    }
}
