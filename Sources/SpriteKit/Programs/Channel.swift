/// A node's animatable number.
enum Channel: Int, CaseIterable {
    case x, y, rotation, xScale, yScale, alpha
    /// A sprite's size, in points.
    case width, height
    /// A sprite's or label's color, and the blend factor.
    case blend, red, green, blue, opacity
    /// An audio node's volume, playback rate and pan.
    case volume, pace, side
}

/// The values of all sixteen channels.
struct ChannelValues: Equatable {
    private var storage = SIMD16<Double>(repeating: 0)

    /// A new node: at its parent's origin, at scale 1, opaque, white.
    static let initial: ChannelValues = {
        var values = ChannelValues()
        for channel: Channel in [.xScale, .yScale, .alpha, .red, .green, .blue, .opacity, .volume, .pace] {
            values[channel] = 1
        }
        return values
    }()

    static let zero = ChannelValues()

    subscript(channel: Channel) -> Double {
        get { storage[channel.rawValue] }
        set { storage[channel.rawValue] = newValue }
    }

    static func + (left: ChannelValues, right: ChannelValues) -> ChannelValues {
        var sum = left
        sum.storage += right.storage
        return sum
    }

    static func * (values: ChannelValues, factor: Double) -> ChannelValues {
        var product = values
        product.storage *= factor
        return product
    }
}

/// The animatable state of a node at one moment of its scene's time.
struct NodeState: Equatable {
    var values = ChannelValues.initial
    var isHidden = false
    var texture: SKTexture?
    var sound = Sounding()

    static func == (left: NodeState, right: NodeState) -> Bool {
        left.values == right.values && left.isHidden == right.isHidden && left.texture === right.texture
            && left.sound == right.sound
    }
}
