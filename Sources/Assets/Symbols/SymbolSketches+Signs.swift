extension SymbolSketches {
    /// Persons beside each other.
    static let people = """
        person.3: o 8 5.2 1.8; a 8 12.2 3.4 180 360; l 4.6 12.2 11.4 12.2; o 2.9 6.4 1.2; a 3.1 11.6 2.2 180 300;
          l .9 11.6 3.2 11.6; o 13.1 6.4 1.2; a 12.9 11.6 2.2 240 360; l 15.1 11.6 12.8 11.6
        person.3.fill: d 8 5 2.2; p 3.9 12.8 4.2 10.7 5.8 9 8 8.4 10.2 9 11.8 10.7 12.1 12.8; d 2.8 6.2 1.6; d 13.2 6.2 1.6;
          p .1 12.2 .4 10.2 1.6 9 3 8.6 4.4 9 3.5 10.4 3.2 12.2; p 15.9 12.2 15.6 10.2 14.4 9 13 8.6 11.6 9 12.5 10.4 12.8 12.2
        """

    /// Signs of currencies.
    static let currencies = """
        bahtsign: w 1.3; l 4.8 3 4.8 13; l 4.8 3 8.6 3; a 8.6 5.4 2.4 -90 90; l 8.6 7.8 4.8 7.8; a 8.8 10.4 2.6 -90 90;
          l 8.8 13 4.8 13; l 7.4 1.4 7.4 14.6
        centsign: w 1.3; a 8 8 3.6 50 310; l 8 2 8 14
        dongsign: w 1.3; o 7.4 8.4 2.8; l 10.6 2 10.6 11.6; l 8.4 3.8 12.6 3.8; l 4.4 14 11 14
        francsign: w 1.3; l 11.2 3 5.4 3 5.4 13; l 5.4 8 10.4 8; l 3.4 10.6 8.4 10.6
        nairasign: w 1.3; l 4.4 13 4.4 3 11.6 13 11.6 3; l 2.4 6.8 13.6 6.8; l 2.4 9.2 13.6 9.2
        pesosign: w 1.3; l 5.4 13 5.4 2.6 8.4 2.6; a 8.4 5.9 3.3 -90 90; l 8.4 9.2 5.4 9.2; l 3 4.9 13 4.9; l 3 7 13 7
        rublesign: w 1.3; l 5.4 13.4 5.4 2.6 9 2.6; a 9 5.4 2.8 -90 90; l 9 8.2 3.6 8.2; l 3.6 10.8 9.4 10.8
        shekelsign: w 1.3; l 3.4 13 3.4 3.4 9.6 3.4 9.6 9.6; l 6.4 6.4 6.4 12.6 12.6 12.6 12.6 3
        tengesign: w 1.3; l 3.8 2.6 12.2 2.6; l 3.8 5.4 12.2 5.4; l 8 5.4 8 13.4
        turkishlirasign: w 1.3; l 6 2.6 6 13; a 6 8 5 10 90; l 3.6 7 9.6 4.2; l 3.6 9.6 9.6 6.8
        wonsign: w 1.3; l 2.4 3 5.2 13 8 5 10.8 13 13.6 3; l 1.4 7.6 14.6 7.6
        """

    /// Arrows, and arrangements of lines and shapes.
    static let arrangements = """
        align.vertical.top: l 1.4 2 14.6 2; R 6 4 4 10.4 .8
        angle: l 13.4 3 2.4 13 14 13
        arrowtriangle.left.and.line.vertical.and.arrowtriangle.right: p 5.8 4.4 1.2 8 5.8 11.6; p 10.2 4.4 14.8 8 10.2 11.6;
          l 8 2 8 14
        arrow.turn.left.down: l 14 4 5 4 5 13; l 1.6 9.8 5 13.2 8.4 9.8
        arrow.turn.left.up: l 14 12 5 12 5 3; l 1.6 6.2 5 2.8 8.4 6.2
        arrow.turn.right.down: l 2 4 11 4 11 13; l 7.6 9.8 11 13.2 14.4 9.8
        arrow.turn.right.up: l 2 12 11 12 11 3; l 7.6 6.2 11 2.8 14.4 6.2
        arrow.up.and.down.text.horizontal: l 4 2 4 14; l 2 4.2 4 2 6 4.2; l 2 11.8 4 14 6 11.8; l 8.4 4 14 4; l 8.4 8 14 8;
          l 8.4 12 12 12
        circle.grid.2x1: o 4.4 8 2.6; o 11.6 8 2.6
        circle.grid.2x1.fill: d 4.4 8 3.1; d 11.6 8 3.1
        parentheses: a 11 8 7.6 150 210; a 5 8 7.6 -30 30
        point.3.connected.trianglepath.dotted: o 8 3.4 1.8; o 3.4 12 1.8; o 12.6 12 1.8; l 7 5.2 4.4 10.2; l 9 5.2 11.6 10.2;
          l 5.6 12 10.4 12
        point.topleft.down.curvedto.point.bottomright.up: o 3.4 3.4 1.8; o 12.6 12.6 1.8;
          l 3.4 5.2 3.4 12.6 8 12.6 8 3.4 12.6 3.4 12.6 10.8
        rectangle.compress.vertical: R 1.4 7.3 13.2 1.4 .6; p 8 6.4 5.8 3.8 10.2 3.8; l 8 1.4 8 4; p 8 9.6 5.8 12.2 10.2 12.2;
          l 8 12 8 14.6
        rectangle.connected.to.line.below: r 3.4 1.4 9.2 6 1; l 8 7.4 8 11.6; l 1.4 11.6 14.6 11.6
        rectangle.expand.vertical: R 1.4 7.3 13.2 1.4 .6; p 8 1.2 5.8 3.8 10.2 3.8; l 8 3.6 8 6; p 8 14.8 5.8 12.2 10.2 12.2;
          l 8 12.4 8 10
        rectangle.ratio.16.to.9: r 1 4.2 14 7.6 1.2
        rectangle.ratio.4.to.3: r 1.6 3.2 12.8 9.6 1.2
        rectangle.ratio.3.to.4: r 3.2 1.6 9.6 12.8 1.2
        rectangle.ratio.9.to.16: r 4.2 1 7.6 14 1.2
        rectangle.split.1x2: r 1.2 3.2 13.6 9.6 1.4; l 1.2 8 14.8 8
        rectangle.split.2x2: r 1.2 3.2 13.6 9.6 1.4; l 1.2 8 14.8 8; l 8 3.2 8 12.8
        rectangle.split.3x3: r 1.2 3.2 13.6 9.6 1.4; l 1.2 6.4 14.8 6.4; l 1.2 9.6 14.8 9.6; l 5.7 3.2 5.7 12.8;
          l 10.3 3.2 10.3 12.8
        square.split.2x1: r 1.6 1.6 12.8 12.8 1.4; l 8 1.6 8 14.4
        square.split.diagonal: r 1.6 1.6 12.8 12.8 1.4; l 2 14 14 2
        square.split.diagonal.2x2: r 1.6 1.6 12.8 12.8 1.4; l 2 14 14 2; l 2 2 14 14
        """
}
