import CoreGraphics

/// A shape that encloses another symbol: a circle, a speech bubble, a cloud.
struct SymbolFrame {
    /// The drawing of the frame.
    let drawing: String
    /// The size of the enclosed symbol, as a fraction of the frame's.
    let scale: Double
    /// How far the enclosed symbol's center is below the frame's, as a fraction of the frame.
    let drop: Double

    /// The level of frames in hierarchies and palettes: the third style of a palette, or the second of two.
    static let level = 2

    static let frames: [String: SymbolFrame] = [
        "app": frame("app", 0.56), "bin": frame("trash", 0.34, 0.08), "bubble": frame("message", 0.46, -0.06),
        "camera": frame("camera", 0.4, 0.04), "circle": frame("circle", 0.56), "cloud": frame("cloud", 0.4, 0.06),
        "diamond": frame("diamond", 0.44), "doc": frame("doc", 0.44, 0.1), "folder": frame("folder", 0.46, 0.08),
        "heart": frame("heart", 0.42, -0.03), "hexagon": frame("hexagon", 0.5), "house": frame("house", 0.4, 0.1),
        "icloud": frame("cloud", 0.4, 0.06), "joystick": frame("circle", 0.5), "message": frame("message", 0.46, -0.06),
        "octagon": frame("octagon", 0.54), "rectangle": frame("rectangle.plain", 0.46),
        "rectangle.portrait": frame("rectangle.portrait.plain", 0.5), "seal": frame("seal", 0.5),
        "shield": frame("shield", 0.48, -0.02), "square": frame("square", 0.56),
        "square.dashed": frame("square.dashed", 0.5), "stack": frame("rectangle.stack", 0.4, 0.12),
        "triangle": frame("triangle", 0.38, 0.14), "tv": frame("tv", 0.42, -0.06), "video": frame("video", 0.4),
        "viewfinder": frame("viewfinder", 0.52), "applewatch": frame("applewatch", 0.3),
        "app.dashed": frame("square.dashed", 0.5), "circle.dashed": frame("circle.dashed", 0.5),
        "circle.dotted": frame("circle.dashed", 0.5), "clipboard": frame("clipboard", 0.44, 0.1),
    ]

    private static func frame(_ drawing: String, _ scale: Double, _ drop: Double = 0) -> SymbolFrame {
        SymbolFrame(drawing: drawing, scale: scale, drop: drop)
    }
}

/// Where an accent is placed on a symbol, which shrinks to make room where necessary.
enum SymbolPlace {
    /// At the lower trailing corner, like the plus of a folder.
    case badge
    /// A dot at the upper trailing corner that marks unread items.
    case dot
    /// At the upper trailing corner, with the symbol smaller.
    case corner
    /// In the middle of a circular arrow.
    case middle
    /// In the lens of a magnifying glass.
    case lens

    /// The symbol's own frame, in a box of 1 × 1.
    var base: CGRect {
        switch self {
        case .badge: CGRect(x: 0, y: 0, width: 0.8, height: 0.8)
        case .corner: CGRect(x: 0, y: 0.16, width: 0.84, height: 0.84)
        case .dot, .middle, .lens: CGRect(x: 0, y: 0, width: 1, height: 1)
        }
    }

    /// The accent's frame, in a box of 1 × 1.
    var accent: CGRect {
        switch self {
        case .badge: CGRect(x: 0.58, y: 0.58, width: 0.42, height: 0.42)
        case .dot: CGRect(x: 0.7, y: 0, width: 0.3, height: 0.3)
        case .corner: CGRect(x: 0.58, y: 0, width: 0.42, height: 0.42)
        case .middle: CGRect(x: 0.3, y: 0.34, width: 0.4, height: 0.4)
        case .lens: CGRect(x: 0.19, y: 0.19, width: 0.44, height: 0.44)
        }
    }
}

/// The filled half of a symbol.
enum SymbolHalf {
    case left, right, top, bottom

    init?(_ word: String) {
        switch word {
        case "lefthalf", "leadinghalf": self = .left
        case "righthalf", "trailinghalf": self = .right
        case "tophalf": self = .top
        case "bottomhalf": self = .bottom
        default: return nil
        }
    }
}
