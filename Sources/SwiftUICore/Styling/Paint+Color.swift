import DisplayList

extension Paint {
    /// The paint with its opacity multiplied.
    package func opacity(_ factor: Double) -> Paint {
        guard factor != 1 else { return self }
        if case .tile(var tile) = self {
            tile.opacity *= factor
            return .tile(tile)
        }
        return mapColors { $0.opacity(factor) }
    }

    /// The paint at a level of the hierarchy, for styles without levels of their own: higher levels are more
    /// transparent.
    func faded(to level: Int) -> Paint { opacity(Self.levelOpacities[min(max(level, 0), 4)]) }

    /// Apple doesn't publish these; they are close to the opacities of its label colors.
    private static let levelOpacities = [1, 0.5, 0.25, 0.18, 0.12]

    /// The paint as one color, for content that can't be drawn in a gradient; for a gradient, its first color.
    package var color: DisplayColor {
        switch self {
        case .color(let color): color
        case .linearGradient(let stops, _, _): stops.first?.color ?? .clear
        case .radialGradient(let stops, _, _, _): stops.first?.color ?? .clear
        case .ellipticalGradient(let stops, _, _, _): stops.first?.color ?? .clear
        case .angularGradient(let stops, _, _, _): stops.first?.color ?? .clear
        case .material(let color, _): color
        case .tile(let tile): tile.tint ?? .black
        case .mesh(let mesh): mesh.vertices.first?.color ?? .clear
        }
    }

    /// Whether the paint is a gradient that browsers support.
    var isGradient: Bool {
        switch self {
        case .linearGradient, .radialGradient, .ellipticalGradient, .angularGradient: true
        default: false
        }
    }

    /// Whether the paint is uniform.
    var isPlain: Bool {
        switch self {
        case .color, .material: true
        default: false
        }
    }

    /// Whether the paint has to be drawn, because backgrounds and vector paths can't be filled with it.
    var isDrawn: Bool {
        switch self {
        case .tile, .mesh: true
        default: false
        }
    }

    private func mapColors(_ change: (DisplayColor) -> DisplayColor) -> Paint {
        func map(_ stops: [Stop]) -> [Stop] {
            stops.map { Stop(color: change($0.color), location: $0.location) }
        }
        return switch self {
        case .color(let color): .color(change(color))
        case .linearGradient(let stops, let start, let end):
            .linearGradient(stops: map(stops), start: start, end: end)
        case .radialGradient(let stops, let center, let startRadius, let endRadius):
            .radialGradient(stops: map(stops), center: center, startRadius: startRadius, endRadius: endRadius)
        case .ellipticalGradient(let stops, let center, let startFraction, let endFraction):
            .ellipticalGradient(
                stops: map(stops), center: center, startFraction: startFraction, endFraction: endFraction)
        case .angularGradient(let stops, let center, let start, let end):
            .angularGradient(stops: map(stops), center: center, startDegrees: start, endDegrees: end)
        case .material(let color, let blurRadius): .material(change(color), blurRadius: blurRadius)
        case .tile: self
        case .mesh(let mesh): .mesh(mesh.mapColors(change))
        }
    }
}

extension MeshPaint {
    fileprivate func mapColors(_ change: (DisplayColor) -> DisplayColor) -> MeshPaint {
        var copy = self
        copy.background = change(background)
        for place in vertices.indices { copy.vertices[place].color = change(vertices[place].color) }
        return copy
    }
}
