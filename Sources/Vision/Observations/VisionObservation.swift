import Foundation

/// What a request found in a picture.
///
/// Apple's has a `timeRange`, too, which pictures don't have.
public protocol VisionObservation: CustomStringConvertible, Codable, Hashable, Sendable {
    /// The identity of the observation.
    var uuid: UUID { get }
    /// How sure it is, from 0 to 1.
    var confidence: Float { get }
    /// The kind of the request.
    var originatingRequestDescriptor: RequestDescriptor? { get }
}

extension VisionObservation {
    /// Hashes the identity.
    public func hash(into hasher: inout Hasher) { hasher.combine(uuid) }
}

/// A quadrilateral in a picture.
public struct RectangleObservation: VisionObservation, QuadrilateralProviding {
    private let corners: Quadrilateral
    /// The identity of the observation.
    public let uuid: UUID
    /// How sure it is, from 0 to 1.
    public let confidence: Float
    /// The kind of the request.
    public let originatingRequestDescriptor: RequestDescriptor?

    init(_ corners: Quadrilateral, confidence: Float, by descriptor: RequestDescriptor?) {
        self.corners = corners
        self.confidence = confidence
        originatingRequestDescriptor = descriptor
        uuid = UUID()
    }

    /// The corner at the beginning of the first line.
    public var topLeft: NormalizedPoint { corners.topLeft }
    /// The corner at the end of the first line.
    public var topRight: NormalizedPoint { corners.topRight }
    /// The corner at the end of the last line.
    public var bottomRight: NormalizedPoint { corners.bottomRight }
    /// The corner at the beginning of the last line.
    public var bottomLeft: NormalizedPoint { corners.bottomLeft }
    /// Where it is.
    public var description: String { "RectangleObservation \(boundingBox)" }
}
