/// A number of a node that actions change.
enum Channel: Int, CaseIterable {
    case x, y, rotation, xScale, yScale, alpha
    /// Of a sprite, in points.
    case width, height
    /// How much of the colour a sprite or label takes on, and that colour.
    case blend, red, green, blue, opacity
    /// Of an audio node: how loud, how fast and on which side it is heard.
    case volume, pace, side
}

/// All of a node's numbers that actions change: sixteen, as many as there are channels.
struct ChannelValues: Equatable {
    private var storage = SIMD16<Double>(repeating: 0)

    /// A node as it is made: in its parent's origin, as large as drawn, opaque, white.
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

/// What actions change about a node, as it was at one moment of its scene's time.
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
