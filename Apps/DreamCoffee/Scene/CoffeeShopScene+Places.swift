import SpriteKit

/// Places where a drifting cup can be seen and tapped: nobody and nothing is there, or will be.
extension CoffeeShopScene {
    /// The area that a cup covers while it drifts, relative to its place.
    private static let driftRect = CGRect(x: -44, y: -32, width: 118, height: 94)
    /// The minimum distance between two cups' places.
    private static let distanceMin: CGFloat = 120
    private static let step: CGFloat = 20

    /// A place for a cup that is the same in all windows with the same cups: it is derived from the guest's id.
    func freePlace(for guest: UUID) -> CGPoint {
        var order = GuestOrder(guest)
        let free = Self.grid.filter { isFree($0) }.shuffled(using: &order)
        return free.first { distanceToCups($0) > Self.distanceMin }
            ?? free.max { distanceToCups($0) < distanceToCups($1) } ?? .zero
    }

    /// A free place for a cup, or, if the floor is full, one as far from the other cups as possible.
    func freePlace() -> CGPoint {
        let free = Self.grid.filter { isFree($0) }.shuffled()
        // No cup should drift in front of the player.
        let clear = free.filter { !player.frame.intersects(Self.drift(around: $0)) }
        let places = clear.isEmpty ? free : clear
        return places.first { distanceToCups($0) > Self.distanceMin }
            ?? places.max { distanceToCups($0) < distanceToCups($1) } ?? .zero
    }

    /// Where a visitor enters a café: on free floor, so near the players' starting point that newcomers see and hear each other
    /// even on a phone, and rarely where another one has entered.
    func entrance(of visitor: UUID) -> CGPoint {
        var order = GuestOrder(visitor)
        let start = player.position
        let near = Self.entrances.filter { hypot($0.x - start.x, $0.y - start.y) < Self.entranceReach }
        return near.filter { isFree($0) }.randomElement(using: &order) ?? start
    }

    private static let entranceReach: CGFloat = 90
    /// So far apart that only the longest names overlap.
    private static let entrances: [CGPoint] = {
        let room = RandomDreamSprite.room
        return stride(from: room.minX, to: room.maxX, by: 70).flatMap { x in
            stride(from: room.minY, to: room.maxY, by: 60).map { CGPoint(x: x, y: $0) }
        }
    }()

    /// Whether a cup that drifts around a place isn't behind anything or anybody.
    func isFree(_ place: CGPoint) -> Bool {
        let drift = Self.drift(around: place)
        return !obstacles.contains { $0.intersects(drift) }
    }

    private static func drift(around place: CGPoint) -> CGRect { driftRect.offsetBy(dx: place.x, dy: place.y) }

    /// The furniture, the people, and the area reserved for the guest from the contacts.
    var obstacles: [CGRect] {
        let standing = children.filter { node in
            !(node is PlayerSprite) && !(node is RandomDreamSprite) && !(node is EdgePointer) && node is SKSpriteNode
                && Self.standingDepths.contains(node.zPosition)
        }
        return standing.map(\.frame) + [GeneratedCustomerSprite.place]
    }

    /// Rugs and floors are farther back, clouds are in front.
    private static let standingDepths: ClosedRange<CGFloat> = -600...600

    private static let grid: [CGPoint] = {
        let room = RandomDreamSprite.room
        return stride(from: room.minX, to: room.maxX, by: step).flatMap { x in
            stride(from: room.minY, to: room.maxY, by: step).map { CGPoint(x: x, y: $0) }
        }
    }()

    private func distanceToCups(_ place: CGPoint) -> CGFloat {
        dreams.map { hypot($0.home.x - place.x, $0.home.y - place.y) }.min() ?? .infinity
    }
}

/// Random numbers derived from a guest's identifier, the same in every process.
private struct GuestOrder: RandomNumberGenerator {
    private var state: UInt64

    init(_ guest: UUID) {
        state = withUnsafeBytes(of: guest.uuid) { bytes in
            bytes.reduce(0xCBF2_9CE4_8422_2325) { ($0 ^ UInt64($1)) &* 0x100_0000_01B3 }
        }
    }

    /// SplitMix64.
    mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var mixed = (state ^ (state >> 30)) &* 0xBF58_476D_1CE4_E5B9
        mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
        return mixed ^ (mixed >> 31)
    }
}
