// Core Image's own kernels and detectors, by the names that apps use.

/// Not there: there is no Metal to run kernels.
@available(*, unavailable, message: "Kissa's Core Image runs no kernels: use built-in filters, or CGContext")
public class CIKernel {}

/// Not there: Vision reads barcodes and texts; nothing finds faces.
@available(*, unavailable, message: "Kissa's Core Image detects nothing; Vision reads barcodes and texts")
public class CIDetector {}
