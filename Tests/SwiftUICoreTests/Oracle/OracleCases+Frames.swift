import Foundation

@testable import SwiftUICore

extension OracleCases {
    /// Frames.
    static let frames: [OracleCase] = [
        OracleCase("fixed frame, center") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .center)
        },
        OracleCase("fixed frame, topLeading") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .topLeading)
        },
        OracleCase("fixed frame, top") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .top)
        },
        OracleCase("fixed frame, topTrailing") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .topTrailing)
        },
        OracleCase("fixed frame, leading") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .leading)
        },
        OracleCase("fixed frame, trailing") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .trailing)
        },
        OracleCase("fixed frame, bottomLeading") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .bottomLeading)
        },
        OracleCase("fixed frame, bottom") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .bottom)
        },
        OracleCase("fixed frame, bottomTrailing") {
            Block("a", 20, 20).frame(width: 100, height: 60, alignment: .bottomTrailing)
        },
        OracleCase("a frame smaller than its view") {
            Block("a", 100, 100).frame(width: 50, height: 50)
        },
        OracleCase("an unbounded maximum") {
            Block("a", 20, 20).frame(maxWidth: .infinity)
        },
        OracleCase("an unbounded maximum, leading") {
            Block("a", 20, 20).frame(maxWidth: .infinity, alignment: .leading)
        },
        OracleCase("unbounded maxima, bottom trailing") {
            Block("a", 20, 20).frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .bottomTrailing)
        },
        OracleCase("a minimum width") {
            Block("a", 20, 20).frame(minWidth: 100)
        },
        OracleCase("a minimum height, bottom") {
            Block("a", 20, 20).frame(minHeight: 100, alignment: .bottom)
        },
        OracleCase("a minimum height where nothing is offered") {
            Flexible("a").frame(minHeight: 30).fixedSize(horizontal: false, vertical: true)
        },
        OracleCase("an ideal size") {
            Flexible("a").frame(idealWidth: 70, idealHeight: 30).fixedSize()
        },
        OracleCase("a flexible view at its ideal size") {
            Flexible("a").fixedSize()
        },
        OracleCase("an ideal width alone") {
            Flexible("a").fixedSize(horizontal: true, vertical: false)
        },
        OracleCase("a fixed width alone") {
            Flexible("a").frame(width: 50)
        },
        OracleCase("a fixed height alone") {
            Flexible("a").frame(height: 40)
        },
        OracleCase("a maximum width") {
            Flexible("a").frame(maxWidth: 100)
        },
        OracleCase("a minimum beyond what is offered") {
            Flexible("a").frame(minWidth: 400)
        },
        OracleCase("a minimum and a maximum") {
            Flexible("a").frame(minWidth: 50, maxWidth: 150)
        },
        OracleCase("a frame in a smaller frame") {
            Flexible("a").frame(width: 100, height: 100).frame(width: 200, height: 50)
        },
        OracleCase("a width, then a height") {
            Block("a", 20, 20).frame(width: 100).frame(height: 60)
        },
        OracleCase("a frame without bound beside a fixed view") {
            HStack(spacing: 0) {
                Block("a", 50, 10); Block("b", 20, 10).frame(maxWidth: .infinity)
            }
        },
    ]
}
