import Foundation

/// The scene-wide part of the client's data.
extension SKView {
    /// - Parameter sync: The number of the client's last time request, and the answer.
    func payload(sync: (number: Int, time: Double)?) -> String {
        var text = JSONText()
        if let sync { text.member(.sync, json: "[\(sync.number),\(sync.time)]") }
        guard let scene else { return text.object }
        text.member(.root, scene.serial)
        text.member(.size, [scene.size.width, scene.size.height])
        text.member(.mode, scene.scaleMode.rawValue)
        text.member(.anchor, [scene.anchorPoint.x, scene.anchorPoint.y])
        if let camera = scene.camera, camera.scene === scene { text.member(.camera, camera.serial) }
        if let listener = scene.listener, listener.scene === scene { text.member(.listener, listener.serial) }
        text.member(.background, json: JSONText.color(scene.backgroundColor))
        if allowsTransparency { text.member(.transparent, true) }
        if let backgroundColor { text.member(.bars, json: JSONText.color(backgroundColor)) }
        text.member(.fps, preferredFramesPerSecond)
        // A running scene's time is the wall clock minus `zero`.
        if scene.clock.isRunning {
            text.member(.zero, json: "\(scene.clock.zero)")
        } else {
            text.member(.time, json: "\(scene.clock.time)")
        }
        if let transition { text.member(.transition, json: transition.json) }
        if input.wantsHover { text.member(.hover, true) }
        if isMultipleTouchEnabled { text.member(.multiple, true) }
        let debug = [
            showsFPS ? "fps" : nil, showsNodeCount ? "nodes" : nil, showsDrawCount ? "draws" : nil,
            showsQuadCount ? "quads" : nil,
        ]
        let shown = debug.compactMap { $0.map(JSONText.string) }
        if !shown.isEmpty { text.member(.debug, json: JSONText.array(shown)) }
        if let label = scene.accessibilityLabel { text.member(.label, label) }
        return text.object
    }
}
