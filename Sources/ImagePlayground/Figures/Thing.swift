import CoreGraphics

/// A thing, a plant, or something in the sky. It has a face when it is drawn by itself, since it is the subject then, but not
/// when it is held.
enum Thing: String, Figure, CaseIterable {
    case teapot, cup, book, lamp, lantern, candle, house, boat, umbrella, robot, ghost, clock, bell,
        key, balloon
    case rocket, car, train, guitar, gift, letter, cake, bread, donut, iceCream, apple, pumpkin, egg,
        crystal, planet
    case mushroom, cactus, tree, flower, leaf, pottedPlant, cloud, moon, star, sun, mountain, snowman,
        heart, fishbowl
    case spoon, wand, flame, raindrop, acorn, strawberry, castle, lighthouse, pencil, ball
    case shoe, boot, sock, glove, spectacles, bag, suitcase, wristwatch, bicycle, airplane
    case ladder, chair, bed, door, mirror, camera, telephone, television, computer, broom, bottle,
        basket, piano, drum
    case kite, bowl, riceBall, pizza, banana, mandarin, carrot

    var tint: Tint {
        switch self {
        case .teapot: Tint(0x7FA8B8)
        case .cup: Tint(0xF1E3CE)
        case .book: Tint(0x9C4F4A)
        case .lamp, .star, .sun, .wand: Tint(0xF2C75B)
        case .lantern, .key, .bell: Tint(0xD9A441)
        case .candle: Tint(0xF5E9D2)
        case .house: Tint(0xEBCBA0)
        case .boat: Tint(0xB5714D)
        case .umbrella: Tint(0xCC5B55)
        case .robot: Tint(0xA9BBC4)
        case .ghost: Tint(0xF3F0F6)
        case .clock: Tint(0xB98553)
        case .balloon, .heart, .apple, .strawberry: Tint(0xDB5F57)
        case .rocket: Tint(0xE6E4DF)
        case .car, .ball: Tint(0xE0725A)
        case .train: Tint(0x5B8A6B)
        case .guitar: Tint(0xC4874C)
        case .gift: Tint(0x86A9D1)
        case .letter, .egg: Tint(0xF6ECD8)
        case .cake: Tint(0xF5DFC4)
        case .bread: Tint(0xD9A25F)
        case .donut, .iceCream: Tint(0xF0A9B4)
        case .pumpkin, .flame: Tint(0xE58A3A)
        case .crystal: Tint(0xA99BDB)
        case .planet: Tint(0xDDA871)
        case .mushroom: Tint(0xD2574A)
        case .cactus, .leaf, .pottedPlant: Tint(0x7FA968)
        case .tree: Tint(0x7CA35F)
        case .flower: Tint(0xEFA3AE)
        case .cloud: Tint(0xE6EEF4)
        case .moon: Tint(0xF3DC8E)
        case .mountain: Tint(0x8FA0AE)
        case .snowman: Tint(0xF5F7F8)
        case .fishbowl: Tint(0xBFE0EA)
        case .spoon: Tint(0xC9CDD2)
        case .raindrop: Tint(0x86BBE0)
        case .acorn: Tint(0xC08A52)
        case .castle: Tint(0xC3BCC9)
        case .lighthouse: Tint(0xF6F0E4)
        case .pencil: Tint(0xEBB94A)
        case .shoe, .glove: Tint(0x6E9AB8)
        case .boot, .banana: Tint(0xEFCB52)
        case .sock, .drum, .kite: Tint(0xD9655B)
        case .spectacles: Tint(0x5A4238)
        case .bag, .suitcase, .door: Tint(0xB0704F)
        case .wristwatch: Tint(0x8A5A44)
        case .bicycle: Tint(0x4F9A94)
        case .airplane: Tint(0xDDE4EA)
        case .ladder, .basket, .chair: Tint(0xC79A63)
        case .bed: Tint(0x8FAED3)
        case .mirror: Tint(0xD9A441)
        case .camera: Tint(0x7C8A92)
        case .telephone: Tint(0x5F9A8E)
        case .television: Tint(0xB07A55)
        case .computer: Tint(0xB4BDC5)
        case .broom: Tint(0xDDB263)
        case .bottle: Tint(0x86B79C)
        case .piano: Tint(0x8B5A44)
        case .bowl: Tint(0xC9524A)
        case .riceBall: Tint(0xFBF8F0)
        case .pizza: Tint(0xF0C765)
        case .mandarin: Tint(0xF0A23C)
        case .carrot: Tint(0xE98B3C)
        }
    }

