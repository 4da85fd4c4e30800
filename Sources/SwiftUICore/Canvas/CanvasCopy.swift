import CoreGraphics
import DisplayList

/// Copies what another canvas draws into a recorder, under a transform.
private struct CanvasCopy {
    let content: CanvasContent
    let recorder: CanvasRecorder
    /// Where the content's symbols are among the recorder's, as far as they are there; nil draws each where it is named.
    var places: [Int?]?

    /// The copies; what names a symbol that doesn't stand before `limit` shows nothing.
    func copies(
        of operations: [CanvasContent.Operation], _ transform: CGAffineTransform, before limit: Int
    ) -> [CanvasContent.Operation] {
        operations.compactMap { copy(of: $0, transform, before: limit) }
    }

    private func copy(
        of operation: CanvasContent.Operation, _ transform: CGAffineTransform, before limit: Int
    ) -> CanvasContent.Operation? {
        let place = recorder.place(of: moved(content.states[operation.state], transform))
        switch operation {
        case .fill(_, let path, let rule, let paint, let box):
            return .fill(state: place, path: path, usesEvenOddRule: rule, paint: paint, box: box)
        case .stroke(_, let path, let stroke, let box):
            return .stroke(state: place, path: path, stroke: stroke, box: box)
        case .text(_, let text): return .text(state: place, text)
        case .image(_, let image, let frame): return .image(state: place, image, frame: frame)
        case .layer(_, let operations):
            return .layer(state: place, copies(of: operations, transform, before: limit))
        case .masked(_, let operations, let mask):
            return .masked(
                state: place, copies(of: operations, transform, before: limit),
                by: copies(of: mask, transform, before: limit))
        case .symbol(_, let index):
            guard content.symbols.indices.contains(index), index < limit else { return nil }
            guard let places else { return layer(of: index, in: recorder.states[place]) }
            return places[index].map { .symbol(state: place, $0) }
        }
    }

    private func moved(_ state: CanvasContent.State, _ transform: CGAffineTransform) -> CanvasContent.State {
        guard !transform.isIdentity else { return state }
        var state = state
        state.transform = CGAffineTransform(numbers: state.transform).concatenating(transform).numbers
        state.clips = state.clips.map {
            ClipPath(path: $0.path.applying(transform), usesEvenOddRule: $0.usesEvenOddRule)
        }
        return state
    }

    /// A symbol as a layer, which has the canvas's coordinates.
    private func layer(of index: Int, in state: CanvasContent.State) -> CanvasContent.Operation {
        let inner = copies(
            of: content.symbols[index].operations, CGAffineTransform(numbers: state.transform), before: index)
        var group = state
        group.transform = CanvasContent.State().transform
        return .layer(state: recorder.place(of: group), inner)
    }
}

extension CanvasRecorder {
    /// Adds what another canvas draws, under a transform.
    func add(_ content: CanvasContent, _ transform: CGAffineTransform) {
        var copy = CanvasCopy(content: content, recorder: self, places: [])
        for (index, symbol) in content.symbols.enumerated() {
            let operations = copy.copies(of: symbol.operations, .identity, before: index)
            copy.places?.append(addSymbol(operations))
        }
        for operation in copy.copies(of: content.operations, transform, before: content.symbols.count) {
            add(operation)
        }
    }
}

extension CanvasContent {
    /// The same drawing, in which every symbol is a layer where it is drawn.
    var withoutSymbols: CanvasContent {
        guard !symbols.isEmpty else { return self }
        let recorder = CanvasRecorder()
        let copy = CanvasCopy(content: self, recorder: recorder, places: nil)
        var content = self
        content.operations = copy.copies(of: operations, .identity, before: symbols.count)
        content.states = recorder.states
        content.symbols = []
        return content
    }
}
