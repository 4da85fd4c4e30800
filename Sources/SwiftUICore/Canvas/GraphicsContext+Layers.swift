import CoreGraphics
import DisplayList
import Foundation

extension GraphicsContext {
    /// Draws by itself what the closure draws, and lays it over the canvas as one, with this context's opacity, blend mode
    /// and filters, which the closure's context has not.
    public func drawLayer(content: (inout GraphicsContext) throws -> Void) rethrows {
        var inner = plain
        inner.clips = clips
        try draw { outer in
            var outer = outer
            outer.transform = CanvasContent.State().transform
            try recorder.layer(in: outer) { try content(&inner) }
        }
    }

    /// Draws with Core Graphics, in this context's coordinates and with its clips, opacity and filters.
    public func withCGContext(content: (CGContext) throws -> Void) rethrows {
        try draw { state in
            let recorder = CanvasContextRecorder(recorder, size: size, inside: state)
            if let context = CGContext(recorder: recorder, size: size) { try content(context) }
        }
    }

    /// Cuts what is drawn from now on at what the closure draws: as far as that is opaque, it is seen.
    ///
    /// Drawings that follow one another are cut as one.
    public mutating func clipToLayer(
        opacity: Double = 1, options: ClipOptions = ClipOptions(), content: (inout GraphicsContext) throws -> Void
    ) rethrows {
        var inner = plain
        let drawn = try recorder.collected { try content(&inner) }
        let mask = recorder.collected { addMask(of: drawn, min(max(opacity, 0), 1), options.contains(.inverse)) }
        clipLayers.append(recorder.asSymbol(mask))
    }

    private func addMask(of drawn: [CanvasContent.Operation], _ opacity: Double, _ isInverse: Bool) {
        let plain = CanvasContent.State()
        if isInverse {
            let (path, box) = (whole.geometry, CGRect(origin: .zero, size: size))
            let place = recorder.place(of: plain)
            recorder.add(.fill(state: place, path: path, usesEvenOddRule: false, paint: .color(.black), box: box))
        }
        let group = CanvasContent.State(opacity: opacity, blendMode: isInverse ? .destinationOut : .normal)
        if group == plain { return drawn.forEach(recorder.add) }
        recorder.layer(in: group) { drawn.forEach(recorder.add) }
    }

    /// The context without what holds for a group as a whole.
    private var plain: GraphicsContext {
        var plain = self
        plain.opacity = 1
        plain.blendMode = .normal
        plain.filters = []
        plain.clips = []
        plain.clipLayers = []
        return plain
    }
}

// MARK: - What is drawn in a context

extension GraphicsContext {
    /// Adds an operation, once for each step of the blend mode: in a state, and whether the step makes a hole.
    ///
    /// - Parameter outline: What the operation covers, in the canvas's coordinates. Some of a browser's modes clear what is
    ///   around it too, where this isn't told.
    func add(
        within outline: @autoclosure () -> ClipPath? = nil,
        _ operation: (_ state: Int, _ clears: Bool) -> CanvasContent.Operation
    ) {
        for mode in blendMode.steps {
            draw(mode, within: mode.reachesBeyond ? outline() : nil) { state in
                recorder.add(operation(recorder.place(of: state), mode == .destinationOut && blendMode.clears))
            }
        }
    }

    /// Calls a closure with the state in which it draws something as one.
    func draw(_ body: (CanvasContent.State) throws -> Void) rethrows {
        try draw(blendMode.steps.last ?? .normal, within: nil, body)
    }

    /// What is cut at layers is mixed with what is there only then.
    private func draw(
        _ mode: ElementBlendMode, within outline: ClipPath?, _ body: (CanvasContent.State) throws -> Void
    ) rethrows {
        let edge = outline.map { [$0] } ?? []
        var state = CanvasContent.State(
            transform: transform.numbers, opacity: min(max(opacity, 0), 1), clips: clips, filters: filters)
        guard clipLayers.isEmpty else {
            let group = CanvasContent.State(blendMode: mode, clips: edge)
            return try recorder.cut(at: clipLayers, in: group) { try body(state) }
        }
        state.blendMode = mode
        state.clips += edge
        try body(state)
    }
}

// MARK: - Layers that clip

extension CanvasRecorder {
    /// Operations as a symbol, which is sent once however many drawings it cuts.
    fileprivate func asSymbol(_ operations: [CanvasContent.Operation]) -> [CanvasContent.Operation] {
        addSymbol(operations).map { [.symbol(state: place(of: CanvasContent.State()), $0)] } ?? []
    }

    /// What the body draws, as far as all masks are opaque, as one with what was cut at the same ones just before.
    fileprivate func cut(
        at masks: [[CanvasContent.Operation]], in group: CanvasContent.State, _ body: () throws -> Void
    ) rethrows {
        var drawn = try collected(body)
        guard !drawn.isEmpty, masks.allSatisfy({ !$0.isEmpty }) else { return }
        let (state, mask) = (place(of: group), common(masks))
        if case .masked(state, let before, mask)? = last, group == CanvasContent.State() {
            drawn = before + drawn
            removeLast()
        }
        add(.masked(state: state, drawn, by: mask))
    }

    private func common(_ masks: [[CanvasContent.Operation]]) -> [CanvasContent.Operation] {
        masks.dropFirst().reduce(masks[0]) { [.masked(state: place(of: CanvasContent.State()), $0, by: $1)] }
    }
}