    /// The size in a hand, relative to the size at which it fills the paper.
    var sizeInHand: Double {
        switch self {
        case .umbrella, .guitar, .balloon, .ladder, .broom, .kite: 0.62
        case .bicycle, .airplane, .chair, .bed, .door, .piano, .house, .tree, .castle, .lighthouse,
            .mountain, .robot, .boat, .car, .train, .rocket:
            0.36
        case .acorn, .key, .letter, .strawberry: 0.34
        default: 0.42
        }
    }

    /// The place of the face, and the distance of the eyes from its middle.
    var face: (x: Double, y: Double, gap: Double) {
        switch self {
        case .teapot: (48, 66, 8.5)
        case .cup: (46, 68, 8)
        case .book: (50, 62, 9)
        case .lamp: (50, 44, 9)
        case .lantern: (50, 60, 6.5)
        case .candle: (50, 68, 5.5)
        case .house: (50, 70, 14)
        case .boat: (48, 80, 9)
        case .umbrella: (50, 40, 9)
        case .robot: (50, 42, 8.5)
        case .ghost: (50, 47, 8)
        case .clock: (50, 54, 8)
        case .bell: (50, 62, 8)
        case .key: (50, 35, 5)
        case .balloon, .fishbowl: (50, 40, 8)
        case .rocket: (50, 48, 5)
        case .car: (60, 68, 6)
        case .train: (36, 62, 6)
        case .guitar: (50, 76, 7)
        case .gift, .letter: (50, 70, 8.5)
        case .cake: (50, 74, 9)
        case .bread: (50, 62, 9)
        case .donut: (50, 76, 8)
        case .iceCream: (50, 42, 7)
        case .apple, .egg, .planet, .ball: (50, 62, 8.5)
        case .pumpkin: (50, 66, 10)
        case .crystal: (50, 58, 6.5)
        case .mushroom: (50, 74, 6)
        case .cactus: (50, 58, 6)
        case .tree: (50, 44, 8.5)
        case .flower: (50, 38, 5)
        case .leaf: (50, 56, 7)
        case .pottedPlant: (50, 80, 6)
        case .cloud: (50, 60, 9)
        case .moon: (40, 56, 5.5)
        case .star, .heart: (50, 56, 7.5)
        case .sun: (50, 55, 8.5)
        case .mountain: (50, 64, 8)
        case .snowman: (50, 40, 5.5)
        case .spoon: (50, 34, 5)
        case .wand: (50, 26, 4.5)
        case .flame, .raindrop: (50, 68, 7.5)
        case .acorn: (50, 68, 8)
        case .strawberry: (50, 58, 8)
        case .castle: (50, 68, 8)
        case .lighthouse: (50, 60, 5.5)
        case .pencil: (50, 58, 4.5)
        case .shoe: (39, 70, 7)
        case .boot: (45, 48, 6.5)
        case .sock: (48, 58, 6.5)
        case .glove: (49, 50, 8.5)
        case .spectacles: (50, 60, 20)
        case .bag: (50, 75, 8.5)
        case .suitcase: (50, 66, 8.5)
        case .wristwatch: (50, 48, 6.5)
        case .bicycle: (78, 39, 5.5)
        case .airplane: (24, 61, 5.5)
        case .ladder: (50, 49, 7)
        case .chair: (50, 37, 8)
        case .bed: (64, 68, 7.5)
        case .door: (50, 37, 7)
        case .mirror: (50, 46, 8)
        case .camera: (48, 66, 6)
        case .telephone: (50, 71, 5.5)
        case .television: (43, 57, 9)
        case .computer: (50, 49, 9)
        case .broom: (50, 73, 6)
        case .bottle: (50, 64, 7)
        case .basket, .drum: (50, 76, 8.5)
        case .piano: (50, 42, 9)
        case .kite: (50, 38, 8)
        case .bowl: (50, 74, 9)
        case .riceBall: (50, 56, 9)
        case .pizza: (50, 57, 6.5)
        case .banana: (40, 60, 5.5)
        case .mandarin: (50, 62, 8.5)
        case .carrot: (50, 50, 6.5)
        }
    }

