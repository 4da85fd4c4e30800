import CoreGraphics
import Foundation
import SwiftUICore

/// Wheels side by side, each of which has rows, of which a person selects one.
///
/// See [UIPickerView](https://developer.apple.com/documentation/uikit/uipickerview). Each wheel is SwiftUI's; rows are texts, and
/// views that the delegate makes are labels.
open class UIPickerView: UIView {
    private let face = HostedView(WheelsFace())
    /// The titles of each wheel's rows as they were last read: the app's data may have changed since.
    private var titles: [[String]] = []
    private var counts: [Int] = []
    private var selected: [Int] = []

    /// Knows how many wheels and rows there are. Setting it reads them.
    open weak var dataSource: (any UIPickerViewDataSource)? { didSet { reloadAllComponents() } }
    /// Knows the rows' titles, and is notified of the selection.
    open weak var delegate: (any UIPickerViewDelegate)? { didSet { reloadAllComponents() } }

    /// A picker without wheels.
    /// - Parameter frame: In the superview's coordinates, in points.
    public override init(frame: CGRect) {
        super.init(frame: frame)
        setContentHuggingPriority(.defaultHigh, for: .vertical)
        addSubview(face)
    }

    /// Always fails: there are no archives or storyboards.
    public required init?(coder: NSCoder) { nil }

    // MARK: Rows

    /// How many wheels there are.
    open var numberOfComponents: Int { counts.count }
    /// How many rows a wheel has; 0 for a wheel that doesn't exist.
    open func numberOfRows(inComponent component: Int) -> Int {
        counts.indices.contains(component) ? counts[component] : 0
    }

    /// Reads all wheels. Selections stay where there are still as many rows.
    open func reloadAllComponents() {
        let (count, old) = (max(dataSource?.numberOfComponents(in: self) ?? 0, 0), selected)
        (titles, counts, selected) = ([], [], [])
        // The rows of a wheel may depend on the selection of those before it.
        for component in 0..<count {
            titles.append([])
            counts.append(0)
            selected.append(old.indices.contains(component) ? max(old[component], 0) : 0)
            read(component)
        }
        updateFace()
        invalidateIntrinsicContentSize()
    }

    /// Reads one wheel. Its selection stays where there are still as many rows.
    open func reloadComponent(_ component: Int) {
        guard counts.indices.contains(component) else { return }
        read(component)
        updateFace()
    }

    private func read(_ component: Int) {
        counts[component] = max(dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0, 0)
        selected[component] = min(max(selected[component], 0), counts[component] - 1)
        titles[component] = (0..<counts[component]).map { title(ofRow: $0, in: component) }
    }

    /// The selected row of a wheel; -1 if the wheel has no rows, or doesn't exist.
    open func selectedRow(inComponent component: Int) -> Int {
        selected.indices.contains(component) ? selected[component] : -1
    }

    /// Selects a row, without telling the delegate. A row or wheel that doesn't exist is ignored.
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
        guard counts.indices.contains(component), (0..<counts[component]).contains(row) else { return }
        selected[component] = row
        updateFace()
    }

    private func choose(_ row: Int, _ component: Int) {
        guard selectedRow(inComponent: component) != row else { return }
        selectRow(row, inComponent: component, animated: false)
        delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }

    // MARK: In the page

    override func updateFace() {
        face.content = WheelsFace(
            wheels: counts.indices.map(wheel), isEnabled: isUserInteractionEnabled, meaning: meaning,
            choose: { [weak self] in self?.choose($0, $1) })
    }

    private func wheel(_ component: Int) -> WheelsFace.Wheel {
        let width = delegate?.pickerView(self, widthForComponent: component) ?? 0
        return WheelsFace.Wheel(
            id: component, titles: titles[component], selected: selected[component], width: width > 0 ? width : nil)
    }

    private func title(ofRow row: Int, in component: Int) -> String {
        guard let delegate else { return "" }
        if let title = delegate.pickerView(self, attributedTitleForRow: row, forComponent: component) {
            return title.string
        }
        if let title = delegate.pickerView(self, titleForRow: row, forComponent: component) { return title }
        return (delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil) as? UILabel)?.text
            ?? ""
    }

    /// The size of SwiftUI's wheels, in points.
    open override var intrinsicContentSize: CGSize { CGSize(width: 320, height: 216) }
    /// As wide as the offered size, and as high as SwiftUI's wheels.
    open override func sizeThatFits(_ size: CGSize) -> CGSize {
        CGSize(width: size.width > 0 ? size.width : intrinsicContentSize.width, height: intrinsicContentSize.height)
    }

    /// Makes the wheels fill the view.
    open override func layoutSubviews() {
        super.layoutSubviews()
        face.frame = bounds
    }
}

/// Knows a picker's wheels and rows.
///
/// See [UIPickerViewDataSource](https://developer.apple.com/documentation/uikit/uipickerviewdatasource).
@preconcurrency @MainActor
public protocol UIPickerViewDataSource: AnyObject {
    /// How many wheels there are.
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    /// How many rows a wheel has.
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}

/// Knows the titles of a picker's rows, and is notified of the selection.
///
/// See [UIPickerViewDelegate](https://developer.apple.com/documentation/uikit/uipickerviewdelegate).
@preconcurrency @MainActor
public protocol UIPickerViewDelegate: AnyObject {
    /// The title of a row. Nil by default.
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    /// The title of a row, of which only the text is shown. Nil by default.
    func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString?
    /// The view of a row, of which only a label's text is shown. An empty view by default.
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView
    /// The width of a wheel in points; 0, the default, shares the room evenly.
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    /// The height of a wheel's rows. It has no effect here.
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    /// A person selected a row. Does nothing by default.
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}

extension UIPickerViewDelegate {
    /// Returns nil.
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        nil
    }
    /// Returns nil.
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    /// Returns an empty view.
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    /// Returns 0.
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    /// Returns 0.
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    /// Does nothing.
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

private struct WheelsFace: View {
    struct Wheel: Identifiable {
        let id: Int
        let titles: [String]
        let selected: Int
        let width: CGFloat?
    }

    var wheels: [Wheel] = []
    var isEnabled = true
    var meaning = FaceMeaning()
    var choose: (_ row: Int, _ wheel: Int) -> Void = { _, _ in }

    var body: some View {
        HStack(spacing: 0) {
            ForEach(wheels) { wheel in
                Picker(selection: Binding(get: { wheel.selected }, set: { choose($0, wheel.id) })) {
                    ForEach(wheel.titles.indices, id: \.self) { Text(verbatim: wheel.titles[$0]).tag($0) }
                } label: {
                    Text(verbatim: meaning.label ?? "")
                }
                .labelsHidden()
                .pickerStyle(.wheel)
                .frame(width: wheel.width)
                .modifier(AttributeModifier(meaning))
            }
        }
        .disabled(!isEnabled)
    }
}
