import CoreGraphics
import DisplayList
import Foundation
import SwiftUICore
import UIKitCore

/// Shows options side by side, of which a person selects one.
///
/// See [UISegmentedControl](https://developer.apple.com/documentation/uikit/uisegmentedcontrol). It is SwiftUI's segmented picker.
open class UISegmentedControl: UIControl {
    /// The value of `selectedSegmentIndex` if no segment is selected.
    public static let noSegment = -1

    struct Segment {
        var title: String?
        var image: UIImage?
        var action: UIAction?
    }

    private let face = HostedView(SegmentsFace())
    private var segments: [Segment] = [] { didSet { segmentsDidChange() } }

    /// A control without segments.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
        updateFace()
    }

    /// A control with a segment for each item.
    /// - Parameter items: Texts and images; anything else is a segment without both.
    public convenience init(items: [Any]?) {
        self.init(frame: .zero)
        segments = (items ?? []).map { Segment(title: $0 as? String, image: $0 as? UIImage) }
        sizeToFit()
    }

    /// A control with a segment for each action, which shows its title or image. Selecting the segment performs the
    /// action.
    public convenience init(frame: CGRect, actions: [UIAction]) {
        self.init(frame: frame)
        segments = actions.map(Self.segment)
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    override class var isButton: Bool { false }

    // MARK: What is chosen

    /// The index of the selected segment, or `noSegment`. Actions aren't sent when the app sets it.
    open var selectedSegmentIndex = noSegment { didSet { if selectedSegmentIndex != oldValue { updateFace() } } }

    private func choose(_ index: Int) {
        guard segments.indices.contains(index), index != selectedSegmentIndex else { return }
        selectedSegmentIndex = index
        if let action = segments[index].action { sendAction(action) }
        valueDidChange()
    }

    // MARK: The segments

    /// How many segments there are.
    open var numberOfSegments: Int { segments.count }

    /// Inserts a segment with a title; an index beyond the last one is clamped. It appears at once.
    open func insertSegment(withTitle title: String?, at segment: Int, animated: Bool) {
        insert(Segment(title: title), at: segment)
    }

    /// Inserts a segment with an image; an index beyond the last one is clamped. It appears at once.
    open func insertSegment(with image: UIImage?, at segment: Int, animated: Bool) {
        insert(Segment(image: image), at: segment)
    }

    /// Inserts a segment with an action; an index beyond the last one is clamped. It appears at once.
    open func insertSegment(action: UIAction, at segment: Int, animated: Bool) {
        insert(Self.segment(action), at: segment)
    }

    /// Removes a segment at once. An index beyond either end is clamped. If the segment was selected, none is selected
    /// afterwards.
    open func removeSegment(at segment: Int, animated: Bool) {
        guard !segments.isEmpty else { return }
        let index = min(max(segment, 0), segments.count - 1)
        if selectedSegmentIndex == index {
            selectedSegmentIndex = Self.noSegment
        } else if selectedSegmentIndex > index {
            selectedSegmentIndex -= 1
        }
        segments.remove(at: index)
    }

    /// Removes all segments. None is selected afterwards.
    open func removeAllSegments() {
        selectedSegmentIndex = Self.noSegment
        segments = []
    }

    /// Gives a segment a title in place of its image. It keeps its action. An index beyond the last segment is the last one.
    open func setTitle(_ title: String?, forSegmentAt segment: Int) {
        guard let index = pinned(segment) else { return }
        segments[index] = Segment(title: title, action: segments[index].action)
    }

    /// The title of a segment; nil where it has none. An index beyond the last segment is the last one.
    open func titleForSegment(at segment: Int) -> String? { pinned(segment).flatMap { segments[$0].title } }

    /// Gives a segment an image in place of its title. It keeps its action. An index beyond the last segment is the last one.
    open func setImage(_ image: UIImage?, forSegmentAt segment: Int) {
        guard let index = pinned(segment) else { return }
        segments[index] = Segment(image: image, action: segments[index].action)
    }

    /// The image of a segment; nil where it has none. An index beyond the last segment is the last one.
    open func imageForSegment(at segment: Int) -> UIImage? { pinned(segment).flatMap { segments[$0].image } }

    /// The index of an existing segment; nil where there is none at all.
    private func pinned(_ segment: Int) -> Int? {
        segments.isEmpty ? nil : min(max(segment, 0), segments.count - 1)
    }

    private static func segment(_ action: UIAction) -> Segment {
        Segment(title: action.title.isEmpty ? nil : action.title, image: action.image, action: action)
    }

    private func insert(_ new: Segment, at place: Int) {
        let index = min(max(place, 0), segments.count)
        if selectedSegmentIndex >= index { selectedSegmentIndex += 1 }
        segments.insert(new, at: index)
    }

    private func segmentsDidChange() {
        updateFace()
        invalidateIntrinsicContentSize()
    }

    // MARK: In the page

    override func updateFace() {
        proxied?.segments = look
        face.content = SegmentsFace(
            segments: segments, selected: selectedSegmentIndex, isEnabled: isEnabled, meaning: meaning, look: look,
            choose: { [weak self] in self?.choose($0) })
    }

    /// The segments have the background, which is round.
    override func describe(_ element: inout DisplayElement) {
        super.describe(&element)
        element.style.background = nil
    }

    // MARK: Its look

    /// What SwiftUI's pickers look like, for the proxy of all controls.
    private var proxied: ControlLook?

    override func becomeProxy(in containers: [any UIAppearanceContainer.Type]) {
        if containers.isEmpty { proxied = .shared }
    }

    /// The color behind the segments; nil is the system's.
    open override var backgroundColor: UIColor? { didSet { updateFace() } }
    /// The color behind the selected segment; nil is the system's.
    open var selectedSegmentTintColor: UIColor? { didSet { updateFace() } }
    var titleAttributes = TitleAttributes() { didSet { updateFace() } }

    /// The attributes of the titles in a state: normal, selected or disabled. Only the color and the font have an effect.
    open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: State) {
        titleAttributes[state] = attributes
        invalidateIntrinsicContentSize()
    }

    /// The attributes set for a state; nil if none were.
    open func titleTextAttributes(for state: State) -> [NSAttributedString.Key: Any]? { titleAttributes[state] }

    private var look: SegmentsLook {
        var look = SegmentsLook()
        look.ground = backgroundColor.map(Color.init(bridged:))
        look.thumb = selectedSegmentTintColor.map(Color.init(bridged:))
        look.normal = title(.normal)
        look.selected = title(.selected)
        look.disabled = title(.disabled)
        return look
    }

    private func title(_ state: State) -> SegmentsLook.Title {
        let words = titleAttributes.own(state)
        return SegmentsLook.Title(color: words.color, font: words.font)
    }

    /// The size of SwiftUI's segmented picker, in points.
    open override var intrinsicContentSize: CGSize { face.intrinsicContentSize }
    /// The same as `intrinsicContentSize`. The offered size is ignored.
    open override func sizeThatFits(_ size: CGSize) -> CGSize { intrinsicContentSize }

    /// Makes the segments fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }
}

private struct SegmentsFace: View {
    var segments: [UISegmentedControl.Segment] = []
    var selected = UISegmentedControl.noSegment
    var isEnabled = true
    var meaning = FaceMeaning()
    var look = SegmentsLook()
    var choose: (Int) -> Void = { _ in }

    var body: some View {
        Picker(selection: Binding(get: { selected }, set: { choose($0) })) {
            ForEach(segments.indices, id: \.self) { index in
                label(segments[index]).tag(index)
            }
        } label: {
            EmptyView()
        }
        .labelsHidden()
        .pickerStyle(.segmented)
        .environment(\.segmentsLook, look)
        .modifier(AttributeModifier(meaning))
        .disabled(!isEnabled)
    }

    @ViewBuilder private func label(_ segment: UISegmentedControl.Segment) -> some View {
        if let image = segment.image {
            Image(resource: image.resource, size: image.size)
        } else {
            Text(verbatim: segment.title ?? "")
        }
    }
}
