import SwiftUI

enum CalcButton: String {
    case one = "1", two = "2", three = "3", four = "4", five = "5", six = "6", seven = "7", eight = "8", nine = "9"
    case zero = "0"
    case add = "+", subtract = "-", divide = "÷", multiply = "×", equal = "="
    case clear = "AC", decimal = ".", percent = "%", negative = "+/-"

    var buttonColor: Color {
        switch self {
        case .add, .subtract, .multiply, .divide, .equal: return .orange
        case .clear, .negative, .percent: return Color(.lightGray)
        default: return Color(UIColor(red: 55 / 255.0, green: 55 / 255.0, blue: 55 / 255.0, alpha: 1))
        }
    }
}

enum Operation { case add, subtract, multiply, divide, none }

/// A pocket calculator, as in a popular first tutorial.
struct CalculatorScreen: View {
    @State var value = "0"
    @State var runningNumber = 0.0
    @State var currentOperation: Operation = .none
    @State var startsAnew = true

    let buttons: [[CalcButton]] = [
        [.clear, .negative, .percent, .divide],
        [.seven, .eight, .nine, .multiply],
        [.four, .five, .six, .subtract],
        [.one, .two, .three, .add],
        [.zero, .decimal, .equal],
    ]

    var body: some View {
        GeometryReader { proxy in
            ZStack {
                Color.black.edgesIgnoringSafeArea(.all)
                VStack {
                    Spacer()
                    HStack {
                        Spacer()
                        Text(value)
                            .bold()
                            .font(.system(size: 100))
                            .foregroundColor(.white)
                            .lineLimit(1)
                            .minimumScaleFactor(0.4)
                    }
                    .padding()
                    ForEach(buttons, id: \.self) { row in
                        HStack(spacing: 12) {
                            ForEach(row, id: \.self) { item in
                                Button(
                                    action: { self.didTap(button: item) },
                                    label: {
                                        Text(item.rawValue)
                                            .font(.system(size: 32))
                                            .frame(
                                                width: self.buttonWidth(item: item, in: proxy.size.width),
                                                height: self.buttonHeight(in: proxy.size)
                                            )
                                            .background(item.buttonColor)
                                            .foregroundColor(.white)
                                            .cornerRadius(self.buttonHeight(in: proxy.size) / 2)
                                    })
                            }
                        }
                        .padding(.bottom, 3)
                    }
                }
                .frame(maxWidth: 480)
            }
        }
    }

    func didTap(button: CalcButton) {
        switch button {
        case .add, .subtract, .multiply, .divide, .equal:
            evaluate()
            switch button {
            case .add: currentOperation = .add
            case .subtract: currentOperation = .subtract
            case .multiply: currentOperation = .multiply
            case .divide: currentOperation = .divide
            default: currentOperation = .none
            }
        case .clear: (value, runningNumber, currentOperation, startsAnew) = ("0", 0, .none, true)
        case .negative: show(-(Double(value) ?? 0))
        case .percent: show((Double(value) ?? 0) / 100)
        case .decimal:
            if startsAnew { value = "0." } else if !value.contains(".") { value += "." }
            startsAnew = false
        default:
            value = startsAnew || value == "0" ? button.rawValue : "\(value)\(button.rawValue)"
            startsAnew = false
        }
    }

    func evaluate() {
        let currentValue = Double(value) ?? 0
        switch currentOperation {
        case .add: runningNumber += currentValue
        case .subtract: runningNumber -= currentValue
        case .multiply: runningNumber *= currentValue
        case .divide: runningNumber /= currentValue
        case .none: runningNumber = currentValue
        }
        show(runningNumber)
    }

    func show(_ number: Double) {
        value = number.formatted(.number.grouping(.never).precision(.fractionLength(0...6)))
        startsAnew = true
    }

    func buttonWidth(item: CalcButton, in width: CGFloat) -> CGFloat {
        let width = min(width, 480)
        return item == .zero ? ((width - (4 * 12)) / 4) * 2 : (width - (5 * 12)) / 4
    }

    func buttonHeight(in size: CGSize) -> CGFloat {
        return min((min(size.width, 480) - (5 * 12)) / 4, size.height / 9)
    }
}
