import Combine
import UIKit

/// An image that fits the view. Pinching zooms about the fingers, and a double tap zooms about its location; at maximum
/// zoom a double tap zooms out again.
final class UIImageViewer: UIView {
    private let scrollView = UIScrollView()
    private let imageView = UIImageView()
    private var cancellables: Set<AnyCancellable> = []

    /// The accessibility label of the image.
    var label: String? {
        get { imageView.accessibilityLabel }
        set { imageView.accessibilityLabel = newValue }
    }

    init(imageName: String) {
        super.init(frame: .zero)
        scrollView.delegate = self
        scrollView.maximumZoomScale = 10
        scrollView.minimumZoomScale = 1
        scrollView.showsHorizontalScrollIndicator = false
        scrollView.showsVerticalScrollIndicator = false
        scrollView.contentInsetAdjustmentBehavior = .never
        imageView.image = UIImage(named: imageName)
        imageView.contentMode = .scaleAspectFit
        imageView.isUserInteractionEnabled = true
        imageView.isAccessibilityElement = true
        imageView.accessibilityTraits = .image
        imageView.accessibilityIdentifier = "picture"
        imageView.addGestureRecognizer(doubleTap())
        scrollView.addSubview(imageView)
        addSubview(scrollView)
    }

    required init?(coder: NSCoder) { fatalError("the viewer is made in code") }

    override func layoutSubviews() {
        super.layoutSubviews()
        guard scrollView.frame != bounds else { return }
        scrollView.setZoomScale(scrollView.minimumZoomScale, animated: false)
        scrollView.frame = bounds
        fitImage()
        centreImage()
    }

    private func fitImage() {
        guard let size = imageView.image?.size, size.width > 0, size.height > 0 else { return }
        let rate = min(bounds.width / size.width, bounds.height / size.height)
        imageView.frame = CGRect(x: 0, y: 0, width: size.width * rate, height: size.height * rate)
        scrollView.contentSize = imageView.frame.size
    }

    private func centreImage() {
        scrollView.contentInset = UIEdgeInsets(
            top: max((bounds.height - imageView.frame.height) / 2, 0),
            left: max((bounds.width - imageView.frame.width) / 2, 0), bottom: 0, right: 0)
    }

    // MARK: Two taps

    private func doubleTap() -> UITapGestureRecognizer {
        let recognizer = UITapGestureRecognizer()
        recognizer.numberOfTapsRequired = 2
        recognizer.tapPublisher
            .sink { [weak self] in self?.zoom(at: $0) }
            .store(in: &cancellables)
        return recognizer
    }

    private func zoom(at recognizer: UITapGestureRecognizer) {
        let maximum = scrollView.maximumZoomScale
        guard scrollView.zoomScale < maximum else { return scrollView.zoom(to: scrollView.frame, animated: true) }
        let point = recognizer.location(in: imageView)
        let size = CGSize(width: scrollView.frame.width / maximum, height: scrollView.frame.height / maximum)
        let origin = CGPoint(x: point.x - size.width / 2, y: point.y - size.height / 2)
        scrollView.zoom(to: CGRect(origin: origin, size: size), animated: true)
    }
}

extension UIImageViewer: UIScrollViewDelegate {
    func viewForZooming(in scrollView: UIScrollView) -> UIView? { imageView }
    func scrollViewDidZoom(_ scrollView: UIScrollView) { centreImage() }
}
