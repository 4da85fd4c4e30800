import DisplayList
import SwiftUICore
import UIKitCore

/// An offered activity.
@preconcurrency @MainActor
struct ActivityOffer {
    let title: Text
    let image: Image?
    let action: () -> Void
}

/// The list of an activity view controller: the shared items, and the offered activities below.
struct ActivityList: View {
    let shared: SharedItems
    let offers: [ActivityOffer]
    let didShare: () -> Void
    let didCopy: () -> Void
    let close: () -> Void

    var body: some View {
        VStack(spacing: 20) {
            heading
            VStack(spacing: 10) {
                if let content = shared.content {
                    ActivityRow(title: .system("Share…"), image: Image(systemName: "square.and.arrow.up"))
                        .modifier(ShareModifier(content: content, didCopy: didCopy, didShare: didShare))
                }
                ForEach(offers.indices, id: \.self) { index in
                    Button(action: offers[index].action) {
                        ActivityRow(title: offers[index].title, image: offers[index].image)
                    }
                    .buttonStyle(.plain)
                }
            }
        }
        .padding(16)
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top)
    }

    private var heading: some View {
        HStack(spacing: 12) {
            if let image = shared.images.first {
                Image(resource: image.resource, size: image.size)
                    .resizable()
                    .scaledToFill()
                    .frame(width: 44, height: 44)
                    .clipShape(RoundedRectangle(cornerRadius: 8))
            }
            Text(verbatim: shared.name).font(.headline).lineLimit(2)
            Spacer()
            Button(action: close) {
                Image(systemName: "xmark")
                    .font(.subheadline.weight(.semibold))
                    .foregroundStyle(.secondary)
                    .frame(width: 30, height: 30)
                    .background(.fill.tertiary, in: Circle())
            }
            .buttonStyle(.plain)
            .accessibilityLabel(Text.system("Close"))
        }
    }
}

private struct ActivityRow: View {
    let title: Text
    let image: Image?

    var body: some View {
        HStack {
            title.lineLimit(1)
            Spacer()
            image
        }
        .padding(.horizontal, 16)
        .frame(minHeight: 48)
        .background(.fill.tertiary, in: RoundedRectangle(cornerRadius: 12))
    }
}
