import CoreLocation
import SwiftUI
import ViewTree

/// The map in its current state: the ground, the content, and the gestures that move it.
struct MapGround: View {
    let features: [_MapFeature]
    let size: CGSize
    let geometry: WeakGeometry
    let position: MapCameraPosition
    /// Reports the user's movement, and returns the positions that correspond to it; nil if no binding stores it.
    let move: (MapSight, CGSize) -> [MapCameraPosition]?
    let selection: Binding<AnyHashable?>?
    let modes: MapInteractionModes
    @State private var moved: Moved?
    @State private var begin: MapSight?
    @Environment(\.mapCameraChange) private var cameraChange
    @Environment(\.shownMap) private var shownMap

    /// A movement by the user, which holds until the app sets another position.
    private struct Moved {
        let sight: MapSight
        let positions: [MapCameraPosition]?
    }

    private var sight: MapSight {
        if let moved, moved.positions?.contains(position) ?? true { return moved.sight }
        return Self.sight(of: position, features, in: size)
    }

    static func sight(of position: MapCameraPosition, _ features: [_MapFeature], in size: CGSize) -> MapSight {
        switch position.kind {
        case .region(let region): return MapSight(region, in: size)
        case .camera(let camera): return MapSight(camera)
        case .moved(let sight): return sight
        case .user(let fallback): return Self.sight(of: fallback, features, in: size)
        case .rect(let rect): return MapSight(MKCoordinateRegion(rect), in: size)
        case .item(_, let place, _) where CLLocationCoordinate2DIsValid(place):
            let region = MKCoordinateRegion(center: place, latitudinalMeters: 1000, longitudinalMeters: 1000)
            return MapSight(region, in: size)
        case .automatic, .item:
            let region = CLLocationCoordinate2D.region(around: features.flatMap(\.places))
            return region.map { MapSight($0, in: size) } ?? MapSight(middle: CGPoint(x: 0.5, y: 0.4), worldSize: 512)
        }
    }

    var body: some View {
        let sight = sight
        let _ = tellReader(sight)
        ZStack(alignment: .topLeading) {
            MapTiles(sight: sight, size: size)
            MapDrawing(features: features, sight: sight, size: size)
            ForEach(Array(features.enumerated()), id: \.offset) { _, feature in
                MapPlace(feature: feature, selection: selection)
                    .position(sight.point(of: feature.coordinate, in: size))
            }
        }
        .frame(width: size.width, height: size.height)
        .contentShape(Rectangle())
        .gesture(drag, isEnabled: modes.contains(.pan))
        .simultaneousGesture(pinch, isEnabled: modes.contains(.zoom))
        .gesture(doubleTap, isEnabled: modes.contains(.zoom))
        .onChange(of: modes) { begin = nil }
        .accessibilityElement(children: .contain)
    }

    private func tellReader(_ sight: MapSight) {
        shownMap?.sight = sight
        shownMap?.size = size
        shownMap?.geometry = geometry
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 4)
            .onChanged { show(start.moved(by: $0.translation), isDone: false) }
            .onEnded { end(start.moved(by: $0.translation)) }
    }

    private var doubleTap: some Gesture {
        SpatialTapGesture(count: 2)
            .onEnded { show(sight.magnified(by: 2, about: $0.location, in: size), isDone: true) }
    }

    private var pinch: some Gesture {
        MagnifyGesture()
            .onChanged { show(start.magnified(by: $0.magnification, about: $0.startLocation, in: size), isDone: false) }
            .onEnded { end(start.magnified(by: $0.magnification, about: $0.startLocation, in: size)) }
    }

    private var start: MapSight { begin ?? sight }

    private func end(_ sight: MapSight) {
        show(sight, isDone: true)
        begin = nil
    }

    private func show(_ new: MapSight, isDone: Bool) {
        if begin == nil, !isDone { begin = sight }
        moved = Moved(sight: new, positions: move(new, size))
        cameraChange?.hear(new, in: size, isDone: isDone)
    }
}

/// Draws lines and areas, in the order of the content.
private struct MapDrawing: View {
    let features: [_MapFeature]
    let sight: MapSight
    let size: CGSize

    var body: some View {
        ForEach(Array(features.enumerated()), id: \.offset) { _, feature in
            if let path = path(of: feature) {
                ZStack {
                    if isArea(feature) { path.fill(feature.fill ?? AnyShapeStyle(Color.blue.opacity(0.3))) }
                    if let stroke = feature.stroke ?? (isArea(feature) ? nil : AnyShapeStyle(Color.blue)) {
                        path.stroke(stroke, style: feature.lineStyle)
                    }
                }
                .allowsHitTesting(false)
            }
        }
    }

