import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Padding and places.
    static let paddingAndPlaces: [OracleCase] = [
        OracleCase("padding") {
            Block("a", 20, 20).padding(10)
        },
        OracleCase("the standard padding") {
            Block("a", 20, 20).padding()
        },
        OracleCase("padding on one edge") {
            Block("a", 20, 20).padding(.leading, 30)
        },
        OracleCase("padding in a stack") {
            VStack(alignment: .leading) {
                Block("a", 20, 20).padding(.horizontal, 5); Block("b", 100, 10)
            }
        },
        OracleCase("padding around a flexible view") {
            Flexible("a").padding(20)
        },
        OracleCase("padding by insets") {
            Flexible("a").padding(EdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
        },
        OracleCase("negative padding") {
            Flexible("a").padding(-10)
        },
        OracleCase("a frame, then padding") {
            Flexible("a").frame(width: 100, height: 100).padding(10)
        },
        OracleCase("padding, then a frame") {
            Flexible("a").padding(10).frame(width: 100, height: 100)
        },
        OracleCase("padding twice") {
            Block("a", 20, 20).padding(5).padding(7)
        },
        OracleCase("an offset") {
            Block("a", 20, 20).offset(x: 5, y: 7)
        },
        OracleCase("an offset moves no neighbour") {
            HStack(spacing: 0) {
                Block("a", 10, 10).offset(x: 50); Block("b", 10, 10)
            }
        },
        OracleCase("a position") {
            Block("a", 20, 20).position(x: 100, y: 50)
        },
        OracleCase("a position takes all there is") {
            VStack(spacing: 0) {
                Block("a", 20, 20).position(x: 10, y: 10); Block("b", 20, 20)
            }
        },
    ]
}
