/// What to write instead of something that is missing: modules that Kissa lacks, and features of Objective-C.
enum Advice {
    /// The nearest alternative to a module that is missing everywhere.
    static func module(_ name: String) -> String {
        modules[name] ?? "put what needs it into files of their own, within #if canImport(\(name))"
    }

    static let modules = [
        "AppKit": "it is the Mac's: keep its files within #if os(macOS), and use SwiftUI or UIKit here",
        "ARKit": "nothing here sees the room around: #if canImport(ARKit)",
        "BackgroundTasks": "the process goes on by itself: a Task does it, and Scene.backgroundTask is accepted",
        "CloudKit": "keep data with SwiftData or SQLite3 at the server: all devices of a visitor see the same",
        "CoreBluetooth": "a page reaches no devices: #if canImport(CoreBluetooth)",
        "CoreMotion": "a page doesn't tell how it is held: #if canImport(CoreMotion)",
        "CoreML": "FoundationModels for language; for other models a server over URLSession",
        "CoreText": "Text and TextRenderer; NSAttributedString and UIFont",
        "DeviceCheck": "leave it out on Linux: #if canImport(DeviceCheck)",
        "GameController": "UIPress and onKeyPress hear the keyboard",
        "GameKit": "leave it out on Linux: #if canImport(GameKit)",
        "HealthKit": "a page has no health data: #if canImport(HealthKit)",
        "Metal": "Canvas, SpriteKit, or CGContext for pixels",
        "MetalKit": "Canvas, SpriteKit, or CGContext for pixels",
        "NaturalLanguage": "FoundationModels, with a guided reply",
        "PassKit": "leave it out on Linux: #if canImport(PassKit)",
        "PDFKit": "show PDF files with Link or openURL: the browser has a viewer",
        "PencilKit": "Canvas with a DragGesture",
        "Photos": "PhotosPicker of PhotosUI: the visitor chooses, and no library is read",
        "QuickLook": "Link or openURL: the browser shows the file; fileExporter gives it away",
        "RealityKit": "SpriteKit for two dimensions; #if canImport(RealityKit) for three",
        "SceneKit": "SpriteKit for two dimensions; #if canImport(SceneKit) for three",
        "Speech": "the browser's keyboard takes dictation: #if canImport(Speech)",
        "Translation": "FoundationModels, with instructions for the language",
        "VisionKit": "Vision reads texts and barcodes in a picture that PhotosPicker or fileImporter brings",
        "WatchConnectivity": "leave it out on Linux: #if canImport(WatchConnectivity)",
        "WatchKit": "it is the watch's: keep its files within #if os(watchOS)",
    ]

    /// What to write if the compiler misses Objective-C, or one of its symbols.
    static func replacement(for message: String) -> String? {
        rules.first { message.contains($0.words) }?.advice
    }

    private struct Rule {
        let words: String
        let advice: String
    }

    private static let rules = [
        Rule(
            words: "'optional' can only be applied",
            advice: "an extension of the protocol with an implementation that does nothing"),
        Rule(words: "@IBOutlet", advice: "make the view in code, or in SwiftUI: there are no storyboards"),
        Rule(words: "@IBAction", advice: "a closure: addAction(UIAction { _ in … }, for: .touchUpInside)"),
        Rule(
            words: "'perform' in scope",
            advice: "call the method itself; later by Task or DispatchQueue.main.asyncAfter"),
        Rule(
            words: "in reasonable time",
            advice: "give parts of the expression names of their own, with their types, or views of their own"),
    ]
}
