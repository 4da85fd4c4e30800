import Foundation

/// A node as the client reads it (`Client/world.js`): its state at a scene time, and the actions that run from there.
/// It stays valid until the app changes the node, so nothing is sent while actions run.
extension SKNode {
    var json: String {
        var text = JSONText()
        text.member(.kind, drawingKind)
        if let parent { text.member(.parent, parent.serial) }
        if let masked { text.member(.mask, masked.serial) }
        text.member(.order, order)
        text.member(.values, changedValues)
        if zPosition != 0 { text.member(.z, zPosition) }
        if state.isHidden { text.member(.hidden, true) }
        if let texture = state.texture { text.member(.texture, texture.serial) }
        if state.sound != Sounding() { text.member(.sounding, json: state.sound.json) }
        if isAccessibilityElement { text.member(.accessibility, json: accessibilityJSON) }
        if !runs.isEmpty {
            text.member(.time, reached)
            if rate != 1 { text.member(.rate, rate) }
            text.member(.actions, json: JSONText.array(runs.map(\.json)))
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
        text.member(.label, accessibilityLabel ?? name ?? "")
        if let accessibilityValue { text.member(.value, accessibilityValue) }
        if let accessibilityHint { text.member(.hint, accessibilityHint) }
        if let accessibilityIdentifier { text.member(.identifier, accessibilityIdentifier) }
        if accessibilityTraits.contains(.notEnabled) { text.member(.disabled, true) }
        if accessibilityTraits.contains(.selected) { text.member(.selected, true) }
        let bounds = accumulatedBounds
        if !bounds.isNull { text.member(.bounds, [bounds.minX, bounds.minY, bounds.width, bounds.height]) }
        return text.object
    }
}

extension ActionRun {
    /// The run's speed relative to its program's.
    private var pace: Double { playback.program.speed > 0 ? speed / playback.program.speed : 0 }

    fileprivate var json: String {
        var text = JSONText()
        text.member(.program, playback.program.serial)
        text.member(.seed, Int(seed))
        if pace != 1 { text.member(.pace, pace) }
        let state = playback.json
        if state != "0" { text.member(.state, json: state) }
        return text.object
    }
}
