import SwiftUI

/// Expenses by month, with totals, a budget and a form for a new one.
struct ExpensesScreen: View {
    @State private var expenses = Expense.samples
    @State private var isAdding = false
    @AppStorage("expenses.budget") private var budget = 300

    private var months: [Date: [Expense]] {
        Dictionary(grouping: expenses) { Calendar.current.dateInterval(of: .month, for: $0.date)!.start }
    }

    var body: some View {
        NavigationStack {
            List {
                Section {
                    VStack(alignment: .leading) {
                        Text("Spent").font(.subheadline).foregroundStyle(.secondary)
                        Text(total, format: .currency(code: "USD")).font(
                            .system(.largeTitle, design: .rounded).weight(.bold))
                        ProgressView(value: min(total / Double(budget), 1)).tint(total > Double(budget) ? .red : .green)
                        Stepper("Budget: $\(budget)", value: $budget, in: 50...1000, step: 50)
                    }
                    .padding(.vertical, 8)
                }
                .listRowBackground(Color.green.opacity(0.08))

                ForEach(months.keys.sorted(by: >), id: \.self) { month in
                    Section {
                        ForEach(months[month]!) { ExpenseRow(expense: $0) }
                            .onDelete { delete($0, in: month) }
                    } header: {
                        HStack {
                            Text(month, format: .dateTime.month(.wide))
                            Spacer()
                            Text(sum(months[month]!), format: .currency(code: "USD").precision(.fractionLength(0)))
                        }
                    }
                    .headerProminence(.increased)
                }
            }
            .navigationTitle("Expenses")
            .toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Button("New", systemImage: "plus.circle.fill") { isAdding = true }.labelStyle(.titleAndIcon)
                    Spacer()
                    Text("\(expenses.count) entries").font(.footnote)
                }
            }
            .fullScreenCover(isPresented: $isAdding) { NewExpense { expenses.append($0) } }
        }
    }

    private var total: Double { sum(expenses) }
    private func sum(_ expenses: [Expense]) -> Double { expenses.reduce(0) { $0 + $1.amount } }

    private func delete(_ offsets: IndexSet, in month: Date) {
        let ids = offsets.map { months[month]![$0].id }
        expenses.removeAll { ids.contains($0.id) }
    }
}

private struct Expense: Identifiable {
    let id = UUID()
    var name: String
    var amount: Double
    var date: Date
    var category: Category

    enum Category: String, CaseIterable, Identifiable {
        case food, travel, fun
        var id: Self { self }
        var symbol: String { ["food": "fork.knife", "travel": "tram.fill", "fun": "gamecontroller.fill"][rawValue]! }
        var color: Color { self == .food ? .orange : self == .travel ? .blue : .purple }
    }

    static let samples: [Expense] = (0..<8).map { index in
        Expense(
            name: ["Lunch", "Train", "Cinema", "Groceries"][index % 4], amount: 12.5 + Double(index) * 7.25,
            date: Date(timeIntervalSince1970: 1_715_000_000 + Double(index) * 864_000),
            category: Category.allCases[index % 3])
    }
}

private struct ExpenseRow: View {
    let expense: Expense

    var body: some View {
        LabeledContent {
            Text(expense.amount, format: .currency(code: "USD")).monospacedDigit().foregroundStyle(.primary)
        } label: {
            HStack {
                Image(systemName: expense.category.symbol)
                    .frame(width: 32, height: 32)
                    .foregroundStyle(.white)
                    .background(expense.category.color.gradient, in: .rect(cornerRadius: 8))
                VStack(alignment: .leading) {
                    Text(expense.name)
                    Text(expense.date, format: .dateTime.day().month().weekday(.abbreviated))
                        .font(.caption)
                        .foregroundStyle(.secondary)
                }
            }
        }
    }
}

private struct NewExpense: View {
    @Environment(\.dismiss) private var dismiss
    @State private var name = ""
    @State private var amount: Double?
    @State private var category = Expense.Category.food
    @State private var date = Date(timeIntervalSince1970: 1_720_000_000)
    @FocusState private var isNameFocused
    let save: (Expense) -> Void

    var body: some View {
        NavigationStack {
            Form {
                TextField("Name", text: $name).focused($isNameFocused)
                TextField("Amount", value: $amount, format: .currency(code: "USD"))
                Picker("Category", selection: $category) {
                    ForEach(Expense.Category.allCases) { category in
                        Label(category.rawValue.capitalized, systemImage: category.symbol).tag(category)
                    }
                }
                .pickerStyle(.inline)
                DatePicker("Date", selection: $date, in: ...Date.now, displayedComponents: [.date])
            }
            .navigationTitle("New Expense")
            .toolbar {
                ToolbarItem(placement: .cancellationAction) { Button("Cancel", action: dismiss.callAsFunction) }
                ToolbarItem(placement: .confirmationAction) {
                    Button("Save") {
                        save(Expense(name: name, amount: amount ?? 0, date: date, category: category))
                        dismiss()
                    }
                    .disabled(name.isEmpty || amount == nil)
                }
                ToolbarItemGroup(placement: .keyboard) {
                    Spacer()
                    Button("Done") { isNameFocused = false }
                }
            }
            .task { isNameFocused = true }
        }
    }
}
