import CoreGraphics
import MapKit
import Testing
import ViewTesting

@testable import MapKit

private let shop = CLLocationCoordinate2D(latitude: 35.6812, longitude: 139.7671)
private let school = CLLocationCoordinate2D(latitude: 35.0116, longitude: 135.7681)

private struct Place: Identifiable {
    let id: String
    let coordinate: CLLocationCoordinate2D
}

/// A map with a button that moves it back to the shop.
private struct MovingMap: View {
    enum Keeper: CaseIterable {
        case nobody, constant, position, region

        /// Whether a change by the button reaches the map.
        var isHeard: Bool { self == .position || self == .region }
    }

    private static let home = MKCoordinateRegion(center: shop, latitudinalMeters: 800, longitudinalMeters: 800)
    let keeper: Keeper
    @State private var position = MapCameraPosition.region(home)
    @State private var region = home

    var body: some View {
        map.overlay(alignment: .bottom) {
            Button("Centre") { (position, region) = (.region(Self.home), Self.home) }
        }
    }

    @ViewBuilder private var map: some View {
        let content = Annotation("Shop", coordinate: shop) { Text("here").accessibilityIdentifier("shop") }
        switch keeper {
        case .nobody: Map(initialPosition: .region(Self.home)) { content }
        case .constant: Map(position: .constant(.region(Self.home))) { content }
        case .position: Map(position: $position) { content }
        case .region:
            Map(coordinateRegion: $region, annotationItems: [Place(id: "a", coordinate: shop)]) { place in
                MapAnnotation(coordinate: place.coordinate) { Text("here").accessibilityIdentifier("shop") }
            }
        }
    }
}

/// A screen that may have a map.
@MainActor
@Observable
final class MapScreen { var hasMap = true }

@MainActor
@Suite("Maps")
struct MapTests {
    private let size = CGSize(width: 300, height: 400)

    private func isNear(_ one: CLLocationCoordinate2D, _ other: CLLocationCoordinate2D, _ degrees: Double) -> Bool {
        abs(one.latitude - other.latitude) < degrees && abs(one.longitude - other.longitude) < degrees
    }

    // MARK: The projection

    @Test func `a point of a map is the place that is shown there`() {
        let sight = MapSight(
            MKCoordinateRegion(center: shop, latitudinalMeters: 2000, longitudinalMeters: 2000), in: size)
        for point in [CGPoint(x: 0, y: 0), CGPoint(x: 150, y: 200), CGPoint(x: 299, y: 17)] {
            let back = sight.point(of: sight.coordinate(at: point, in: size), in: size)
            #expect(abs(back.x - point.x) < 0.01 && abs(back.y - point.y) < 0.01)
        }
        #expect(sight.point(of: shop, in: size) == CGPoint(x: 150, y: 200))
    }

    @Test func `all of a region is shown`() {
        let region = MKCoordinateRegion(center: shop, span: MKCoordinateSpan(latitudeDelta: 0.2, longitudeDelta: 0.1))
        let shown = MapSight(region, in: size).region(in: size)
        #expect(isNear(shown.center, shop, 1e-6))
        #expect(shown.span.latitudeDelta >= 0.199 && shown.span.longitudeDelta >= 0.0999)
        #expect(abs(shown.span.latitudeDelta - 0.2) < 0.001 || abs(shown.span.longitudeDelta - 0.1) < 0.001)
    }

    @Test func `a place stays under the fingers that magnify the map`() {
        let sight = MapSight(
            MKCoordinateRegion(center: shop, latitudinalMeters: 9000, longitudinalMeters: 9000), in: size)
        let point = CGPoint(x: 40, y: 333)
        let place = sight.coordinate(at: point, in: size)
        let larger = sight.magnified(by: 3, about: point, in: size)
        #expect(isNear(larger.coordinate(at: point, in: size), place, 1e-6))
        #expect(abs(larger.worldSize / sight.worldSize - 3) < 1e-9)
    }

    @Test func `places at both sides of the date line are neighbours`() {
        let fiji = CLLocationCoordinate2D(latitude: -17, longitude: 179.9)
        let samoa = CLLocationCoordinate2D(latitude: -17, longitude: -179.9)
        let sight = MapSight(
            MKCoordinateRegion(center: fiji, latitudinalMeters: 90_000, longitudinalMeters: 90_000), in: size)
        let distance = sight.point(of: samoa, in: size).x - sight.point(of: fiji, in: size).x
        #expect(distance > 0 && distance < 300)
    }

    @Test func `whatever is asked for, a map shows something`() {
        for value in [0, -1, .infinity, .nan, 1e300] {
            let sight = MapSight(middle: CGPoint(x: value, y: value), worldSize: value)
            #expect(MapSight.worldSizes.contains(sight.worldSize))
            #expect((0...1).contains(sight.middle.x) && (0...1).contains(sight.middle.y))
        }
    }

