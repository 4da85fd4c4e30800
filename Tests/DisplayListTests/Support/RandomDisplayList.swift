import DisplayList
import DrawingValues
import Foundation
import TestSupport

/// Display lists of every kind of element with every kind of field, and random steps from one to the next.
struct RandomDisplayList {
    var random: SeededRandom
    var list: DisplayList
    /// Where a host that shows such a list should have a picture.
    static let picture = ResourcePath("/resources/picture.svg")

    /// Where such a host should have a client module.
    static let drawing = ResourcePath("/resources/drawing.js")

    private var nextID = 1
    private var nextSerial = 1

    init(seed: Int, elementCount: Int) {
        random = SeededRandom(seed: seed)
        list = DisplayList(root: DisplayElement(id: ElementID(0), frame: CGRect(x: 0, y: 0, width: 400, height: 800)))
        for _ in 0..<elementCount { insert() }
    }

    /// One to eight changes of any kind.
    mutating func step() {
        for _ in 0..<Int.random(in: 1...8, using: &random) { change() }
    }

    private mutating func change() {
        switch Int.random(in: 0..<12, using: &random) {
        case 0, 1: insert()
        case 2: remove()
        case 3, 4: reorder()
        case 5: reparent()
        case 6: list.title = random.pick(["", "Dream Coffee", "<b>&\u{2028}\"夢の喫茶店\""])
        case 7: list.focus = random.chance(0.3) ? nil : random.pick(list.elements.keys.sorted())
        case 8: announce()
        default: alter()
        }
    }

    private mutating func insert() {
        let id = ElementID(nextID)
        nextID += 1
        var element = DisplayElement(id: id, content: randomContent())
        alterFields(of: &element)
        if random.chance(0.2) { element.entrance = Entrance(opacity: 0, motion: motion()) }
        list[id] = element
        insert(id, into: random.pick(list.elements.keys.filter { $0 != id }.sorted()))
    }

    private mutating func insert(_ id: ElementID, into parent: ElementID) {
        let count = list[parent]!.children.count
        list[parent]!.children.insert(id, at: Int.random(in: 0...count, using: &random))
    }

    private mutating func remove() {
        guard let id = list.elements.keys.filter({ $0 != list.root }).sorted().randomElement(using: &random) else {
            return
        }
        detach(id)
        for gone in subtree(id) {
            list[gone] = nil
            if list.focus == gone { list.focus = nil }
        }
    }

    private mutating func reorder() {
        let id = random.pick(list.elements.keys.sorted())
        var children = list[id]!.children
        if random.chance(0.5) { children.shuffle(using: &random) } else { children.reverse() }
        list[id]!.children = children
    }

    private mutating func reparent() {
        guard let id = list.elements.keys.filter({ $0 != list.root }).sorted().randomElement(using: &random) else {
            return
        }
        let below = subtree(id)
        detach(id)
        insert(id, into: random.pick(list.elements.keys.filter { !below.contains($0) }.sorted()))
    }

    private mutating func announce() {
        list.requests.append(.init(.speak("announcement \(nextSerial)"), serial: nextSerial))
        nextSerial += 1
        if list.requests.count > 3 { list.requests.removeFirst() }
    }

    private mutating func alter() {
        let id = random.pick(list.elements.keys.sorted())
        var element = list[id]!
        alterFields(of: &element)
        list[id] = element
    }

    private mutating func detach(_ id: ElementID) {
        for parent in list.elements.keys { list[parent]!.children.removeAll { $0 == id } }
    }

    private func subtree(_ id: ElementID) -> Set<ElementID> {
        (list[id]?.children ?? []).reduce(into: [id]) { $0.formUnion(subtree($1)) }
    }
}

// MARK: - Fields

extension RandomDisplayList {
    private mutating func alterFields(of element: inout DisplayElement) {
        for _ in 0..<Int.random(in: 1...4, using: &random) { alterField(of: &element) }
        if random.chance(0.3) { element.motions[random.pick(AnimatedProperty.allCases)] = motion() }
        if random.chance(0.1) { element.motions = [:] }
    }

