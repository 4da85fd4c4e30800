import CoreGraphics
import DisplayList
import DrawingValues
import Foundation

/// Collects what is drawn.
package final class CanvasRecorder {
    package private(set) var states: [CanvasContent.State] = []
    private var places: [CanvasContent.State: Int] = [:]
    /// The operations of the layers that are open, the outermost first.
    private var open: [[CanvasContent.Operation]] = [[]]
    package private(set) var fonts: [(family: String, text: String)] = []
    /// Drawings that are named rather than repeated.
    private(set) var symbols: [CanvasContent.Symbol] = []
    /// Where the symbols are that are known by what they show; nil for one that shows nothing.
    private var symbolPlaces: [SymbolKey: Int?] = [:]

    package init() {}

    package var operations: [CanvasContent.Operation] { open[0] }

    func content(size: CGSize, isOpaque: Bool = false) -> CanvasContent {
        CanvasContent(size: size, isOpaque: isOpaque, states: states, operations: operations, symbols: symbols)
    }

    package func place(of state: CanvasContent.State) -> Int {
        if let place = places[state] { return place }
        places[state] = states.count
        states.append(state)
        return states.count - 1
    }

    package func add(_ operation: CanvasContent.Operation) { open[open.count - 1].append(operation) }

    /// Of the innermost layer that is open.
    var last: CanvasContent.Operation? { open[open.count - 1].last }
    func removeLast() { open[open.count - 1].removeLast() }

    package func use(_ family: String, for text: String) { fonts.append((family, text)) }
}

// MARK: - What is drawn apart

extension CanvasRecorder {
    func layer(in state: CanvasContent.State, _ body: () throws -> Void) rethrows {
        beginLayer()
        defer { endLayer(in: state) }
        try body()
    }

    /// What the body draws, as far as what the mask draws is opaque.
    func masked(_ body: () -> Void, by mask: () -> Void) {
        let (drawn, cut) = (collected(body), collected(mask))
        guard !drawn.isEmpty, !cut.isEmpty else { return }
        add(.masked(state: place(of: CanvasContent.State()), drawn, by: cut))
    }

    func collected(_ body: () throws -> Void) rethrows -> [CanvasContent.Operation] {
        open.append([])
        var isDone = false
        // Nothing stays open behind what throws.
        defer { if !isDone { open.removeLast() } }
        try body()
        isDone = true
        return open.removeLast()
    }

    func beginLayer() { open.append([]) }

    func endLayer(in state: CanvasContent.State) {
        let operations = open.removeLast()
        if !operations.isEmpty { add(.layer(state: place(of: state), operations)) }
    }
}

// MARK: - Symbols

extension CanvasRecorder {
    /// What makes two symbols of one drawing the same.
    enum SymbolKey: Hashable {
        /// Views of the canvas's symbols, which don't change while it is drawn.
        case views([ElementID])
        /// A shape in one color.
        case shape(path: PathGeometry, usesEvenOddRule: Bool, DisplayColor)
    }

    /// Draws a symbol; what is in it is asked for the first time only.
    func symbol(_ key: SymbolKey, in state: CanvasContent.State, _ body: () -> Void) {
        let place: Int?
        if let known = symbolPlaces[key] {
            place = known
        } else {
            place = addSymbol(collected(body))
            symbolPlaces[key] = .some(place)
        }
        if let place { add(.symbol(state: self.place(of: state), place)) }
    }

    /// Where a symbol is from now on; nil where it shows nothing. Those that it names are there already.
    func addSymbol(_ operations: [CanvasContent.Operation]) -> Int? {
        guard !operations.isEmpty else { return nil }
        let extent = CanvasExtent(of: operations, states, symbols)
        symbols.append(CanvasContent.Symbol(operations: operations, bounds: extent?.box, reach: extent?.reach ?? 0))
        return symbols.count - 1
    }
}
