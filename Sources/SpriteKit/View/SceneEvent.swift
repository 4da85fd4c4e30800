import DisplayList
import Foundation
import JSONSyntax

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

    init?(_ report: JSONValue) {
        let modifiers = report[.modifiers]?.integer ?? 0
        if let rows = report[.touches]?.array {
            guard rows.count <= 64 else { return nil }
            let changes = rows.compactMap { $0.numbers.flatMap(TouchChange.init) }
            guard changes.count == rows.count else { return nil }
            self = .touches(changes, modifiers: modifiers)
        } else if let code = report[.code]?.string {
            let press = KeyPress(
                code: String(code.prefix(32)), text: String((report[.text]?.string ?? "").prefix(16)),
                modifiers: UIKeyModifierFlags(bits: modifiers), isRepeat: report[.again]?.bool ?? false)
            self = .key(press, isDown: report[.down]?.bool ?? true)
        } else if let press = report[.press]?.integer {
            self = .press(press)
        } else if let place = report[.hover]?.numbers, let point = CGPoint(bounded: place) {
            self = .hover(point, modifiers: modifiers)
        } else if let wheel = report[.wheel]?.numbers, wheel.count == 4, wheel.allSatisfy({ abs($0) < 1e7 }),
            let point = CGPoint(bounded: Array(wheel[..<2]))
        {
            self = .wheel(point, dx: wheel[2], dy: wheel[3])
        } else if let sync = report[.sync]?.integer {
            self = .sync(sync)
        } else {
            return nil
        }
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
