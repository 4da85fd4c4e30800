import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore

extension UIView {
    /// What an app's override of `draw(_:)` draws; nil if it draws nothing.
    func drawingOfApp() -> ViewDrawing? {
        guard ViewKinds.isAnApps(type(of: self)), let recorder = recordDrawing() else { return nil }
        return ViewDrawing(recorder, size: bounds.size)
    }

    /// Records `draw(_:)`; nil if it draws nothing.
    func recordDrawing() -> CanvasRecorder? {
        let recorder = CanvasRecorder()
        let target = CanvasContextRecorder(recorder, size: bounds.size)
        guard bounds.width > 0, bounds.height > 0, let context = CGContext(recorder: target, size: bounds.size) else {
            return nil
        }
        context.translateBy(x: -bounds.minX, y: -bounds.minY)
        context.asCurrent { draw(bounds) }
        return recorder.operations.isEmpty ? nil : recorder
    }
}

extension ViewDrawing {
    init(_ recorder: CanvasRecorder, size: CGSize, label: String? = nil) {
        self.init(
            frame: CGRect(origin: .zero, size: size),
            content: .canvas(CanvasContent(size: size, states: recorder.states, operations: recorder.operations)),
            fonts: recorder.fonts, isDecoration: label == nil, label: label)
    }
}
