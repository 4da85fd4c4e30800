import SpriteKit

/// A pointer at the edge of the visible area to a cup beyond it. Touching it goes to the cup.
final class EdgePointer: SKSpriteNode, Visitable {
    private(set) weak var dream: RandomDreamSprite?

    init(to dream: RandomDreamSprite) {
        self.dream = dream
        super.init(texture: .pixels(named: "pointer"), color: .clear, size: CGSize(width: 52, height: 52))
        zPosition = 2_000
        isHidden = true
    }

    required init?(coder: NSCoder) {
        super.init(coder: coder)
    }

    /// Assistive technology and the keyboard find the cup itself among the buttons.
    var canBeVisited: Bool { !isHidden && dream?.canBeVisited == true }

    func visit() {}

    func callPlayer(in scene: CoffeeShopScene) {
        if let dream { scene.visit(dream) }
    }
}

extension CoffeeShopScene {
    /// The distance of a pointer from the edge of the visible area, in points.
    private static let pointerMargin: CGFloat = 40
    /// The minimum distance between pointers, and from visible cups, in points.
    private static let pointerDistance: CGFloat = 56

    /// Shows a pointer for each cup that is out of view; none during a conversation.
    func updatePointers() {
        let pointers = children.compactMap { $0 as? EdgePointer }
        for pointer in pointers where pointer.dream?.canBeVisited != true { pointer.removeFromParent() }
        var taken = dreams.filter(isInSight).map(\.home)
        for dream in dreams {
            let pointer = pointers.first { $0.dream === dream } ?? addPointer(to: dream)
            update(pointer, to: dream, apartFrom: taken)
            if !pointer.isHidden { taken.append(pointer.position) }
        }
    }

    private func addPointer(to dream: RandomDreamSprite) -> EdgePointer {
        let pointer = EdgePointer(to: dream)
        addChild(pointer)
        return pointer
    }

    private func isInSight(_ dream: RandomDreamSprite) -> Bool {
        seen?.insetBy(dx: -20, dy: -20).contains(dream.home) == true
    }

    private func update(_ pointer: EdgePointer, to dream: RandomDreamSprite, apartFrom taken: [CGPoint]) {
        guard isQuiet, let seen, !isInSight(dream) else {
            if !pointer.isHidden { pointer.isHidden = true }
            return
        }
        let edge = seen.insetBy(
            dx: min(Self.pointerMargin, seen.width / 2), dy: min(Self.pointerMargin, seen.height / 2))
        let nearest = CGPoint(
            x: min(max(dream.home.x, edge.minX), edge.maxX).rounded(),
            y: min(max(dream.home.y, edge.minY), edge.maxY).rounded())
        let place = Self.place(at: edge, near: nearest, apartFrom: taken)
        if pointer.position != place { pointer.position = place }
        let angle = atan2(dream.home.y - place.y, dream.home.x - place.x)
        if abs(pointer.zRotation - angle) > 0.05 { pointer.zRotation = angle }
        if pointer.isHidden { pointer.isHidden = false }
    }

    /// The nearest free place along the edge, so that each pointer can be tapped; if all are taken, the nearest place.
    private static func place(at edge: CGRect, near nearest: CGPoint, apartFrom taken: [CGPoint]) -> CGPoint {
        let isAtSide = nearest.x <= edge.minX.rounded() || nearest.x >= edge.maxX.rounded()
        let steps = [0] + (1...8).flatMap { [-$0, $0] }
        let places = steps.map { step in
            let shift = CGFloat(step) * pointerDistance
            return CGPoint(x: nearest.x + (isAtSide ? 0 : shift), y: nearest.y + (isAtSide ? shift : 0))
        }
        return places.first { place in
            edge.insetBy(dx: -1, dy: -1).contains(place)
                && taken.allSatisfy { hypot($0.x - place.x, $0.y - place.y) >= pointerDistance }
        } ?? nearest
    }

    /// The part of the scene that the camera shows below the day box; nil until the window's size is known.
    private var seen: CGRect? {
        sight.map {
            CGRect(
                x: follower.position.x - $0.width / 2, y: follower.position.y - $0.height / 2, width: $0.width,
                height: $0.height - covered.height)
        }
    }
}
