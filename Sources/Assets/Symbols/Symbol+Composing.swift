import CoreGraphics
import DrawingValues

extension Symbol {
    /// The outline in a part of another symbol's box, by shares, in its middle and as large as fits.
    private func path(in part: CGRect, of box: SVGViewBox) -> PathGeometry {
        let place = CGRect(
            x: box.x + part.minX * box.width, y: box.y + part.minY * box.height, width: part.width * box.width,
            height: part.height * box.height)
        let scale = min(place.width / viewBox.width, place.height / viewBox.height)
        let transform = CGAffineTransform(translationX: place.midX, y: place.midY).scaledBy(x: scale, y: scale)
            .translatedBy(x: -viewBox.x - viewBox.width / 2, y: -viewBox.y - viewBox.height / 2)
        return path.applying(transform)
    }

    private func with(_ paths: PathGeometry..., evenOdd: Bool) -> Symbol { with(paths, evenOdd: evenOdd) }

    private func with(_ paths: [PathGeometry], evenOdd: Bool) -> Symbol {
        var whole = PathGeometry()
        for path in paths { whole.append(path) }
        return Symbol(path: whole, viewBox: viewBox, usesEvenOddRule: usesEvenOddRule || evenOdd)
    }

    /// This outline around another symbol; or, where it is filled, with the other one cut out.
    func framing(_ inner: Symbol, in frame: SymbolFrame, isCutOut: Bool) -> Symbol {
        let start = (1 - frame.scale) / 2
        let part = CGRect(x: start, y: start + frame.drop, width: frame.scale, height: frame.scale)
        let inside = inner.path(in: part, of: viewBox)
        return with(path, inside, evenOdd: isCutOut || inner.usesEvenOddRule)
            .hierarchical(
                behind: SymbolLayer(path, usesEvenOddRule: usesEvenOddRule, level: SymbolFrame.level),
                SymbolLayer(inside, usesEvenOddRule: inner.usesEvenOddRule, level: 0))
    }

    /// The symbol with something small beside it or in it.
    func with(_ accent: Symbol, in place: SymbolPlace) -> Symbol {
        with(path(in: place.base, of: viewBox), below: accent.path(in: place.accent, of: viewBox), of: accent)
    }

    /// A part of this symbol, in the second style of a hierarchy, and in front of it another symbol's outline.
    private func with(_ back: PathGeometry, below front: PathGeometry, of other: Symbol) -> Symbol {
        with(back, front, evenOdd: other.usesEvenOddRule)
            .hierarchical(
                behind: SymbolLayer(back, usesEvenOddRule: usesEvenOddRule, level: 1),
                SymbolLayer(front, usesEvenOddRule: other.usesEvenOddRule, level: 0))
    }

    /// The symbol behind another one, beyond whose upper trailing edge it shows.
    func behind(_ front: Symbol) -> Symbol {
        let (far, near) = (CGPoint(x: 0.26, y: 0), CGPoint(x: 0, y: 0.26))
        let size = CGSize(width: 0.74, height: 0.74)
        return with(
            path(in: CGRect(origin: far, size: size), of: viewBox),
            below: front.path(in: CGRect(origin: near, size: size), of: viewBox), of: front)
    }

