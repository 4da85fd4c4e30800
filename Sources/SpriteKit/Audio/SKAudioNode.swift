import CoreGraphics
import Foundation

/// A sound of the app's resources that the page plays: looped music, or a sound that actions start and stop.
///
/// It plays in each window that shows the scene, while the scene's clock runs there; browsers are silent until the visitor has
/// touched the page. Volume, playback rate and pan are changed by actions. See
/// [SKAudioNode](https://developer.apple.com/documentation/spritekit/skaudionode).
@preconcurrency @MainActor
open class SKAudioNode: SKNode {
    var file: SoundFile?

    /// A node without a sound.
    public override init() {
        super.init()
        state.sound.loops = true
    }

    /// - Parameter name: A WAV, MP3, M4A, AAC, Ogg or FLAC file of the app's resources. If there is none, that is
    ///   logged, and nothing is heard.
    public convenience init(fileNamed name: String) {
        self.init()
        file = SoundFile(named: name)
    }

    /// The sound of a file on this machine. If it can't be read, or is of another kind, that is logged, and nothing is
    /// heard.
    public convenience init(url: URL) {
        self.init()
        file = SoundFile(at: url)
    }

    /// Reads the node from a scene file, or makes the copy that `copy()` gives out; nil for any other coder.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// Whether the sound plays in a loop from the moment when the node is added to a scene. If not, `SKAction.play()` plays it
    /// once. True by default.
    open var autoplayLooped: Bool {
        get { state.sound.loops }
        set {
            guard state.sound.loops != newValue else { return }
            advance()
            state.sound.loops = newValue
            if let scene { state.sound.obey(newValue ? .play : .stop, at: scene.clock.time) }
            didChange()
        }
    }

    /// Whether the sound gets fainter with the node's distance from the scene's listener, and is panned to the node's side. At
    /// the listener it has full volume; at a distance of half the scene's longer side, half the volume. Motion doesn't change the
    /// pitch.
    open var isPositional = true { didSet { if isPositional != oldValue { didChange() } } }

    /// Not available: the browser plays sounds.
    @available(*, unavailable, message: "The browser plays sounds here; use SKAction's changeVolume, play and stop")
    public var avAudioNode: Any? {
        get { nil }
        set {}
    }

    override func didEnterScene() {
        if autoplayLooped { state.sound.obey(.play, at: reached) }
    }

    override func willLeaveScene() { state.sound.obey(.stop, at: reached) }

    override var drawingKind: String { "audio" }

    override func writeDrawing(into text: inout JSONText) {
        if let resource = file?.resource { text.member(.sound, resource.path) }
        if isPositional { text.member(.positional, true) }
    }

    override func read(_ archive: ArchiveCoder) {
        super.read(archive)
        readSound(archive)
    }

    override func take(from original: SKNode) {
        super.take(from: original)
        state.sound = Sounding(loops: original.state.sound.loops)
        guard let original = original as? SKAudioNode else { return }
        (file, isPositional) = (original.file, original.isPositional)
    }
}
