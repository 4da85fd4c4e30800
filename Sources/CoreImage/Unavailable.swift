// Core Image's filters and detectors, by the names that apps use.

/// Not there: there are no filters.
@available(*, unavailable, message: "Kissa's Core Image has no filters: use SwiftUI's effects, or CGContext for pixels")
public class CIFilter {}

/// Not there: there are no filters.
@available(*, unavailable, message: "Kissa's Core Image has no filters: use SwiftUI's effects, or CGContext for pixels")
public class CIVector {}

/// Not there: there are no filters.
@available(*, unavailable, message: "Kissa's Core Image has no filters: use SwiftUI's effects, or CGContext for pixels")
public class CIColor {}

/// Not there: there are no filters.
@available(*, unavailable, message: "Kissa's Core Image has no filters: use SwiftUI's effects, or CGContext for pixels")
public class CIKernel {}

/// Not there: Vision reads barcodes and texts; nothing finds faces.
@available(*, unavailable, message: "Kissa's Core Image detects nothing; Vision reads barcodes and texts")
public class CIDetector {}
