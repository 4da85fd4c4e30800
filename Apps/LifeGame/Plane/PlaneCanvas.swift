import LifeEngine
import SwiftUI

/// Draws the plane. One finger pans, two fingers zoom, and a press toggles a cell.
struct PlaneCanvas: View {
    @EnvironmentObject var viewModel: PlaneViewModel
    @State private var dragStart: Viewport?
    @State private var pinchStart: Viewport?

    var body: some View {
        GeometryReader { space in
            Canvas { context, size in
                draw(viewModel.picture, viewModel.viewport, in: size, context)
            }
            .contentShape(Rectangle())
            .onTapGesture(coordinateSpace: .local) { viewModel.toggle(at: $0) }
            .gesture(drag.simultaneously(with: pinch(in: space.size)))
            .accessibilityLabel("Plane of cells")
            .onAppear { viewModel.show(in: space.size) }
            .onChange(of: space.size) { _, size in viewModel.show(in: size) }
        }
        .background(Color.planeBackground)
        .clipShape(RoundedRectangle(cornerRadius: 16))
    }

    private var drag: some Gesture {
        DragGesture(minimumDistance: 6)
            .onChanged { value in
                guard pinchStart == nil else { return }
                let start = dragStart ?? viewModel.viewport
                dragStart = start
                viewModel.viewport = start.moved(by: value.translation)
            }
            .onEnded { _ in dragStart = nil }
    }

    private func pinch(in size: CGSize) -> some Gesture {
        MagnifyGesture()
            .onChanged { value in
                // Undoes the panning by the first finger before the second one came down.
                let start = pinchStart ?? dragStart ?? viewModel.viewport
                (pinchStart, dragStart) = (start, nil)
                viewModel.viewport = start.zoomed(by: value.magnification, at: value.startLocation, in: size)
            }
            .onEnded { _ in pinchStart = nil }
    }

    private func draw(_ picture: PlanePicture, _ viewport: Viewport, in size: CGSize, _ context: GraphicsContext) {
        for (level, runs) in picture.levels.enumerated() where !runs.isEmpty {
            var path = Path()
            for run in runs { add(run, of: picture, to: &path, viewport, size) }
            let opacity = Double(level + 1) / Double(PlanePicture.levelCount)
            context.fill(path, with: .color(.accent.opacity(opacity)))
        }
    }

    /// Large cells have gaps and round corners; small ones are drawn as one run.
    private func add(
        _ run: PlanePicture.Run, of picture: PlanePicture, to path: inout Path, _ viewport: Viewport, _ size: CGSize
    ) {
        let side = Double(picture.blockSide) * viewport.scale
        let corner = viewport.point(x: Double(run.x), y: Double(run.y), in: size)
        guard corner.y > -side, corner.y < size.height, corner.x < size.width,
            corner.x + side * Double(run.count) > 0
        else { return }
        guard side >= 5, picture.blockSide == 1 else {
            return path.addRect(CGRect(x: corner.x, y: corner.y, width: side * Double(run.count), height: side))
        }
        let gap = min(1.5, side * 0.1)
        for place in 0..<run.count {
            let cell = CGRect(x: corner.x + side * Double(place), y: corner.y, width: side, height: side)
            path.addRoundedRect(
                in: cell.insetBy(dx: gap / 2, dy: gap / 2),
                cornerSize: CGSize(width: side * 0.22, height: side * 0.22))
        }
    }
}
