import Foundation

// Parsing of each message's fields. The bounds accept anything that our own pages send.

extension ClientMessage.Hello {
    init(_ fields: inout FieldReader) throws(ClientMessageError) {
        version = try fields.natural(.version)
        nonce = try fields.string(.nonce, characterCountMax: 256)
        if var resume = try fields.object(.resume) {
            self.resume = try ClientMessage.Resume(&resume)
            try resume.finish()
        }
        address = try fields.optionalString(.address, characterCountMax: ClientMessage.addressCountMax)
        environment = try ClientEnvironment(&fields)
    }
}

extension ClientMessage.Resume {
    init(_ fields: inout FieldReader) throws(ClientMessageError) {
        window = try fields.string(.window, characterCountMax: 256)
        frame = try fields.natural(.frame)
    }
}

extension ClientEnvironment {
    init(_ fields: inout FieldReader) throws(ClientMessageError) {
        viewport = try Self.viewport(&fields)
        safeArea = try fields.insets(.safeArea)
        scale = try fields.number(.scale)
        locale = try fields.string(.locale, characterCountMax: 64)
        languages = try fields.strings(.languages, countMax: 64, characterCountMax: 64)
        timeZone = try fields.string(.timeZone, characterCountMax: 64)
        colorScheme = try fields.choice(.colorScheme, of: ColorScheme.self)
        reducedMotion = try fields.bool(.reducedMotion)
        reducedTransparency = try fields.bool(.reducedTransparency)
        increasedContrast = try fields.bool(.increasedContrast)
        textScale = try fields.number(.textScale)
        textDemands = try Self.textDemands(&fields)
        isVisible = try fields.bool(.isVisible)
        for inset in [safeArea.top, safeArea.left, safeArea.bottom, safeArea.right] where !Self.insets.contains(inset) {
            throw .outOfBounds(WireKey.safeArea.rawValue)
        }
        guard Self.scales.contains(scale) else { throw .outOfBounds(WireKey.scale.rawValue) }
        guard Self.textScales.contains(textScale) else { throw .outOfBounds(WireKey.textScale.rawValue) }
    }
}

extension ClientEnvironment {
    /// A side of less than a point counts as 0: dividing by it would exceed the range of coordinates.
    fileprivate static func viewport(_ fields: inout FieldReader) throws(ClientMessageError) -> CGSize {
        let size = try fields.size(.viewport)
        let lengths = [Double(size.width), Double(size.height)]
        guard lengths.allSatisfy((0...lengthMax).contains) else { throw .outOfBounds(WireKey.viewport.rawValue) }
        return CGSize(width: size.width < 1 ? 0 : size.width, height: size.height < 1 ? 0 : size.height)
    }

    /// No settings where the field is missing.
    fileprivate static func textDemands(_ fields: inout FieldReader) throws(ClientMessageError) -> TextDemands {
        let numbers = try fields.numbersIfAny(.textDemands, countMax: 4)
        guard !numbers.isEmpty else { return TextDemands() }
        guard numbers.count == 4, numbers.allSatisfy((0...200).contains), numbers.dropFirst().allSatisfy({ $0 <= 10 })
        else { throw .outOfBounds(WireKey.textDemands.rawValue) }
        return TextDemands(
            minimumSize: numbers[0], letterSpacing: numbers[1], wordSpacing: numbers[2], lineHeight: numbers[3])
    }

    /// In points.
    private static let lengthMax = 65_536.0
    fileprivate static let insets = 0.0...4_096.0
    /// Device pixels per point: browsers zoom from a quarter to five times, on screens of one to four pixels.
    fileprivate static let scales = 0.05...64.0
    fileprivate static let textScales = 0.05...20.0
}

extension ElementEvent {
    init(_ fields: inout FieldReader) throws(ClientMessageError) {
        element = ElementID(try fields.natural(.element))
        frameSeen = try fields.natural(.frame)
        action = try Action(&fields)
    }
}

extension ElementEvent.Action {
    init(_ fields: inout FieldReader) throws(ClientMessageError) {
        switch try fields.choice(.kind, of: EventKind.self) {
        case .press: self = .press
        case .activate: self = .activate
        case .hold: self = .hold(try fields.bool(.down))
        case .text:
            self = .text(
                try fields.string(.text, characterCountMax: TextFieldContent.lengthMax),
                revision: try fields.natural(.revision), serial: try fields.naturalIfAny(.serial),
                selection: try fields.rangeIfAny(.selection))
        case .selection:
            guard let range = try fields.rangeIfAny(.selection) else { throw .missing(WireKey.selection.rawValue) }
            self = .selection(
                range, revision: try fields.natural(.revision), serial: try fields.natural(.serial))
        case .submit: self = .submit
        case .value:
            self = .value(
                try fields.string(.value, characterCountMax: 256), revision: try fields.natural(.revision))
        case .focus:
            self = .focus(
                try fields.bool(.focused), isByTab: try fields.boolIfAny(.tabbed),
                isUnasked: try fields.boolIfAny(.unasked))
        case .link: self = .link(try fields.natural(.index))
        case .scroll: self = .scroll(try fields.point(.offset))
        case .scrolling: self = .scrolling(try fields.choice(.phase, of: ScrollStage.self))
        case .zoom:
            self = .zoom(
                scale: try fields.number(.scale), offset: try fields.point(.offset),
                phase: try fields.choice(.phase, of: ElementEvent.Phase.self))
        case .gesture:
            self = .gesture(
                index: try fields.natural(.index), phase: try fields.choice(.phase, of: ElementEvent.Phase.self),
                value: try ElementEvent.GestureValue(&fields))
        case .key:
            self = .key(
                try fields.string(.key, characterCountMax: 32),
                modifiers: try fields.strings(.modifiers, countMax: 8, characterCountMax: 16),
                isDown: try fields.bool(.down), isRepeated: try fields.bool(.repeated))
        case .copy: self = .copy
        case .cut: self = .cut
        case .paste:
            self = .paste(try fields.string(.text, characterCountMax: TextFieldContent.lengthMax))
        case .contextMenu: self = .contextMenu(try fields.point(.location))
        case .back: self = .back
        case .forward: self = .forward
        case .exit: self = .exit
        case .dismiss: self = .dismiss
        case .detent: self = .detent(try fields.natural(.index))
        case .module: self = .module(try fields.value(.value, extentMax: 65_536))
        case .drag: self = .drag(try fields.choice(.phase, of: ElementEvent.Phase.self))
        case .drop:
            self = .drop(try fields.choice(.phase, of: ElementEvent.Phase.self), try fields.point(.location))
        case .file: self = .file(try FileChunk(&fields))
        case .refresh: self = .refresh
        }
    }
}