    /// The place of a hat, and half its width.
    var crown: (x: Double, y: Double, width: Double) {
        switch self {
        case .teapot: (48, 37, 14)
        case .cup: (46, 48, 19)
        case .cactus: (50, 29, 13)
        case .mushroom: (50, 25, 19)
        case .ghost: (50, 25, 18)
        case .robot: (50, 27, 17)
        case .moon: (46, 22, 12)
        case .flower: (50, 23, 14)
        case .snowman: (50, 28, 12)
        case .tree: (50, 15, 16)
        case .lighthouse: (50, 16, 9)
        case .lamp: (50, 26, 11)
        case .cloud: (50, 40, 18)
        case .egg, .pumpkin, .apple, .mandarin: (50, 38, 16)
        case .shoe: (38, 52, 12)
        case .boot, .sock, .chair, .glove: (face.x, 21, 14)
        case .spectacles: (50, 44, 14)
        case .bicycle: (78, 29, 11)
        case .door, .piano, .mirror, .riceBall: (50, 20, 15)
        case .bottle, .ladder, .kite, .broom: (50, 12, 8)
        case .television, .camera, .pizza, .computer: (face.x, face.y - 26, 15)
        case .bowl, .bag, .suitcase, .basket, .drum: (50, 46, 16)
        case .airplane: (26, 50, 9)
        case .banana: (28, 14, 7)
        default: (face.x, face.y - 22, 15)
        }
    }

    func draw(_ look: Look, on easel: inout Easel) {
        let anchors = anchors
        let outfit = Outfit(look: look, anchors: anchors)
        outfit.draw(.behind, on: &easel)
        let coat = look.tint ?? tint
        shape(coat, look.pattern, on: &easel)
        if look.hasFace { face(look, coat, on: &easel) }
        outfit.draw(.torso, on: &easel)
        outfit.draw(.front, on: &easel)
    }

    private var anchors: Anchors {
        let (x, y, gap) = face
        let isTall = self == .ghost || self == .cactus || self == .robot
        return Anchors(
            head: CGPoint(x: x, y: y), headSize: CGSize(width: crown.width, height: y - crown.y),
            crown: CGPoint(x: crown.x, y: crown.y), eyes: CGPoint(x: x, y: y), eyeGap: gap,
            neck: CGPoint(x: x, y: y + 14), neckWidth: max(gap * 1.7, 9),
            torso: isTall
                ? Outline.blob((36, 62), (34, 80), (50, 86), (66, 80), (64, 62), (50, 64)) : nil,
            hand: CGPoint(x: min(x + gap + 17, 76), y: 72), back: CGPoint(x: x, y: y + 6))
    }

    private func face(_ look: Look, _ coat: Tint, on easel: inout Easel) {
        let (x, y, gap) = face
        let skin = faceTint(coat)
        let face = Face(
            eyes: CGPoint(x: x, y: y), gap: gap, size: min(2.6, max(1.9, gap * 0.34)), mood: look.mood,
            tint: look.eyes,
            skin: skin)
        face.draw(on: &easel)
        face.smile(
            at: CGPoint(x: x, y: y + max(4.2, gap * 0.62)), width: max(3.2, gap * 0.52), on: &easel)
    }

    private func faceTint(_ coat: Tint) -> Tint {
        switch self {
        case .mushroom, .candle: Tint(0xF4E8D0)
        case .flower: Tint(0xF0CB62)
        case .house, .castle: coat
        case .pottedPlant: Tint(0xC77B55)
        case .spectacles, .mirror, .camera, .television, .computer: Tint(0xD4E8EA)
        case .wristwatch, .bottle: Tint(0xFBF4E2)
        case .bicycle: Tint(0xE0B878)
        default: coat
        }
    }
}
