import SpriteKit

/// The shop: a floor in the clouds, the bar, the people, and the player who walks among them.
final class CoffeeShopScene: SKScene {
    let player = PlayerSprite(at: CGPoint(x: 70, y: 30))
    let follower = SKCameraNode()
    /// The player's destination; nil while the player stands, and as soon as it is reached.
    private(set) var touchLocation: CGPoint?
    /// The person to whom the player is walking.
    private(set) weak var destination: (any Visitable)?
    /// The keys that are held down.
    private var heldWays: Set<PlayerSprite.Direction> = []
    /// Whether the player can walk: nobody is talking, and no sheet is open.
    var isQuiet = true {
        didSet {
            if !isQuiet { standStill() }
            offerPeople()
        }
    }
    private(set) var isNight = false
    /// Nil before the first season.
    var season: Season?
    /// Reports the player's input method.
    var didUse: ((Hand) -> Void)?

    /// The maximum distance for talking with somebody, in points.
    static let talkingDistance: CGFloat = 200
    /// The size of the visible part of the scene, in points; nil until the window's size is known.
    var sight: CGSize?
    /// How much of that is covered by the day box at the window's upper edge, in points of the scene.
    var covered = CGSize.zero
    /// How much lower the camera looks during a conversation, in points of the scene.
    var wordsHeight: CGFloat = 0
    /// How many points of the scene correspond to one point of the window.
    var pointsSeen: CGFloat = 1
    /// The frames of overlays such as buttons, in the window's points from its upper left corner.
    var boxes: [CGRect] = []
    /// The factor for the size of text that the player wants.
    var wordScale: CGFloat = 1
    /// The number of lines that visitors have said here.
    var lineCount = 0
    /// Called in each frame after the player's step: other visitors walk, too.
    var didStep: (() -> Void)?
    /// The time of the last frame, in seconds; nil before the first.
    private var lastTime: TimeInterval?
    /// The maximum number of skipped frames that are made up for at once.
    private static let frameCountMax = 15.0

