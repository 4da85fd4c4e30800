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
        airpods airpodspro earpods airpods.gen3; headphones airpodsmax; airport airport.express airport.extreme;
        apple.fruit applelogo apple.logo;
        applewatch applewatch.watchface applewatch.side.right; arrow.clockwise restart arrow.circlepath;
        arrow.down.to.line arrow.down.to.line.compact arrow.down.to.line.alt;
        arrow.left.arrow.right arrow.swap arrow.triangle.swap;
        arrow.left.to.line arrow.left.to.line.compact arrow.left.to.line.alt;
        arrow.right.to.line arrow.right.to.line.compact arrow.right.to.line.alt;
        arrow.triangle.branch arrow.branch arrow.triangle.pull; arrow.triangle.merge arrow.merge;
        arrow.up.to.line arrow.up.to.line.compact arrow.up.to.line.alt;
        arrow.down.right.and.arrow.up.left arrow.up.right.and.arrow.down.left;
        arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise.rotate.90 arrow.trianglehead.2.counterclockwise;
        arrow.triangle.2.circlepath arrow.trianglehead.2.counterclockwise.rotate.90;
        arrow.triangle.2.circlepath arrow.3.trianglepath; arrow.turn.up.right arrow.triangle.turn.up.right;
        arrow.up.left.and.arrow.down.right arrow.down.left.and.arrow.up.right;
        arrow.up.left.and.arrow.down.right arrow.up.left.and.down.right.and.arrow.up.right.and.down.left;
        arrow.up.right arrow.up.forward; arrowshape.turn.up.right arrowshape.turn.up.forward;
        arrowtriangle.left arrowtriangle.backward arrowshape.backward;
        arrowtriangle.right arrowtriangle.forward arrowshape.forward; bird swift; book book.pages;
        book.closed a.book.closed; bold bold.italic.underline bold.underline;
        calendar.day.timeline.left calendar.day.timeline.leading calendar.day.timeline.right;
        calendar.day.timeline.left calendar.day.timeline.trailing; car car.rear.road.lane.dashed;
        character.cursor.ibeam character.textbox; circle.bottomhalf.filled circle.bottomhalf;
        circle.lefthalf.filled circle.lefthalf; circle.righthalf.filled circle.righthalf;
        circle.tophalf.filled circle.tophalf; clock deskclock;
        bubble.left.and.bubble.right bubble.left.and.text.bubble.right bubble.left.and.exclamationmark.bubble.right;
        clock.arrow.circlepath clock.arrow.2.circlepath clock.arrow.trianglehead.counterclockwise.rotate.90;
        cloud.bolt cloud.sun.bolt cloud.moon.bolt; cloud.rain cloud.moon.rain; curtains.closed blinds.vertical.closed;
        doc.text long.text.page.and.pencil; dollarsign australiandollarsign singaporedollarsign; eraser eraser.line.dashed;
        fan fan.ceiling fan.desk fan.floor fan.oscillation; flag.2.crossed flag.checkered.2.crossed;
        chevron.left.forwardslash.chevron.right chevron.left.slash.chevron.right;
        cube arkit view.3d; cursorarrow pointer.arrow; cursorarrow.click pointer.arrow.click pointer.arrow.click.2;
        cursorarrow.rays pointer.arrow.rays pointer.arrow.ipad.rays; decrease.indent decrease.quotelevel;
        dial dial.max dial.min; ear hearingaid.ear; envelope mail; eyedropper eyedropper.full eyedropper.halffull;
        gauge barometer gauge.high gauge.low gauge.with.dots.needle.bottom.0percent;
        gauge gauge.with.dots.needle.bottom.50percent gauge.with.dots.needle.bottom.100percent; gift app.gift;
        hand.raised hands hand.raised.fingers.spread; homepod homepodmini; indianrupeesign rupeesign; hifispeaker amplifier; house homekit; increase.indent increase.quotelevel text.insert;
        ipad ipad.homebutton ipad.gen1 ipad.gen2; iphone candybarphone flipphone iphone.homebutton ipodtouch;
        iphone iphone.gen1 iphone.gen2 iphone.gen3 smartphone;
        ipodshuffle ipodshuffle.gen1 ipodshuffle.gen2 ipodshuffle.gen3 ipodshuffle.gen4;
        keyboard keyboard.macwindow keyboard.onehanded.left keyboard.onehanded.right;
        lamp.desk lamp.ceiling; laptopcomputer macbook macbook.gen1 macbook.gen2;
        lightbulb lightbulb.led lightbulb.led.wide lightbulb.max lightbulb.min;
        livephoto livephoto.play; macpro macpro.gen1 macpro.gen2 macpro.gen3; macmini macstudio; message bubble;
        moon powersleep sleep;
        moonphase.first.quarter moonphase.last.quarter.inverse; moonphase.full.moon moonphase.new.moon.inverse;
        moonphase.last.quarter moonphase.first.quarter.inverse; moonphase.new.moon moonphase.full.moon.inverse;
        moonphase.waning.crescent moonphase.waxing.gibbous.inverse;
        moonphase.waning.gibbous moonphase.waxing.crescent.inverse;
        moonphase.waxing.crescent moonphase.waning.gibbous.inverse;
        moonphase.waxing.gibbous moonphase.waning.crescent.inverse; oven stove;
        network flowchart; person person.bust; person.2 person.2.wave.2 person.line.dotted.person;
        person.3 person.3.sequence; phone teletype teletype.answer;
        point.3.connected.trianglepath.dotted point.3.filled.connected.trianglepath.dotted;
        pip pip.enter pip.exit pip.remove pip.swap; power togglepower; printer faxmachine printer.dotmatrix;
        rectangle.plain rectangle; rectangle.portrait.plain rectangle.portrait;
        rectangle.on.rectangle rectangle.on.rectangle.angled;
        rectangle.stack rectangle.stack.person.crop; record.circle button.programmable; scroll applescript;
        server.rack macpro.gen3.server xserve; square view.2d; square.3.layers.3d square.stack.3d.down.right;
        square.3.layers.3d square.2.layers.3d square.2.stack.3d square.3.layers.3d.down.left square.3.stack.3d;
        square.dashed square.dotted; sun.horizon sun.and.horizon; washer dryer; yensign chineseyuanrenminbisign;
        square.grid.2x2 apps.ipad; square.grid.3x3 mosaic; square.split.2x2 squareshape.split.2x2;
        stopwatch fitness.timer; sun.max light.max sun.dust wake; sun.min light.min;
        list.bullet.rectangle filemenu.and.selection; note.text text.pad.header;
        text.alignleft text text.justifyleft text.justify.left; text.alignright text.justifyright text.justify.right;
        thermometer thermometer.variable; textformat.size textformat.alt;
        wave.3.left wave.3.backward; wave.3.right wave.3.forward
        """
}
