import CoreGraphics

/// A four-legged animal, composed of parts, sitting and facing the viewer.
struct Creature: Figure, Equatable {
    enum HeadShape: Sendable { case round, cheeky, long, wide, pear }
    enum Ears: Sendable { case none, pointed, round, long, floppy, side, huge, tufted, leaf, fins }
    enum Muzzle: Sendable { case small, dog, bear, fox, pig, long, trunk, wide, teeth, duck, koala, dragon }
    enum Tail: Sendable { case none, long, bushy, puff, short, curl, scaly, ringed, paddle }
    enum Horns: Sendable { case bull, antlers, unicorn, ram, knobs, dragon }
    enum Cover: Sendable { case spines, wool, mane, shell }
    enum Marks: Sendable { case stripes, spots, mask, eyePatches, blaze, patches, rings }

    var coat: Tint
    var belly: Tint?
    var head = HeadShape.round
    var headWidth = 22.0
    var headHeight = 18.5
    var bodyWidth = 17.0
    /// How far the head is lifted above the shoulders.
    var neck = 0.0
    var ears = Ears.pointed
    var earTint: Tint?
    var muzzle = Muzzle.small
    var tail = Tail.long
    var horns: Horns?
    var cover: Cover?
    var marks: Marks?
    /// The color of marks, mane, spines, hooves.
    var second: Tint?
    var hasWhiskers = false
    var hasWings = false

    func draw(_ look: Look, on easel: inout Easel) {
        var drawing = CreatureDrawing(creature: self, look: look)
        drawing.draw(on: &easel)
    }
}

/// Lays out the parts of one creature, and draws them from back to front.
struct CreatureDrawing {
    let creature: Creature
    let look: Look
    let coat: Tint
    let belly: Tint
    let second: Tint

    init(creature: Creature, look: Look) {
        self.creature = creature
        self.look = look
        coat = look.tint ?? creature.coat
        let isRecoloured = look.tint != nil
        belly = isRecoloured ? coat.lighter(0.55) : creature.belly ?? creature.coat.lighter(0.5)
        second = creature.second ?? coat.darker(0.45)
    }

    var headCentre: CGPoint { CGPoint(x: 50, y: 40 - creature.neck * 0.6) }
    var headWidth: Double { creature.headWidth * (1 + (look.width - 1) * 0.5) }
    var headHeight: Double { creature.headHeight }
    var bodyWidth: Double { creature.bodyWidth * look.width }
    var eyes: CGPoint { CGPoint(x: 50, y: headCentre.y + (creature.head == .long ? -3.5 : 0.5)) }
    var eyeGap: Double { headWidth * (creature.muzzle == .fox ? 0.44 : 0.42) }

    var torso: Outline {
        let (w, top) = (bodyWidth, headCentre.y + 10)
        return .blob(
            (50 - w * 0.62, top), (50 - w * 0.8, 66), (50 - w * 1.08, 80), (50 - w * 0.85, 90.5), (50, 91.5),
            (50 + w * 0.85, 90.5), (50 + w * 1.08, 80), (50 + w * 0.8, 66), (50 + w * 0.62, top), (50, top - 3))
    }

    var anchors: Anchors {
        Anchors(
            head: headCentre, headSize: CGSize(width: headWidth, height: headHeight),
            crown: CGPoint(x: 50, y: headCentre.y - headHeight * 0.86), eyes: eyes, eyeGap: eyeGap,
            neck: CGPoint(x: 50, y: headCentre.y + headHeight * 0.92), neckWidth: bodyWidth * 0.8, torso: torso,
            hand: CGPoint(x: 50 + bodyWidth * 0.62, y: 75), back: CGPoint(x: 50, y: headCentre.y + 24))
    }

    mutating func draw(on easel: inout Easel) {
        let outfit = Outfit(look: look, anchors: anchors)
        if creature.hasWings {
            Garment(kind: creature.cover == .shell ? .wings : .batWings, tint: second.lighter(0.25)).draw(
                anchors, .behind, on: &easel)
        }
        outfit.draw(.behind, on: &easel)
        tail(on: &easel)
        if creature.cover == .spines { spines(on: &easel) }
        body(on: &easel)
        outfit.draw(.torso, on: &easel)
        legs(on: &easel)
        backOfHead(on: &easel)
        head(on: &easel)
        outfit.draw(.front, on: &easel)
    }

    private func body(on easel: inout Easel) {
        for side in [-1.0, 1.0] {
            easel.paint(
                .ellipse(50 + bodyWidth * 0.92 * side, 81, 8.5, 10.5, turned: 12 * side), coat, pattern: look.pattern)
        }
        if creature.cover == .wool {
            easel.paint(.cloud(50, 70, bodyWidth * 1.2, 20, bulges: 13), belly)
        } else {
            easel.paint(torso, coat, pattern: look.pattern)
            easel.dab(.ellipse(50, 73, bodyWidth * 0.5, 13), belly, opacity: look.pattern == nil ? 0.9 : 0.5)
        }
        bodyMarks(on: &easel)
    }

    private func bodyMarks(on easel: inout Easel) {
        let torso = torso
        let (second, w) = (second, bodyWidth)
        switch creature.marks {
        case .stripes:
            easel.clip(to: torso) { easel in
                for (index, y) in [66.0, 73, 80].enumerated() {
                    for side in [-1.0, 1.0] {
                        let x = 50 + w * (1.05 - Double(index) * 0.02) * side
                        easel.line(
                            .curve((x, y), (50 + w * 0.68 * side, y + 1.4), (50 + w * 0.42 * side, y + 0.6)),
                            weight: 3.4, second)
                    }
                }
            }
        case .spots, .patches:
            let size = creature.marks == .spots ? 2.2 : 5.5
            easel.clip(to: torso) { easel in
                for (x, y) in [(-0.75, 68.0), (0.72, 66), (-0.86, 80), (0.8, 78), (0.62, 87), (-0.6, 59), (0.55, 57)] {
                    easel.dab(.ellipse(50 + w * x, y, size, size * 0.85), second, opacity: 0.85)
                }
            }
        default: break
        }
    }

    private func legs(on easel: inout Easel) {
        let hasHooves = [.pig, .long].contains(creature.muzzle)
        let paw = hasHooves ? second.darker(0.2) : creature.marks == .eyePatches ? second : coat
        let leg = creature.marks == .eyePatches ? second : coat
        let isDressed = look.garments.contains { $0.kind == .sweater }
        for side in [-1.0, 1.0] {
            let x = 50 + 6.4 * side
            if !isDressed {
                easel.line(.curve((x + 4.3 * side, 70), (x + 4 * side, 80), (x + 4.2 * side, 87)), weight: 0.8)
                easel.line(.curve((x - 3 * side, 76), (x - 3 * side, 87)), weight: 0.6)
                easel.dab(.ellipse(x + 0.6 * side, 82, 3.1, 7.5), leg, opacity: 0.9)
            }
            easel.paint(.ellipse(x + 0.5 * side, 89, 5.2, 3.5), paw, edge: 0.9)
            easel.line(.segment(x - 0.8, 88.6, x - 0.9, 91), weight: 0.5)
            easel.line(.segment(x + 1.6, 88.6, x + 1.7, 91), weight: 0.5)
            easel.paint(.ellipse(50 + (bodyWidth + 2.5) * side, 90, 6.4, 3.4), paw, edge: 0.9)
        }
    }
}