    init(language: GameLanguage = .preferred) {
        super.init(size: CGSize(width: 768, height: 1024))
        anchorPoint = CGPoint(x: 0.5, y: 0.5)
        scaleMode = .aspectFill
        addRoom(language)
        addChild(player)
        addChild(follower)
        follower.position = player.position
        camera = follower
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Colors the sky around the shop, and dims the room at night; people and dreams keep their brightness.
    func paintSky(isNight: Bool) {
        self.isNight = isNight
        backgroundColor = isNight ? SKColor(red: 0.12, green: 0.14, blue: 0.29, alpha: 1) : Self.sky(in: season)
        for case let thing as SKSpriteNode in children where !(thing is any Visitable) && !(thing is PlayerSprite) {
            thing.dim(isNight)
        }
    }

    // MARK: Each frame

    override func update(_ currentTime: TimeInterval) {
        for _ in 0..<frameCount(until: currentTime) {
            walk()
            moveCamera()
        }
        didStep?()
        updatePointers()
    }

    /// How many sixtieths of a second have passed. On a busy machine frames are skipped, which doesn't slow down a walk; after a
    /// pause the player doesn't jump.
    private func frameCount(until time: TimeInterval) -> Int {
        defer { lastTime = time }
        guard let lastTime else { return 1 }
        return Int(min(max(((time - lastTime) * 60).rounded(), 1), Self.frameCountMax))
    }

    private func walk() {
        guard isQuiet else { return }
        if !heldWays.isEmpty { return walkByKeys() }
        if let destination { return walk(to: destination) }
        guard let touchLocation else { return }
        if player.movePlayer(touchLocation) { standStill() }
    }

    private func walk(to destination: any Visitable) {
        guard destination.parent != nil else { return standStill() }
        if checkProximity(destination.position) || player.movePlayer(destination.position) {
            standStill()
            destination.visit()
        }
    }

    private func walkByKeys() {
        touchLocation = nil
        destination = nil
        player.movePlayer(placeByKeys(PlayerSprite.stepMax))
    }

    /// A point at a distance from the player, in the directions whose keys are held.
    private func placeByKeys(_ distance: CGFloat) -> CGPoint {
        var target = player.position
        if heldWays.contains(.left) { target.x -= distance }
        if heldWays.contains(.right) { target.x += distance }
        if heldWays.contains(.back) { target.y += distance }
        if heldWays.contains(.forward) { target.y -= distance }
        return target
    }

    /// The player's destination; its position if it isn't walking.
    var heading: CGPoint {
        guard isQuiet else { return player.position }
        if !heldWays.isEmpty { return PlayerSprite.nearestFloor(to: placeByKeys(PlayerSprite.floor.height)) }
        return (destination?.position ?? touchLocation).map(PlayerSprite.nearestFloor) ?? player.position
    }

    private func standStill() {
        touchLocation = nil
        destination = nil
        heldWays = []
        player.stop()
    }

    // MARK: Visits

    /// Whether the player is near enough to a place to talk with somebody there.
    func checkProximity(_ target: CGPoint) -> Bool {
        hypot(target.x - player.position.x, target.y - player.position.y) < Self.talkingDistance
    }

    /// While the player is busy, people can't be visited, whether by touch or by keys.
    private func offerPeople() {
        for case let host as VisitableSprite in children { host.isAccessibilityElement = isQuiet && host.canBeVisited }
    }

    /// Starts the visit of a person: at once if the player is near, otherwise after walking there.
    func visit(_ somebody: any Visitable) {
        guard isQuiet else { return }
        standStill()
        if checkProximity(somebody.position) {
            somebody.visit()
        } else {
            destination = somebody
        }
    }

    /// Visits the nearest person who isn't leaving.
    func visitNearest() {
        let everybody = children.compactMap { $0 as? any Visitable }
            .filter { $0.canBeVisited && !($0 is EdgePointer) }
        let nearest = everybody.min { distance(to: $0) < distance(to: $1) }
        if let nearest { visit(nearest) }
    }

    private func distance(to node: SKNode) -> CGFloat {
        hypot(node.position.x - player.position.x, node.position.y - player.position.y)
    }

    // MARK: Touches and keys

    /// Sends the player to a place on the floor.
    func walk(to location: CGPoint) {
        guard isQuiet else { return }
        destination = nil
        touchLocation = location
    }

    func hold(_ way: PlayerSprite.Direction) {
        if isQuiet { heldWays.insert(way) }
    }

    func release(_ way: PlayerSprite.Direction) {
        guard heldWays.remove(way) != nil else { return }
        if heldWays.isEmpty { player.stop() }
    }

    #if canImport(UIKit)
        override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let first = touches.first else { return }
            notice(first)
            if host(at: first.location(in: self)) == nil { walk(to: first.location(in: self)) }
        }

        override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let place = touches.first?.location(in: self) else { return }
            if host(at: place) == nil { walk(to: place) }
        }

        override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {
            guard let place = touches.first?.location(in: self) else { return }
            if let host = host(at: place) { host.callPlayer(in: self) }
        }

        override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {
            standStill()
        }

        func notice(_ touch: UITouch) { didUse?(touch.type == .indirectPointer ? .pointer : .touch) }

        override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            didUse?(.keys)
            for case let key? in presses.map(\.key) {
                if let way = PlayerSprite.Direction(keyCode: key.keyCode) { hold(way) }
                if key.keyCode == .keyboardReturnOrEnter { visitNearest() }
            }
        }

        override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            for case let key? in presses.map(\.key) {
                if let way = PlayerSprite.Direction(keyCode: key.keyCode) { release(way) }
            }
        }

        override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
            pressesEnded(presses, with: event)
        }
    #elseif os(macOS)
        override func mouseDown(with event: NSEvent) {
            touch(at: event.location(in: self))
        }

        override func mouseDragged(with event: NSEvent) {
            walk(to: event.location(in: self))
        }
    #endif
}

#if canImport(UIKit)
    extension PlayerSprite.Direction {
        /// The arrow keys, and the keys at the positions of W, A, S and D.
        init?(keyCode: UIKeyboardHIDUsage) {
            switch keyCode {
            case .keyboardUpArrow, .keyboardW: self = .back
            case .keyboardDownArrow, .keyboardS: self = .forward
            case .keyboardLeftArrow, .keyboardA: self = .left
            case .keyboardRightArrow, .keyboardD: self = .right
            default: return nil
            }
        }
    }
#endif
