import SwiftUI

struct ShapePlate: View {
    var body: some View {
        Grid(horizontalSpacing: 14, verticalSpacing: 14) {
            GridRow {
                Circle().fill(.orange)
                RoundedRectangle(cornerRadius: 14).stroke(.teal, lineWidth: 4)
                Capsule().fill(.linearGradient(colors: [.pink, .purple], startPoint: .leading, endPoint: .trailing))
            }
            GridRow {
                Ellipse().fill(
                    .radialGradient(colors: [.yellow, .red], center: .center, startRadius: 0, endRadius: 60))
                Circle().fill(
                    .angularGradient(
                        colors: [.red, .green, .blue, .red], center: .center, startAngle: .zero, endAngle: .degrees(360)
                    ))
                Circle().trim(from: 0.1, to: 0.7).stroke(
                    .indigo, style: StrokeStyle(lineWidth: 8, lineCap: .round, dash: [14, 12]))
            }
        }
        .padding(20)
    }
}

struct StylePlate: View {
    var body: some View {
        ZStack {
            HStack(spacing: 0) {
                Color.orange
                Color.indigo
            }
            VStack(spacing: 10) {
                Text("Ultra thin").padding(8).background(.ultraThinMaterial, in: Capsule())
                Text("Regular").padding(8).background(.regularMaterial, in: Capsule())
                Text("Shadow").padding(10).background(.white, in: .rect(cornerRadius: 10)).foregroundStyle(.black)
                    .shadow(radius: 6)
                Text("Clipped").padding(10).background(.mint).clipShape(.rect(cornerRadius: 12)).rotationEffect(
                    .degrees(-6))
            }
        }
    }
}

struct DrawingPlate: View {
    var body: some View {
        Canvas { context, size in
            let box = CGRect(origin: .zero, size: size)
            context.fill(Path(roundedRect: box, cornerRadius: 20), with: .color(.brown.opacity(0.25)))
            for step in 0..<3 {
                let inset = CGFloat(step) * 30
                context.stroke(
                    Path(ellipseIn: box.insetBy(dx: inset * 1.6, dy: inset)),
                    with: .color(.accentColor.opacity(1 - Double(step) / 4)),
                    lineWidth: 3)
            }
            context.draw(Text("Drawn").font(.title2).bold(), at: CGPoint(x: size.width / 2, y: size.height / 2))
        }
        .padding(20)
    }
}

struct FilterPlate: View {
    var body: some View {
        Grid(horizontalSpacing: 12, verticalSpacing: 12) {
            GridRow {
                picture.blur(radius: 4)
                picture.grayscale(1)
                picture.hueRotation(.degrees(120))
            }
            GridRow {
                picture.brightness(0.3)
                picture.colorInvert()
                picture.opacity(0.4)
            }
        }
        .padding(20)
    }

    private var picture: some View {
        ZStack {
            LinearGradient(colors: [.yellow, .orange, .pink], startPoint: .top, endPoint: .bottom)
            Image(systemName: "cup.and.saucer.fill").font(.largeTitle).foregroundStyle(.brown)
        }
        .clipShape(.rect(cornerRadius: 12))
    }
}