    private func isArea(_ feature: _MapFeature) -> Bool {
        if case .line(_, isClosed: false) = feature.kind { false } else { true }
    }

    private func path(of feature: _MapFeature) -> Path? {
        switch feature.kind {
        case .marker, .annotation: return nil
        case .line(let places, let isClosed):
            var path = Path()
            path.addLines(places.map { sight.point(of: $0, in: size) })
            if isClosed { path.closeSubpath() }
            return path
        case .circle(let radius):
            let degrees = radius / 111_320 / max(cosine(ofDegrees: feature.coordinate.latitude), 0.01)
            let points = degrees / 360 * sight.worldSize
            let middle = sight.point(of: feature.coordinate, in: size)
            return Path(
                ellipseIn: CGRect(x: middle.x - points, y: middle.y - points, width: 2 * points, height: 2 * points))
        }
    }
}

/// A marker or a view of the app's, anchored at its coordinate.
private struct MapPlace: View {
    let feature: _MapFeature
    let selection: Binding<AnyHashable?>?

    private var isChosen: Bool { feature.tag != nil && selection?.wrappedValue == feature.tag }

    var body: some View {
        switch feature.kind {
        case .line, .circle: EmptyView()
        case .marker(let look):
            choosing(
                MapBalloon(look: look, color: feature.tint ?? .red, isChosen: isChosen)
                    .modifier(Anchored(anchor: .bottom))
                    .overlay { if feature.showsTitle { MapTitle(text: look.name).offset(y: 9) } })
        case .annotation(let view, let anchor, let title):
            choosing(
                view.modifier(Anchored(anchor: anchor))
                    .overlay(alignment: .bottom) {
                        if feature.showsTitle, let title {
                            MapTitle(text: AnyView(title)).alignmentGuide(.bottom) { $0[.top] - 2 }
                        }
                    })
        }
    }

    @ViewBuilder private func choosing(_ view: some View) -> some View {
        if let selection, let tag = feature.tag {
            Button {
                selection.wrappedValue = isChosen ? nil : tag
            } label: {
                view
            }
            .buttonStyle(.plain)
            .accessibilityAddTraits(isChosen ? .isSelected : [])
        } else {
            view
        }
    }
}

/// Offsets a view so that its anchor point is where its center would be.
private struct Anchored: ViewModifier {
    let anchor: UnitPoint

    func body(content: Content) -> some View {
        content.visualEffect { content, geometry in
            content.offset(
                x: (0.5 - anchor.x) * geometry.size.width, y: (0.5 - anchor.y) * geometry.size.height)
        }
    }
}

private struct MapTitle: View {
    let text: AnyView

    var body: some View {
        text.font(.caption2.weight(.semibold))
            .foregroundStyle(.primary)
            .shadow(color: Color(.systemBackground), radius: 1)
            .fixedSize()
    }
}

/// A marker's balloon.
private struct MapBalloon: View {
    let look: MarkerLook
    let color: Color
    let isChosen: Bool

    var body: some View {
        VStack(spacing: -3) {
            ZStack {
                Circle().fill(color.gradient)
                Circle().strokeBorder(.white, lineWidth: 1.5)
                sign.foregroundStyle(.white).font(.system(size: 13, weight: .semibold))
            }
            .frame(width: 28, height: 28)
            Triangle().fill(color).frame(width: 10, height: 8)
        }
        .scaleEffect(isChosen ? 1.4 : 1, anchor: .bottom)
        .animation(.bouncy, value: isChosen)
        .accessibilityElement()
        .accessibilityLabel(look.title)
    }

    @ViewBuilder private var sign: some View {
        if let icon = look.icon {
            icon
        } else if let monogram = look.monogram {
            monogram
        } else if let image = look.image {
            Image(image).resizable().scaledToFit().frame(width: 16, height: 16)
        } else {
            Image(systemName: look.symbol ?? "mappin")
        }
    }
}

private struct Triangle: Shape {
    func path(in rect: CGRect) -> Path {
        var path = Path()
        path.addLines([
            CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
            CGPoint(x: rect.midX, y: rect.maxY),
        ])
        path.closeSubpath()
        return path
    }
}