    /// The outline, of which one half is filled.
    func with(half: SymbolHalf, of filled: Symbol) -> Symbol {
        let points = filled.path.elements.flatMap(\.points)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return self }
        let bounds = CGRect(x: left, y: top, width: right - left, height: bottom - top)
        let isRound = bounds.width < viewBox.width * 1.01 && path.elements.contains { $0.points.count == 3 }
        var whole = path
        whole.append(isRound ? half.ellipse(in: bounds) : half.rectangle(in: bounds))
        return Symbol(path: whole, viewBox: viewBox, usesEvenOddRule: false)
    }

    /// The symbol turned clockwise about the middle of its box.
    func turned(quarters: Double) -> Symbol {
        let (x, y) = (viewBox.x + viewBox.width / 2, viewBox.y + viewBox.height / 2)
        let transform = CGAffineTransform(translationX: x, y: y).rotated(by: quarters * .pi / 2).translatedBy(
            x: -x, y: -y)
        var turned = with(path.applying(transform), evenOdd: false)
        turned.layers = layers.mapValues { $0.map { $0.applying(transform) } }
        return turned
    }

    /// The symbol below a line from corner to corner.
    var crossedOut: Symbol {
        let width = viewBox.width * 0.05, inset = viewBox.width * 0.08
        let (left, top) = (viewBox.x + inset, viewBox.y + inset)
        let (right, bottom) = (viewBox.x + viewBox.width - inset, viewBox.y + viewBox.height - inset)
        var line = PathGeometry()
        line.addPolygon([
            CGPoint(x: left, y: top + width), CGPoint(x: left + width, y: top), CGPoint(x: right, y: bottom - width),
            CGPoint(x: right - width, y: bottom),
        ])
        return with(path, line, evenOdd: false)
            .hierarchical(
                behind: SymbolLayer(path, usesEvenOddRule: usesEvenOddRule, level: 1),
                SymbolLayer(line, usesEvenOddRule: false, level: 0))
    }

    // MARK: Several

    /// Symbols side by side, nearer to each other than their boxes by a share of a box.
    static func row(_ symbols: [Symbol], overlap: Double) -> Symbol {
        let box = symbols[0].viewBox, count = Double(symbols.count)
        let width = 1 / (count - (count - 1) * overlap)
        let paths = symbols.enumerated().map { index, symbol in
            let part = CGRect(x: Double(index) * width * (1 - overlap), y: (1 - width) / 2, width: width, height: width)
            return symbol.path(in: part, of: box)
        }
        return symbols[0].with(paths, evenOdd: symbols.contains(where: \.usesEvenOddRule))
    }

    static func column(_ upper: Symbol, _ lower: Symbol) -> Symbol {
        upper.with(
            upper.path(in: CGRect(x: 0.1, y: 0, width: 0.8, height: 0.56), of: upper.viewBox),
            lower.path(in: CGRect(x: 0.1, y: 0.5, width: 0.8, height: 0.5), of: upper.viewBox),
            evenOdd: lower.usesEvenOddRule)
    }

    /// One at the upper leading corner, and one at the lower trailing one.
    static func pair(_ first: Symbol, _ second: Symbol) -> Symbol {
        first.with(
            first.path(in: CGRect(x: 0, y: 0, width: 0.58, height: 0.58), of: first.viewBox),
            second.path(in: CGRect(x: 0.42, y: 0.42, width: 0.58, height: 0.58), of: first.viewBox),
            evenOdd: second.usesEvenOddRule)
    }
}

extension SymbolHalf {
    fileprivate func rectangle(in bounds: CGRect) -> PathGeometry {
        let (width, height) = (bounds.width / 2, bounds.height / 2)
        let (far, near) = (CGPoint(x: bounds.midX, y: bounds.midY), bounds.origin)
        let part =
            switch self {
            case .left: CGRect(x: near.x, y: near.y, width: width, height: bounds.height)
            case .right: CGRect(x: far.x, y: near.y, width: width, height: bounds.height)
            case .top: CGRect(x: near.x, y: near.y, width: bounds.width, height: height)
            case .bottom: CGRect(x: near.x, y: far.y, width: bounds.width, height: height)
            }
        var path = PathGeometry()
        path.addRect(part)
        return path
    }

    /// Half of the ellipse that fills the bounds.
    fileprivate func ellipse(in bounds: CGRect) -> PathGeometry {
        let (start, delta): (CGFloat, CGFloat) =
            switch self {
            case .left: (-.pi / 2, -.pi)
            case .right: (-.pi / 2, .pi)
            case .top: (.pi, .pi)
            case .bottom: (.pi, -.pi)
            }
        let place = CGAffineTransform(
            a: bounds.width / 2, b: 0, c: 0, d: bounds.height / 2, tx: bounds.midX, ty: bounds.midY)
        var path = PathGeometry()
        path.addRelativeArc(center: .zero, radius: 1, startAngle: start, delta: delta, transform: place)
        path.append(.closeSubpath)
        return path
    }
}
