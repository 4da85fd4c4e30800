import CoreGraphics

/// What a description says of how somebody looks, whatever it is that looks so.
struct Look: Sendable, Equatable {
    var tint: Tint?
    var pattern: Pattern?
    var mood = Mood.content
    /// Wider (above 1) or thinner than usual.
    var width = 1.0
    /// How large it stands on the paper.
    var size = 1.0
    var eyes: Tint?
    var garments: [Garment] = []
    /// What it holds in its hand.
    var holds: [HeldThing] = []
    /// What it has on its feet, or would have if it had any.
    var footwear: HeldThing?
    var hasFace = true

    /// Takes a thing into a hand; two of a kind are one, as a cup of coffee is.
    mutating func hold(_ held: HeldThing) {
        if !holds.contains(where: { $0.thing == held.thing }) { holds.append(held) }
    }
}

/// A thing in a hand, with its colour.
struct HeldThing: Sendable, Equatable {
    var thing: Thing
    var tint: Tint?
    var pattern: Pattern?
}

/// How somebody feels, as a face shows it.
enum Mood: Sendable, Equatable {
    case content, happy, sad, angry, sleepy, surprised, shy, dreamy, sly, loving
}

/// Where the parts of a figure are, for what it wears and holds.
struct Anchors: Sendable {
    /// The middle of the head, and half its width and height.
    var head: CGPoint
    var headSize: CGSize
    /// Where a hat sits.
    var crown: CGPoint
    var eyes: CGPoint
    /// From the middle to an eye.
    var eyeGap: Double
    var neck: CGPoint
    /// Half the width of what a scarf goes around.
    var neckWidth: Double
    /// What a sweater covers; nil where there is no such thing.
    var torso: Outline?
    /// Where something is held.
    var hand: CGPoint
    /// Between the shoulders.
    var back: CGPoint
}

/// Something that can be drawn by itself: an animal, a thing, or a stranger whom nobody has seen.
protocol Figure: Sendable {
    /// Draws it standing on the ground line in the middle of a field of 100 by 100.
    func draw(_ look: Look, on easel: inout Easel)
}
