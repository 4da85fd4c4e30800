import CoreGraphics

extension Scenery {
    /// The scenery behind the subjects.
    func place(on easel: inout Easel) {
        switch setting {
        case .night:
            stars(26, on: &easel)
            stand(.moon, 82, 30, 0.26, on: &easel)
            ground(82, Tint(0x6F7C9C), on: &easel)
        case .space:
            stars(34, on: &easel)
            stand(.planet, 18, 32, 0.24, Tint(0xD9A0A8), on: &easel)
            stand(.planet, 86, 52, 0.14, Tint(0x8FC0B0), on: &easel)
        case .forest:
            for (x, y, scale) in [(12.0, 74.0, 0.5), (88, 72, 0.52), (28, 68, 0.36), (73, 67, 0.38)] {
                stand(.tree, x, y, scale, Tint(0x9DBB8A), on: &easel)
            }
            ground(78, Tint(0xA9C48F), on: &easel)
        case .autumn:
            for (x, y, scale, code) in [(13.0, 74.0, 0.5, UInt32(0xD98B4A)), (87, 73, 0.52, 0xE3B04F)] {
                stand(.tree, x, y, scale, Tint(code), on: &easel)
            }
            ground(80, Tint(0xE2BC85), on: &easel)
        case .blossom:
            for (x, y, scale) in [(11.0, 74.0, 0.56), (89, 73, 0.54)] {
                stand(.tree, x, y, scale, Tint(0xF4B8C8), on: &easel)
            }
            ground(80, Tint(0xCFE0B4), on: &easel)
        case .garden:
            ground(72, Tint(0xB4D194), on: &easel)
            for (x, y, code) in [
                (10.0, 82.0, UInt32(0xEFA3AE)), (20, 92, 0xF0C75C), (80, 90, 0xC0A6DC), (91, 80, 0xF3F0E6),
            ] { stand(.flower, x, y, 0.26, Tint(code), on: &easel) }
        case .mountains:
            for (x, scale) in [(18.0, 0.46), (84, 0.52)] { stand(.mountain, x, 74, scale, on: &easel) }
            ground(74, Tint(0xB5CBA0), on: &easel)
        case .sky:
            for (x, y, scale) in [(16.0, 32.0, 0.26), (84, 42, 0.3), (24, 90, 0.3), (74, 94, 0.34)] {
                stand(.cloud, x, y, scale, Tint(0xFBFBF8), on: &easel)
            }
        case .sea: water(74, on: &easel)
        case .beach:
            stand(.sun, 84, 28, 0.24, on: &easel)
            water(60, on: &easel)
            ground(74, Tint(0xF1DCA9), on: &easel)
        case .desert:
            stand(.sun, 18, 30, 0.24, on: &easel)
            ground(72, Tint(0xEAC88A), on: &easel)
            stand(.cactus, 87, 80, 0.26, on: &easel)
        case .snow: ground(76, Tint(0xF6FAFB), on: &easel)
        case .sunset:
            easel.dab(.circle(50, 54, 24), Tint(0xF7A65F), opacity: 0.75)
            ground(76, Tint(0xC98F86), on: &easel)
        case .city:
            for (x, top, width) in [(8.0, 44.0, 13.0), (20, 30, 12), (70, 34, 12), (81, 24, 12)] {
                building(x, top, width, on: &easel)
            }
            ground(80, Tint(0xC4BEC9), on: &easel)
        case .cafe, .room, .library: interior(on: &easel)
        case .underwater:
            for (x, height) in [(10.0, 34.0), (16, 22), (86, 30), (92, 40)] {
                easel.line(
                    .curve((x, 94), (x - 3, 94 - height * 0.35), (x + 3, 94 - height * 0.7), (x, 94 - height)),
                    weight: 4, Tint(0x6FA98A))
            }
            ground(84, Tint(0xE6D6A8), on: &easel)
        case .rain: ground(82, Tint(0x9FAEB9), on: &easel)
        case nil: break
        }
    }

