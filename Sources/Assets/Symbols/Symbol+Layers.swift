import CoreGraphics
import DrawingValues

// The layers of symbols that are drawn as one path: what they are made of is told by their names.

extension Symbol {
    /// The symbol with two layers for hierarchies and palettes.
    func hierarchical(behind back: SymbolLayer, _ front: SymbolLayer) -> Symbol {
        var layered = self
        layered.layers[.hierarchical] = [back, front]
        return layered
    }

    /// The symbol with the layers that a symbol of that name has; or as it is, if they can't be told apart in its path.
    func layered(as name: String) -> Symbol {
        guard layers.isEmpty else { return self }
        var parts = name.split(separator: ".").map(String.init)
        if let waves = SymbolWaves(name) { return withWaves(waves) }
        let isFilled = parts.last == "fill"
        if isFilled { parts.removeLast() }
        guard parts.count > 1, SymbolFrame.frames[parts[parts.count - 1]] != nil else { return self }
        return isFilled ? withHoleInFront : withFrameBehind
    }

    /// `xmark.circle.fill`: the frame is the outermost contour, and its holes are what it frames.
    private var withHoleInFront: Symbol {
        let contours = path.contours
        guard contours.count > 1, contours.dropFirst().allSatisfy({ contours[0].box.contains($0.box) }) else {
            return self
        }
        let hole = PathGeometry(contours.dropFirst().lazy.flatMap(\.path.elements))
        return hierarchical(
            behind: SymbolLayer(contours[0].path, usesEvenOddRule: false, level: SymbolFrame.level),
            SymbolLayer(hole, usesEvenOddRule: true, level: 0))
    }

    /// `xmark.circle`: the frame is the outermost contour and a hole that is nearly as large.
    private var withFrameBehind: Symbol {
        let contours = path.contours
        guard contours.count > 2, contours.dropFirst().allSatisfy({ contours[0].box.contains($0.box) }),
            contours[1].box.width > 0.75 * contours[0].box.width,
            contours[1].box.height > 0.75 * contours[0].box.height
        else { return self }
        var frame = contours[0].path
        frame.append(contours[1].path)
        let inside = PathGeometry(contours.dropFirst(2).lazy.flatMap(\.path.elements))
        return hierarchical(
            behind: SymbolLayer(frame, usesEvenOddRule: true, level: SymbolFrame.level),
            SymbolLayer(inside, usesEvenOddRule: usesEvenOddRule, level: 0))
    }
}

/// A symbol whose parts follow one another, so that a variable value can tell how many are active.
private struct SymbolWaves {
    /// Whether the parts are stacked from bottom to top, rather than side by side from the left.
    let isUpwards: Bool
    /// The number of parts at the beginning that are always active.
    let fixedCount: Int

    /// Nil for a name of another symbol.
    init?(_ name: String) {
        let isSpeaker = name.hasPrefix("speaker.wave.") && !name.contains("slash")
        let others = ["wifi", "cellularbars", "chart.bar", "chart.bar.fill", "wave.3.right"]
        guard isSpeaker || others.contains(name) else { return nil }
        (isUpwards, fixedCount) = (name == "wifi", isSpeaker ? 1 : 0)
    }
}

extension Symbol {
    /// The symbol with a layer for each of its parts, which become active one after the other.
    private func withWaves(_ waves: SymbolWaves) -> Symbol {
        let parts = path.parts.sorted { waves.isUpwards ? $0.box.midY > $1.box.midY : $0.box.midX < $1.box.midX }
        guard parts.count > 1 else { return self }
        let layers = parts.enumerated().map { index, part in
            let place = index - waves.fixedCount
            return SymbolLayer(
                part.path, usesEvenOddRule: usesEvenOddRule, level: 0,
                threshold: place < 0 ? nil : Self.threshold(of: place, count: parts.count - waves.fixedCount))
        }
        var layered = self
        for mode in SymbolMode.allCases { layered.layers[mode] = layers }
        return layered
    }

    /// Of four layers, the first is active above 0 %, and the others from 26, 51 and 76 %, as Apple's documentation has it.
    private static func threshold(of index: Int, count: Int) -> Double {
        index == 0 ? 0 : (Double(index) / Double(count) * 100).rounded() / 100 + 0.01
    }
}

/// A closed line of a path, or such a line with its holes.
private struct SymbolContour {
    var path: PathGeometry
    let box: CGRect

    fileprivate init(_ path: PathGeometry) {
        self.path = path
        box = path.boundingBoxOfPath
    }

    fileprivate var area: CGFloat { box.width * box.height }
}

extension PathGeometry {
    /// The subpaths, the largest first.
    fileprivate var contours: [SymbolContour] {
        var subpaths: [PathGeometry] = []
        for element in elements {
            if case .move = element { subpaths.append(PathGeometry()) }
            subpaths[subpaths.count - 1].append(element)
        }
        return subpaths.map(SymbolContour.init).sorted { $0.area > $1.area }
    }

    /// The subpaths that lie in no other's box, each with those that lie in its own.
    fileprivate var parts: [SymbolContour] {
        var parts: [SymbolContour] = []
        for contour in contours {
            if let index = parts.firstIndex(where: { $0.box.contains(contour.box) }) {
                parts[index].path.append(contour.path)
            } else {
                parts.append(contour)
            }
        }
        return parts
    }
}
