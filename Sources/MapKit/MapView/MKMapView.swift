import CoreLocation
import Observation
import UIKit

/// A map among UIKit's views, with annotations and overlays.
///
/// See [MKMapView](https://developer.apple.com/documentation/mapkit/mkmapview). It is a SwiftUI `Map`: seen from above with
/// north at the top, on the ground that `KISSA_MAP_TILES` names. Changes by the app aren't animated.
open class MKMapView: UIView {
    /// Decides how annotations and overlays look, and is notified of what happens.
    open weak var delegate: (any MKMapViewDelegate)? { didSet { setNeedsLayout() } }
    let model = MapModel()
    private let face: HostedView<MapFace>
    var views: [ObjectIdentifier: MKAnnotationView] = [:]
    var unused: [String: [MKAnnotationView]] = [:]
    var registered: [String: MKAnnotationView.Type] = [:]
    var renderers: [ObjectIdentifier: MKOverlayRenderer] = [:]
    private var wasShown = false
    private lazy var position = VisitorPosition(self)
    var configuration: MKMapConfiguration = MKStandardMapConfiguration()
    var extras = MKMapConfiguration.Extras()
    /// What the camera says beyond what is shown.
    private(set) var direction = (heading: 0.0, pitch: 0.0)

    /// A map of the world.
    public override init(frame: CGRect) {
        face = HostedView(MapFace(model: model))
        super.init(frame: frame)
        model.map = self
        addSubview(face)
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: What is visible

    /// The visible region. A map that isn't shown yet has the region that was set.
    open var region: MKCoordinateRegion {
        get {
            if case .region(let region) = model.position.kind, bounds.isEmpty { return region }
            return sight.region(in: shownSize)
        }
        set { setRegion(newValue, animated: false) }
    }

    /// Shows a region, at once.
    open func setRegion(_ region: MKCoordinateRegion, animated: Bool) { show(.region(region), animated) }

    /// The coordinate in the middle.
    open var centerCoordinate: CLLocationCoordinate2D {
        get { region.center }
        set { setCenter(newValue, animated: false) }
    }

    /// Moves a coordinate into the middle, at once. The scale stays the same.
    open func setCenter(_ coordinate: CLLocationCoordinate2D, animated: Bool) {
        let moved = MapSight(middle: MapSight.place(of: coordinate), worldSize: sight.worldSize)
        show(MapCameraPosition(kind: .moved(moved)), animated)
    }

    /// The visible rectangle.
    open var visibleMapRect: MKMapRect {
        get { MKMapRect(region) }
        set { setVisibleMapRect(newValue, animated: false) }
    }

    /// Shows a rectangle, at once.
    open func setVisibleMapRect(_ mapRect: MKMapRect, animated: Bool) {
        guard !mapRect.isNull else { return }
        setRegion(MKCoordinateRegion(mapRect), animated: animated)
    }

    /// Shows a rectangle with space around it, at once. The largest margin counts on all sides.
    open func setVisibleMapRect(_ mapRect: MKMapRect, edgePadding insets: UIEdgeInsets, animated: Bool) {
        guard !mapRect.isNull else { return }
        let margin = max(insets.left, insets.right, insets.top, insets.bottom, 0)
        let room = max(min(shownSize.width, shownSize.height) - 2 * margin, 1)
        let reach = max(mapRect.width, mapRect.height, 1) * Double(margin / room)
        setVisibleMapRect(mapRect.insetBy(dx: -reach, dy: -reach), animated: animated)
    }

    /// Shows a region as a map of this size can: the same, since both dimensions always fit.
    open func regionThatFits(_ region: MKCoordinateRegion) -> MKCoordinateRegion { region }

    func show(_ position: MapCameraPosition, _ animated: Bool) {
        guard position != model.position else { return }
        delegate?.mapView(self, regionWillChangeAnimated: animated)
        keepDirection(of: position)
        model.position = position
        didMove(animated)
    }

    /// A region is seen straight from above with north at the top. A movement keeps the direction.
    private func keepDirection(of position: MapCameraPosition) {
        switch position.kind {
        case .camera(let camera): direction = (camera.heading, camera.pitch)
        case .region: direction = (0, 0)
        default: break
        }
    }

    func didMove(_ animated: Bool) {
        // The callout stays within the map.
        if model.selected != nil { setNeedsLayout() }
        delegate?.mapViewDidChangeVisibleRegion(self)
        delegate?.mapView(self, regionDidChangeAnimated: animated)
    }

    /// The size for conversions; an arbitrary one before the first layout.
    private var shownSize: CGSize { bounds.isEmpty ? CGSize(width: 320, height: 320) : bounds.size }
    var sight: MapSight { MapGround.sight(of: model.position, [], in: shownSize) }

    /// The coordinate at a point of a view; nil is the map itself.
    open func convert(_ point: CGPoint, toCoordinateFrom view: UIView?) -> CLLocationCoordinate2D {
        sight.coordinate(at: convert(point, from: view ?? self), in: shownSize)
    }

    /// The point of a coordinate in a view; nil is the map itself.
    open func convert(_ coordinate: CLLocationCoordinate2D, toPointTo view: UIView?) -> CGPoint {
        convert(sight.point(of: coordinate, in: shownSize), to: view ?? self)
    }

    // MARK: Settings

    /// The kind of map: a shorter name for that of `preferredConfiguration`.
    open var mapType: MKMapType {
        get { configuration.mapType }
        set {
            let new = MKMapConfiguration.of(newValue)
            new.extras = extras
            preferredConfiguration = new
        }
    }
    /// Whether fingers zoom the map.
    open var isZoomEnabled = true { didSet { model.allow(.zoom, isZoomEnabled) } }
    /// Whether a finger moves the map.
    open var isScrollEnabled = true { didSet { model.allow(.pan, isScrollEnabled) } }
    /// Whether fingers turn the map. Stored, but has no effect here: north is at the top.
    open var isRotateEnabled = true
    /// Whether fingers tilt the map. Stored, but has no effect here: it is seen from above.
    open var isPitchEnabled = true
    /// Whether there is a compass. Stored, but has no effect here: north is at the top.
    open var showsCompass = true
    /// Whether there is a scale. Stored, but has no effect here.
    open var showsScale = false
    /// Whether traffic is shown. Stored, but has no effect here: it isn't known.
    open var showsTraffic: Bool {
        get { extras.showsTraffic }
        set {
            extras.showsTraffic = newValue
            configuration.extras = extras
        }
    }
    /// Whether buildings are shown. Stored, but has no effect here: the tiles decide.
    open var showsBuildings = true
    /// Whether shops and the like are shown. Stored, but has no effect here: the tiles decide.
    open var pointOfInterestFilter: MKPointOfInterestFilter? {
        get { extras.filter }
        set {
            extras.filter = newValue
            configuration.extras = extras
        }
    }

    // MARK: The visitor

    /// Whether the visitor's position is shown, if the app may know it. Call a location manager's
    /// `requestWhenInUseAuthorization()` first.
    open var showsUserLocation = false {
        didSet { if showsUserLocation != oldValue { position.follow(showsUserLocation) } }
    }
    /// The visitor's position.
    public let userLocation = MKUserLocation()
    /// Whether the map follows the visitor. The map moves there once, when the position is first known.
    open var userTrackingMode = MKUserTrackingMode.none {
        didSet { if userTrackingMode != .none { showsUserLocation = true } }
    }
    /// Whether the map follows the visitor.
    open func setUserTrackingMode(_ mode: MKUserTrackingMode, animated: Bool) { userTrackingMode = mode }
    /// Whether the visitor's position is within what is visible.
    open var isUserLocationVisible: Bool {
        userLocation.location != nil && visibleMapRect.contains(MKMapPoint(userLocation.coordinate))
    }

    // MARK: In the page

    /// Makes what is shown of annotations and overlays.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
        model.features = features()
    }

