import CoreLocation
import UIKit

/// How an annotation looks on a map: an image, or a subclass's views.
///
/// See [MKAnnotationView](https://developer.apple.com/documentation/mapkit/mkannotationview). Annotations can't be dragged.
open class MKAnnotationView: _AnnotationViewBase {
    /// The annotation.
    open var annotation: (any MKAnnotation)? { didSet { lookDidChange() } }
    /// The name under which the map keeps unused views of this kind.
    public let reuseIdentifier: String?
    weak var map: MKMapView?
    private let imageView = UIImageView()

    /// A view for an annotation.
    public override init(annotation: (any MKAnnotation)?, reuseIdentifier: String?) {
        (self.annotation, self.reuseIdentifier) = (annotation, reuseIdentifier)
        super.init(annotation: annotation, reuseIdentifier: reuseIdentifier)
        addSubview(imageView)
    }

    /// A view without an annotation.
    public convenience init(frame: CGRect) {
        self.init(annotation: nil, reuseIdentifier: nil)
        self.frame = frame
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    /// The image. The view becomes as large as it.
    open var image: UIImage? {
        didSet {
            imageView.image = image
            bounds.size = image?.size ?? .zero
            imageView.frame = bounds
            lookDidChange()
        }
    }
    /// How far the view's middle is from the coordinate, in points.
    open var centerOffset = CGPoint.zero { didSet { lookDidChange() } }
    /// How far the callout is moved, in points.
    open var calloutOffset = CGPoint.zero { didSet { lookDidChange() } }
    /// Whether a callout with the titles is shown while the annotation is selected. False by default.
    open var canShowCallout = false { didSet { lookDidChange() } }
    /// In the callout, before the titles. If it is a control, the delegate is notified of presses.
    open var leftCalloutAccessoryView: UIView? { didSet { hear(leftCalloutAccessoryView) } }
    /// In the callout, after the titles. If it is a control, the delegate is notified of presses.
    open var rightCalloutAccessoryView: UIView? { didSet { hear(rightCalloutAccessoryView) } }
    /// In the callout, in place of the subtitle.
    open var detailCalloutAccessoryView: UIView? { didSet { lookDidChange() } }
    /// Whether the annotation can be selected. True by default.
    open var isEnabled = true { didSet { lookDidChange() } }
    /// Whether the annotation is selected.
    open var isSelected = false
    /// Whether the annotation can be dragged. Stored, but has no effect here.
    open var isDraggable = false
    /// Whether other annotations take precedence. Stored, but has no effect here: all are shown.
    open var displayPriority = MKFeatureDisplayPriority.required
    /// The group with which it is clustered. Stored, but has no effect here: all are shown.
    open var clusteringIdentifier: String?

    /// Selects or deselects the annotation; called by the map.
    open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
    /// Called before the view is used for another annotation. Does nothing by default.
    open func prepareForReuse() {}
    /// Called before the view is shown. Does nothing by default.
    open func prepareForDisplay() {}

    func lookDidChange() { map?.setNeedsLayout() }

    private func hear(_ accessory: UIView?) {
        (accessory as? UIControl)?.addAction(
            UIAction { [weak self, weak accessory] _ in
                guard let self, let map, let control = accessory as? UIControl else { return }
                map.delegate?.mapView(map, annotationView: self, calloutAccessoryControlTapped: control)
            }, for: .touchUpInside)
        lookDidChange()
    }

    /// What the map draws in its place; nil draws the view itself.
    var marker: (look: MarkerLook, tint: UIColor?)? { nil }
}

/// A balloon.
///
/// See [MKMarkerAnnotationView](https://developer.apple.com/documentation/mapkit/mkmarkerannotationview).
open class MKMarkerAnnotationView: MKAnnotationView {
    /// The balloon's color; nil is red.
    open var markerTintColor: UIColor? { didSet { lookDidChange() } }
    /// Letters in the balloon; nil shows a pin.
    open var glyphText: String? { didSet { lookDidChange() } }
    /// An image in the balloon. A system symbol is drawn as it is; other images aren't shown, the pin is.
    open var glyphImage: UIImage? { didSet { lookDidChange() } }
    /// The color of what is in the balloon. Stored, but has no effect here: it is white.
    open var glyphTintColor: UIColor?
    /// Whether the title is shown below the balloon.
    open var titleVisibility = MKFeatureVisibility.adaptive { didSet { lookDidChange() } }
    /// Whether the subtitle is shown below the balloon. Stored, but has no effect here: it is in the callout.
    open var subtitleVisibility = MKFeatureVisibility.adaptive
    /// Whether the balloon appears with an animation. Stored, but has no effect here.
    open var animatesWhenAdded = false

    override var marker: (look: MarkerLook, tint: UIColor?)? {
        let title = titleVisibility == .hidden ? nil : annotation?.title
        var look = MarkerLook(title: Text(verbatim: title ?? ""))
        look.monogram = glyphText.map { Text(verbatim: $0) }
        return (look, markerTintColor)
    }
}

/// A pin. Drawn as a balloon without letters here.
///
/// See [MKPinAnnotationView](https://developer.apple.com/documentation/mapkit/mkpinannotationview).
open class MKPinAnnotationView: MKAnnotationView {
    /// The pin's color; nil is red.
    open var pinTintColor: UIColor? { didSet { lookDidChange() } }
    /// Whether the pin falls onto the map. Stored, but has no effect here.
    open var animatesDrop = false

    override var marker: (look: MarkerLook, tint: UIColor?)? { (MarkerLook(title: Text(verbatim: "")), pinTintColor) }
}

/// Whether a feature is shown.
public enum MKFeatureVisibility: Int, Sendable { case adaptive, hidden, visible }

/// How important an annotation is among others.
public struct MKFeatureDisplayPriority: RawRepresentable, Hashable, Sendable {
    /// The priority, from 0 to 1000.
    public let rawValue: Float
    /// A priority by its number.
    public init(rawValue: Float) { self.rawValue = rawValue }
    /// A priority by its number.
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    /// Always shown.
    public static let required = MKFeatureDisplayPriority(1000)
    /// Hidden last.
    public static let defaultHigh = MKFeatureDisplayPriority(750)
    /// Hidden first.
    public static let defaultLow = MKFeatureDisplayPriority(250)
}
