/// Aliases among Apple's names: names that share the drawing of another name, which may be a composed one.
enum SymbolSynonyms {
    static let names: [String: String] = {
        var names: [String: String] = [:]
        for entry in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let words = entry.split(separator: " ").map(String.init)
            for name in words.dropFirst() { names[name] = words[0] }
        }
        return names
    }()

    /// Each line has a name, followed by its aliases.
    private static let text = """
        airpods airpodspro earpods; airport airport.express airport.extreme; apple.fruit applelogo;
        applewatch applewatch.watchface applewatch.side.right; arrow.clockwise restart arrow.circlepath;
        arrow.down.right.and.arrow.up.left arrow.up.right.and.arrow.down.left;
        arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.counterclockwise;
        arrow.triangle.2.circlepath arrow.3.trianglepath; arrow.turn.up.right arrow.triangle.turn.up.right;
        arrow.up.left.and.arrow.down.right arrow.down.left.and.arrow.up.right;
        arrow.up.left.and.arrow.down.right arrow.up.left.and.down.right.and.arrow.up.right.and.down.left;
        arrow.up.right arrow.up.forward; arrowshape.turn.up.right arrowshape.turn.up.forward;
        arrowtriangle.left arrowtriangle.backward arrowshape.backward;
        arrowtriangle.right arrowtriangle.forward arrowshape.forward; bird swift; bold bold.italic.underline bold.underline;
        calendar.day.timeline.left calendar.day.timeline.leading calendar.day.timeline.right;
        calendar.day.timeline.left calendar.day.timeline.trailing; car car.rear.road.lane.dashed;
        character.cursor.ibeam character.textbox; circle.bottomhalf.filled circle.bottomhalf;
        circle.lefthalf.filled circle.lefthalf; circle.righthalf.filled circle.righthalf;
        circle.tophalf.filled circle.tophalf; clock deskclock; cube arkit view.3d; decrease.indent decrease.quotelevel;
        dial dial.max dial.min; ear hearingaid.ear; envelope mail; eyedropper eyedropper.full eyedropper.halffull;
        gauge barometer; gift app.gift; hand.raised hands; hifispeaker amplifier; house homekit; increase.indent increase.quotelevel text.insert;
        ipad ipad.homebutton; iphone candybarphone flipphone iphone.homebutton ipodtouch;
        ipodshuffle ipodshuffle.gen1 ipodshuffle.gen2 ipodshuffle.gen3 ipodshuffle.gen4; keyboard keyboard.macwindow;
        livephoto livephoto.play; macpro macpro.gen1 macpro.gen2 macpro.gen3; moon powersleep sleep;
        network flowchart; person.3 person.3.sequence; phone teletype teletype.answer;
        pip pip.enter pip.exit pip.remove pip.swap; power togglepower; printer faxmachine printer.dotmatrix;
        rectangle.plain rectangle; rectangle.portrait.plain rectangle.portrait;
        rectangle.stack rectangle.stack.person.crop; record.circle button.programmable; scroll applescript;
        server.rack macpro.gen3.server xserve; square view.2d; square.3.layers.3d square.stack.3d.down.right;
        square.grid.2x2 apps.ipad; square.grid.3x3 mosaic; square.split.2x2 squareshape.split.2x2;
        stopwatch fitness.timer; sun.max light.max sun.dust wake; sun.min light.min;
        text.alignleft text text.justifyleft; text.alignright text.justifyright; textformat.size textformat.alt;
        wave.3.left wave.3.backward; wave.3.right wave.3.forward
        """
}