    /// Tells the delegate that the map is first shown.
    open override func didMoveToWindow() {
        super.didMoveToWindow()
        guard window != nil, !wasShown else { return }
        wasShown = true
        delegate?.mapViewWillStartLoadingMap(self)
        delegate?.mapViewDidFinishLoadingMap(self)
    }
}

/// The kind of map.
public enum MKMapType: UInt, Sendable {
    case standard, satellite, hybrid, satelliteFlyover, hybridFlyover, mutedStandard
}

/// Whether a map follows the visitor.
public enum MKUserTrackingMode: Int, Sendable { case none, follow, followWithHeading }

/// The shops and the like that a map shows: the operator's tiles decide.
@preconcurrency @MainActor
open class MKPointOfInterestFilter: NSObject {
    /// All are shown.
    public static let includingAll = MKPointOfInterestFilter(excluding: [])
    /// None are shown.
    public static let excludingAll = MKPointOfInterestFilter(including: [])
    private let categories: Set<MKPointOfInterestCategory>
    private let isIncluding: Bool

    private init(_ categories: [MKPointOfInterestCategory], isIncluding: Bool) {
        (self.categories, self.isIncluding) = (Set(categories), isIncluding)
        super.init()
    }

    /// Only those of some kinds are shown.
    public convenience init(including categories: [MKPointOfInterestCategory]) {
        self.init(categories, isIncluding: true)
    }
    /// All but those of some kinds are shown.
    public convenience init(excluding categories: [MKPointOfInterestCategory]) {
        self.init(categories, isIncluding: false)
    }

