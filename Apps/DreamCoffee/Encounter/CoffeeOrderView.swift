import SwiftUI

/// The view in which the player composes a drink.
struct CoffeeOrderView: View {
    let language: GameLanguage
    /// The available flavors.
    var shelf = CoffeeDrink.Flavor.shelf(in: nil)
    let orderReady: (CoffeeDrink) -> Void

    @State private var drinkType = CoffeeDrink.DrinkType.dripCoffee
    @State private var temp = CoffeeDrink.Temp.hot
    @State private var milk = CoffeeDrink.MilkType.none
    @State private var flavorSet: Set<CoffeeDrink.Flavor> = []
    @State private var width: CGFloat = 560

    @Environment(\.dynamicTypeSize) private var textSize

    private var isNarrow: Bool { width < 440 }
    private var isInRows: Bool { isNarrow || textSize.isAccessibilitySize }
    private var isStacked: Bool { isNarrow && textSize.isAccessibilitySize }
    /// In narrow windows, a flavor's label is below its box.
    private var isTiled: Bool { isNarrow && textSize < .xxLarge }
    /// Three columns, unless the text is so large that words would be broken.
    private var columnCount: Int {
        if !isNarrow { return textSize.isAccessibilitySize ? 2 : 3 }
        return isTiled ? 3 : textSize.isAccessibilitySize ? 1 : 2
    }
    private var columns: [GridItem] {
        Array(repeating: GridItem(.flexible(), spacing: isTiled ? 4 : nil), count: columnCount)
    }

    var body: some View {
        VStack(spacing: 16) {
            choices
            LazyVGrid(columns: columns, spacing: 0) {
                ForEach(shelf) { flavorButton($0) }
            }
            brewButton
        }
        .modifier(GameBoxStyle())
        .onGeometryChange(for: CGFloat.self) {
            $0.size.width
        } action: {
            width = $0
        }
    }

    @ViewBuilder private var choices: some View {
        if isInRows {
            VStack(spacing: isStacked ? 12 : 0) { pickers }
        } else {
            HStack(spacing: 8) { pickers }
        }
    }

    @ViewBuilder private var pickers: some View {
        choice("Drink", $drinkType)
        choice("Temperature", $temp)
        choice("Milk", $milk)
    }

    private func choice<Part: DrinkPart>(_ title: LocalizedStringKey, _ selection: Binding<Part>) -> some View {
        Group {
            if isStacked {
                VStack(alignment: .leading, spacing: 0) {
                    caption(title)
                    picker(title, selection)
                }
                .frame(maxWidth: .infinity, alignment: .leading)
            } else if isInRows {
                HStack(spacing: 8) {
                    caption(title)
                    Spacer(minLength: 0)
                    picker(title, selection)
                }
            } else {
                VStack(spacing: 4) {
                    caption(title)
                    picker(title, selection)
                }
            }
        }
        .frame(maxWidth: .infinity)
    }

    private func caption(_ title: LocalizedStringKey) -> some View {
        Text(title)
            .fontWeight(.bold)
            .foregroundStyle(.darkBrown)
            .accessibilityHidden(true)
    }

    private func picker<Part: DrinkPart>(_ title: LocalizedStringKey, _ selection: Binding<Part>) -> some View {
        Picker(title, selection: selection) {
            ForEach(Array(Part.allCases)) { part in
                Text(part.title).tag(part)
            }
        }
        .labelsHidden()
        .pickerStyle(.menu)
        .tint(.darkBrown)
        .wholeWords(of: language.text(selection.wrappedValue.title))
    }

    private func flavorButton(_ flavor: CoffeeDrink.Flavor) -> some View {
        Button {
            toggleFlavor(flavor)
        } label: {
            flavorLabel(flavor)
                .foregroundStyle(.darkBrown)
                .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(flavorIsSelected(flavor) ? [.isToggle, .isSelected] : .isToggle)
    }

    @ViewBuilder private func flavorLabel(_ flavor: CoffeeDrink.Flavor) -> some View {
        let box = Image(systemName: flavorIsSelected(flavor) ? "checkmark.square.fill" : "square")
            .accessibilityHidden(true)
        if isTiled {
            VStack(spacing: 4) {
                box
                Text(flavor.title)
                    .font(.caption2)
                    .wholeWords(of: language.text(flavor.title))
                    .multilineTextAlignment(.center)
            }
            .frame(maxWidth: .infinity, minHeight: 60, alignment: .top)
        } else {
            HStack(spacing: 6) {
                box
                Text(flavor.title)
                    .font(isNarrow ? .footnote : .callout)
                    .minimumScaleFactor(0.8)
                Spacer(minLength: 0)
            }
        }
    }

    private var brewButton: some View {
        Button {
            orderReady(brewDrink())
        } label: {
            Text("Brew drink!")
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(GameButtonStyle())
    }

    private func toggleFlavor(_ flavor: CoffeeDrink.Flavor) {
        if flavorSet.remove(flavor) == nil { flavorSet.insert(flavor) }
    }

    private func flavorIsSelected(_ flavor: CoffeeDrink.Flavor) -> Bool {
        flavorSet.contains(flavor)
    }

    /// Flavors are ordered as on the shelf, not as they were chosen.
    private func brewDrink() -> CoffeeDrink {
        CoffeeDrink(
            drinkType: drinkType, temperature: temp, milk: milk,
            flavors: shelf.filter(flavorSet.contains))
    }
}
