import DisplayList
import Foundation
import SwiftUICore

// The roles of a display list's elements.

extension ScreenRole {
    init(_ kind: PresentationKind) {
        self =
            switch kind {
            case .sheet, .cover: .sheet
            case .alert: .alert
            case .confirmation: .confirmation
            case .popover: .popover
            case .menu: .menu
            }
    }

    init(_ role: ElementAccessibility.Role) {
        self =
            switch role {
            case .heading: .heading
            case .image: .image
            case .button: .button
            case .link: .link
            case .list: .list
            case .listItem: .row
            case .group, .none: .group
            case .dialog: .dialog
            case .status: .status
            case .toggle: .toggle
            case .textField: .textField
            case .progress: .progress
            case .checkbox: .checkbox
            case .radio: .radio
            case .radioGroup: .radioGroup
            case .meter: .meter
            case .spinButton: .stepper
            case .toolbar: .toolbar
            }
    }

    /// Whether the role can't be overridden by the view. The client does the same.
    var isFixed: Bool {
        isField || [.slider, .picker, .datePicker, .colorPicker, .progress, .scrollView].contains(self)
    }
}

extension ElementContent {
    /// The role of the content if the view sets none; nil for containers and decorations.
    var ownRole: ScreenRole? {
        switch self {
        case .text: .text
        case .button, .share: .button
        case .link: .link
        case .textField(let field): field.isSecure ? .secureField : field.isMultiline ? .textEditor : .textField
        case .control(let control): control.variety.role
        case .file: .fileField
        case .progress: .progress
        case .scroll: .scrollView
        case .pages: .pages
        case .canvas(let canvas): canvas.text == nil ? nil : .text
        case .dialog: .dialog
        case .module: .scene
        case .group, .image, .path: nil
        }
    }

    /// Whether content outside of its bounds is invisible.
    var clips: Bool {
        switch self {
        case .scroll, .pages: true
        default: false
        }
    }
}

extension ControlContent.Variety {
    fileprivate var role: ScreenRole {
        switch self {
        case .menu: .picker
        case .slider: .slider
        case .date, .time, .dateTime: .datePicker
        case .color: .colorPicker
        }
    }
}

extension TextContent {
    /// The text. Lines that were wrapped are joined.
    package var words: String {
        var words = ""
        for (index, line) in lines.enumerated() {
            words += line.runs.map { $0.extras.image.map { $0.label ?? "" } ?? $0.text }.joined()
            if line.endsParagraph, index < lines.count - 1 { words += "\n" }
        }
        return words.trimmingCharacters(in: .whitespaces)
    }
}
