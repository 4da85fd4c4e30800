import CoreGraphics

/// The paper, its wash, and the place.
struct Scenery {
    let setting: Setting?
    /// The color of the background if no place is specified.
    let air: Tint

    static let airs = [0xCFE0DC, 0xF4DFC0, 0xD3E1EE, 0xE2D9EC, 0xF3D9D2, 0xDDE6C8, 0xF3E6B8].map { Tint($0) }

    func drawBehind(on easel: inout Easel) {
        easel.marks.append(.fill(.box(-1, -1, 102, 102), manner(easel) ? sky : .paper, opacity: 1))
        if !manner(easel) { grain(on: &easel) }
        backdrop(on: &easel)
        if easel.manner == .illustration {
            easel.clip(to: .box(5, 5, 90, 90, rounded: 7).shaken(0.8, &easel.chance)) { place(on: &$0) }
        } else {
            place(on: &easel)
        }
    }

    private func manner(_ easel: Easel) -> Bool { easel.manner == .animation }

    /// The color of the background.
    private var sky: Tint {
        switch setting {
        case .night: Tint(0x53638F)
        case .space: Tint(0x4A4470)
        case .rain: Tint(0xA9BAC8)
        case .snow: Tint(0xC9DCE9)
        case .forest: Tint(0xC3D8B5)
        case .sea, .beach: Tint(0xBFE0EC)
        case .underwater: Tint(0x8CC5D6)
        case .cafe: Tint(0xE9CFA9)
        case .city: Tint(0xD5D2E6)
        case .desert: Tint(0xF4DDB0)
        case .garden: Tint(0xD6E8C4)
        case .mountains: Tint(0xCADDE6)
        case .sky: Tint(0xBCDCF0)
        case .autumn: Tint(0xF0D9B0)
        case .room: Tint(0xEFDCC8)
        case .library: Tint(0xE6D2B0)
        case .sunset: Tint(0xF6C4A0)
        case .blossom: Tint(0xF7DCE2)
        case nil: air
        }
    }

    private var isDark: Bool { setting == .night || setting == .space }

    private func grain(on easel: inout Easel) {
        for _ in 0..<420 {
            let (x, y) = (easel.chance.number(0, 100), easel.chance.number(0, 100))
            let length = easel.chance.number(0.4, 1.6)
            let fibre = Outline(
                [CGPoint(x: x, y: y), CGPoint(x: x + length, y: y + easel.chance.around(0.5))], isClosed: false)
            easel.marks.append(.stroke(fibre, Tint(0xB79F7C), opacity: easel.chance.number(0.04, 0.13), width: 0.22))
        }
    }

    private func backdrop(on easel: inout Easel) {
        switch easel.manner {
        case .sketch:
            let strength = isDark ? 0.8 : 0.5
            let wash = Outline.cloud(50, 49, 43, 42, bulges: 9, depth: 0.05).shaken(2.2, &easel.chance)
            easel.marks.append(.fill(wash, sky, opacity: strength * 0.55))
            var lines: [Mark] = []
            for x in stride(from: -20.0, to: 130, by: 1.6) {
                let line = Outline.segment(x + 24 + easel.chance.around(1), 4, x - 24 + easel.chance.around(1), 96)
                lines.append(
                    .stroke(
                        line.shaken(0.4, &easel.chance), sky.darker(0.06),
                        opacity: easel.chance.number(0.15, 0.5) * strength, width: easel.chance.number(0.5, 1.1)))
            }
            easel.marks.append(.clipped(wash.scaled(1.03, 1.03, around: CGPoint(x: 50, y: 49)), lines))
        case .illustration:
            for (size, opacity) in [(46.0, 0.32), (44.5, 0.3), (42, 0.24)] {
                let wash = Outline.box(50 - size, 50 - size, size * 2, size * 2, rounded: 7).shaken(1.5, &easel.chance)
                easel.marks.append(.fill(wash, sky, opacity: isDark ? min(1, opacity * 1.7) : opacity))
            }
            for _ in 0..<7 {
                let pool = Outline.ellipse(
                    easel.chance.number(14, 86), easel.chance.number(12, 84), easel.chance.number(10, 24),
                    easel.chance.number(6, 15))
                easel.marks.append(
                    .fill(
                        pool.shaken(2, &easel.chance), easel.chance.happens(0.5) ? sky.lighter(0.5) : sky.darker(0.16),
                        opacity: 0.13))
            }
        case .animation:
            easel.marks.append(.fill(.circle(50, 46, 43), sky.lighter(isDark ? 0.12 : 0.35), opacity: 1))
            easel.marks.append(.fill(.circle(50, 46, 34), sky.lighter(isDark ? 0.2 : 0.55), opacity: 1))
        }
    }

    /// Draws the ground below a height.
    func ground(_ y: Double, _ tint: Tint, on easel: inout Easel) {
        let inset = easel.manner == .animation ? -2.0 : 6
        let outline = Outline.blob(
            (inset, y + 4), (26, y), (52, y + 2), (78, y - 1), (100 - inset, y + 3),
            (100 - inset - 1, 97 + max(0, -inset) * 3), (50, 98 + max(0, -inset) * 3),
            (inset + 1, 97 + max(0, -inset) * 3))
        easel.dab(outline, tint, opacity: easel.manner == .sketch ? 0.5 : 0.85)
        if easel.manner == .sketch {
            easel.line(
                .curve((inset + 4, y + 4), (26, y), (52, y + 2), (78, y - 1), (96 - inset, y + 3)), weight: 0.6,
                opacity: 0.5)
        }
    }

    /// Draws a thing as part of the scenery: small, and without a face.
    func stand(
        _ thing: Thing, _ x: Double, _ ground: Double, _ scale: Double, _ tint: Tint? = nil, on easel: inout Easel
    ) {
        easel.placement = Easel.Placement(scale: scale, x: x, ground: ground)
        thing.draw(Look(tint: tint, hasFace: false), on: &easel)
        easel.placement = Easel.Placement()
    }
}
