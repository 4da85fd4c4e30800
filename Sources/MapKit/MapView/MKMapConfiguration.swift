import UIKit

/// What kind of map is shown: one of the subclasses.
///
/// See [MKMapConfiguration](https://developer.apple.com/documentation/mapkit/mkmapconfiguration). There is one map here: that
/// of the operator's tiles, in full or muted colors. Everything else that a configuration says is kept as a value.
open class MKMapConfiguration: NSObject, NSCopying {
    /// Whether hills and buildings rise from the map.
    public enum ElevationStyle: Int, Sendable { case flat, realistic }

    /// Whether hills and buildings rise from the map. Kept as a value: the map is flat.
    open var elevationStyle: ElevationStyle

    init(_ elevationStyle: ElevationStyle) {
        self.elevationStyle = elevationStyle
        super.init()
    }

    /// A configuration with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    /// Which shops and traffic are shown, if the kind of map has any.
    struct Extras {
        var filter: MKPointOfInterestFilter?
        var showsTraffic = false
    }

    var extras: Extras? {
        get { nil }
        set {}
    }
    var mapType: MKMapType { .standard }
    func copied() -> MKMapConfiguration { MKMapConfiguration(elevationStyle) }

    /// The configuration of a kind of map.
    static func of(_ type: MKMapType) -> MKMapConfiguration {
        switch type {
        case .standard: MKStandardMapConfiguration()
        case .mutedStandard: MKStandardMapConfiguration(emphasisStyle: .muted)
        case .satellite: MKImageryMapConfiguration()
        case .satelliteFlyover: MKImageryMapConfiguration(elevationStyle: .realistic)
        case .hybrid: MKHybridMapConfiguration()
        case .hybridFlyover: MKHybridMapConfiguration(elevationStyle: .realistic)
        }
    }
}

/// A street map.
///
/// See [MKStandardMapConfiguration](https://developer.apple.com/documentation/mapkit/mkstandardmapconfiguration).
open class MKStandardMapConfiguration: MKMapConfiguration {
    /// Whether the map's colors step back behind what the app shows on it.
    public enum EmphasisStyle: Int, Sendable { case `default`, muted }

    /// Whether the map's colors step back behind what the app shows on it.
    open var emphasisStyle = EmphasisStyle.default
    /// Which shops and the like are shown. Kept as a value: the tiles decide.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. Kept as a value: it isn't known.
    open var showsTraffic = false

    /// A flat street map.
    public init() { super.init(.flat) }

    /// A street map with an elevation.
    public convenience init(elevationStyle: ElevationStyle) {
        self.init(elevationStyle: elevationStyle, emphasisStyle: .default)
    }

    /// A flat street map with an emphasis.
    public convenience init(emphasisStyle: EmphasisStyle) {
        self.init(elevationStyle: .flat, emphasisStyle: emphasisStyle)
    }

    /// A street map with an elevation and an emphasis.
    public convenience init(elevationStyle: ElevationStyle, emphasisStyle: EmphasisStyle) {
        self.init()
        (self.elevationStyle, self.emphasisStyle) = (elevationStyle, emphasisStyle)
    }

    override var extras: Extras? {
        get { Extras(filter: pointOfInterestFilter, showsTraffic: showsTraffic) }
        set { if let newValue { (pointOfInterestFilter, showsTraffic) = (newValue.filter, newValue.showsTraffic) } }
    }
    override var mapType: MKMapType { emphasisStyle == .muted ? .mutedStandard : .standard }
    override func copied() -> MKMapConfiguration {
        let copy = MKStandardMapConfiguration(elevationStyle: elevationStyle, emphasisStyle: emphasisStyle)
        copy.extras = extras
        return copy
    }
}

/// Satellite images. There are none here: the map is that of the operator's tiles.
///
/// See [MKImageryMapConfiguration](https://developer.apple.com/documentation/mapkit/mkimagerymapconfiguration).
open class MKImageryMapConfiguration: MKMapConfiguration {
    /// Flat satellite images.
    public init() { super.init(.flat) }
    /// Satellite images with an elevation.
    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

    override var mapType: MKMapType { elevationStyle == .flat ? .satellite : .satelliteFlyover }
    override func copied() -> MKMapConfiguration { MKImageryMapConfiguration(elevationStyle: elevationStyle) }
}

/// Satellite images with roads and names. There are none here: the map is that of the operator's tiles.
///
/// See [MKHybridMapConfiguration](https://developer.apple.com/documentation/mapkit/mkhybridmapconfiguration).
open class MKHybridMapConfiguration: MKMapConfiguration {
    /// Which shops and the like are shown. Kept as a value: the tiles decide.
    open var pointOfInterestFilter: MKPointOfInterestFilter?
    /// Whether traffic is shown. Kept as a value: it isn't known.
    open var showsTraffic = false

    /// Flat satellite images with roads.
    public init() { super.init(.flat) }
    /// Satellite images with roads and an elevation.
    public init(elevationStyle: ElevationStyle) { super.init(elevationStyle) }

    override var extras: Extras? {
        get { Extras(filter: pointOfInterestFilter, showsTraffic: showsTraffic) }
        set { if let newValue { (pointOfInterestFilter, showsTraffic) = (newValue.filter, newValue.showsTraffic) } }
    }
    override var mapType: MKMapType { elevationStyle == .flat ? .hybrid : .hybridFlyover }
    override func copied() -> MKMapConfiguration {
        let copy = MKHybridMapConfiguration(elevationStyle: elevationStyle)
        copy.extras = extras
        return copy
    }
}

extension MKMapView {
    /// What kind of map is shown. A muted street map has paler colors; all other kinds are the operator's tiles as they are.
    public var preferredConfiguration: MKMapConfiguration {
        get { configuration.copied() }
        set {
            configuration = newValue.copied()
            if let shown = configuration.extras { extras = shown }
            model.isMuted = configuration.mapType == .mutedStandard
        }
    }
}
