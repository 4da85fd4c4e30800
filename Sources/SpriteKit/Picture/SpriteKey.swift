import DisplayList
import JSONSyntax

/// Every name in the JSON that a scene's source and its client module exchange, in one place. `Client/wire.js` holds the
/// same list, and a test compares the two.
enum SpriteKey: String, CaseIterable {
    // The scene: what is drawn, and when
    case root, size, mode, anchor, camera, listener, background, transparent, bars, fps, zero, time, transition,
        hover, multiple, debug, label, sync
    // A node
    case kind, parent, mask, order, values, z, hidden, texture, sounding, accessibility, rate, actions, emitter
    // What a node is to assistive technology
    case value, hint, identifier, disabled, selected, bounds
    // A node's actions, and programs
    case program, seed, pace, state, duration, speed, easing, changes, parts, range, count, points, offset,
        orients, textures, frame, resizes, restores, url, does
    // What kinds of nodes draw
    case blend, center, color, corner, runs, path, fill, stroke, width, glow, cap, join, miter, sound,
        positional
    // Emitters
    case clock, target, rising, phases, start, end, before, due, longest, limit, numbers
    case scales, alphas, colors, blends, times
    // Events
    case touches, modifiers, code, text, down, again, press, wheel
}

/// The parts of a scene by kind: a part's name is the kind, and a serial number.
enum PartKind: String, CaseIterable {
    case node, program, texture

    func name(_ serial: Int) -> String { "\(rawValue)\(serial)" }
}

extension JSONValue {
    subscript(_ key: SpriteKey) -> JSONValue? { self[key.rawValue] }
}
