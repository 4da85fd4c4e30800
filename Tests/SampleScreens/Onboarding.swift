import SwiftUI

/// Three welcome pages, then the app.
struct OnboardingScreen: View {
    @State private var page = 0
    @State private var isDone = false
    @Namespace private var hero

    private let pages = [
        OnboardingPage(symbol: "leaf.fill", title: "Grow", text: "Small habits become a garden.", color: .green),
        OnboardingPage(symbol: "moon.stars.fill", title: "Rest", text: "Quiet hours are kept for you.", color: .indigo),
        OnboardingPage(symbol: "sun.max.fill", title: "Shine", text: "See how far you have come.", color: .orange),
    ]

    var body: some View {
        ZStack {
            LinearGradient(
                colors: [pages[page].color.opacity(0.35), .clear], startPoint: .top, endPoint: .bottom
            )
            .ignoresSafeArea()
            .animation(.easeInOut, value: page)

            if isDone { welcome.transition(.move(edge: .trailing).combined(with: .opacity)) } else { tour }
        }
    }

    private var tour: some View {
        VStack {
            TabView(selection: $page) {
                ForEach(Array(pages.enumerated()), id: \.offset) { index, page in
                    OnboardingCard(page: page).tag(index)
                }
            }
            .tabViewStyle(PageTabViewStyle(indexDisplayMode: .always))
            .indexViewStyle(PageIndexViewStyle(backgroundDisplayMode: .always))

            Button(action: advance) {
                Text(page == pages.count - 1 ? "Get Started" : "Continue")
                    .fontWeight(.semibold)
                    .frame(maxWidth: .infinity)
                    .padding(.vertical, 6)
            }
            .buttonStyle(.borderedProminent)
            .buttonBorderShape(.capsule)
            .controlSize(.large)
            .padding([.horizontal, .bottom], 24)
            .matchedGeometryEffect(id: "button", in: hero)
        }
    }

    private var welcome: some View {
        VStack(spacing: 20) {
            Text("Welcome").font(.system(.largeTitle, design: .rounded, weight: .heavy))
            Button("Again") {
                withAnimation(.spring(response: 0.4, dampingFraction: 0.8)) { (isDone, page) = (false, 0) }
            }
            .matchedGeometryEffect(id: "button", in: hero)
        }
    }

    func advance() {
        withAnimation(.spring()) {
            if page < pages.count - 1 { page += 1 } else { isDone = true }
        }
    }
}

private struct OnboardingPage {
    let symbol, title, text: String
    let color: Color
}

private struct OnboardingCard: View {
    let page: OnboardingPage

    var body: some View {
        VStack(spacing: 24) {
            Image(systemName: page.symbol)
                .resizable()
                .aspectRatio(contentMode: .fit)
                .frame(width: 120, height: 120)
                .foregroundStyle(page.color.gradient)
                .symbolEffect(.pulse)
                .accessibilityHidden(true)
            Text(page.title).font(.largeTitle).bold()
            Text(page.text)
                .font(.title3)
                .multilineTextAlignment(.center)
                .foregroundStyle(.secondary)
                .fixedSize(horizontal: false, vertical: true)
        }
        .padding(40)
        .accessibilityElement(children: .combine)
    }
}
