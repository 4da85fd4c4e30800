import DisplayList
import Foundation
import Testing

@testable import SwiftUICore

/// Styles that build on the style around them: the configuration's control uses the next style outward.
@MainActor
@Suite struct StyleRecursionTests {
    private struct MarkedLabel: LabelStyle {
        func makeBody(configuration: Configuration) -> some View { Mark { Label(configuration) } }
    }

    private struct MarkedToggle: ToggleStyle {
        func makeBody(configuration: Configuration) -> some View { Mark { Toggle(configuration) } }
    }

    private struct MarkedProgressView: ProgressViewStyle {
        func makeBody(configuration: Configuration) -> some View { Mark { ProgressView(configuration) } }
    }

    private struct MarkedGroupBox: GroupBoxStyle {
        func makeBody(configuration: Configuration) -> some View { Mark { GroupBox(configuration) } }
    }

    private struct MarkedForm: FormStyle {
        func makeBody(configuration: Configuration) -> some View { Mark { Form(configuration) } }
    }

    private struct MarkedLabeledContent: LabeledContentStyle {
        func makeBody(configuration: Configuration) -> some View { Mark { LabeledContent(configuration) } }
    }

    private struct MarkedControlGroup: ControlGroupStyle {
        func makeBody(configuration: Configuration) -> some View { Mark { ControlGroup(configuration) } }
    }

    private struct MarkedButton: PrimitiveButtonStyle {
        func makeBody(configuration: Configuration) -> some View { Mark { Button(configuration) } }
    }

    private struct Mark<Content: View>: View {
        @ViewBuilder let content: Content
        var body: some View {
            VStack {
                Text("mark")
                content
            }
        }
    }

    private func marks(_ view: some View) -> Int { TestWindow(view).texts.filter { $0 == "mark" }.count }

    @Test func `a control of its own style is shown once`() {
        #expect(marks(Label("Tea", systemImage: "star").labelStyle(MarkedLabel())) == 1)
        #expect(marks(Toggle("Tea", isOn: .constant(true)).toggleStyle(MarkedToggle())) == 1)
        #expect(marks(ProgressView("Tea", value: 0.5).progressViewStyle(MarkedProgressView())) == 1)
        #expect(marks(LabeledContent("Tea", value: "hot").labeledContentStyle(MarkedLabeledContent())) == 1)
        #expect(marks(Button("Tea") {}.buttonStyle(MarkedButton())) == 1)
        #expect(marks(Form { Text("Tea") }.formStyle(MarkedForm())) == 1)
    }

    @Test func `what is inside has the style again`() {
        let boxes = GroupBox("Outer") { GroupBox("Inner") { Text("Tea") } }
        #expect(marks(boxes.groupBoxStyle(MarkedGroupBox())) == 2)
        let groups = ControlGroup { ControlGroup { Text("Tea") } }
        #expect(marks(groups.controlGroupStyle(MarkedControlGroup())) == 2)
    }

    private struct Adaptive: LabelStyle {
        @Environment(\.horizontalSizeClass) private var sizeClass

        func makeBody(configuration: Configuration) -> some View {
            if sizeClass == .compact {
                Label(configuration).labelStyle(.titleOnly)
            } else {
                Text("wide")
            }
        }
    }

    @Test func `a label style reads the environment`() {
        let view = Label("Tea", systemImage: "star").labelStyle(Adaptive())
        #expect(TestWindow(view.environment(\.horizontalSizeClass, .compact)).texts == ["Tea"])
        #expect(TestWindow(view.environment(\.horizontalSizeClass, .regular)).texts == ["wide"])
    }
}
