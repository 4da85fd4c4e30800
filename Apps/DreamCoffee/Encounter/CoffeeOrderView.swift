import SwiftUI

/// Where the player puts a drink together.
struct CoffeeOrderView: View {
    let language: GameLanguage
    let orderReady: (CoffeeDrink) -> Void

    @State private var drinkType = CoffeeDrink.DrinkType.dripCoffee
    @State private var temp = CoffeeDrink.Temp.hot
    @State private var milk = CoffeeDrink.MilkType.none
    @State private var flavorSet: Set<CoffeeDrink.Flavor> = []
    @State private var width: CGFloat = 560

    private let columns = [GridItem(.flexible()), GridItem(.flexible()), GridItem(.flexible())]

    var body: some View {
        VStack(spacing: 16) {
            choices
            LazyVGrid(columns: columns, spacing: 4) {
                ForEach(CoffeeDrink.Flavor.allCases) { flavorButton($0) }
            }
            .modifier(GameBoxStyle())
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
        if width < 440 {
            VStack(spacing: 8) { pickers }
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
        VStack(spacing: 4) {
            Text(title)
                .fontWeight(.bold)
                .foregroundStyle(.darkBrown)
                .accessibilityHidden(true)
            Picker(title, selection: selection) {
                ForEach(Array(Part.allCases)) { part in
                    Text(part.title).tag(part)
                }
            }
            .labelsHidden()
            .pickerStyle(.menu)
            .tint(.darkBrown)
        }
        .frame(maxWidth: .infinity)
    }

    private func flavorButton(_ flavor: CoffeeDrink.Flavor) -> some View {
        Button {
            toggleFlavor(flavor)
        } label: {
            HStack(spacing: 6) {
                Image(systemName: flavorIsSelected(flavor) ? "checkmark.square.fill" : "square")
                    .accessibilityHidden(true)
                Text(flavor.title)
                    .font(.callout)
                Spacer(minLength: 0)
            }
            .foregroundStyle(.darkBrown)
            .frame(minHeight: 44)
        }
        .buttonStyle(.plain)
        .accessibilityAddTraits(flavorIsSelected(flavor) ? .isSelected : [])
    }

    private var brewButton: some View {
        Button {
            orderReady(brewDrink())
        } label: {
            Text("Brew drink!")
                .fontWeight(.bold)
                .foregroundStyle(.darkBrown)
                .frame(maxWidth: .infinity)
        }
        .buttonStyle(.plain)
        .modifier(GameBoxStyle())
    }

    private func toggleFlavor(_ flavor: CoffeeDrink.Flavor) {
        if flavorSet.remove(flavor) == nil { flavorSet.insert(flavor) }
    }

    private func flavorIsSelected(_ flavor: CoffeeDrink.Flavor) -> Bool {
        flavorSet.contains(flavor)
    }

    /// The flavours stand in the drink in the order of the shelf, not of the choosing.
    private func brewDrink() -> CoffeeDrink {
        CoffeeDrink(
            drinkType: drinkType, temperature: temp, milk: milk,
            flavors: CoffeeDrink.Flavor.allCases.filter(flavorSet.contains))
    }
}
