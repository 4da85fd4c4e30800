import SpriteKit

/// The sounds of the shop; Art/sounds.py makes them.
enum ShopSound: String, CaseIterable {
    case bell, brew, pleased, sigh

    @MainActor
    func play(in scene: SKScene) {
        scene.run(.playSoundFileNamed(rawValue + ".wav", waitForCompletion: false))
    }
}
