import Foundation

/// Controls a running browser with its own protocol.
protocol BrowserDriver: Sendable {
    /// Creates a visitor, whose pages share cookies and storage. Returns its identifier.
    func newContext() async throws -> String

    /// Opens an empty page with these options, and records its log.
    func newPage(in context: String, _ options: PageOptions, _ recording: PageRecording) async throws -> any PageDriver

    /// Ends the browser and waits until its processes are gone.
    func end()
}

/// Controls one page of a running browser, for `Page`. If the protocol lacks a feature, `BrowserError.unsupported` is thrown.
protocol PageDriver: Sendable {
    func close() async
    func bringToFront() async throws

    func navigate(to address: String) async throws
    func setContent(_ html: String) async throws
    func reload() async throws
    func travel(by steps: Int) async throws
    func historyIndex() async throws -> Int?

    func evaluate(_ script: String) async throws -> JSON
    /// Runs a script in all documents that are loaded from now on, before their own scripts.
    func runInNewDocuments(_ script: String) async throws

    func resize(width: Int, height: Int) async throws
    func emulate(colorScheme: PageOptions.ColorScheme, reducesMotion: Bool, forcesColors: Bool) async throws

    func mouse(_ action: MouseAction, at point: CGPoint) async throws
    func turnWheel(at point: CGPoint, deltaX: Double, deltaY: Double) async throws
    func touch(_ action: TouchAction, at points: [CGPoint]) async throws

    func press(_ key: Key, modifiers: [Page.Modifier]) async throws
    /// Inserts text like a paste, or with keys that only have that text.
    func insert(_ text: String) async throws
    func setComposition(_ text: String) async throws
    func commitComposition(_ text: String) async throws

    /// Gives the first matching file field these files, as if they had been chosen.
    func chooseFiles(_ paths: [String], in selector: String) async throws

    /// The viewport as a PNG.
    func screenshot() async throws -> Data
    func accessibilityTree() async throws -> AccessibilityNode
    func clearCookies() async throws
    func stopWatchingNetwork() async throws
}

enum MouseAction: Sendable {
    /// `drag` is a movement with the button down.
    case move, drag, press, release
}

enum TouchAction: String, Sendable { case start, move, end }