    /// The scenery in front of the subjects: rain, snow, bubbles, petals.
    func drawInFront(on easel: inout Easel) {
        switch setting {
        case .rain:
            for _ in 0..<34 {
                let (x, y) = (easel.chance.number(6, 96), easel.chance.number(4, 90))
                easel.line(
                    .segment(x, y, x - 1.4, y + easel.chance.number(3, 6)), weight: 0.8, Tint(0x6E93B5), opacity: 0.7)
            }
        case .snow: fall(30, [.white], on: &easel) { .circle($0.x, $0.y, $1) }
        case .blossom:
            fall(18, [Tint(0xF2A9BC), Tint(0xF9D3DC)], on: &easel) {
                .ellipse($0.x, $0.y, $1 * 1.3, $1 * 0.8, turned: $1 * 90)
            }
        case .autumn:
            fall(14, [Tint(0xD9783F), Tint(0xE6B34B)], on: &easel) {
                .ellipse($0.x, $0.y, $1 * 1.7, $1 * 0.9, turned: $1 * 140)
            }
        case .underwater:
            for _ in 0..<12 {
                let (x, y) = (easel.chance.number(6, 94), easel.chance.number(6, 80))
                easel.line(.circle(x, y, easel.chance.number(0.9, 2.4)), weight: 0.8, .white, opacity: 0.8)
            }
        default: break
        }
    }

    private func fall(_ count: Int, _ tints: [Tint], on easel: inout Easel, shape: (CGPoint, Double) -> Outline) {
        for _ in 0..<count {
            let point = CGPoint(x: easel.chance.number(4, 96), y: easel.chance.number(4, 92))
            easel.dab(shape(point, easel.chance.number(0.7, 1.5)), easel.chance.pick(tints), opacity: 0.92)
        }
    }

    private func stars(_ count: Int, on easel: inout Easel) {
        for _ in 0..<count {
            let (x, y) = (easel.chance.number(8, 92), easel.chance.number(7, 72))
            let size = easel.chance.number(0.5, 1.5)
            easel.dab(
                .star(x, y, outer: size * 1.4, inner: size * 0.5, points: 4, rounded: 0.1), Tint(0xFBEBB0),
                opacity: 0.95)
        }
    }

    private func water(_ y: Double, on easel: inout Easel) {
        ground(y, Tint(0x86BCD6), on: &easel)
        for step in 0..<5 {
            let (x, top) = (easel.chance.number(12, 74), y + 4 + Double(step) * 4)
            easel.line(
                .curve((x, top), (x + 3, top - 1.2), (x + 6, top), (x + 9, top - 1.2), (x + 12, top)), weight: 0.8,
                .white, opacity: 0.8)
        }
    }

    private func building(_ x: Double, _ top: Double, _ width: Double, on easel: inout Easel) {
        easel.paint(.box(x, top, width, 84 - top, rounded: 0.6), Tint(0xB3AECB), edge: 0.6, shaded: false)
        for y in stride(from: top + 4, to: 78, by: 7) {
            for column in [0.2, 0.6] where easel.chance.happens(0.75) {
                easel.dab(.box(x + width * column, y, width * 0.22, 3.4, rounded: 0.3), Tint(0xFBE7A6), opacity: 0.95)
            }
        }
    }

    private func interior(on easel: inout Easel) {
        if setting == .library {
            for y in [12.0, 36, 60] {
                easel.dab(.box(8, y + 17, 84, 2.4), Tint(0x9A7550), opacity: 0.8)
                var x = 10.0
                while x < 87 {
                    let (width, height) = (easel.chance.number(2.4, 5), easel.chance.number(11, 16))
                    easel.paint(
                        .box(x, y + 17 - height, width, height, rounded: 0.3),
                        Tint(easel.chance.pick([0xB8746A, 0x7F9B8C, 0xC9A562, 0x7C8DAE, 0xA98BA5])), edge: 0.45,
                        shaded: false)
                    x += width + 0.5
                }
            }
        } else {
            easel.paint(.box(10, 12, 26, 32, rounded: 2), Tint(0xCBE4EC), edge: 0.8, shaded: false)
            easel.line(.segment(23, 12, 23, 44), weight: 0.8)
            easel.line(.segment(10, 28, 36, 28), weight: 0.8)
            stand(.pottedPlant, 88, 76, 0.3, on: &easel)
            if setting == .cafe {
                for x in [66.0, 82] {
                    easel.line(.segment(x, 4, x, 14), weight: 0.7)
                    easel.paint(.blob((x - 2, 14), (x + 2, 14), (x + 6, 21), (x - 6, 21)), Tint(0xD98F4A), edge: 0.7)
                }
            }
        }
        ground(80, Tint(0xC9A277), on: &easel)
        if setting == .cafe { stand(.cup, 13, 93, 0.2, on: &easel) }
    }
}
