import CoreGraphics

/// Eyes and cheeks, which show the mood. Mouths differ, and are drawn by ``Face/mouth(at:width:on:)``.
struct Face: Sendable {
    var eyes: CGPoint
    var gap: Double
    /// Half the height of an eye.
    var size = 2.5
    var mood = Mood.content
    var tint: Tint?
    /// The color of the skin behind the face.
    var skin: Tint
    var cheeks: CGPoint?

    func draw(on easel: inout Easel) {
        blush(on: &easel)
        for side in [-1.0, 1.0] {
            let x = eyes.x + gap * side
            eye(x, eyes.y, side, on: &easel)
            brow(x, eyes.y, side, on: &easel)
        }
        if mood == .sad {
            easel.paint(
                .blob(
                    (eyes.x - gap - 0.4, eyes.y + size + 0.8), (eyes.x - gap - 1.7, eyes.y + size + 3.6),
                    (eyes.x - gap - 0.4, eyes.y + size + 4.8), (eyes.x - gap + 0.9, eyes.y + size + 3.6)),
                Tint(0x8CC3E8), edge: 0.5, shaded: false)
        }
    }

    private var isDark: Bool { skin.brightness < 0.42 }
    private var ink: Tint { isDark && isClosed ? Tint(0xF3EBDD) : Tint(0x2C2422) }
    private var isClosed: Bool { [.happy, .sleepy].contains(mood) }

    private func blush(on easel: inout Easel) {
        let strength = [.shy, .happy, .loving].contains(mood) ? 0.62 : 0.36
        let spread = cheeks.map { (eyes.x - $0.x, $0.y) } ?? (gap * 1.55, eyes.y + size * 2.3)
        for side in [-1.0, 1.0] {
            easel.dab(
                .ellipse(eyes.x + spread.0 * side, spread.1, size * 1.25, size * 0.8), .blush, opacity: strength)
        }
    }

    private func eye(_ x: Double, _ y: Double, _ side: Double, on easel: inout Easel) {
        switch mood {
        case .happy: easel.line(.arc(x, y + size * 0.5, size * 1.05, size * 1.15, from: 200, to: 340), weight: 1.5, ink)
        case .sleepy: easel.line(.arc(x, y - size * 0.4, size * 1.1, size, from: 20, to: 160), weight: 1.5, ink)
        case .loving:
            easel.paint(.heart(x, y, size * 1.25), Tint(0xD9525F), edge: 0.5, shaded: false)
        default: open(x, y, side, on: &easel)
        }
    }

    private func open(_ x: Double, _ y: Double, _ side: Double, on easel: inout Easel) {
        let wide = mood == .surprised ? 1.3 : 1.0
        let radius = size * wide
        if isDark || mood == .surprised || tint != nil {
            easel.dab(.ellipse(x, y, radius * 1.3, radius * 1.36), .white, opacity: 1)
        }
        if let tint { easel.dab(.ellipse(x, y, radius * 1.12, radius * 1.2), tint.stronger(1.2), opacity: 1) }
        let pupil = tint == nil ? (0.86, 1.0) : (0.62, 0.82)
        easel.dab(.ellipse(x, y, radius * pupil.0, radius * pupil.1), Tint(0x2C2422), opacity: 1)
        let glint = CGPoint(x: x - radius * 0.28, y: y - radius * 0.36)
        easel.dab(.ellipse(glint.x, glint.y, radius * 0.3, radius * 0.34), .white, opacity: 1)
        easel.dab(.circle(x + radius * 0.3, y + radius * 0.42, radius * 0.15), .white, opacity: 0.85)
        if mood == .dreamy || mood == .sly { lid(x, y, side, radius, on: &easel) }
    }

    /// An eyelid that hides the upper half.
    private func lid(_ x: Double, _ y: Double, _ side: Double, _ radius: Double, on easel: inout Easel) {
        let tilt = mood == .sly ? side * 0.55 : -side * 0.2
        let (inner, outer) = (y - radius * (0.15 + tilt * 0.4), y - radius * (0.15 - tilt * 0.4))
        let edge = 1.35 * radius
        let outline = Outline.corners(
            (x - edge, inner), (x + edge, outer), (x + edge, y - radius * 1.5), (x - edge, y - radius * 1.5),
            rounded: 0.2)
        easel.dab(outline, skin, opacity: 1)
        easel.line(.segment(x - edge, inner, x + edge, outer), weight: 1.2, isDark ? Tint(0xF3EBDD) : ink)
    }

    private func brow(_ x: Double, _ y: Double, _ side: Double, on easel: inout Easel) {
        let slant: Double
        switch mood {
        case .angry: slant = 1.5
        case .sad: slant = -1.3
        case .shy: slant = -0.7
        default: return
        }
        let top = y - size * 1.75
        let ink = isDark ? Tint(0xF3EBDD) : ink
        easel.line(
            .segment(x - size * 1.1 * side, top + slant, x + size * 1.1 * side, top - slant), weight: 1.5, ink)
    }

    /// The mouth below a nose, depending on the mood.
    func mouth(at point: CGPoint, width: Double, on easel: inout Easel) {
        let (x, y) = (point.x, point.y)
        let ink = skin.brightness < 0.32 ? Tint(0xF3EBDD) : Tint(0x4A3632)
        switch mood {
        case .sad: easel.line(.arc(x, y + width * 0.5, width * 0.7, width * 0.5, from: 215, to: 325), weight: 1.2, ink)
        case .angry:
            easel.line(.curve((x - width * 0.7, y + 0.6), (x, y - 0.3), (x + width * 0.7, y + 0.6)), weight: 1.3, ink)
        case .surprised: easel.paint(.ellipse(x, y + 0.8, width * 0.32, width * 0.42), Tint(0xA5524E), edge: 0.7)
        case .sleepy: easel.paint(.ellipse(x, y + 0.4, width * 0.2, width * 0.24), Tint(0xA5524E), edge: 0.7)
        case .happy, .loving:
            let outline = Outline.arc(x, y - 0.4, width * 0.72, width * 0.85, from: 0, to: 180)
            easel.paint(Outline(outline.points), Tint(0xC8605F), edge: 0.9, shaded: false)
        case .sly:
            easel.line(.curve((x - width * 0.5, y), (x, y + 0.9), (x + width * 0.9, y - 1.1)), weight: 1.2, ink)
        case .content, .shy, .dreamy:
            for side in [-1.0, 1.0] {
                easel.line(
                    .arc(x + width * 0.42 * side, y - width * 0.1, width * 0.42, width * 0.42, from: 10, to: 170),
                    weight: 1.15, ink)
            }
        }
    }

    /// A mouth of a single curve, for faces without a nose.
    func smile(at point: CGPoint, width: Double, on easel: inout Easel) {
        switch mood {
        case .content, .shy, .dreamy:
            let ink = skin.brightness < 0.32 ? Tint(0xF3EBDD) : Tint(0x4A3632)
            easel.line(
                .arc(point.x, point.y - width * 0.35, width * 0.62, width * 0.6, from: 20, to: 160), weight: 1.25, ink)
        default: mouth(at: point, width: width, on: &easel)
        }
    }
}
