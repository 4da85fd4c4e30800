import CoreGraphics

/// Composes a whole picture: the backdrop, the place, the figures, and what falls from the sky.
enum Painter {
    /// The marks of a picture, from back to front. The same seed gives the same marks.
    static func marks(for picture: Picture, manner: Manner, seed: UInt64) -> [Mark] {
        var easel = Easel(manner: manner, seed: seed)
        let air = easel.chance.pick(Scenery.airs)
        let scenery = Scenery(setting: picture.setting, air: air)
        scenery.drawBehind(on: &easel)
        for (index, place) in places(for: picture, &easel.chance).enumerated() {
            draw(picture, index, place, on: &easel)
        }
        scenery.drawInFront(on: &easel)
        return easel.marks
    }

    private static func places(for picture: Picture, _ chance: inout Chance) -> [Easel.Placement] {
        let count = picture.subjects.count
        let scales = [0.93, 0.6, 0.46]
        let columns: [[Double]] = [[50], [29, 71], [20, 50, 80]]
        return picture.subjects.indices.map { index in
            let size = picture.subjects[index].look.size
            let scale = min(scales[count - 1] * size * chance.number(0.97, 1.03), count == 1 ? 0.95 : 0.66)
            return Easel.Placement(
                scale: scale, x: columns[count - 1][index] + chance.around(1.5),
                ground: 91 - (1 - min(size, 1)) * 10 + (count > 1 ? chance.around(1.5) : 0), lean: chance.around(2.2))
        }
    }

    private static func draw(_ picture: Picture, _ index: Int, _ place: Easel.Placement, on easel: inout Easel) {
        var place = place
        if index == 0, let perch = picture.perch {
            let scale = 0.66
            easel.placement = Easel.Placement(scale: scale, x: place.x, ground: 95)
            shadow(on: &easel)
            perch.thing.draw(Look(tint: perch.tint, pattern: perch.pattern, hasFace: false), on: &easel)
            let crown = perch.thing.crown
            place.ground = 95 - scale * (92 - crown.y) + 4
            place.x += scale * (crown.x - 50)
            place.scale = min(place.scale * 0.66, (place.ground - 4) / 90)
            easel.placement = place
        } else {
            easel.placement = place
            shadow(on: &easel)
        }
        picture.subjects[index].figure.draw(picture.subjects[index].look, on: &easel)
        easel.placement = Easel.Placement()
    }

    private static func shadow(on easel: inout Easel) {
        let shade = Outline.ellipse(51.5, 92, 31, 3.6)
        if easel.manner == .sketch {
            easel.clip(to: shade) { easel in
                for x in stride(from: 16.0, to: 90, by: 1.5) {
                    easel.line(.segment(x + 3, 87, x - 2, 97), weight: 0.7, Tint(0x6B5C56), opacity: 0.4)
                }
            }
        } else {
            easel.dab(shade, Tint(0x5B4A55), opacity: 0.18)
            easel.dab(.ellipse(51, 92, 24, 2.6), Tint(0x5B4A55), opacity: 0.16)
        }
    }
}
