import Foundation
import FoundationAdditions
import UIKitCore
import ViewTree

/// Saves a picture. A browser has no photo library, so it saves the picture as a file, in the folder of its downloads.
///
/// See [UIImageWriteToSavedPhotosAlbum](https://developer.apple.com/documentation/uikit/uiimagewritetosavedphotosalbum(_:_:_:_:)).
/// - Parameters:
///   - completionTarget: The object that is told when the picture was handed to the browser.
///   - completionSelector: Its method, whose parameters are a `UIImage`, an `(any Error)?` and an `UnsafeRawPointer?`.
///   - contextInfo: Passed to the method.
public func UIImageWriteToSavedPhotosAlbum(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    nonisolated(unsafe) let (target, info) = (completionTarget, contextInfo)
    onMainActor { write(image, target, completionSelector, info) }
}

@MainActor
private func write(
    _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?, _ contextInfo: UnsafeMutableRawPointer?
) {
    let graph = ViewGraph.current
    let data = graph == nil ? nil : image.pngData()
    if let data { graph?.keep(data, name: "Image.png") }
    guard let target = completionTarget as? NSObject, let completionSelector else { return }
    let error: (any Error)? = data == nil ? CocoaError(.fileWriteUnknown) : nil
    completionSelector.perform(on: target, image, error, contextInfo.map { UnsafeRawPointer($0) })
}
