import ScreenReading

// Queries by role. Without a name, they match every element of the role.
extension ElementQuery {
    /// A button, or a link.
    public static func button(_ name: String? = nil) -> Self { Self([.button, .link], name) }
    /// A link to an address.
    public static func link(_ name: String? = nil) -> Self { Self([.link], name) }
    /// A text, or a heading.
    public static func text(_ words: String? = nil) -> Self { Self([.text, .heading], words) }
    /// A heading.
    public static func heading(_ words: String? = nil) -> Self { Self([.heading], words) }
    /// An image with a name.
    public static func image(_ name: String? = nil) -> Self { Self([.image], name) }
    /// A field of any kind, by its label or its placeholder.
    public static func field(_ name: String? = nil) -> Self { Self([.textField, .secureField, .textEditor], name) }
    /// A field that hides its text.
    public static func secureField(_ name: String? = nil) -> Self { Self([.secureField], name) }
    /// A switch or a checkbox.
    public static func toggle(_ name: String? = nil) -> Self { Self([.toggle, .checkbox], name) }
    /// A slider.
    public static func slider(_ name: String? = nil) -> Self { Self([.slider], name) }
    /// A picker: a menu, or visible options.
    public static func picker(_ name: String? = nil) -> Self { Self([.picker, .radioGroup], name) }
    /// An option of a picker with visible options.
    public static func option(_ name: String? = nil) -> Self { Self([.radio], name) }
    /// A picker of dates or times.
    public static func datePicker(_ name: String? = nil) -> Self { Self([.datePicker], name) }
    /// A bar or a spinner.
    public static func progress(_ name: String? = nil) -> Self { Self([.progress], name) }
    /// A row of a list or a form, by a text in it.
    public static func row(_ text: String? = nil) -> Self { Self([.row], text) }
    /// A list.
    public static func list(_ name: String? = nil) -> Self { Self([.list], name) }
    /// A scroll view.
    public static func scrollView(_ name: String? = nil) -> Self { Self([.scrollView], name) }
    /// A group: the two buttons of a stepper, or one made by the app.
    public static func group(_ name: String? = nil) -> Self { Self([.group], name) }
    /// An alert.
    public static func alert(_ title: String? = nil) -> Self { Self([.alert], title) }
    /// A sheet or a full-screen cover.
    public static func sheet(_ name: String? = nil) -> Self { Self([.sheet], name) }
    /// A menu that is open.
    public static func menu(_ name: String? = nil) -> Self { Self([.menu], name) }
}
