import CoreGraphics

/// The attributes of a figure in a description, whatever the figure is.
struct Look: Sendable, Equatable {
    var tint: Tint?
    var pattern: Pattern?
    var mood = Mood.content
    /// A factor for the width.
    var width = 1.0
    /// A factor for the size on the paper.
    var size = 1.0
    var eyes: Tint?
    var garments: [Garment] = []
    /// The things in its hand.
    var holds: [HeldThing] = []
    /// The footwear; also set for figures without feet.
    var footwear: HeldThing?
    var hasFace = true

    /// Adds a thing to the hand. A second one of the same kind is merged, as in a cup of coffee.
    mutating func hold(_ held: HeldThing) {
        if !holds.contains(where: { $0.thing == held.thing }) { holds.append(held) }
    }
}

/// A thing in a hand, with its color.
struct HeldThing: Sendable, Equatable {
    var thing: Thing
    var tint: Tint?
    var pattern: Pattern?
}

/// A mood, as shown by a face.
enum Mood: Sendable, Equatable {
    case content, happy, sad, angry, sleepy, surprised, shy, dreamy, sly, loving
}

/// The places on a figure for what it wears and holds.
struct Anchors: Sendable {
    /// The middle of the head, and half its width and height.
    var head: CGPoint
    var headSize: CGSize
    /// The place of a hat.
    var crown: CGPoint
    var eyes: CGPoint
    /// From the middle to an eye.
    var eyeGap: Double
    var neck: CGPoint
    /// Half the width of the neck, for a scarf.
    var neckWidth: Double
    /// The area of a sweater; nil for figures without a torso.
    var torso: Outline?
    /// The place of a held thing.
    var hand: CGPoint
    /// Between the shoulders.
    var back: CGPoint
}

/// Something that can be drawn by itself: an animal, a thing, or an unknown figure.
protocol Figure: Sendable {
    /// Draws the figure on the ground line, centered in a field of 100 by 100.
    func draw(_ look: Look, on easel: inout Easel)
}