    /// Whether those of a kind are shown.
    open func includes(_ category: MKPointOfInterestCategory) -> Bool { categories.contains(category) == isIncluding }
    /// Whether those of a kind aren't shown.
    open func excludes(_ category: MKPointOfInterestCategory) -> Bool { !includes(category) }
}

/// What a map view shows, for SwiftUI's map in it.
@MainActor @Observable
final class MapModel {
    @ObservationIgnored weak var map: MKMapView?
    @ObservationIgnored var annotations: [any MKAnnotation] = []
    @ObservationIgnored var overlays: [any MKOverlay] = []
    var features: [_MapFeature] = []
    var position = MapCameraPosition.region(
        MKCoordinateRegion(
            center: .init(latitude: 20, longitude: 0), span: .init(latitudeDelta: 120, longitudeDelta: 300)))
    var selected: AnyHashable?
    var modes = MapInteractionModes.all
    var isMuted = false

    func allow(_ mode: MapInteractionModes, _ isAllowed: Bool) {
        if isAllowed { modes.insert(mode) } else { modes.remove(mode) }
    }
}

struct MapFace: View {
    let model: MapModel

    var body: some View {
        Map(
            model.features,
            position: Binding(get: { model.position }, set: { move(to: $0) }),
            selection: Binding(get: { model.selected }, set: { model.map?.didSelect($0) }), modes: model.modes
        )
        .mapStyle(.standard(emphasis: model.isMuted ? .muted : .automatic))
    }

    private func move(to position: MapCameraPosition) {
        guard position != model.position else { return }
        if let map = model.map { map.delegate?.mapView(map, regionWillChangeAnimated: false) }
        model.position = position
        model.map?.didMove(false)
    }
}

/// Follows the visitor for a map.
@MainActor
private final class VisitorPosition: NSObject, @preconcurrency CLLocationManagerDelegate {
    private weak var map: MKMapView?
    private var manager: CLLocationManager?

    init(_ map: MKMapView) { self.map = map }

    func follow(_ isOn: Bool) {
        if isOn, manager == nil {
            manager = CLLocationManager()
            manager?.delegate = self
        }
        if !isOn { manager?.stopUpdatingLocation() }
        map?.userLocation.isUpdating = isOn
        map?.setNeedsLayout()
        if isOn, let manager { startIfAllowed(manager) }
    }

    private func startIfAllowed(_ manager: CLLocationManager) {
        let isAllowed = [.authorizedWhenInUse, .authorizedAlways].contains(manager.authorizationStatus)
        if isAllowed, map?.showsUserLocation == true { manager.startUpdatingLocation() }
    }

    func locationManagerDidChangeAuthorization(_ manager: CLLocationManager) { startIfAllowed(manager) }

    func locationManager(_ manager: CLLocationManager, didUpdateLocations locations: [CLLocation]) {
        guard let map, let location = locations.last else { return }
        let isFirst = map.userLocation.location == nil
        map.userLocation.location = location
        map.setNeedsLayout()
        if isFirst, map.userTrackingMode != .none {
            map.setRegion(
                MKCoordinateRegion(center: location.coordinate, latitudinalMeters: 1000, longitudinalMeters: 1000),
                animated: true)
        }
        map.delegate?.mapView(map, didUpdate: map.userLocation)
    }

    func locationManager(_ manager: CLLocationManager, didFailWithError error: any Error) {
        guard let map else { return }
        map.delegate?.mapView(map, didFailToLocateUserWithError: error)
    }
}
