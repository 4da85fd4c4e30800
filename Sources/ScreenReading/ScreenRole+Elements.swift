import DisplayList
import Foundation
import SwiftUICore

// What the elements of a display list are to a reader.

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

    /// Whether a role that a view is given doesn't change what the element is: the client refuses it too.
    var isFixed: Bool {
        isField || [.slider, .picker, .datePicker, .colorPicker, .progress, .scrollView].contains(self)
    }
}

extension ElementContent {
    /// What the content is where no view says what it is; nil for what only holds or decorates.
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

    /// Whether what lies beside it can't be seen.
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
    /// What the text says. A line that was broken for want of room goes on in the next.
    package var words: String {
        var words = ""
        for (index, line) in lines.enumerated() {
            words += line.runs.map { $0.extras.image.map { $0.label ?? "" } ?? $0.text }.joined()
            if line.endsParagraph, index < lines.count - 1 { words += "\n" }
        }
        return words.trimmingCharacters(in: .whitespaces)
    }
}
