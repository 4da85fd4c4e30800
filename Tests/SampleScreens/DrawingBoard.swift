import SwiftUI

struct DrawnLine: Identifiable {
    let id = UUID()
    var points: [CGPoint]
    var color: Color
    var lineWidth: CGFloat
}

/// A drawing board: drag gestures draw lines on a canvas; colors, line widths, undo.
struct DrawingBoardScreen: View {
    @State private var lines: [DrawnLine] = [
        DrawnLine(points: Self.wave(at: 90), color: .blue, lineWidth: 6),
        DrawnLine(points: Self.wave(at: 140), color: .pink, lineWidth: 12),
        DrawnLine(points: Self.wave(at: 200), color: .green, lineWidth: 3),
    ]
    @State private var undone: [DrawnLine] = []
    @State private var selectedColor: Color = .orange
    @State private var thickness: Double = 5
    @State private var showConfirmation = false

    private let colors: [Color] = [.red, .orange, .yellow, .green, .blue, .purple, .primary]

    static func wave(at y: CGFloat) -> [CGPoint] {
        stride(from: 20, through: 280, by: 4).map { CGPoint(x: $0, y: y + 24 * sin($0 / 22)) }
    }

    var body: some View {
        NavigationView {
            VStack(spacing: 0) {
                Canvas { context, size in
                    for line in lines {
                        var path = Path()
                        path.addLines(line.points)
                        context.stroke(
                            path, with: .color(line.color),
                            style: StrokeStyle(lineWidth: line.lineWidth, lineCap: .round, lineJoin: .round))
                    }
                    if lines.isEmpty {
                        context.draw(
                            Text("Draw something").font(.title3).foregroundColor(.secondary),
                            at: CGPoint(x: size.width / 2, y: size.height / 2))
                    }
                }
                .gesture(
                    DragGesture(minimumDistance: 0, coordinateSpace: .local)
                        .onChanged { value in
                            let newPoint = value.location
                            if value.translation.width + value.translation.height == 0 {
                                lines.append(DrawnLine(points: [newPoint], color: selectedColor, lineWidth: thickness))
                                undone.removeAll()
                            } else {
                                let index = lines.count - 1
                                lines[index].points.append(newPoint)
                            }
                        }
                        .onEnded { value in
                            if let last = lines.last?.points, last.isEmpty { lines.removeLast() }
                        }
                )
                .accessibilityLabel("Drawing board")
                .accessibilityValue("\(lines.count) lines")
                .background(Color(.secondarySystemBackground))
                .clipShape(RoundedRectangle(cornerRadius: 16))
                .padding()

                HStack(spacing: 8) {
                    ForEach(colors, id: \.self) { color in
                        Circle()
                            .foregroundColor(color)
                            .frame(width: 30, height: 30)
                            .overlay(
                                Circle().stroke(
                                    selectedColor == color ? Color.primary : Color.clear, lineWidth: 2
                                ).padding(-4)
                            )
                            .padding(4)
                            .onTapGesture { selectedColor = color }
                            .accessibilityElement()
                            .accessibilityLabel(color.description)
                            .accessibilityAddTraits(selectedColor == color ? [.isButton, .isSelected] : .isButton)
                    }
                }
                Slider(value: $thickness, in: 1...20) {
                    Text("Thickness")
                } minimumValueLabel: {
                    Image(systemName: "scribble").font(.caption)
                } maximumValueLabel: {
                    Image(systemName: "scribble").font(.title2)
                }
                .frame(maxWidth: 280)
                .padding()
            }
            .navigationTitle("Sketch")
            .navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItemGroup(placement: .navigationBarTrailing) {
                    Button {
                        undone.append(lines.removeLast())
                    } label: {
                        Image(systemName: "arrow.uturn.backward")
                    }
                    .disabled(lines.isEmpty)
                    Button {
                        lines.append(undone.removeLast())
                    } label: {
                        Image(systemName: "arrow.uturn.forward")
                    }
                    .disabled(undone.isEmpty)
                }
                ToolbarItem(placement: .navigationBarLeading) {
                    Button("Clear", role: .destructive) { showConfirmation = true }.tint(.red)
                }
            }
            .confirmationDialog("Are you sure?", isPresented: $showConfirmation, titleVisibility: .visible) {
                Button("Delete all", role: .destructive) {
                    lines = []
                    undone = []
                }
            }
        }
        .navigationViewStyle(.stack)
    }
}
