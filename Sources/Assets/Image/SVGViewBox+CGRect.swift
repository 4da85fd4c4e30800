import CoreGraphics

extension CGRect {
    package init(_ box: SVGViewBox) { self.init(x: box.x, y: box.y, width: box.width, height: box.height) }
}
