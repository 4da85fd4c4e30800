// Maps of tiles come later.
import CoreGraphics

@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
open class SKTileMapNode: SKNode {
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize) { fatalError() }
    public init(tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, fillWith tileGroup: SKTileGroup) {
        fatalError()
    }
    public init(
        tileSet: SKTileSet, columns: Int, rows: Int, tileSize: CGSize, tileGroupLayout: [SKTileGroup]
    ) { fatalError() }
    public required init?(coder: NSCoder) { nil }

    open var tileSet: SKTileSet { fatalError() }
    open var tileSize = CGSize.zero
    open var mapSize: CGSize { .zero }
    open var numberOfColumns = 0
    open var numberOfRows = 0
    open var anchorPoint = CGPoint.zero
    open var color = UIColor.white
    open var colorBlendFactor: CGFloat = 0
    open var blendMode = SKBlendMode.alpha
    open var enableAutomapping = true

    open func fill(with tileGroup: SKTileGroup?) {}
    open func tileDefinition(atColumn column: Int, row: Int) -> SKTileDefinition? { nil }
    open func tileGroup(atColumn column: Int, row: Int) -> SKTileGroup? { nil }
    open func setTileGroup(_ tileGroup: SKTileGroup?, forColumn column: Int, row: Int) {}
    open func setTileGroup(
        _ tileGroup: SKTileGroup, andTileDefinition tileDefinition: SKTileDefinition, forColumn column: Int, row: Int
    ) {}
    open func tileColumnIndex(fromPosition position: CGPoint) -> Int { 0 }
    open func tileRowIndex(fromPosition position: CGPoint) -> Int { 0 }
    open func centerOfTile(atColumn column: Int, row: Int) -> CGPoint { .zero }
}

@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
open class SKTileSet: NSObject {
    public convenience init?(named name: String) { nil }
    public init(tileGroups: [SKTileGroup]) {}
    open var tileGroups: [SKTileGroup] = []
    open var name: String?
    open var defaultTileSize = CGSize.zero
    open var defaultTileGroup: SKTileGroup?
}

@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
open class SKTileGroup: NSObject {
    public init(tileDefinition: SKTileDefinition) {}
    open class func empty() -> Self { fatalError() }
    open var name: String?
}

@available(*, unavailable, message: "There are no tile maps here yet; put sprites into rows")
open class SKTileDefinition: NSObject {
    public init(texture: SKTexture) {}
    public init(texture: SKTexture, size: CGSize) {}
    public init(textures: [SKTexture], size: CGSize, timePerFrame: CGFloat) {}
    open var textures: [SKTexture] = []
    open var userData: NSMutableDictionary?
    open var name: String?
    open var size = CGSize.zero
}