    private mutating func alterField(of element: inout DisplayElement) {
        switch Int.random(in: 0..<14, using: &random) {
        case 0, 1:
            element.frame = CGRect(
                x: random.number(-50...400), y: random.number(-50...800), width: random.number(0...300),
                height: random.number(0...300))
        case 2: element.content = altered(element.content)
        case 3: element.style.opacity = random.pick([0, 0.25, 1])
        case 4: element.style.transform = transform()
        case 5: element.style.background = random.chance(0.3) ? nil : paint()
        case 6:
            element.style.cornerRadius = random.number(0...20)
            element.style.squareCorners = random.pick([0, 0, 3, 15])
        case 7:
            element.style.border = random.chance(0.5) ? nil : .init(color: color(), width: 1)
            element.style.shadow = random.chance(0.5) ? nil : .init(color: color(), radius: 4, offset: .zero)
        case 8: element.style.zIndex = random.pick([0, 1, -1, 0.5])
        case 9:
            element.style.clips.toggle()
            element.style.clipPath = random.chance(0.8) ? nil : ClipPath(path: corner(9))
            element.style.isHittable = random.chance(0.8)
            element.style.isHidden = random.chance(0.1)
            element.style.blur = random.pick([0, 3])
            element.style.filters = random.pick([[], [.brightness(0.25)], [.grayscale(1), .hueRotation(degrees: 90)]])
            element.style.blendMode = random.pick([.normal, .multiply, .plusLighter])
            element.style.isolates = random.chance(0.3)
        case 10: alter(&element.accessibility)
        case 11: alter(&element.input)
        case 12: element.isLeaving = random.chance(0.2)
        default: element.style.anchor = random.pick([CGPoint(x: 0.5, y: 0.5), .zero, CGPoint(x: 1, y: 0.25)])
        }
    }

    private mutating func alter(_ accessibility: inout ElementAccessibility) {
        accessibility.label = random.pick([nil, "Talk to Lisa", "リサと話す", "\"><img src=x onerror=alert(1)>"])
        accessibility.value = random.pick([nil, "3"])
        accessibility.hint = random.pick([nil, "Opens the conversation"])
        accessibility.language = random.pick([nil, "ja", "en-GB"])
        accessibility.identifier = random.pick([nil, "menu.new"])
        accessibility.isHidden = random.chance(0.1)
        accessibility.isSelected = random.chance(0.1)
        accessibility.role = random.pick([nil, .heading, .list, .group, .status, .image])
        accessibility.headingLevel = accessibility.role == .heading ? 2 : nil
    }

    private mutating func alter(_ input: inout ElementInput) {
        input.events = Set(EventKind.allCases.filter { _ in random.chance(0.2) })
        input.isDisabled = random.chance(0.2)
        input.isFocusable = random.chance(0.2)
        input.stepsBack = random.pick([1, 1, 2])
        let all: [GestureSpec] = [
            .tap(count: 1), .tap(count: 2), .longPress(minimumSeconds: 0.5, maximumPoints: 10),
            .drag(minimumPoints: 10),
            .magnify(minimumDelta: 0.01), .rotate(minimumDegrees: 1), .hover(followsPointer: true), .touch,
            .drag(minimumPoints: 2).with(.high), .tap(count: 1).with(.simultaneous),
        ]
        input.gestures = all.filter { _ in random.chance(0.2) }
    }

    private mutating func motion() -> Motion {
        nextSerial += 1
        let curve: Motion.Curve =
            random.chance(0.5)
            ? .spring(response: 0.5, dampingFraction: random.pick([0.5, 0.825, 1, 2]))
            : .bezier(duration: 0.35, x1: 0.42, y1: 0, x2: 0.58, y2: 1)
        return Motion(
            curve: curve, delay: random.pick([0, 0.2]), repeatCount: random.pick([1, 3, .infinity]),
            autoreverses: random.chance(0.3), serial: nextSerial)
    }