extension ElementEvent.GestureValue {
    init(_ fields: inout FieldReader) throws(ClientMessageError) {
        let velocity = try fields.point(.velocity)
        self.init(
            start: try fields.point(.start), location: try fields.point(.location),
            velocity: ElementEvent.CGVectorValue(dx: velocity.x, dy: velocity.y),
            magnification: try fields.number(.magnification), rotation: try fields.number(.rotation),
            time: try fields.number(.time), fingers: try fields.fingers(.fingers))
    }
}

extension FileChunk {
    init(_ fields: inout FieldReader) throws(ClientMessageError) {
        self.init(
            index: try fields.natural(.index), count: try fields.natural(.count),
            name: try fields.string(.name, characterCountMax: 256),
            type: try fields.string(.value, characterCountMax: 128),
            byteCount: try fields.natural(.byteCount), offset: try fields.natural(.offset),
            data: try fields.data(.data, byteCountMax: FileChunk.dataCountMax))
        guard count <= Self.countMax, index < count else { throw .outOfBounds(WireKey.index.rawValue) }
        guard byteCount <= Self.byteCountMax else { throw .outOfBounds(WireKey.byteCount.rawValue) }
        // An empty part would never complete its file.
        guard offset + data.count <= byteCount, !data.isEmpty || byteCount == 0 else {
            throw .outOfBounds(WireKey.data.rawValue)
        }
    }
}

extension FieldReader {
    /// Bytes in base 64.
    fileprivate mutating func data(_ key: WireKey, byteCountMax: Int) throws(ClientMessageError) -> Data {
        let text = try string(key, characterCountMax: byteCountMax * 4 / 3 + 4)
        guard let data = Data(base64Encoded: text) else { throw .wrongType(key.rawValue, expected: "base 64") }
        guard data.count <= byteCountMax else { throw .outOfBounds(key.rawValue) }
        return data
    }

    /// `[id, x, y, …]`; only touches have fingers.
    fileprivate mutating func fingers(_ key: WireKey) throws(ClientMessageError) -> [ElementEvent.Finger] {
        let numbers = try numbersIfAny(key, countMax: 3 * ElementEvent.Finger.countMax)
        guard numbers.count % 3 == 0 else { throw .wrongType(key.rawValue, expected: "three numbers a finger") }
        var fingers: [ElementEvent.Finger] = []
        for place in stride(from: 0, to: numbers.count, by: 3) {
            guard let id = Int(exactly: numbers[place]) else { throw .outOfBounds(key.rawValue) }
            let location = CGPoint(x: numbers[place + 1], y: numbers[place + 2])
            fingers.append(ElementEvent.Finger(id: id, location: location))
        }
        return fingers
    }

    /// `[start, end]`; nil where the field is missing.
    fileprivate mutating func rangeIfAny(_ key: WireKey) throws(ClientMessageError) -> Range<Int>? {
        let numbers = try numbersIfAny(key, countMax: 2)
        if numbers.isEmpty { return nil }
        guard numbers.count == 2 else { throw .wrongType(key.rawValue, expected: "2 numbers") }
        guard let start = Int(exactly: numbers[0]), let end = Int(exactly: numbers[1]), 0 <= start, start <= end else {
            throw .outOfBounds(key.rawValue)
        }
        return start..<end
    }

    fileprivate mutating func point(_ key: WireKey) throws(ClientMessageError) -> CGPoint {
        let numbers = try numbers(key, count: 2)
        return CGPoint(x: numbers[0], y: numbers[1])
    }

    fileprivate mutating func size(_ key: WireKey) throws(ClientMessageError) -> CGSize {
        let numbers = try numbers(key, count: 2)
        return CGSize(width: numbers[0], height: numbers[1])
    }

    /// `[top, left, bottom, right]`
    fileprivate mutating func insets(_ key: WireKey) throws(ClientMessageError) -> ClientEnvironment.Insets {
        let numbers = try numbers(key, count: 4)
        return ClientEnvironment.Insets(top: numbers[0], left: numbers[1], bottom: numbers[2], right: numbers[3])
    }
}
