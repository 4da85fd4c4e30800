import Foundation

/// A program as the client reads it (`Client/programs.js`).
extension ActionProgram {
    var json: String {
        var text = JSONText()
        kind.write(into: &text)
        if duration != 0 { text.member(.duration, duration) }
        if speed != 1 { text.member(.speed, speed) }
        switch easing {
        case .mode(.linear): break
        case .mode(let mode): text.member(.easing, mode.rawValue)
        case .table(let samples): text.member(.easing, samples)
        }
        return text.object
    }

    /// The textures that it shows, all children's included.
    var textures: [SKTexture] {
        switch kind {
        case .textures(let textures, _, _, _): textures
        case .setTexture(let texture, _): [texture]
        case .sequence(let parts), .group(let parts): parts.flatMap(\.textures)
        case .repeats(let part, _): part.textures
        default: []
        }
    }
}

extension ActionProgram.Kind {
    fileprivate func write(into text: inout JSONText) {
        switch self {
        case .wait(let range):
            text.member(.kind, "wait")
            if range != 0 { text.member(.range, range) }
        case .change(let changes):
            text.member(.kind, "change")
            text.member(.changes, json: JSONText.array(changes.map(\.json)))
        case .follow(let line, let isOffset, let orients):
            text.member(.kind, "follow")
            text.member(.points, line.points.flatMap { [Double($0.x), Double($0.y)] })
            text.member(.offset, isOffset)
            text.member(.orients, orients)
        case .textures(let textures, let timePerFrame, let resizes, let restores):
            text.member(.kind, "textures")
            text.member(.textures, textures.map { Double($0.serial) })
            text.member(.frame, timePerFrame)
            text.member(.resizes, resizes)
            text.member(.restores, restores)
        case .setTexture(let texture, let resizes):
            text.member(.kind, "texture")
            text.member(.texture, texture.serial)
            text.member(.resizes, resizes)
        case .hide(let isHidden):
            text.member(.kind, "hide")
            text.member(.hidden, isHidden)
        case .sequence(let parts):
            text.member(.kind, "sequence")
            text.member(.parts, json: JSONText.array(parts.map(\.json)))
        case .group(let parts):
            text.member(.kind, "group")
            text.member(.parts, json: JSONText.array(parts.map(\.json)))
        case .repeats(let part, let count):
            text.member(.kind, "repeat")
            text.member(.parts, json: JSONText.array([part.json]))
            if let count { text.member(.count, count) }
        case .sound(let file):
            text.member(.kind, "sound")
            if let resource = file.resource { text.member(.url, resource.path) }
        case .sounding(let command):
            text.member(.kind, "sounding")
            text.member(.does, command.rawValue)
        // To the client, a call into Swift is a wait of the same duration.
        case .call: text.member(.kind, "wait")
        }
    }
}

extension ActionProgram.Change {
    /// `[channel, measure, amount]`
    fileprivate var json: String {
        "[\(channel.rawValue),\"\(measure.rawValue)\",\(JSONText.number(amount))]"
    }
}

extension ActionPlayback {
    /// The playback's state; 0 if it has not begun.
    ///
    /// `[plays, begun, elapsed, applied, index, done, spare, amounts, place, original, children]`
    var json: String {
        guard
            plays > 0 || hasBegun || elapsed > 0 || index > 0 || isDone || children.contains(where: { $0.json != "0" })
        else { return "0" }
        let shown = original.map { original in
            JSONText.array([
                original.texture.map { String($0.serial) } ?? "null", JSONText.number(original.width),
                JSONText.number(original.height),
            ])
        }
        return JSONText.array([
            String(plays), hasBegun ? "1" : "0", JSONText.number(elapsed), JSONText.number(applied), String(index),
            isDone ? "1" : "0", JSONText.number(spare), JSONText.numbers(amounts),
            JSONText.numbers([place.x, place.y]), shown ?? "null", JSONText.array(children.map(\.json)),
        ])
    }
}