    private mutating func color() -> DisplayColor {
        DisplayColor(
            red: random.number(0...1), green: random.number(0...1), blue: random.number(0...1),
            alpha: random.pick([1, 0.5]))
    }

    private mutating func paint() -> Paint {
        let stops = [Paint.Stop(color: color(), location: 0), Paint.Stop(color: color(), location: 1)]
        return switch Int.random(in: 0..<6, using: &random) {
        case 0: .linearGradient(stops: stops, start: .zero, end: CGPoint(x: 1, y: 1))
        case 1: .radialGradient(stops: stops, center: CGPoint(x: 0.5, y: 0.5), startRadius: 2, endRadius: 50)
        case 2: .angularGradient(stops: stops, center: CGPoint(x: 0.5, y: 0.5), startDegrees: 0, endDegrees: 360)
        case 3: .ellipticalGradient(stops: stops, center: .zero, startFraction: 0, endFraction: 0.5)
        default: paint(of: color())
        }
    }

    /// A color, or now and then a paint that is more than that.
    private func paint(of color: DisplayColor) -> Paint {
        switch Int(color.red * 100) % 6 {
        case 0: .material(color, blurRadius: 20)
        case 1: .tile(TilePaint(resource: Self.picture, size: CGSize(width: 8, height: 6), tint: color))
        case 2: .mesh(mesh(of: color))
        default: .color(color)
        }
    }

    private func mesh(of color: DisplayColor) -> MeshPaint {
        let vertices = (0..<4).map { place in
            let point = CGPoint(x: Double(place % 2), y: Double(place / 2))
            return MeshPaint.Vertex(
                position: point, leading: point, top: point, trailing: point, bottom: point, color: color)
        }
        return MeshPaint(columns: 2, rows: 2, vertices: vertices, isPerceptual: color.green > 0.5)
    }

    private mutating func transform() -> Transform {
        if random.chance(0.3) { return .identity }
        let degrees = random.pick([0.0, 45, 360, -90])
        let (sine, cosine) = (sin(degrees * .pi / 180), cos(degrees * .pi / 180))
        return Transform(
            values: [cosine, sine, 0, 0, -sine, cosine, 0, 0, 0, 0, random.pick([1, 2]), 0, 5, 6, 0, 1],
            rotationDegrees: degrees,
            turn: degrees == 45 ? Transform.Turn(degrees: degrees, x: 1, y: 0, z: 0, eyeDistance: 90) : nil)
    }
}

// MARK: - Content

extension RandomDisplayList {
    private mutating func randomContent() -> ElementContent {
        switch Int.random(in: 0..<16, using: &random) {
        case 0...2: .group
        case 3, 4: .text(text())
        case 5: .image(ImageContent(resource: Self.picture, isPixelated: random.chance(0.5)))
        case 6: .path(path())
        case 7: .button
        case 8: .textField(field())
        case 9: .progress(ProgressContent(fraction: random.pick([nil, 0.25, 1]), tint: color()))
        case 10: .scroll(scroll())
        case 11: .control(control())
        case 12: .link(random.pick(["https://example.com/a?b=c&d", "javascript:alert(1)", "mailto:a@example.com"]))
        case 13: .module(module())
        case 14:
            .share(
                ShareContent(
                    title: "A", text: random.pick(["", "words"]), address: random.pick([nil, "https://a.b/"])))
        default: .text(text())
        }
    }

    /// Another payload of the same kind.
    private mutating func altered(_ content: ElementContent) -> ElementContent {
        while true {
            let other = randomContent()
            if other.kind == content.kind { return other }
        }
    }

