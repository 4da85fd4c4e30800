import CoreGraphics
import DisplayList
import Foundation

/// The tagged views that a canvas can draw, as elements of a display list that isn't shown itself.
struct CanvasSymbols {
    struct Symbol {
        let tag: AnyHashable
        let elements: [ElementID]
        let frame: CGRect
    }

    let list: DisplayList
    let symbols: [Symbol]
}

extension GraphicsContext {
    /// A view that is ready to be measured and drawn.
    public struct ResolvedSymbol {
        let symbol: CanvasSymbols.Symbol
        /// The size of the symbol, in points.
        public var size: CGSize { symbol.frame.size }
    }

    /// The canvas's symbol with that tag; nil if there is none.
    public func resolveSymbol<ID: Hashable>(id: ID) -> ResolvedSymbol? {
        symbols?.symbols.first { $0.tag == AnyHashable(id) }.map { ResolvedSymbol(symbol: $0) }
    }

    /// Stretches the symbol over a rectangle.
    ///
    /// However often it is drawn, its content is recorded once and sent once.
    public func draw(_ symbol: ResolvedSymbol, in rect: CGRect) {
        guard let list = symbols?.list, symbol.size.width > 0, symbol.size.height > 0 else { return }
        let (frame, elements) = (symbol.symbol.frame, symbol.symbol.elements)
        var moved = self
        moved.translateBy(x: rect.minX, y: rect.minY)
        moved.scaleBy(x: rect.width / frame.width, y: rect.height / frame.height)
        nonisolated(unsafe) let recorder = recorder
        moved.draw { state in
            recorder.symbol(.views(elements), in: state) {
                // A canvas is drawn while its window is displayed, on the main actor.
                MainActor.assumeIsolated {
                    let drawing = ElementDrawing(list: list, recorder: recorder)
                    let origin = CGAffineTransform(translationX: -frame.minX, y: -frame.minY)
                    for id in elements { drawing.draw(id, under: origin) }
                }
            }
        }
    }

    /// Draws the symbol in its own size, so that the point of it that `anchor` names is at `point`.
    public func draw(_ symbol: ResolvedSymbol, at point: CGPoint, anchor: UnitPoint = .center) {
        let size = symbol.size
        let origin = CGPoint(x: point.x - size.width * anchor.x, y: point.y - size.height * anchor.y)
        draw(symbol, in: CGRect(origin: origin, size: size))
    }
}
