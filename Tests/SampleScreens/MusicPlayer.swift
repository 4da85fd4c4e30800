import SwiftUI

/// A player: a cover, a slider, controls, and a mini player that expands.
struct MusicPlayerScreen: View {
    @State private var isExpanded = false
    @State private var isPlaying = false
    @State private var position = 42.0
    @State private var volume = 0.6
    @Namespace private var animation
    @Environment(\.accessibilityReduceMotion) private var reducesMotion

    var body: some View {
        TabView {
            List(Song.all) { song in
                Label {
                    VStack(alignment: .leading) {
                        Text(song.title)
                        Text(song.artist).font(.subheadline).foregroundStyle(.secondary)
                    }
                } icon: {
                    RoundedRectangle(cornerRadius: 6).fill(song.color.gradient)
                }
                .badge(song.plays)
                .listRowInsets(EdgeInsets(top: 8, leading: 16, bottom: 8, trailing: 16))
            }
            .listStyle(.plain)
            .safeAreaInset(edge: .bottom) { if !isExpanded { miniPlayer } }
            .tabItem { Label("Library", systemImage: "music.note.list") }

            Text("Radio").tabItem { Label("Radio", systemImage: "dot.radiowaves.left.and.right") }.badge(2)
        }
        .overlay { if isExpanded { fullPlayer.transition(.move(edge: .bottom)) } }
        .animation(reducesMotion ? nil : .spring(response: 0.45, dampingFraction: 0.85), value: isExpanded)
    }

    private var miniPlayer: some View {
        HStack {
            cover.frame(width: 44, height: 44)
            Text("Dream Song").font(.callout).lineLimit(1)
            Spacer()
            Button {
                isPlaying.toggle()
            } label: {
                Image(systemName: isPlaying ? "pause.fill" : "play.fill")
            }
            .accessibilityLabel(isPlaying ? "Pause" : "Play")
            Button(action: {}) { Image(systemName: "forward.fill") }.accessibilityLabel("Next")
        }
        .font(.title3)
        .foregroundStyle(.primary)
        .padding(10)
        .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 14))
        .padding(.horizontal, 8)
        .contentShape(Rectangle())
        .onTapGesture { isExpanded = true }
    }

    private var fullPlayer: some View {
        VStack(spacing: 28) {
            Button {
                isExpanded = false
            } label: {
                Image(systemName: "chevron.down").font(.title2.weight(.semibold))
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            .accessibilityLabel("Close player")
            cover
                .aspectRatio(1, contentMode: .fit)
                .scaleEffect(isPlaying ? 1 : 0.85)
                .shadow(color: .black.opacity(0.25), radius: isPlaying ? 24 : 8, x: 0, y: 12)
                .animation(.spring(), value: isPlaying)
            VStack(alignment: .leading) {
                Text("Dream Song").font(.title2.bold())
                Text("The Sleepers").font(.title3).foregroundStyle(.pink)
            }
            .frame(maxWidth: .infinity, alignment: .leading)
            Slider(value: $position, in: 0...180) { isEditing in
                if !isEditing { isPlaying = true }
            }
            HStack {
                Text(Duration.seconds(position).formatted(.time(pattern: .minuteSecond)))
                Spacer()
                Text(verbatim: "-" + Duration.seconds(180 - position).formatted(.time(pattern: .minuteSecond)))
            }
            .font(.caption.monospacedDigit())
            .foregroundStyle(.secondary)
            controls
            Slider(value: $volume) {
                Text("Volume")
            } minimumValueLabel: {
                Image(systemName: "speaker.fill")
            } maximumValueLabel: {
                Image(systemName: "speaker.wave.3.fill")
            }
            .tint(.secondary)
        }
        .padding(24)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
        .background(.background)
        .background(ignoresSafeAreaEdges: .all)
        .gesture(DragGesture().onEnded { if $0.translation.height > 80 { isExpanded = false } })
    }

    private var controls: some View {
        HStack(spacing: 48) {
            Button("Previous", systemImage: "backward.fill") { position = 0 }
            Button("Play", systemImage: isPlaying ? "pause.fill" : "play.fill") { isPlaying.toggle() }
                .font(.system(size: 44))
            Button("Next", systemImage: "forward.fill") { position = 0 }
        }
        .labelStyle(.iconOnly)
        .buttonStyle(.plain)
        .font(.title)
        .symbolEffect(.bounce, value: isPlaying)
    }

    private var cover: some View {
        RoundedRectangle(cornerRadius: 12)
            .fill(AngularGradient(colors: [.pink, .purple, .blue, .pink], center: .center))
            .overlay { Image(systemName: "music.note").imageScale(.large).foregroundStyle(.white) }
            .matchedGeometryEffect(id: "cover", in: animation, isSource: isExpanded)
    }
}

private struct Song: Identifiable {
    let id = UUID()
    var title: String
    var artist = "The Sleepers"
    var plays: Int
    var color: Color

    static let all = zip(["Dream Song", "Lullaby", "Early Train", "Rain"], [Color.pink, .blue, .orange, .teal])
        .enumerated().map { Song(title: $1.0, plays: 3 * $0, color: $1.1) }
}