    private mutating func text() -> TextContent {
        let strings = ["Dream Coffee", "夢の喫茶店", "<script>alert('x')</script>", "👩‍🚀 &amp; \u{202E}", " ", "a\tb"]
        let lines = (0..<Int.random(in: 0...3, using: &random)).map { index in
            let top = Double(index) * 20.25
            let runs = (0..<Int.random(in: 0...2, using: &random)).map { run in
                TextContent.Run(
                    text: random.pick(strings), x: Double(run) * 80, width: 79.5,
                    family: random.pick([nil, "Inter", "M PLUS 1"]), size: random.pick([12, 17, 17.5]), color: color(),
                    decoration: random.pick([[], .underline, [.italic, .strikethrough]]),
                    tracking: random.pick([0, 0, 1.5]),
                    extras: random.pick([.init(), .init(link: "https://example.org/"), .init(lift: 2)]))
            }
            return TextContent.Line(
                top: top, baseline: top + 15.25, height: 20.25, runs: runs, endsParagraph: random.chance(0.3))
        }
        return TextContent(lines: lines)
    }

    private func corner(_ size: Double) -> PathGeometry {
        PathGeometry([
            .move(to: .zero), .line(to: CGPoint(x: size, y: 0)), .line(to: CGPoint(x: size, y: size)), .closeSubpath,
        ])
    }

    private mutating func path() -> PathContent {
        PathContent(
            path: corner(10), viewBox: CGRect(x: 0, y: 0, width: 10, height: 10),
            fill: random.chance(0.3) ? nil : paint(), usesEvenOddRule: random.chance(0.3),
            stroke: random.chance(0.5)
                ? nil : .init(paint: paint(), width: 2, cap: .round, dash: random.pick([[], [4, 2]]), dashPhase: 1),
            layers: (0..<random.pick([0, 0, 0, 1, 3])).map { _ in
                PathContent.Layer(
                    path: corner(random.pick([4, 8])), fill: random.chance(0.2) ? nil : paint(),
                    usesEvenOddRule: random.chance(0.3), clearsBehind: random.chance(0.5))
            })
    }

    private mutating func field() -> TextFieldContent {
        TextFieldContent(
            text: random.pick(["", "latte", "かな"]), revision: Int.random(in: 0...3, using: &random),
            placeholder: "Reply", placeholderColor: color(), families: ["Inter", "M PLUS 1"], size: 17, color: color(),
            tint: color(), alignment: random.pick([.leading, .center, .trailing]), isSecure: random.chance(0.1))
    }

    /// A host's revisions never go back, and where they do a page rightly keeps what it has: here they stay.
    private mutating func control() -> ControlContent {
        let variety = random.pick([ControlContent.Variety.menu, .slider, .color])
        return ControlContent(
            variety: variety,
            value: variety == .color ? random.pick(["#aabbcc", "#000000"]) : random.pick(["0", "1"]),
            revision: 0, minimum: random.pick([nil, "0"]), maximum: "10", step: random.pick([nil, "0.5"]),
            options: random.pick([
                [],
                [.init(value: "0", title: "<b>latte"), .init(value: "1", title: "かな", isDisabled: true, group: "&")],
            ]),
            look: .init(families: ["Inter"], size: 17, color: color(), tint: color(), isDark: random.chance(0.5)))
    }

    private mutating func module() -> ModuleContent {
        var parts: [String: String] = [:]
        for name in ["a", "b", "ç", "\"", "n12"] where random.chance(0.5) {
            parts[name] = random.pick(["1", #"{"x":[1,2]}"#, #""</script>""#, "null"])
        }
        return ModuleContent(module: Self.drawing, payload: random.pick(["{}", #"{"n":1}"#]), parts: parts)
    }

    private mutating func scroll() -> ScrollContent {
        var content = ScrollContent(
            scrollsHorizontally: random.chance(0.3), scrollsVertically: true, showsIndicators: random.chance(0.5),
            contentSize: CGSize(width: 300, height: random.number(100...2000)),
            target: random.chance(0.5)
                ? nil : .init(offset: CGPoint(x: 0, y: 40), isAnimated: false, serial: nextSerial))
        if random.chance(0.3) { content.inset = .init(top: random.number(0...40), left: 3, bottom: 0, right: 7) }
        if random.chance(0.3) {
            content.zoom = .init(
                element: ElementID(random.pick([0, 1, 9])), scale: 1, minimum: 1, maximum: 6,
                bounces: random.chance(0.5))
        }
        return content
    }
}
