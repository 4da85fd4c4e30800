import KissaTesting
import Testing

@MainActor
@Suite("A form, as a stranger tests it")
struct FormTests {
    @Test func `fields are typed into, and hand the keyboard on`() throws {
        let window = TestWindow(SignUp())
        try window.type("Ada\n", into: .field("Name"))
        #expect(try window.value(of: .field("Name")) == "Ada")
        #expect(window.focused?.label == "Password")
        try window.type("secret")
        #expect(try window.value(of: "Password") == "••••••")
        try window.delete(2)
        #expect(try window.value(of: "Password") == "••••")
        try window.replaceText(of: "Name", with: "Grace")
        #expect(try window.value(of: "Name") == "Grace")
    }

    @Test func `a field of several lines keeps a line feed, and composition is one edit`() throws {
        let window = TestWindow(SignUp())
        try window.type("one\ntwo", into: "Notes")
        #expect(try window.value(of: "Notes") == "one\ntwo")
        try window.compose(["に", "日本"], into: "Name")
        #expect(try window.value(of: "Name") == "日本")
    }

    @Test func `each control is set, and the app hears of it`() throws {
        let window = TestWindow(SignUp())
        try window.choose("Cocoa", from: .picker("Drink"))
        try window.choose("Small", from: .picker("Size"))
        try window.set(0.8, of: .slider("Sweetness"))
        try window.set(true, of: .toggle("Loud"))
        #expect(try window.find("order").label == "cocoa 0 0.75 loud")
        #expect(try window.value(of: .picker("Drink")) == "Cocoa")
        #expect(try window.isSelected(.toggle("Loud")))
        #expect(try window.isSelected(.option("Small")))
        try window.step(.group("Cups: 2"), by: 1)
        #expect(window.has(.text("Cups: 3")))
        try window.set(Date(timeIntervalSince1970: 86_400 * 3), of: .datePicker("Day"))
        #expect(try window.value(of: .datePicker("Day")) == "1970-01-04")
    }

    @Test func `an option that isn't there is answered with those that are`() {
        let window = TestWindow(SignUp())
        let error = #expect(throws: WindowError.self) { try window.choose("Water", from: "Drink") }
        #expect(error?.description.hasSuffix("It has: \"Tea\", \"Coffee\", \"Cocoa\".") == true)
    }

    @Test func `an alert is seen, keeps all else out of reach, and is answered`() throws {
        let window = TestWindow(SignUp())
        #expect(window.alert == nil)
        try window.type("Ada", into: "Name")
        try window.tap("Sign up")
        #expect(window.alert?.label == "Sign up as Ada?")
        #expect(window.alert?.texts == ["Sign up as Ada?", "You can't change your name later.", "Yes", "No"])
        let error = #expect(throws: WindowError.self) { try window.tap("Sign up") }
        #expect(error?.description.contains("lies behind the alert \"Sign up as Ada?\"") == true)
        try window.tap(.button("Yes").inside(.alert()))
        #expect(window.alert == nil)
        #expect(try window.find("message").label == "Welcome, Ada")
    }

    @Test func `Escape is the answer that changes nothing`() throws {
        let window = TestWindow(SignUp())
        try window.type("Ada", into: "Name")
        try window.tap("Sign up")
        try window.press(.escape)
        #expect(window.presented.isEmpty)
        #expect(try window.find("message").label == "Nobody yet")
    }
}
