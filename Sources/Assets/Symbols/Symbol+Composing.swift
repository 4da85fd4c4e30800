import CoreGraphics

extension Symbol {
    private var geometry: PathGeometry { PathGeometry(svg: path) }

    /// The outline in a part of another symbol's box, by shares, in its middle and as large as fits.
    private func path(in part: CGRect, of box: SVGViewBox) -> String {
        let place = CGRect(
            x: box.x + part.minX * box.width, y: box.y + part.minY * box.height, width: part.width * box.width,
            height: part.height * box.height)
        let scale = min(place.width / viewBox.width, place.height / viewBox.height)
        let transform = CGAffineTransform(translationX: place.midX, y: place.midY).scaledBy(x: scale, y: scale)
            .translatedBy(x: -viewBox.x - viewBox.width / 2, y: -viewBox.y - viewBox.height / 2)
        return geometry.applying(transform).svgPathData
    }

    private func with(path: String, evenOdd: Bool) -> Symbol {
        Symbol(path: path, viewBox: viewBox, usesEvenOddRule: usesEvenOddRule || evenOdd)
    }

    /// This outline around another symbol; or, where it is filled, with the other one cut out.
    func framing(_ inner: Symbol, in frame: SymbolFrame, isCutOut: Bool) -> Symbol {
        let start = (1 - frame.scale) / 2
        let part = CGRect(x: start, y: start + frame.drop, width: frame.scale, height: frame.scale)
        return with(
            path: path + inner.path(in: part, of: viewBox), evenOdd: isCutOut || inner.usesEvenOddRule)
    }

    /// The symbol with something small beside it or in it.
    func with(_ accent: Symbol, in place: SymbolPlace) -> Symbol {
        with(
            path: path(in: place.base, of: viewBox) + accent.path(in: place.accent, of: viewBox),
            evenOdd: accent.usesEvenOddRule)
    }

    /// The symbol behind another one, beyond whose upper trailing edge it shows.
    func behind(_ front: Symbol) -> Symbol {
        let (far, near) = (CGPoint(x: 0.26, y: 0), CGPoint(x: 0, y: 0.26))
        let size = CGSize(width: 0.74, height: 0.74)
        return with(
            path: path(in: CGRect(origin: far, size: size), of: viewBox)
                + front.path(in: CGRect(origin: near, size: size), of: viewBox),
            evenOdd: front.usesEvenOddRule)
    }

    /// The outline, of which one half is filled.
    func with(half: SymbolHalf, of filled: Symbol) -> Symbol {
        let box = viewBox, points = filled.geometry.elements.flatMap(\.points)
        guard let left = points.map(\.x).min(), let right = points.map(\.x).max(), let top = points.map(\.y).min(),
            let bottom = points.map(\.y).max()
        else { return self }
        let (x, y) = ((left + right) / 2, (top + bottom) / 2)
        let isRound = (right - left) < box.width * 1.01 && path.contains(where: { "AaCc".contains($0) })
        let (rx, ry) = ((right - left) / 2, (bottom - top) / 2)
        let path =
            switch half {
            case .left where isRound: "M\(x) \(top)A\(rx) \(ry) 0 0 0 \(x) \(bottom)Z"
            case .right where isRound: "M\(x) \(top)A\(rx) \(ry) 0 0 1 \(x) \(bottom)Z"
            case .top where isRound: "M\(left) \(y)A\(rx) \(ry) 0 0 1 \(right) \(y)Z"
            case .bottom where isRound: "M\(left) \(y)A\(rx) \(ry) 0 0 0 \(right) \(y)Z"
            case .left: "M\(left) \(top)H\(x)V\(bottom)H\(left)Z"
            case .right: "M\(x) \(top)H\(right)V\(bottom)H\(x)Z"
            case .top: "M\(left) \(top)H\(right)V\(y)H\(left)Z"
            case .bottom: "M\(left) \(y)H\(right)V\(bottom)H\(left)Z"
            }
        return Symbol(path: self.path + path, viewBox: box, usesEvenOddRule: false)
    }

    /// The symbol turned clockwise about the middle of its box.
    func turned(quarters: Double) -> Symbol {
        let (x, y) = (viewBox.x + viewBox.width / 2, viewBox.y + viewBox.height / 2)
        let transform = CGAffineTransform(translationX: x, y: y).rotated(by: quarters * .pi / 2).translatedBy(
            x: -x, y: -y)
        return with(path: geometry.applying(transform).svgPathData, evenOdd: false)
    }

    /// The symbol below a line from corner to corner.
    var crossedOut: Symbol {
        let box = viewBox, width = box.width * 0.05, inset = box.width * 0.08
        let line = """
            M\(box.x + inset) \(box.y + inset + width)L\(box.x + inset + width) \(box.y + inset)\
            L\(box.x + box.width - inset) \(box.y + box.height - inset - width)\
            L\(box.x + box.width - inset - width) \(box.y + box.height - inset)Z
            """
        return with(path: path + line, evenOdd: false)
    }

    // MARK: Several

    /// Symbols side by side, nearer to each other than their boxes by a share of a box.
    static func row(_ symbols: [Symbol], overlap: Double) -> Symbol {
        let box = symbols[0].viewBox, count = Double(symbols.count)
        let width = 1 / (count - (count - 1) * overlap)
        let path = symbols.enumerated().map { index, symbol in
            let part = CGRect(x: Double(index) * width * (1 - overlap), y: (1 - width) / 2, width: width, height: width)
            return symbol.path(in: part, of: box)
        }
        return symbols[0].with(path: path.joined(), evenOdd: symbols.contains(where: \.usesEvenOddRule))
    }

    static func column(_ upper: Symbol, _ lower: Symbol) -> Symbol {
        let path =
            upper.path(in: CGRect(x: 0.1, y: 0, width: 0.8, height: 0.56), of: upper.viewBox)
            + lower.path(in: CGRect(x: 0.1, y: 0.5, width: 0.8, height: 0.5), of: upper.viewBox)
        return upper.with(path: path, evenOdd: lower.usesEvenOddRule)
    }

    /// One at the upper leading corner, and one at the lower trailing one.
    static func pair(_ first: Symbol, _ second: Symbol) -> Symbol {
        let path =
            first.path(in: CGRect(x: 0, y: 0, width: 0.58, height: 0.58), of: first.viewBox)
            + second.path(in: CGRect(x: 0.42, y: 0.42, width: 0.58, height: 0.58), of: first.viewBox)
        return first.with(path: path, evenOdd: second.usesEvenOddRule)
    }
}
