import Foundation

/// A node as the client reads it (`Client/world.js`): its state at scene time `t`, and the actions that run from there.
/// It stays valid until the app changes the node, so nothing is sent while actions run.
extension SKNode {
    var json: String {
        var text = JSONText()
        text.member("k", drawingKind)
        if let parent { text.member("u", parent.serial) }
        if let masked { text.member("mask", masked.serial) }
        text.member("o", order)
        text.member("v", changedValues)
        if zPosition != 0 { text.member("z", zPosition) }
        if state.isHidden { text.member("h", true) }
        if let texture = state.texture { text.member("x", texture.serial) }
        if state.sound != Sounding() { text.member("w", json: state.sound.json) }
        if isAccessibilityElement { text.member("a", json: accessibilityJSON) }
        if !runs.isEmpty {
            text.member("t", reached)
            if rate != 1 { text.member("s", rate) }
            text.member("r", json: JSONText.array(runs.map(\.json)))
        }
        writeDrawing(into: &text)
        return text.object
    }

    /// `[channel, value, channel, value, …]` of the channels that differ from a new node's.
    private var changedValues: [Double] {
        Channel.allCases.filter { state.values[$0] != ChannelValues.initial[$0] }
            .flatMap { [Double($0.rawValue), state.values[$0]] }
    }

    private var accessibilityJSON: String {
        var text = JSONText()
        text.member("label", accessibilityLabel ?? name ?? "")
        if let accessibilityValue { text.member("value", accessibilityValue) }
        if let accessibilityHint { text.member("hint", accessibilityHint) }
        if let accessibilityIdentifier { text.member("identifier", accessibilityIdentifier) }
        if accessibilityTraits.contains(.notEnabled) { text.member("disabled", true) }
        if accessibilityTraits.contains(.selected) { text.member("selected", true) }
        let bounds = accumulatedBounds
        if !bounds.isNull { text.member("bounds", [bounds.minX, bounds.minY, bounds.width, bounds.height]) }
        return text.object
    }
}

extension ActionRun {
    /// The run's speed relative to its program's.
    private var pace: Double { playback.program.speed > 0 ? speed / playback.program.speed : 0 }

    fileprivate var json: String {
        var text = JSONText()
        text.member("p", playback.program.serial)
        text.member("q", Int(seed))
        if pace != 1 { text.member("g", pace) }
        let state = playback.json
        if state != "0" { text.member("y", json: state) }
        return text.object
    }
}
