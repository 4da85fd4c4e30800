import Foundation

/// The coder of one object of a scene file, which `init(coder:)` receives. Keys that don't exist, and values of other types,
/// are nil, 0 or false.
final class ArchiveCoder: NSCoder {
    let reading: ArchiveReading
    /// The object's values by their keys.
    let fields: [String: ArchiveValue]
    /// The object's class as archived, and its superclasses.
    let classes: [String]

    init(_ reading: ArchiveReading, _ fields: [String: ArchiveValue], _ classes: [String]) {
        (self.reading, self.fields, self.classes) = (reading, fields, classes)
        super.init()
    }

    override var allowsKeyedCoding: Bool { true }
    override func containsValue(forKey key: String) -> Bool { fields[key] != nil }
    override func decodeObject(forKey key: String) -> Any? { fields[key].flatMap(reading.object) }
    override func decodePropertyList(forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodeObject(of classes: [AnyClass]?, forKey key: String) -> Any? { decodeObject(forKey: key) }

    override func decodeObject<Decoded: NSObject & NSCoding>(of cls: Decoded.Type, forKey key: String) -> Decoded? {
        decodeObject(forKey: key) as? Decoded
    }

    override func decodeBool(forKey key: String) -> Bool { value(key)?.boolValue ?? false }
    override func decodeInteger(forKey key: String) -> Int { integer(key) }
    override func decodeCInt(forKey key: String) -> Int32 { Int32(clamping: integer(key)) }
    override func decodeInt32(forKey key: String) -> Int32 { Int32(clamping: integer(key)) }
    override func decodeInt64(forKey key: String) -> Int64 { Int64(integer(key)) }
    override func decodeFloat(forKey key: String) -> Float { Float(decodeDouble(forKey: key)) }

    override func decodeDouble(forKey key: String) -> Double { number(key) ?? 0 }

    /// A finite number; nil if there is none.
    func number(_ key: String) -> Double? { value(key).map(\.doubleValue).flatMap { $0.isFinite ? $0 : nil } }

    private func integer(_ key: String) -> Int { number(key).map { Int(saturating: $0) } ?? 0 }

    /// A number, given directly or by a reference.
    private func value(_ key: String) -> NSNumber? { fields[key].flatMap(reading.archive.resolved)?.number }
}

/// The values that nodes and actions read.
extension ArchiveCoder {
    func text(_ key: String) -> String? { decodeObject(forKey: key) as? String }
    func flag(_ key: String) -> Bool? { value(forField: key)?.number?.boolValue }
    func length(_ key: String) -> CGFloat? { number(key).map { CGFloat($0) } }

    /// A case of an enumeration; nil for a number that is none.
    func choice<Choice: RawRepresentable>(_ key: String) -> Choice? where Choice.RawValue: BinaryInteger {
        number(key).flatMap { Choice.RawValue(exactly: Int(saturating: $0)) }.flatMap(Choice.init(rawValue:))
    }

    func point(_ key: String) -> CGPoint? {
        numbers(key, 2).map { CGPoint(x: $0[0], y: $0[1]) }
    }

    func size(_ key: String) -> CGSize? {
        numbers(key, 2).map { CGSize(width: $0[0], height: $0[1]) }
    }

    func rect(_ key: String) -> CGRect? {
        numbers(key, 4).map { CGRect(x: $0[0], y: $0[1], width: $0[2], height: $0[3]) }
    }

    /// A color of four fields, which are named by a prefix and R, G, B and A.
    func color(_ prefix: String) -> UIColor? {
        guard let red = length(prefix + "R"), let green = length(prefix + "G"), let blue = length(prefix + "B") else {
            return nil
        }
        return UIColor(red: red, green: green, blue: blue, alpha: length(prefix + "A") ?? 1)
    }

    /// The elements of an array, which aren't decoded yet.
    func elements(_ key: String) -> [ArchiveValue] { elements(of: fields[key]) }

    func elements(of array: ArchiveValue?) -> [ArchiveValue] {
        let elements = array.flatMap(reading.archive.resolved)?.fields?["NS.objects"]?.array ?? []
        return reading.count(elements: elements.count) ? elements : []
    }

    /// The objects of an array that can be read.
    func objects<Element>(_ key: String, _ type: Element.Type) -> [Element] {
        elements(key).compactMap { reading.object($0) as? Element }
    }

    /// The value of a text key of an archived dictionary; it isn't decoded yet.
    func entry(_ name: String, of dictionary: ArchiveValue?) -> ArchiveValue? {
        guard let fields = dictionary.flatMap(reading.archive.resolved)?.fields, let keys = fields["NS.keys"]?.array,
            let values = fields["NS.objects"]?.array
        else { return nil }
        guard reading.count(elements: keys.count) else { return nil }
        return zip(keys, values).first { reading.archive.resolved($0.0)?.string == name }
            .flatMap { reading.archive.resolved($0.1) }
    }

    /// The fields of the object under a key, without decoding it.
    func inner(_ key: String) -> ArchiveCoder? {
        value(forField: key)?.fields.map { ArchiveCoder(reading, $0, reading.archive.classes(of: $0)) }
    }

    func value(forField key: String) -> ArchiveValue? { fields[key].flatMap(reading.archive.resolved) }

    /// The finite numbers of a point, a size or a rectangle, written as `{1, 2}`, itself or in an `NSValue`.
    private func numbers(_ key: String, _ count: Int) -> [Double]? {
        let geometry = fields[key].map { ArchivedGeometry($0, in: reading.archive) }
        return geometry?.numbers.count == count ? geometry?.numbers : nil
    }
}
