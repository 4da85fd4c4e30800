import SpriteKit

/// A guest from a dream, who drifts as a glowing cup until somebody takes the order.
final class RandomDreamSprite: VisitableSprite {
    private(set) var dreamCustomer: NPC?
    /// Starts the encounter.
    var triggerEncounter: ((NPC) -> Void)?
    /// Whether the guest is leaving, and can no longer be served.
    private(set) var isLeaving = false
    /// The place around which it drifts.
    let home: CGPoint

    private static let depth: CGFloat = 700
    /// The area below the bar.
    static let room = CGRect(x: -320, y: -440, width: 640, height: 600)

    init(npc: NPC, at position: CGPoint, label: String) {
        dreamCustomer = npc
        home = position
        super.init(
            texture: .pixels(named: "dreamCup"), color: .clear,
            size: CGSize(width: 20 * Self.pointsPerPixel, height: 14 * Self.pointsPerPixel))
        self.position = position
        // It floats in front of the player, who may stand anywhere.
        zPosition = Self.depth
        introduce(as: label)
    }

    required init?(coder: NSCoder) {
        home = .zero
        super.init(coder: coder)
    }

    /// Drifts along a square, endlessly.
    func animate() {
        let distance = CGFloat.random(in: 10...30)
        let duration = TimeInterval.random(in: 1...2)
        alpha = 0
        run(.fadeIn(withDuration: 0.6))
        run(
            .sequence([
                .wait(forDuration: .random(in: 0...1)),
                .repeatForever(
                    .sequence([
                        .moveBy(x: distance, y: 0, duration: duration),
                        .moveBy(x: 0, y: distance, duration: duration),
                        .moveBy(x: -distance, y: 0, duration: duration),
                        .moveBy(x: 0, y: -distance, duration: duration),
                    ])),
            ]))
    }

    /// Leaves: pleased guests rise and shine, others sink.
    func leave(isPleased: Bool) {
        guard !isLeaving else { return }
        isLeaving = true
        isAccessibilityElement = false
        isUserInteractionEnabled = false
        removeAllActions()
        texture = .pixels(named: isPleased ? "dreamCupPleased" : "dreamCupSad")
        let flight: SKAction = .group([
            .moveBy(x: 0, y: isPleased ? 220 : -40, duration: 1.2), .fadeOut(withDuration: 1.2),
            .scale(by: isPleased ? 1.8 : 0.6, duration: 1.2),
        ])
        flight.timingMode = isPleased ? .easeIn : .easeOut
        run(.sequence([flight, .removeFromParent()]))
    }

    override var canBeVisited: Bool { !isLeaving }

    override func visit() {
        if let dreamCustomer, !isLeaving { triggerEncounter?(dreamCustomer) }
    }
}
