import CoreGraphics
import Foundation

/// Makes an image of others, with numbers and colors that are set by keys.
///
/// The processor computes the pixels when the image is drawn, in linear sRGB, as Core Image does by default. Keys that
/// a filter hasn't are kept, and have no effect; Apple's raise an exception.
///
/// See [CIFilter](https://developer.apple.com/documentation/coreimage/cifilter-swift.class).
open class CIFilter: NSObject {
    private let definition: FilterDefinition?
    private var values: [String: Any]

    /// The values of the inputs.
    var inputs: FilterValues { FilterValues(values: values) }

    /// A filter of an app's own, which overrides ``outputImage``.
    public override init() {
        definition = nil
        values = [:]
    }

    /// A filter by its definition; one that makes nothing for none.
    init(_ definition: FilterDefinition?) {
        self.definition = definition
        values = definition?.defaults ?? [:]
    }

    /// A built-in filter with its defaults; nil for a name that isn't one of ``filterNames(inCategory:)``.
    public init?(name: String) {
        guard let definition = FilterDefinition.named(name) else { return nil }
        self.definition = definition
        values = definition.defaults
    }

    /// A built-in filter with some of its inputs set, and defaults for the others; nil for a name that isn't known.
    public convenience init?(name: String, parameters params: [String: Any]?) {
        self.init(name: name)
        for (key, value) in params ?? [:] { setValue(value, forKey: key) }
    }

    /// The filter's name, such as `CISepiaTone`; that of the class for an app's own.
    open var name: String { definition?.name ?? "\(type(of: self))" }

    /// The image that the filter makes; nil where an input is missing.
    open var outputImage: CIImage? { definition?.output(inputs) }

    /// The keys of the inputs.
    open var inputKeys: [String] { definition?.inputs.map(\.key) ?? [] }
    /// The keys of what the filter makes: the image.
    open var outputKeys: [String] { [kCIOutputImageKey] }

    /// The filter's names, and for each input its class, its default and the ends of its slider.
    open var attributes: [String: Any] {
        guard let definition else { return [:] }
        let own: [String: Any] = [
            kCIAttributeFilterName: definition.name, kCIAttributeFilterDisplayName: definition.displayName,
            kCIAttributeFilterCategories: [definition.category, kCICategoryBuiltIn],
        ]
        return definition.inputs.reduce(into: own) { $0[$1.key] = $1.attributes }
    }

    /// Sets all inputs to their defaults. Images are taken away.
    open func setDefaults() { values = definition?.defaults ?? [:] }

    /// Sets an input.
    open func setValue(_ value: Any?, forKey key: String) { values[key] = value }

    /// The value of an input, or the image that the filter makes.
    open func value(forKey key: String) -> Any? { key == kCIOutputImageKey ? outputImage : values[key] }

    /// The names of the built-in filters in a category; of all for none.
    open class func filterNames(inCategory category: String?) -> [String] {
        filterNames(inCategories: category.map { [$0] })
    }

    /// The names of the built-in filters that are in all of the categories.
    open class func filterNames(inCategories categories: [String]?) -> [String] {
        FilterDefinition.all.values.filter { definition in
            (categories ?? []).allSatisfy { $0 == definition.category || $0 == kCICategoryBuiltIn }
        }.map(\.name).sorted()
    }

    /// A filter's name in words; nil for a name that isn't known.
    open class func localizedName(forFilterName filterName: String) -> String? {
        FilterDefinition.named(filterName)?.displayName
    }
}

extension CIImage {
    /// The image of a built-in filter, whose input is this one; this one for a filter's name that isn't known.
    public func applyingFilter(_ filterName: String, parameters params: [String: Any] = [:]) -> CIImage {
        guard let filter = CIFilter(name: filterName, parameters: params) else { return self }
        filter.setValue(self, forKey: kCIInputImageKey)
        return filter.outputImage ?? .empty()
    }

    /// The image blurred; `sigma` is the standard deviation in pixels.
    public func applyingGaussianBlur(sigma: Double) -> CIImage {
        applyingFilter("CIGaussianBlur", parameters: [kCIInputRadiusKey: sigma])
    }

    /// The image without an end: the pixels at its edges go on.
    public func clampedToExtent() -> CIImage {
        let bounds = extent
        return CIImage(extent: .infinite, from: [self]) { inputs, rect in
            guard let near = rect.nearest(in: bounds), let source = inputs[0].raster(in: near) else { return nil }
            return Raster(rect, color: source.nearest)
        }
    }

    /// An image of one color, without an end.
    public convenience init(color: CIColor) {
        let light = color.light.premultiplied
        self.init(extent: .infinite, from: []) { _, rect in Raster(rect) { _, _ in light } }
    }
}
