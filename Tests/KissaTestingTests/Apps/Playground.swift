import SwiftUI

/// Views with gestures.
struct Fingers: View {
    @State private var said = "nothing"
    @State private var distance = CGSize.zero

    var body: some View {
        VStack {
            Text(said).accessibilityIdentifier("said")
            Color.blue.frame(width: 100, height: 60).accessibilityIdentifier("tapped")
                .onTapGesture(count: 2) { said = "twice" }
                .onLongPressGesture(minimumDuration: 2) { said = "long" }
            Color.red.frame(width: 100, height: 60).accessibilityIdentifier("dragged")
                .gesture(
                    DragGesture().onChanged { distance = $0.translation }
                        .onEnded { said = "dragged \(Int($0.translation.width)) \(Int($0.translation.height))" })
            Color.green.frame(width: 100, height: 60).accessibilityIdentifier("pinched")
                .gesture(MagnifyGesture().onEnded { said = "pinched \($0.magnification.formatted())" })
            Text("Parcel").draggable("parcel")
            Text("Letterbox").dropDestination(for: String.self) { words, _ in
                said = "got \(words.joined())"
                return true
            }
        }
    }
}

/// Views that change by themselves.
struct Moving: View {
    let start: Date
    @State private var isShown = true
    @State private var phase = "there"

    var body: some View {
        VStack {
            TimelineView(.periodic(from: start, by: 1)) { context in
                Text("second \(Int(context.date.timeIntervalSince(start)))")
            }
            Text(start, style: .timer).accessibilityIdentifier("timer")
            if isShown { Text("Toast").transition(.opacity) }
            Text(phase)
            Button("Hide") {
                withAnimation(.linear(duration: 2)) {
                    isShown = false
                } completion: {
                    phase = "gone"
                }
            }
        }
    }
}

/// Shows its environment.
struct Surroundings: View {
    @Environment(\.colorScheme) private var scheme
    @Environment(\.horizontalSizeClass) private var width
    @Environment(\.dynamicTypeSize) private var textSize
    @Environment(\.accessibilityReduceMotion) private var isCalm
    @Environment(\.displayScale) private var scale
    @Environment(\.locale) private var locale
    @Environment(\.timeZone) private var zone
    @Environment(\.scenePhase) private var phase
    @AppStorage("visits") private var visits = 0

    var body: some View {
        VStack {
            Text(scheme == .dark ? "dark" : "light")
            Text(width == .compact ? "narrow" : "wide")
            Text("\(String(describing: textSize)) \(isCalm ? "calm" : "lively") \(scale.formatted())")
            Text(verbatim: "\(locale.identifier) \(zone.identifier)")
            Text(phase == .active ? "active" : "away")
            Text("visit \(visits)").onAppear { visits += 1 }
        }
    }
}

/// A whole app whose windows share state.
struct Guests: App {
    @State private var count = 0

    var body: some Scene {
        WindowGroup("Guest book") {
            Button("Sign") { count += 1 }
            Text("\(count) guests")
        }
    }
}
