import Foundation

/// A user action on a scene, as the client module reports it. Parsing returns nil for anything that our client would
/// not send.
enum SceneEvent: Equatable {
    case touches([TouchChange], modifiers: Int)
    case key(KeyPress, isDown: Bool)
    /// A node's button in the page was pressed.
    case press(Int)
    /// The pointer moved with no button down.
    case hover(CGPoint, modifiers: Int)
    case wheel(CGPoint, dx: Double, dy: Double)
    /// The client requests the time.
    case sync(Int)

    struct TouchChange: Equatable {
        var identifier: Int
        var phase: UITouch.Phase
        var location: CGPoint
        var type: UITouch.TouchType
        var tapCount: Int
        var button: Int
        var force: Double
    }

    init?(_ json: String) {
        guard json.utf8.count <= 16_384,
            let fields = try? JSONDecoder().decode(Fields.self, from: Data(json.utf8))
        else { return nil }
        if let rows = fields.touches {
            guard rows.count <= 64 else { return nil }
            let changes = rows.compactMap(TouchChange.init)
            guard changes.count == rows.count else { return nil }
            self = .touches(changes, modifiers: fields.modifiers ?? 0)
        } else if let code = fields.code {
            let press = KeyPress(
                code: String(code.prefix(32)), text: String((fields.text ?? "").prefix(16)),
                modifiers: UIKeyModifierFlags(bits: fields.modifiers ?? 0), isRepeat: fields.again ?? false)
            self = .key(press, isDown: fields.down ?? true)
        } else if let press = fields.press {
            self = .press(press)
        } else if let place = fields.hover, let point = CGPoint(bounded: place) {
            self = .hover(point, modifiers: fields.modifiers ?? 0)
        } else if let wheel = fields.wheel, wheel.count == 4, let point = CGPoint(bounded: Array(wheel[..<2])) {
            self = .wheel(point, dx: wheel[2], dy: wheel[3])
        } else if let sync = fields.sync {
            self = .sync(sync)
        } else {
            return nil
        }
    }

    private struct Fields: Decodable {
        var touches: [[Double]]?
        var modifiers: Int?
        var code: String?
        var text: String?
        var down: Bool?
        var again: Bool?
        var press: Int?
        var hover: [Double]?
        var wheel: [Double]?
        var sync: Int?
    }
}

extension SceneEvent.TouchChange {
    /// `[identifier, phase, x, y, type, taps, button, force]`
    init?(_ row: [Double]) {
        guard row.count == 8, row.allSatisfy({ $0.isFinite && abs($0) < 1e7 }),
            let phase = UITouch.Phase(rawValue: Int(row[1])), let type = UITouch.TouchType(rawValue: Int(row[4]))
        else { return nil }
        self.init(
            identifier: Int(row[0]), phase: phase, location: CGPoint(x: row[2], y: row[3]), type: type,
            tapCount: Int(row[5]), button: Int(row[6]), force: row[7])
    }
}

extension CGPoint {
    fileprivate init?(bounded numbers: [Double]) {
        guard numbers.count == 2, numbers.allSatisfy({ $0.isFinite && abs($0) < 1e7 }) else { return nil }
        self.init(x: numbers[0], y: numbers[1])
    }
}

extension UIKeyModifierFlags {
    /// Decodes the client's bits: 1 shift, 2 control, 4 alternate, 8 command.
    init(bits: Int) {
        self = []
        for (bit, flag): (Int, UIKeyModifierFlags) in [(1, .shift), (2, .control), (4, .alternate), (8, .command)]
        where bits & bit != 0 { insert(flag) }
    }
}
