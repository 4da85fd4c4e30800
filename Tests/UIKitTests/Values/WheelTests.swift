import DisplayList
import Foundation
import SwiftUI
import Testing
import ViewTesting

@testable import UIKit

private struct Shown<Kind: UIView>: UIViewRepresentable {
    let view: Kind
    func makeUIView(context: Context) -> Kind { view }
    func updateUIView(_ uiView: Kind, context: Context) {}
}

@MainActor
private final class Menu: UIPickerViewDataSource, UIPickerViewDelegate {
    var sizes = ["small", "medium", "large"]
    var log: [String] = []

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? sizes.count : 5
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? sizes[row] : "\(row) sugars"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        log.append("row \(row) of \(component)")
    }
}

/// The cities of the country that is selected in the first wheel.
@MainActor
private final class Atlas: UIPickerViewDataSource, UIPickerViewDelegate {
    let countries = ["Japan", "Malta"]
    var cities = [["Tokyo", "Kyoto", "Nara"], ["Valletta"]]

    private func cities(_ picker: UIPickerView) -> [String] { cities[picker.selectedRow(inComponent: 0)] }

    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
        component == 0 ? countries.count : cities(pickerView).count
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
        component == 0 ? countries[row] : cities(pickerView)[row]
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
        if component == 0 { pickerView.reloadComponent(1) }
    }
}

@MainActor @Suite("Wheels and dates") struct WheelTests {
    private let menu = Menu()
    private let picker = UIPickerView()

    private func shown() -> TestWindow {
        picker.dataSource = menu
        picker.delegate = menu
        return TestWindow(portrait: Shown(view: picker))
    }

    private func wheels(in window: TestWindow) -> [DisplayElement] {
        window.elements.filter { $0.accessibility.role == .spinButton }
    }

    private func press(_ key: String, _ wheel: Int, in window: TestWindow) throws {
        let wheels = wheels(in: window)
        window.send(
            .key(key, modifiers: [], isDown: true),
            to: try #require(wheels.indices.contains(wheel) ? wheels[wheel] : nil))
    }

    @Test func `wheels have the rows that the data source counts, with the delegate's titles`() {
        let window = shown()
        #expect(wheels(in: window).map(\.accessibility.value) == ["small", "0 sugars"])
        #expect(picker.numberOfComponents == 2 && picker.numberOfRows(inComponent: 1) == 5)
        #expect(picker.numberOfRows(inComponent: 7) == 0 && picker.selectedRow(inComponent: -1) == -1)
    }

    @Test func `a person's selection is told, the app's isn't`() throws {
        let window = shown()
        try press("ArrowDown", 0, in: window)
        #expect(menu.log == ["row 1 of 0"] && picker.selectedRow(inComponent: 0) == 1)
        picker.selectRow(4, inComponent: 1, animated: true)
        window.render()
        #expect(wheels(in: window).map(\.accessibility.value) == ["medium", "4 sugars"])
        #expect(menu.log == ["row 1 of 0"])
    }

    @Test func `rows that don't exist can't be selected, and a selection stays within fewer rows`() {
        let window = shown()
        picker.selectRow(3, inComponent: 0, animated: false)
        picker.selectRow(-1, inComponent: 0, animated: false)
        picker.selectRow(0, inComponent: 2, animated: false)
        #expect(picker.selectedRow(inComponent: 0) == 0)
        picker.selectRow(2, inComponent: 0, animated: false)
        menu.sizes = ["small"]
        picker.reloadAllComponents()
        window.render()
        #expect(picker.selectedRow(inComponent: 0) == 0)
        menu.sizes = []
        picker.reloadAllComponents()
        #expect(picker.selectedRow(inComponent: 0) == -1)
    }

    @Test func `the rows of a wheel may depend on another's selection`() throws {
        let atlas = Atlas()
        (picker.dataSource, picker.delegate) = (atlas, atlas)
        let window = TestWindow(portrait: Shown(view: picker))
        #expect(wheels(in: window).map(\.accessibility.value) == ["Japan", "Tokyo"])
        picker.selectRow(2, inComponent: 1, animated: false)
        try press("ArrowDown", 0, in: window)
        #expect(wheels(in: window).map(\.accessibility.value) == ["Malta", "Valletta"])
        #expect(picker.selectedRow(inComponent: 1) == 0 && picker.numberOfRows(inComponent: 1) == 1)
        // The data has changed, and nothing was read again yet.
        atlas.cities[1] = []
        picker.tintColor = .red
        window.render()
        picker.reloadComponent(1)
        #expect(picker.selectedRow(inComponent: 1) == -1)
    }

    @Test func `a date that a person sets is sent, within the limits`() throws {
        let dates = UIDatePicker()
        dates.preferredDatePickerStyle = .wheels
        dates.datePickerMode = .date
        dates.calendar = Calendar(identifier: .gregorian)
        dates.timeZone = .gmt
        dates.locale = Locale(identifier: "en_US")
        dates.date = Date(timeIntervalSince1970: 0)
        var sent: [Date] = []
        dates.addAction(UIAction { _ in sent.append(dates.date) }, for: .valueChanged)
        let window = TestWindow(portrait: Shown(view: dates))
        let year = try #require(wheels(in: window).first { $0.accessibility.label == "Year" })
        window.send(.key("ArrowDown", modifiers: [], isDown: true), to: year)
        #expect(sent == [Date(timeIntervalSince1970: 365 * 86_400)])
        dates.maximumDate = Date(timeIntervalSince1970: 86_400)
        #expect(dates.date == Date(timeIntervalSince1970: 86_400) && sent.count == 1)
        dates.minimumDate = .distantFuture
        #expect(dates.date == Date(timeIntervalSince1970: 365 * 86_400))
    }
}