    // MARK: Tiles

    @Test func `tiles cover the map without gaps, and their addresses are of the level`() throws {
        let server = TileServer(template: "https://tiles.example.org/{z}/{x}/{y}.png")
        let sight = MapSight(
            MKCoordinateRegion(center: shop, latitudinalMeters: 4000, longitudinalMeters: 4000), in: size)
        let tiles = server.tiles(for: sight, in: size)
        let around = tiles.reduce(CGRect.null) { $0.union($1.frame) }
        #expect(around.contains(CGRect(origin: .zero, size: size)))
        #expect(abs(tiles.reduce(0) { $0 + $1.frame.width * $1.frame.height } - around.width * around.height) < 1)
        let side = try #require(tiles.first?.frame.width)
        #expect((180...363).contains(side))
        #expect(tiles.allSatisfy { $0.address?.host == "tiles.example.org" && $0.address?.pathExtension == "png" })
        #expect(Set(tiles.map(\.id)).count == tiles.count)
    }

    @Test(arguments: [CGSize.zero, CGSize(width: 300, height: 0), CGSize(width: 0, height: 400)])
    func `a map without a size has no tiles, wherever it is`(size: CGSize) {
        let server = TileServer(template: "a/{z}/{x}/{y}")
        for y in [0, 0.5, 1] {
            let sight = MapSight(middle: CGPoint(x: 0.5, y: y), worldSize: 4096)
            #expect(server.tiles(for: sight, in: size) == [])
        }
    }

    @Test func `a map of any size has as many tiles as can be shown`() {
        let server = TileServer(template: "a/{z}/{x}/{y}")
        for side in [-1, 1e9, 1e30, .infinity, .nan] {
            for worldSize in [128, 4096, MapSight.worldSizes.upperBound] {
                let sight = MapSight(middle: CGPoint(x: 0.5, y: 1), worldSize: worldSize)
                #expect(server.tiles(for: sight, in: CGSize(width: side, height: 300)) == [])
                #expect(server.tiles(for: sight, in: CGSize(width: 300, height: side)) == [])
            }
        }
        // There are no tiles north and south of the world's edge.
        let sight = MapSight(middle: CGPoint(x: 0.5, y: 1), worldSize: 4096)
        let tiles = server.tiles(for: sight, in: CGSize(width: 300, height: 400))
        #expect(!tiles.isEmpty && tiles.allSatisfy { $0.frame.minY < 200 })
    }

    @Test func `the same tile is at one address wherever the earth goes on`() {
        let server = TileServer(template: "a/{z}/{x}/{y}")
        let sight = MapSight(middle: CGPoint(x: 0, y: 0.5), worldSize: 256)
        let addresses = server.tiles(for: sight, in: size).compactMap(\.address?.absoluteString)
        #expect(Set(addresses) == ["a/0/0/0"])
    }

    // MARK: Distances

    @Test func `the way between two places is known in metres`() {
        let way = CLLocation(latitude: shop.latitude, longitude: shop.longitude)
            .distance(from: CLLocation(latitude: school.latitude, longitude: school.longitude))
        #expect(abs(way - 370_600) < 3000)
    }

    // MARK: In a page

    @Test func `markers stand at their places, with their titles`() throws {
        let map = Map(
            initialPosition: .region(MKCoordinateRegion(center: shop, latitudinalMeters: 800, longitudinalMeters: 800))
        ) {
            Marker("Shop", systemImage: "cup.and.saucer", coordinate: shop).tint(.brown)
            ForEach([Place(id: "a", coordinate: shop)]) { place in
                Annotation("Guest", coordinate: place.coordinate) { Text("here").accessibilityIdentifier("guest") }
            }
        }
        let window = TestWindow(portrait: map)
        #expect(window.texts.contains("Shop") && window.texts.contains("Guest"))
        let guest = try #require(window.frame("guest"))
        #expect(abs(guest.midX - 150) < 1 && abs(guest.midY - 200) < 1)
    }

    @Test func `a map without a position shows all of its content`() {
        let sight = MapGround.sight(
            of: .automatic, Marker("Shop", coordinate: shop)._features + Marker("School", coordinate: school)._features,
            in: size)
        for place in [shop, school] {
            #expect(CGRect(origin: .zero, size: size).contains(sight.point(of: place, in: size)))
        }
    }

    private func drag(_ window: TestWindow) throws {
        let ground = try #require(window.elements.first { !$0.input.gestures.isEmpty })
        let (start, end) = (CGPoint(x: 100, y: 100), CGPoint(x: 60, y: 100))
        for isDone in [false, true] {
            for index in ground.input.gestures.indices {
                window.send(
                    .gesture(
                        index: index, phase: isDone ? .ended : .changed, value: .init(start: start, location: end)),
                    to: ground)
            }
        }
        window.render()
    }

