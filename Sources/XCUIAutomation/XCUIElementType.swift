import ScreenReading

/// The types of elements, with Apple's numbers, which predicates may use. A type that doesn't occur in Kissa matches nothing.
extension XCUIElement {
    /// See [ElementType](https://developer.apple.com/documentation/xcuiautomation/xcuielement/elementtype).
    public enum ElementType: UInt, Sendable, CaseIterable {
        case any, other, application, group, window, sheet, drawer, alert, dialog
        case button, radioButton, radioGroup, checkBox, disclosureTriangle, popUpButton, comboBox, menuButton
        case toolbarButton, popover, keyboard, key, navigationBar, tabBar, tabGroup, toolbar, statusBar
        case table, tableRow, tableColumn, outline, outlineRow, browser, collectionView
        case slider, pageIndicator, progressIndicator, activityIndicator, segmentedControl, picker, pickerWheel
        case `switch`, toggle, link, image, icon, searchField, scrollView, scrollBar
        case staticText, textField, secureTextField, datePicker, textView
        case menu, menuItem, menuBar, menuBarItem, map, webView, incrementArrow, decrementArrow, timeline
        case ratingIndicator, valueIndicator, splitGroup, splitter, relevanceIndicator, colorWell, helpTag, matte
        case dockItem, ruler, rulerMarker, grid, levelIndicator, cell, layoutArea, layoutItem, handle, stepper, tab
        case touchBar, statusItem

        /// The roles of the type; nil for types that are found in other ways.
        var roles: Set<ScreenRole>? {
            switch self {
            case .any: Set(ScreenRole.allCases)
            case .application, .window: [.window]
            case .other, .group: [.group, .radioGroup, .status, .scene]
            // A picker with a menu is a button on a device.
            case .button: [.button, .radio, .fileField, .picker]
            case .radioButton: [.radio]
            case .checkBox: [.checkbox]
            case .link: [.link]
            case .image: [.image]
            case .staticText: [.text, .heading]
            case .textField, .searchField: [.textField]
            case .secureTextField: [.secureField]
            case .textView: [.textEditor]
            case .switch, .toggle: [.toggle, .checkbox]
            case .radioGroup: [.radioGroup]
            case .popUpButton, .pickerWheel: [.picker]
            case .slider: [.slider]
            case .picker: [.picker]
            case .segmentedControl: [.radioGroup]
            case .datePicker: [.datePicker]
            case .colorWell: [.colorPicker]
            case .progressIndicator, .activityIndicator: [.progress]
            case .levelIndicator: [.meter]
            case .table, .collectionView, .outline: [.list]
            case .cell, .tableRow, .outlineRow: [.row]
            case .scrollView: [.scrollView, .pages]
            case .toolbar: [.toolbar]
            case .alert: [.alert]
            case .sheet: [.sheet, .confirmation]
            case .popover: [.popover]
            case .menu: [.menu]
            case .dialog: [.dialog]
            default: nil
            }
        }
    }
}

extension ScreenElement {
    func isOf(_ type: XCUIElement.ElementType) -> Bool {
        if let roles = type.roles { return roles.contains(role) }
        // A stepper is a group of two buttons. Other types without a role match nothing here: what contains them decides.
        return type == .stepper
            && (role == .stepper || (role == .group && children.filter { $0.role == .button }.count == 2))
    }

    /// The type that is most similar to the role.
    var type: XCUIElement.ElementType {
        if isKeyboard { return .keyboard }
        if key != nil { return .key }
        return switch role {
        case .window: .window
        case .button, .fileField: .button
        case .text, .heading: .staticText
        case .image: .image
        case .link: .link
        case .textField: .textField
        case .secureField: .secureTextField
        case .textEditor: .textView
        case .toggle: .switch
        case .checkbox: .checkBox
        case .radio: .radioButton
        case .radioGroup: .segmentedControl
        case .slider: .slider
        case .stepper: .stepper
        case .picker: .picker
        case .datePicker: .datePicker
        case .colorPicker: .colorWell
        case .progress: value == nil ? .activityIndicator : .progressIndicator
        case .meter: .levelIndicator
        case .list: .collectionView
        case .row: .cell
        case .scrollView, .pages: .scrollView
        case .toolbar: .toolbar
        case .alert: .alert
        case .sheet, .confirmation: .sheet
        case .popover: .popover
        case .menu: .menu
        case .dialog: .dialog
        case .group, .status, .scene: .other
        }
    }

    /// Whether a query by name matches: it is compared with the label, the identifier and so on.
    func isNamed(_ name: String) -> Bool {
        isCalled(name) || value == name || (isReturnKey && Self.returnKeyNames.contains(name.lowercased()))
            || (role == .picker && value.map { "\(label), \($0)" == name } ?? false)
    }
}
