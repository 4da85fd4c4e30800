import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Lazy containers.
    static let lazyContainers: [OracleCase] = [
        OracleCase("a lazy stack is as wide as it can be") {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Block("a", 100, 20); Block("b", 50, 20)
                }
            }
        },
        OracleCase("a lazy stack, leading") {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 0) {
                    Block("a", 100, 20); Block("b", 50, 20)
                }
            }
        },
        OracleCase("a lazy stack, trailing") {
            ScrollView {
                LazyVStack(alignment: .trailing, spacing: 0) {
                    Block("a", 100, 20); Block("b", 50, 20)
                }
            }
        },
        OracleCase("a lazy stack with the standard distance") {
            ScrollView {
                LazyVStack() {
                    Block("a", 100, 20); Block("b", 50, 20)
                }
            }
        },
        OracleCase("a lazy stack across") {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 0) {
                    Block("a", 20, 100); Block("b", 20, 50)
                }
            }
        },
        OracleCase("fixed columns lie in the middle") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(100))]) {
                    Block("a", 20, 10); Block("b", 20, 10); Block("c", 20, 10)
                }
            }
        },
        OracleCase("flexible columns share the width") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    Block("a", 20, 10); Block("b", 20, 10)
                }
            }
        },
        OracleCase("a flexible view fills its column") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.flexible()), GridItem(.flexible())]) {
                    Flexible("a"); Flexible("b")
                }
            }
        },
        OracleCase("as many columns as fit") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80))]) {
                    Flexible("a"); Flexible("b"); Flexible("c"); Flexible("d")
                }
            }
        },
        OracleCase("as many columns as fit, none too wide") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.adaptive(minimum: 80, maximum: 85))]) {
                    Flexible("a"); Flexible("b"); Flexible("c")
                }
            }
        },
        OracleCase("a fixed column and a bounded one") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(100)), GridItem(.flexible(maximum: 50))]) {
                    Flexible("a"); Flexible("b")
                }
            }
        },
        OracleCase("a column's own distance") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50), spacing: 20), GridItem(.fixed(50))]) {
                    Flexible("a"); Flexible("b")
                }
            }
        },
        OracleCase("a column's own alignment, lazily") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(100), alignment: .topLeading), GridItem(.fixed(100))]) {
                    Block("a", 10, 10); Block("b", 10, 30)
                }
            }
        },
        OracleCase("a lazy grid across") {
            ScrollView(.horizontal) {
                LazyHGrid(rows: [GridItem(.fixed(50)), GridItem(.fixed(50))]) {
                    Block("a", 20, 20); Block("b", 20, 20); Block("c", 20, 20)
                }
            }
        },
        OracleCase("a section in a lazy stack") {
            ScrollView {
                LazyVStack(spacing: 0) {
                    Section {
                        Block("a", 10, 10)
                    } header: {
                        Block("h", 30, 20)
                    } footer: {
                        Block("f", 30, 5)
                    }
                }
            }
        },
        OracleCase("a section in a stack") {
            VStack(spacing: 0) {
                Section {
                    Block("a", 10, 10)
                } header: {
                    Block("h", 30, 20)
                }
            }
        },
        OracleCase("a modifier on a lazy collection") {
            ScrollView { LazyVStack(spacing: 0) { ForEach(0..<3) { Block("\($0)", 20, 10) }.padding(.top, 5) } }
        },
        OracleCase("a header over all columns") {
            ScrollView {
                LazyVGrid(columns: [GridItem(.fixed(50)), GridItem(.fixed(50))], spacing: 0) {
                    Section {
                        Block("a", 50, 10); Block("b", 50, 10); Block("c", 50, 10)
                    } header: {
                        Flexible("h").frame(height: 20)
                    }
                }
            }
        },
    ]
}
