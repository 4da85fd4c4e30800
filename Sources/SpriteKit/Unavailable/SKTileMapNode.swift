// Tile maps aren't implemented yet.
import CoreGraphics

/// Not available: there are no tile maps.
@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
open class SKTileMapNode: SKNode {
    /// Not available.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) { fatalError() }
    /// Not available.
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) {
        fatalError()
    }
    /// Not available.
    public init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]
    ) { fatalError() }
    /// Not available.
    public required init?(coder: NSCoder) { nil }

    /// Not available.
    open var tileSet: SKTileSet { fatalError() }
    /// Not available.
    open var tileSize = CGSize.zero
    /// Not available.
    open var mapSize: CGSize { .zero }
    /// Not available.
    open var numberOfColumns = 0
    /// Not available.
    open var numberOfRows = 0
    /// Not available.
    open var anchorPoint = CGPoint.zero
    /// Not available.
    open var color = UIColor.white
    /// Not available.
    open var colorBlendFactor: CGFloat = 0
    /// Not available.
    open var blendMode = SKBlendMode.alpha
    /// Not available.
    open var enableAutomapping = true

    /// Not available.
    open func fill(with tileGroup: SKTileGroup?) {}
    /// Not available.
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { nil }
    /// Not available.
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { nil }
    /// Not available.
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {}
    /// Not available.
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) {}
    /// Not available.
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int { 0 }
    /// Not available.
    open func tileRowIndex(fromPosition position: CGPoint) -> Int { 0 }
    /// Not available.
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint { .zero }
}

/// Not available: there are no tile maps.
@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
open class SKTileSet: NSObject {
    /// Not available.
    public convenience init?(named name: String) { nil }
    /// Not available.
    public init(tileGroups: [SKTileGroup]) {}
    /// Not available.
    open var tileGroups: [SKTileGroup] = []
    /// Not available.
    open var name: String?
    /// Not available.
    open var defaultTileSize = CGSize.zero
    /// Not available.
    open var defaultTileGroup: SKTileGroup?
}

/// Not available: there are no tile maps.
@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
open class SKTileGroup: NSObject {
    /// Not available.
    public init(tileDefinition: SKTileDefinition) {}
    /// Not available.
    open class func empty() -> Self { fatalError() }
    /// Not available.
    open var name: String?
}

/// Not available: there are no tile maps.
@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
open class SKTileDefinition: NSObject {
    /// Not available.
    public init(texture: SKTexture) {}
    /// Not available.
    public init(texture: SKTexture, size: CGSize) {}
    /// Not available.
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {}
    /// Not available.
    open var textures: [SKTexture] = []
    /// Not available.
    open var userData: NSMutableDictionary?
    /// Not available.
    open var name: String?
    /// Not available.
    open var size = CGSize.zero
}