    @Test(arguments: MovingMap.Keeper.allCases)
    fileprivate func `an app moves the map also after somebody has`(keeper: MovingMap.Keeper) throws {
        let window = TestWindow(portrait: MovingMap(keeper: keeper))
        #expect(abs(try #require(window.frame("shop")).midX - 150) < 1)
        for _ in 0..<2 {
            try drag(window)
            let dragged = try #require(window.frame("shop")).midX
            #expect(abs(dragged - 150) > 5)
            window.render()
            #expect(try #require(window.frame("shop")).midX == dragged)
            window.press(button: "Centre")
            window.render()
            #expect(abs(try #require(window.frame("shop")).midX - (keeper.isHeard ? 150 : dragged)) < 1)
            guard keeper.isHeard else { break }
        }
    }

    @Test func `a drag moves the map, and its region is told`() throws {
        final class Box {
            var region = MKCoordinateRegion(center: shop, latitudinalMeters: 800, longitudinalMeters: 800)
        }
        let box = Box()
        let window = TestWindow(
            portrait: Map(coordinateRegion: Binding(get: { box.region }, set: { box.region = $0 })))
        let ground = try #require(window.elements.first { !$0.input.gestures.isEmpty })
        let index = try #require(ground.input.gestures.indices.first)
        let (start, end) = (CGPoint(x: 100, y: 100), CGPoint(x: 60, y: 100))
        let before = box.region.center
        for gesture in ground.input.gestures.indices where gesture >= index {
            window.send(
                .gesture(index: gesture, phase: .changed, value: .init(start: start, location: end)), to: ground)
        }
        #expect(box.region.center.longitude > before.longitude)
        #expect(abs(box.region.center.latitude - before.latitude) < 1e-6)
    }

    @Test func `a map that isn't moved leaves all gestures to what is around it`() {
        let window = TestWindow(portrait: Map(initialPosition: .automatic, interactionModes: []))
        #expect(!window.elements.isEmpty && window.elements.allSatisfy { $0.input.gestures.isEmpty })
    }

    @Test func `a reader converts between points of its content and coordinates of the map`() throws {
        final class Box { var proxy: MapProxy? }
        let box = Box()
        let region = MKCoordinateRegion(center: shop, latitudinalMeters: 800, longitudinalMeters: 800)
        let window = TestWindow(
            MapReader { proxy in
                let _ = box.proxy = proxy
                Map(initialPosition: .region(region)).padding(.top, 100)
            }, size: size)
        let proxy = try #require(box.proxy)
        let middle = CGPoint(x: 150, y: 250)
        let there = try #require(proxy.convert(middle, from: .local))
        #expect(isNear(there, shop, 1e-6) && window.renderCount > 0)
        let back = try #require(proxy.convert(shop, to: .local))
        #expect(abs(back.x - middle.x) < 0.01 && abs(back.y - middle.y) < 0.01)
        let corner = try #require(proxy.convert(CGPoint(x: 10, y: 120), from: .global))
        #expect(corner.longitude < shop.longitude && corner.latitude > shop.latitude)
        #expect(proxy.convert(CGPoint(x: 150, y: 50), from: .local) == nil)
        #expect(proxy.convert(school, to: .local) == nil)
    }

    @Test func `a reader without a map converts nothing`() {
        final class Box { var proxy: MapProxy? }
        let box = Box()
        _ = TestWindow(
            MapReader { proxy in
                let _ = box.proxy = proxy
                Text("no map")
            }, size: size)
        #expect(box.proxy?.convert(.zero, from: .local) == nil)
        #expect(box.proxy?.convert(shop, to: .global) == nil)
    }

    /// Counts those that are alive.
    private final class Probe {
        final class Count { var alive = 0 }
        private let count: Count
        init(_ count: Count) {
            self.count = count
            count.alive += 1
        }
        deinit { count.alive -= 1 }
    }

    private struct ProbeView: View {
        @State private var probe: Probe
        init(_ count: Probe.Count) { _probe = State(initialValue: Probe(count)) }
        var body: some View { Text("here") }
    }

    @Test func `a map that is gone isn't kept, and converts nothing`() {
        final class Box { var proxy: MapProxy? }
        let (box, screen, count) = (Box(), MapScreen(), Probe.Count())
        let place = shop
        let window = TestWindow(
            MapReader { proxy in
                let _ = box.proxy = proxy
                if screen.hasMap {
                    Map(
                        initialPosition: .region(
                            MKCoordinateRegion(center: place, latitudinalMeters: 800, longitudinalMeters: 800))
                    ) {
                        Annotation("", coordinate: place) { ProbeView(count) }
                    }
                }
            }, size: size)
        #expect(count.alive == 1 && box.proxy?.convert(place, to: .local) != nil)
        screen.hasMap = false
        window.render()
        #expect(count.alive == 0 && box.proxy?.convert(place, to: .local) == nil)
    }
}
