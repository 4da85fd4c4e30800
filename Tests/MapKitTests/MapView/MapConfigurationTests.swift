import CoreGraphics
import MapKit
import Testing
import ViewTesting

@testable import MapKit

private struct Shown: UIViewRepresentable {
    let view: MKMapView
    func makeUIView(context: Context) -> MKMapView { view }
    func updateUIView(_ uiView: MKMapView, context: Context) {}
}

@MainActor
@Suite("Configurations of maps")
struct MapConfigurationTests {
    private let map = MKMapView(frame: CGRect(x: 0, y: 0, width: 300, height: 300))

    private func isMuted(_ window: ViewTesting.TestWindow) -> Bool {
        window.elements.contains { $0.style.filters == [.saturation(0.3)] }
    }

    @Test func `a map has a copy of its configuration`() {
        let configuration = MKStandardMapConfiguration(elevationStyle: .realistic, emphasisStyle: .default)
        configuration.pointOfInterestFilter = .excludingAll
        configuration.showsTraffic = true
        map.preferredConfiguration = configuration
        configuration.showsTraffic = false
        let kept = map.preferredConfiguration as? MKStandardMapConfiguration
        #expect(kept?.elevationStyle == .realistic && kept?.emphasisStyle == .default && kept?.showsTraffic == true)
        #expect(kept?.pointOfInterestFilter === MKPointOfInterestFilter.excludingAll)
        #expect(map.showsTraffic && map.pointOfInterestFilter === MKPointOfInterestFilter.excludingAll)
    }

    @Test(arguments: [
        MKMapType.standard, .mutedStandard, .satellite, .satelliteFlyover, .hybrid, .hybridFlyover,
    ])
    func `a kind of map is a configuration`(type: MKMapType) {
        map.showsTraffic = true
        map.mapType = type
        #expect(map.mapType == type && map.preferredConfiguration.mapType == type && map.showsTraffic)
        #expect((map.preferredConfiguration as? MKHybridMapConfiguration)?.showsTraffic != false)
        #expect((map.preferredConfiguration as? MKStandardMapConfiguration)?.showsTraffic != false)
        let isHigh = map.preferredConfiguration.elevationStyle == .realistic
        #expect(isHigh == [.satelliteFlyover, .hybridFlyover].contains(type))
        let copy = map.preferredConfiguration.copy() as? MKMapConfiguration
        #expect(copy?.mapType == type)
    }

    @Test func `a muted map has paler colors`() {
        let window = ViewTesting.TestWindow(Shown(view: map))
        #expect(!isMuted(window))
        map.preferredConfiguration = MKStandardMapConfiguration(emphasisStyle: .muted)
        window.render()
        #expect(isMuted(window))
        map.mapType = .hybrid
        window.render()
        #expect(!isMuted(window))
    }

    @Test func `a style mutes the maps of SwiftUI`() {
        let muted = MapStyle.standard(elevation: .flat, emphasis: .muted)
        #expect(isMuted(ViewTesting.TestWindow(Map().mapStyle(muted))))
        #expect(!isMuted(ViewTesting.TestWindow(Map().mapStyle(.standard))))
    }

    @Test func `a finger moves a map only if it may`() throws {
        let window = ViewTesting.TestWindow(Shown(view: map))
        let count = gestureCount(window)
        map.isScrollEnabled = false
        window.render()
        #expect(gestureCount(window) < count)
        map.isZoomEnabled = false
        window.render()
        #expect(gestureCount(window) < count - 1)
        map.isScrollEnabled = true
        map.isZoomEnabled = true
        window.render()
        #expect(gestureCount(window) == count)
    }

    private func gestureCount(_ window: ViewTesting.TestWindow) -> Int {
        window.elements.reduce(0) { $0 + $1.input.gestures.count }
    }
}
