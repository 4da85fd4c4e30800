/// Which drawings of Bootstrap Icons stand for which of Apple's symbol names, where these differ in more than dots.
enum SymbolTable {
    /// The drawing of each name.
    static let drawings: [String: String] = {
        var drawings: [String: String] = [:]
        for entry in text.split(whereSeparator: { $0 == ";" || $0.isNewline }) {
            let words = entry.split(separator: " ").map(String.init)
            for name in words.dropFirst() { drawings[name] = words[0] }
        }
        return drawings
    }()

    /// Each drawing, and the names that it stands for.
    private static let text = """
        123 textformat.123; activity waveform.path waveform.path.ecg; airplane airplane.arrival airplane.departure;
        app app.dashed; app-indicator app.badge; archive archivebox; arrow-90deg-down arrow.uturn.down;
        arrow-90deg-left arrow.turn.up.left arrow.uturn.backward arrow.uturn.left;
        arrow-90deg-right arrow.turn.up.right arrow.uturn.forward arrow.uturn.right; arrow-90deg-up arrow.uturn.up;
        arrow-bar-down arrow.down.to.line; arrow-bar-left arrow.left.to.line; arrow-bar-right arrow.right.to.line;
        arrow-bar-up arrow.up.to.line; arrow-clockwise arrow.trianglehead.clockwise goforward rotate.right;
        arrow-counterclockwise arrow.trianglehead.counterclockwise checkmark.gobackward gobackward rotate.left;
        arrow-down-up arrow.up.and.down arrow.up.arrow.down; arrow-left arrow.backward;
        arrow-left-right arrow.left.and.right arrow.left.arrow.right arrow.right.arrow.left;
        arrow-repeat arrow.2.circlepath arrow.triangle.2.circlepath arrow.trianglehead.2.clockwise;
        arrow-return-left arrow.turn.down.left return; arrow-return-right arrow.turn.down.right;
        arrow-right arrow.forward;
        arrows-angle-contract arrow.down.forward.and.arrow.up.backward arrow.down.right.and.arrow.up.left;
        arrows-angle-expand arrow.up.backward.and.arrow.down.forward arrow.up.left.and.arrow.down.right resize;
        arrows-move arrow.up.and.down.and.arrow.left.and.right move.3d; aspect-ratio aspectratio rectangle;
        asterisk staroflife; award laurel.leading laurel.trailing medal rosette;
        backspace delete.backward delete.left; backspace-reverse delete.right; badge-3d rotate.3d scale.3d;
        badge-cc captions.bubble; bag backpack; bag-check purchased; bag-dash bag.badge.minus;
        bag-plus bag.badge.plus; balloon-heart party.popper; bandaid bandage cross.case; bank building.columns;
        bar-chart chart.bar chart.bar.xaxis; battery battery.0 battery.0percent battery.25 battery.25percent;
        battery-charging battery.100.bolt battery.100percent.bolt;
        battery-full battery.100 battery.100percent battery.75 battery.75percent;
        battery-half battery.50 battery.50percent; bell bell.badge; binoculars telescope; blockquote-left text.quote;
        bookshelf books.vertical; border-all square.split.2x2; bounding-box rectangle.dashed;
        bounding-box-circles lasso square.dashed; box cube cube.box cube.transparent;
        box-arrow-in-down square.and.arrow.down square.and.arrow.down.on.square;
        box-arrow-right rectangle.portrait.and.arrow.forward rectangle.portrait.and.arrow.right;
        box-arrow-up square.and.arrow.up square.and.arrow.up.on.square; box-arrow-up-right arrow.up.right.square;
        box-seam shippingbox; braces curlybraces; briefcase case latch.2.case suitcase; brightness-low sun.min;
        broadcast antenna.radiowaves.left.and.right bonjour dot.radiowaves.left.and.right radio sensor;
        broadcast-pin dot.radiowaves.right; brush paintbrush paintbrush.pointed; bug ant ladybug;
        buildings building.2; bullseye scope target; bus-front bus; calculator function;
        calendar-day calendar.day.timeline.left; calendar-plus calendar.badge.plus;
        camera camera.rotate camera.viewfinder; camera-video video; camera-video-off video.slash; capsule pill;
        capsule-pill pills; car-front car car.rear; card-checklist checkmark.rectangle;
        card-list list.bullet.rectangle; caret-down arrowshape.down arrowtriangle.down;
        caret-left arrowshape.left arrowtriangle.left; caret-right arrowshape.right arrowtriangle.right;
        caret-up arrowshape.up arrowtriangle.up; cart-plus cart.badge.plus; cash banknote;
        cast airplayaudio airplayvideo; chat message; chat-dots ellipsis.bubble ellipsis.message;
        chat-left bubble.left; chat-left-quote quote.bubble;
        chat-left-text bubble.left.and.bubble.right plus.bubble text.bubble; chat-right bubble.right;
        chat-square bubble.middle.bottom; chat-square-text character.bubble exclamationmark.bubble;
        check-circle checkmark.circle; check-lg checkmark; check-square checkmark.square;
        chevron-double-left chevron.left.2; chevron-double-right chevron.right.2;
        chevron-expand chevron.up.chevron.down; chevron-left chevron.backward lessthan;
        chevron-right chevron.forward greaterthan; chevron-up control; circle circlebadge oval;
        circle-half circle.lefthalf.filled; clipboard doc.on.clipboard; clipboard-check list.clipboard;
        clock-history clock.arrow.circlepath; cloud icloud; cloud-check checkmark.icloud;
        cloud-download icloud.and.arrow.down; cloud-drizzle cloud.sun.rain; cloud-haze sun.haze;
        cloud-lightning cloud.bolt; cloud-lightning-rain cloud.bolt.rain; cloud-rain-heavy cloud.heavyrain;
        cloud-slash icloud.slash; cloud-snow wind.snow; cloud-upload icloud.and.arrow.up; clouds smoke;
        code-slash chevron.left.forwardslash.chevron.right; collection rectangle.stack; columns-gap rectangle.3.group;
        compass location.north safari; controller gamecontroller; credit-card creditcard; crop crop.rotate; cup mug;
        cup-hot cup.and.saucer; cup-straw takeoutbag.and.cup.and.straw; currency-bitcoin bitcoinsign;
        currency-dollar dollarsign dollarsign.circle; currency-euro eurosign; currency-pound sterlingsign;
        currency-rupee indianrupeesign; currency-yen yensign;
        cursor cursorarrow cursorarrow.click cursorarrow.rays location; cursor-text text.cursor;
        dash-circle minus.circle; dash-lg minus; dash-square minus.square; database cylinder;
        device-hdd externaldrive; diagram-2 arrow.triangle.branch arrow.triangle.merge; diagram-3 network;
        diamond rhombus; dice-1 die.face.1; dice-2 die.face.2; dice-3 die.face.3; dice-4 die.face.4;
        dice-5 dice die.face.5; dice-6 die.face.6; disc opticaldisc opticaldiscdrive;
        distribute-vertical lines.measurement.horizontal; door-closed door.garage.closed door.left.hand.closed;
        door-open door.left.hand.open;
        dribbble baseball basketball football soccerball tennis.racket tennisball volleyball;
        droplet drop pipe.and.drop; earbuds airpods; easel photo.artframe; egg-fried frying.pan;
        emoji-neutral face.dashed; emoji-smile face.smiling; ev-front bolt.car; ev-station ev.charger;
        exclamation-circle exclamationmark.circle; exclamation-lg exclamationmark;
        exclamation-octagon exclamationmark.octagon; exclamation-triangle exclamationmark.triangle;
        exclude camera.filters; eye eyes; eyedropper syringe testtube.2; fan air.purifier fanblades;
        fast-forward forward; file rectangle.portrait; file-earmark doc; file-earmark-arrow-down arrow.down.doc;
        file-earmark-arrow-up arrow.up.doc; file-earmark-bar-graph chart.bar.doc.horizontal;
        file-earmark-plus doc.append doc.badge.plus; file-earmark-richtext doc.richtext;
        file-earmark-text doc.plaintext doc.text doc.text.magnifyingglass doc.viewfinder;
        file-medical heart.text.square; files doc.on.doc; film film.stack;
        filter line.3.horizontal.decrease line.horizontal.3.decrease;
        filter-circle line.3.horizontal.decrease.circle line.horizontal.3.decrease.circle; fingerprint touchid;
        fire fireplace flame; flag flag.checkered;  flower2 camera.macro; flower3 allergens;
        folder-plus folder.badge.plus; fonts abc character textformat textformat.abc;
        forward arrowshape.turn.up.right; front rectangle.on.rectangle square.on.square; fuel-pump fuelpump;
        fullscreen plus.viewfinder text.viewfinder viewfinder; gear gearshape; gear-wide gear;
        gear-wide-connected gearshape.2; gem crown; geo mappin.circle; geo-alt mappin mappin.and.ellipse;
        gift giftcard; globe globe.desk; graph-down chart.line.downtrend.xyaxis;
        graph-up chart.dots.scatter chart.line.flattrend.xyaxis chart.line.uptrend.xyaxis chart.xyaxis.line;
        grid circle.grid.2x2 circle.grid.cross rectangle.grid.2x2 square.grid.2x2; grid-3x2 rectangle.grid.3x2;
        grid-3x2-gap square.grid.3x2; grid-3x3-gap circle.grid.3x3 circle.hexagongrid square.grid.3x3;
        hand-index hand.point.up hand.point.up.braille; hand-index-thumb hand.point.up.left hand.tap;
        hand-thumbs-down hand.thumbsdown;
        hand-thumbs-up hand.thumbsup hands.clap; hash number; hdd internaldrive; hdd-rack server.rack;
        headphones beats.headphones; heart-pulse bolt.heart stethoscope; heartbreak heart.slash;
        hourglass-bottom hourglass.bottomhalf.filled; hourglass-split hourglass; house house.and.flag house.lodge;
        image photo; images photo.on.rectangle photo.on.rectangle.angled photo.stack; inbox tray;
        inboxes tray.and.arrow.down tray.full;
        input-cursor-text character.cursor.ibeam rectangle.and.pencil.and.ellipsis textbox; journal book.closed;
        journal-richtext magazine; journal-text character.book.closed text.book.closed; justify text.justify;
        key key.horizontal; keyboard keyboard.chevron.compact.down; lamp lamp.desk lamp.floor lamp.table;
        laptop laptopcomputer; layers square.3.layers.3d square.3.layers.3d.down.right square.stack.3d.up;
        layout-sidebar sidebar.leading sidebar.left; layout-sidebar-reverse sidebar.right sidebar.trailing;
        layout-split rectangle.split.2x1 uiwindow.split.2x1; layout-text-sidebar-reverse sidebar.squares.left;
        layout-three-columns rectangle.split.3x1; life-preserver lifepreserver sos; lightbulb flashlight.on;
        lightbulb-off flashlight.off lightbulb.slash; lightning bolt; lightning-charge bolt.circle;
        link-45deg link personalhotspot; list line.3.horizontal line.horizontal.3;
        list-check checklist checklist.checked; list-nested list.bullet.indent list.triangle; list-ol list.number;
        list-stars list.star; list-task checklist.unchecked; list-ul list.bullet list.dash; lock lock.rotation;
        magic wand.and.rays wand.and.sparkles wand.and.stars; mask facemask theatermasks; memory memorychip;
        mic music.mic; mic-mute mic.slash; moisture humidifier humidity; moon-stars moon.zzz zzz;
        mortarboard graduationcap; music-note-beamed guitars music.quarternote.3; music-note-list pianokeys;
        palette paintpalette swatchpalette; paragraph paragraphsign;
        patch-check checkmark.diamond checkmark.seal seal; pc-display desktopcomputer;
        pen highlighter pencil.tip signature; pencil pencil.circle pencil.line scribble scribble.variable;
        pencil-square pencil.and.outline square.and.pencil; people person.2 person.3 person.wave.2;
        person-bounding-box faceid; person-circle person.crop.circle; person-dash person.badge.minus;
        person-fill-check person.fill.checkmark; person-fill-x person.fill.xmark; person-plus person.badge.plus;
        person-square person.crop.square; person-vcard person.text.rectangle; person-x person.fill.questionmark;
        phone apps.iphone iphone; pie-chart chart.pie; pin-angle pin;
        pip rectangle.center.inset.filled rectangle.inset.filled; play playpause; play-btn play.rectangle;
        plug powerplug; plus-lg plus; plus-slash-minus plus.forwardslash.minus plusminus sum; plus-square plus.app;
        power poweron; puzzle puzzlepiece puzzlepiece.extension; qr-code qrcode; qr-code-scan qrcode.viewfinder;
        question-circle questionmark.circle; question-diamond questionmark.diamond; question-lg questionmark;
        question-square questionmark.square; quote quote.closing quote.opening; record circle.dotted;
        record-circle circle.circle circle.inset.filled dot.circle largecircle.fill.circle livephoto;
        record-circle smallcircle.filled.circle; repeat arrow.2.squarepath arrow.rectanglepath;
        reply arrowshape.turn.up.left; rewind backward; rulers level ruler;
        search 1.magnifyingglass magnifyingglass rectangle.and.text.magnifyingglass text.magnifyingglass;
        send paperplane; shield-check checkmark.shield; shield-exclamation exclamationmark.shield;
        shield-lock lock.shield; shield-shaded shield.lefthalf.filled; shield-x xmark.shield; shop storefront;
        signpost signpost.right; skip-backward backward.end.alt; skip-end forward.end forward.frame;
        skip-forward forward.end.alt; skip-start backward.end backward.frame; slash-circle circle.slash nosign;
        slash-lg line.diagonal; sliders slider.horizontal.3; sliders2-vertical slider.vertical.3;
        smartwatch applewatch; snow snowflake; soundwave waveform; speaker hifispeaker homepod;
        speedometer2 gauge gauge.medium gauge.with.dots.needle.0percent gauge.with.dots.needle.100percent;
        speedometer2 gauge.with.dots.needle.33percent gauge.with.dots.needle.50percent;
        speedometer2 gauge.with.dots.needle.67percent gauge.with.needle; square squareshape; stack square.stack;
        star-half star.leadinghalf.filled; stars apple.intelligence fireworks sparkle sparkles; sticky note note.text;
        stopwatch metronome timer; sun sun.max; symmetry-vertical flip.horizontal; table tablecells; tablet ipad;
        telephone phone; telephone-x phone.down; text-center text.aligncenter;
        text-indent-left increase.indent text.append; text-indent-right decrease.indent; text-left text.alignleft;
        text-paragraph text.badge.plus; text-right text.alignright; thermometer-half thermometer thermometer.medium;
        thermometer-high heater.vertical; thermometer-snow thermometer.snowflake; three-dots ellipsis ellipsis.circle;
        three-dots-vertical ellipsis.vertical; ticket-perforated ticket; toggle-off lightswitch.off;
        toggle-on lightswitch.on; toggles switch.2; tools wrench.and.screwdriver; train-front tram; triangle pyramid;
        trophy sportscourt; tropical-storm tropicalstorm; truck box.truck; tv appletv; type textformat.size;
        type-bold bold; type-h1 textformat.size.larger; type-h3 textformat.size.smaller; type-italic italic;
        type-strikethrough strikethrough; type-underline underline; umbrella beach.umbrella;
        universal-access-circle accessibility; unlock lock.open lock.slash; upc barcode;
        upc-scan barcode.viewfinder scanner; upload tray.and.arrow.up; vector-pen hand.draw;
        view-stacked rectangle.grid.1x2 square.split.1x2; volume-down speaker.wave.1; volume-mute speaker.slash;
        volume-off speaker; volume-up speaker.wave.2 speaker.wave.3; water spigot water.waves;
        wifi-off wifi.exclamationmark wifi.slash; window macwindow window.vertical.closed window.vertical.open;
        x-circle multiply.circle xmark.circle; x-lg multiply xmark; x-octagon xmark.octagon xmark.seal;
        x-square xmark.square; zoom-in a.magnify plus.magnifyingglass; zoom-out minus.magnifyingglass;
        """
}
