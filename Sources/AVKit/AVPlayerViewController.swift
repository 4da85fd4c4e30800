import AVFoundation
import SwiftUI

/// Shows a player's video, with the browser's own controls, as `VideoPlayer` does.
///
/// See [AVPlayerViewController](https://developer.apple.com/documentation/avkit/avplayerviewcontroller).
@preconcurrency @MainActor
open class AVPlayerViewController: UIViewController {
    private let film = UIHostingController(rootView: VideoPlayer(player: nil))

    /// A controller without a player.
    public override init(nibName: String?, bundle: Bundle?) { super.init(nibName: nibName, bundle: bundle) }
    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The player whose video is shown.
    open var player: AVPlayer? {
        didSet { if player !== oldValue { film.rootView = VideoPlayer(player: player) } }
    }
    /// Stored, but has no effect here: the browser's controls are always there.
    open var showsPlaybackControls = true
    /// Stored, but has no effect here: all of the video is shown.
    open var videoGravity = AVLayerVideoGravity.resizeAspect
    /// Stored, but has no effect here: the visitor chooses.
    open var entersFullScreenWhenPlaybackBegins = false
    /// Stored, but has no effect here: the visitor chooses.
    open var exitsFullScreenWhenPlaybackEnds = false
    /// Stored, but has no effect here: the browser decides.
    open var allowsPictureInPicturePlayback = true
    /// Stored, but has no effect here: the browser decides.
    open var canStartPictureInPictureAutomaticallyFromInline = false
    /// Stored, but has no effect here: the browser decides.
    open var updatesNowPlayingInfoCenter = true
    /// A view over the video. It gets no touches: the controls below it do.
    public private(set) lazy var contentOverlayView: UIView? = {
        let overlay = UIView(frame: view.bounds)
        overlay.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        overlay.isUserInteractionEnabled = false
        view.addSubview(overlay)
        return overlay
    }()

    /// Makes the view that shows the video.
    open override func loadView() {
        let view = UIView(frame: UIScreen.main.bounds)
        self.view = view
        addChild(film)
        film.view.frame = view.bounds
        film.view.backgroundColor = .black
        film.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
        view.addSubview(film.view)
        film.didMove(toParent: self)
    }
}
