import DisplayList
import Foundation
@_spi(Nodes) import ViewTree

/// Tabs with a bar below them. One tab is visible, but all of them keep their state.
struct TabBarView: View {
    let subviews: SubviewsCollection
    let index: Binding<Int>
    @State private var model = TabBarModel()
    @Environment(\.tabAccessory) private var accessory

    var body: some View {
        LayoutContainer(
            layout: TabBarLayout(),
            content: Group {
                LayoutContainer(
                    layout: TabPagesLayout(),
                    content: ForEach(subviews, id: \.tabID) { subview in
                        let id = subview.tabID
                        LayoutContainer(layout: ZStackLayout(), content: subview)
                            .environment(\.tabBarPlace, TabBarPlace(model: model, tab: id))
                            .modifier(EffectModifier(TabVisibility(isShown: id == shown?.tabID)))
                    }
                )
                .modifier(SafeRegionModifier())
                Group { if model.isShown(inTab: shown?.tabID) { bar } else { Color.clear.frame(height: 0) } }
                    .zIndex(1)
            }
        )
        .showingTabs(subviews, [shown?.tabID].compactMap(\.self))
    }

    private var shown: Subview? {
        subviews.indices.contains(index.wrappedValue) ? subviews[index.wrappedValue] : nil
    }

    /// A press on the tab that is shown already sets the selection again, too: the app may react to it.
    private func press(_ id: AnyHashable) {
        let isShown = id == shown?.tabID
        subviews.firstIndex { $0.tabID == id }.map { index.wrappedValue = $0 }
        if isShown { model.goToStart(ofTab: id) }
    }

    private var bar: some View {
        VStack(spacing: 0) {
            if let accessory {
                accessory.frame(maxWidth: 640, minHeight: 48)
                    .background(.regularMaterial, in: RoundedRectangle(cornerRadius: 16))
                    .padding(.horizontal, 12)
                    .padding(.bottom, 8)
                    .environment(\.tabAccessory, nil)
            }
            Divider()
            HStack(spacing: 0) {
                ForEach(subviews, id: \.tabID) { subview in
                    let id = subview.tabID
                    TabButton(subview: subview, isSelected: id == shown?.tabID) { press(id) }
                }
            }
            .frame(maxWidth: 640)
            .padding(.horizontal, 4)
            .frame(maxWidth: .infinity, minHeight: 56)
        }
        .background(BarLook.shared.tabBackground.map(AnyShapeStyle.init) ?? AnyShapeStyle(.bar))
        .accessibilityElement(children: .contain)
    }
}

extension View {
    /// Makes the tabs in `shown` or makes them appear again, and makes those that were in it before disappear.
    func showingTabs(_ subviews: SubviewsCollection, _ shown: [AnyHashable]) -> some View {
        onChange(of: shown, initial: true) { old, new in
            @MainActor func show(_ ids: [AnyHashable], _ isShown: Bool) {
                for subview in subviews where ids.contains(subview.tabID) {
                    subview.layouts.first?.trait(TabSlotTrait.self).slot?.show(isShown)
                }
            }
            show(old.filter { !new.contains($0) }, false)
            show(old == new ? new : new.filter { !old.contains($0) }, true)
        }
    }
}

/// A tab that isn't selected keeps its element and its scroll position, but is hidden and can't be reached, not even with
/// the keyboard.
private struct TabVisibility: ElementEffect {
    let isShown: Bool

    func apply(to element: inout DisplayElement, size: CGSize, environment: EnvironmentValues) {
        element.style.isHidden = !isShown
        element.isLeaving = !isShown
    }
}

private struct TabButton: View {
    let subview: Subview
    let isSelected: Bool
    let select: () -> Void

    private var look: TabButtonLook { subview.layouts.first?.trait(TabButtonLookTrait.self) ?? TabButtonLook() }

    var body: some View {
        if let menu = look.menu { button.contextMenu { menu } } else { button }
    }

    private var button: some View {
        PressableLabel(action: select) {
            VStack(spacing: 3) { subview.layouts.first?.trait(TabItemTrait.self) }
                .labelStyle(TabLabelStyle())
                .font(.caption2)
                .imageScale(.large)
                .foregroundStyle(isSelected ? selectedStyle : otherStyle)
                .lineLimit(1)
                .overlay(alignment: .topTrailing) { badge }
                .frame(maxWidth: .infinity, minHeight: 52)
                .contentShape(Rectangle())
        }
        .accessibilityAddTraits(isSelected ? .isSelected : [])
        .accessibilityIdentifier(look.identifier ?? "", isEnabled: look.identifier != nil)
        .accessibilityLabel(look.label ?? Text(verbatim: ""), isEnabled: look.label != nil)
        .accessibilityValue(look.value ?? Text(verbatim: ""), isEnabled: look.value != nil)
        .accessibilityHint(look.hint ?? Text(verbatim: ""), isEnabled: look.hint != nil)
        .disabled(look.isDisabled)
        .opacity(look.isDisabled ? 0.4 : 1)
    }

    private var selectedStyle: PaintStyle { BarLook.shared.tabTint.map(PaintStyle.init) ?? PaintStyle(.tint) }

    private var otherStyle: PaintStyle {
        BarLook.shared.unselectedTab.map(PaintStyle.init) ?? PaintStyle(.secondary)
    }

    @ViewBuilder private var badge: some View {
        if let badge = subview.layouts.first?.trait(BadgeTrait.self) {
            badge.font(.caption2).foregroundStyle(.white).padding(.horizontal, 5).frame(minWidth: 18, minHeight: 18)
                .background(.red, in: Capsule())
                .offset(x: 12, y: -4)
        }
    }
}

/// The icon over the title.
private struct TabLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        VStack(spacing: 3) {
            configuration.icon.font(.title3).accessibilityHidden(true)
            configuration.title
        }
    }
}

/// The bar at the bottom with its ideal height; the tabs get the rest of the space.
private struct TabBarLayout: InheritedGuidesLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let bar = subviews[1].sizeThatFits(ProposedViewSize(width: proposal.width, height: nil))
        let inner = ProposedViewSize(width: proposal.width, height: proposal.height.map { max($0 - bar.height, 0) })
        let content = subviews[0].sizeThatFits(inner)
        return CGSize(
            width: proposal.width ?? max(content.width, bar.width),
            height: proposal.height ?? content.height + bar.height)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        let across = ProposedViewSize(width: bounds.width, height: nil)
        let height = subviews[1].sizeThatFits(across).height
        subviews[0].place(
            at: bounds.origin, proposal: ProposedViewSize(width: bounds.width, height: max(bounds.height - height, 0)))
        subviews[1].place(at: CGPoint(x: bounds.minX, y: bounds.maxY - height), proposal: across)
    }
}

/// Every tab is centered in the same space.
struct TabPagesLayout: OfferingLayout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) -> CGSize {
        let sizes = subviews.map { $0.sizeThatFits(proposal) }
        return CGSize(
            width: proposal.width ?? sizes.map(\.width).max() ?? 0,
            height: proposal.height ?? sizes.map(\.height).max() ?? 0)
    }

    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout Void) {
        for subview in subviews {
            subview.place(
                at: CGPoint(x: bounds.midX, y: bounds.midY), anchor: .center, proposal: ProposedViewSize(bounds.size))
        }
    }
}
