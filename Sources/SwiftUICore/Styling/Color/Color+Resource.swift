import DeveloperToolsSupport

extension Color {
    /// The color of an asset catalog that a generated symbol names.
    public init(_ resource: ColorResource) {
        self.init(resource.name, bundle: resource.bundle)
    }
}
