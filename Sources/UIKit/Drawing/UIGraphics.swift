import CoreGraphics
import Foundation

// The current graphics context: a stack per thread, of which the top is current.

/// The current context of this thread: in a view's `draw(_:)`, in an image renderer's actions, or after
/// `UIGraphicsPushContext`. Nil elsewhere.
public func UIGraphicsGetCurrentContext() -> CGContext? { ContextStack.current.contexts.last }

/// Makes a context the thread's current one, until `UIGraphicsPopContext`.
public func UIGraphicsPushContext(_ context: CGContext) { ContextStack.current.contexts.append(context) }

/// Makes the previous context current again. Does nothing if there is none.
public func UIGraphicsPopContext() { _ = ContextStack.current.contexts.popLast() }

/// Begins a bitmap of one pixel per point. Its context is the current one until `UIGraphicsEndImageContext`.
public func UIGraphicsBeginImageContext(_ size: CGSize) { UIGraphicsBeginImageContextWithOptions(size, false, 1) }

/// Begins a bitmap.
/// - Parameters:
///   - size: In points.
///   - opaque: Whether the bitmap has no transparency.
///   - scale: Pixels per point; 0 is an image renderer's default.
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {
    let scale = scale > 0 ? scale : UIGraphicsImageRendererFormat.pagesScale
    guard let context = CGContext(size: size, scale: scale, isOpaque: opaque) else { return }
    ContextStack.current.scales.append((context, scale))
    UIGraphicsPushContext(context)
}

/// The content of the bitmap that was begun last; nil if none was begun.
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? {
    guard let (context, scale) = ContextStack.current.scales.last else { return nil }
    return context.makeImage().map { UIImage(cgImage: $0, scale: scale, orientation: .up) }
}

/// Ends the bitmap that was begun last. The context that was current before is current again.
public func UIGraphicsEndImageContext() {
    guard let (context, _) = ContextStack.current.scales.popLast() else { return }
    ContextStack.current.contexts.removeAll { $0 === context }
}

/// Fills a rectangle of the current context with the current fill color, replacing the content.
public func UIRectFill(_ rect: CGRect) { UIRectFillUsingBlendMode(rect, .copy) }

/// Fills a rectangle of the current context with the current fill color and a blend mode.
public func UIRectFillUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withState {
        $0.setBlendMode(blendMode)
        $0.fill(rect)
    }
}

/// Strokes the inside of a rectangle with a line of one point, in the current fill color.
public func UIRectFrame(_ rect: CGRect) { UIRectFrameUsingBlendMode(rect, .copy) }

/// Strokes the inside of a rectangle with a line of one point, in the current fill color and with a blend mode.
public func UIRectFrameUsingBlendMode(_ rect: CGRect, _ blendMode: CGBlendMode) {
    withState {
        $0.setBlendMode(blendMode)
        $0.addRects([rect, rect.insetBy(dx: 1, dy: 1)])
        $0.fillPath(using: .evenOdd)
    }
}

/// Clips further drawing in the current context to a rectangle.
public func UIRectClip(_ rect: CGRect) { UIGraphicsGetCurrentContext()?.clip(to: rect) }

private func withState(_ body: (CGContext) -> Void) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    context.saveGState()
    body(context)
    context.restoreGState()
}

/// A thread's stack of contexts.
private final class ContextStack {
    var contexts: [CGContext] = []
    /// The contexts that belong to `UIGraphicsBeginImageContext`.
    var scales: [(context: CGContext, scale: CGFloat)] = []

    private static let key = "Kissa.UIKit.contexts"

    static var current: ContextStack {
        let thread = Thread.current.threadDictionary
        if let stack = thread[key] as? ContextStack { return stack }
        let stack = ContextStack()
        thread[key] = stack
        return stack
    }
}

extension CGContext {
    /// Makes this the current context while a closure runs.
    func asCurrent<Result>(_ body: () throws -> Result) rethrows -> Result {
        UIGraphicsPushContext(self)
        defer { UIGraphicsPopContext() }
        return try body()
    }
}
