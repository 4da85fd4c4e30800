import CoreGraphics

extension CreatureDrawing {
    private var noseTint: Tint { Tint(0x4A3532) }

    func muzzle(_ face: Face, on easel: inout Easel) {
        let (x, y) = (50.0, eyes.y)
        let low = headCentre.y + headHeight * 0.42
        switch creature.muzzle {
        case .small:
            nose(x, low - 1.6, 2, 1.4, Tint(0xD98880), on: &easel)
            face.mouth(at: CGPoint(x: x, y: low + 1.1), width: 4.2, on: &easel)
        case .teeth:
            nose(x, low - 1.6, 1.9, 1.3, Tint(0xD98880), on: &easel)
            easel.paint(.box(x - 1.6, low + 1.2, 3.2, 3.2, rounded: 0.5), .white, edge: 0.6, shaded: false)
            face.mouth(at: CGPoint(x: x, y: low + 0.9), width: 4, on: &easel)
        case .dog, .bear:
            let size = creature.muzzle == .dog ? (8.6, 6.6) : (8, 6.2)
            easel.paint(.ellipse(x, low + 1, size.0, size.1), belly, edge: 0.55, shaded: false)
            nose(x, low - 2.2, 3.1, 2.2, noseTint, on: &easel)
            face.mouth(at: CGPoint(x: x, y: low + 2), width: 4.6, on: &easel)
        case .fox:
            nose(x, headCentre.y + headHeight * 0.66, 2.4, 1.8, noseTint, on: &easel)
            face.mouth(at: CGPoint(x: x, y: headCentre.y + headHeight * 0.66 + 2.6), width: 3.4, on: &easel)
        case .koala:
            easel.paint(.ellipse(x, y + 4.6, 3.8, 5.8), noseTint, edge: 0.8)
            face.smile(at: CGPoint(x: x, y: low + 6), width: 4.2, on: &easel)
        case .pig: snout(x, low, on: &easel); face.smile(at: CGPoint(x: x, y: low + 7), width: 4.4, on: &easel)
        case .long:
            easel.paint(.ellipse(x, low + 7.5, headWidth * 0.56, 8.2), belly, edge: 0.7)
            for side in [-1.0, 1.0] {
                easel.dab(.ellipse(x + 4.4 * side, low + 5.4, 1, 1.5, turned: 18 * side), noseTint, opacity: 1)
            }
            face.smile(at: CGPoint(x: x, y: low + 11), width: 5, on: &easel)
        case .trunk: trunk(on: &easel)
        case .wide:
            for side in [-1.0, 1.0] { easel.dab(.circle(x + 1.5 * side, low - 2.4, 0.5), noseTint, opacity: 0.9) }
            if [.content, .shy, .dreamy].contains(look.mood) {
                easel.line(
                    .curve(
                        (x - headWidth * 0.58, low - 1.2), (x - 6, low + 3), (x, low + 3.8), (x + 6, low + 3),
                        (x + headWidth * 0.58, low - 1.2)), weight: 1.35)
            } else {
                face.mouth(at: CGPoint(x: x, y: low + 2), width: 7, on: &easel)
            }
        case .dragon:
            easel.paint(.ellipse(x, low + 2, headWidth * 0.56, 7), belly, edge: 0.7)
            for side in [-1.0, 1.0] {
                easel.dab(.ellipse(x + 4 * side, low - 0.8, 1, 1.4, turned: 20 * side), noseTint, opacity: 1)
                easel.paint(
                    .corners(
                        (x + 5 * side, low + 4.4), (x + 7 * side, low + 3.9), (x + 6 * side, low + 7), rounded: 0.3),
                    .white, edge: 0.5, shaded: false)
            }
            face.smile(at: CGPoint(x: x, y: low + 5), width: 7, on: &easel)
        case .duck:
            easel.paint(
                .blob(
                    (x - 9, low), (x - 4, low - 2.6), (x, low - 2), (x + 4, low - 2.6), (x + 9, low),
                    (x + 6, low + 3.6), (x, low + 4.6), (x - 6, low + 3.6)), second)
            easel.line(.curve((x - 8, low + 0.4), (x, low + 1.6), (x + 8, low + 0.4)), weight: 0.8)
        }
    }

    private func nose(_ x: Double, _ y: Double, _ w: Double, _ h: Double, _ tint: Tint, on easel: inout Easel) {
        easel.paint(
            .blob(
                (x - w, y - h * 0.6), (x, y - h), (x + w, y - h * 0.6), (x + w * 0.4, y + h * 0.7), (x, y + h),
                (x - w * 0.4, y + h * 0.7)), tint, edge: 0.6, shaded: false)
        easel.dab(.ellipse(x - w * 0.25, y - h * 0.4, w * 0.3, h * 0.2), .white, opacity: 0.6)
        easel.line(.segment(x, y + h, x, y + h + 1.4), weight: 0.9, Tint(0x4A3632))
    }

    private func snout(_ x: Double, _ y: Double, on easel: inout Easel) {
        easel.paint(.ellipse(x, y, 7.2, 5.2), coat.darker(0.1).mixed(with: Tint(0xE88E92), by: 0.35), edge: 0.9)
        for side in [-1.0, 1.0] { easel.dab(.ellipse(x + 2.5 * side, y, 1, 1.7), Tint(0x7A4347), opacity: 0.9) }
    }

    private func trunk(on easel: inout Easel) {
        let y = eyes.y
        let trunk = Outline.blob(
            (45, y + 2), (44.4, y + 14), (43.4, y + 25), (47, y + 33), (55, y + 34.5), (60, y + 29), (57.5, y + 26.4),
            (54, y + 29), (51.6, y + 25), (53.8, y + 14), (55, y + 2), (50, y - 1))
        easel.paint(trunk, coat)
        easel.dab(.ellipse(50, y + 1, 5.4, 4.6), coat, opacity: 1)
        for step in 0..<4 {
            let top = y + 9 + Double(step) * 4.6
            easel.line(.curve((45.6, top), (49, top + 1), (52.4, top)), weight: 0.6)
        }
    }
}
