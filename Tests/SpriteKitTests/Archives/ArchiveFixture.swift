import Foundation

/// A value of an archive that a test writes.
indirect enum Fixture {
    case null
    case text(String)
    case whole(Int)
    case real(Double)
    case flag(Bool)
    case bytes(Data)
    /// An object of its own in the archive, as the coder writes `NSNumber`s and texts.
    case boxed(Fixture)
    case array([Fixture])
    case table([(String, Fixture)])
    /// The classes are the object's and its superclasses, the nearest first.
    case object([String], [String: Fixture])
    /// The object that was written under a label.
    case link(String)
    case labelled(String, Fixture)

    static func point(_ x: Double, _ y: Double) -> Fixture { value("NS.pointval", "{\(x), \(y)}") }
    static func size(_ width: Double, _ height: Double) -> Fixture { value("NS.sizeval", "{\(width), \(height)}") }
    static func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> Fixture {
        value("NS.rectval", "{{\(x), \(y)}, {\(width), \(height)}}")
    }

    private static func value(_ key: String, _ text: String) -> Fixture {
        .object(["NSValue", "NSObject"], [key: .boxed(.text(text)), "NS.special": .whole(1)])
    }

    static func node(_ kind: String, _ fields: [String: Fixture], children: [Fixture] = []) -> Fixture {
        .object([kind, "SKNode", "NSResponder", "NSObject"], fields.merging(["_children": .array(children)]) { $1 })
    }

    static func texture(_ name: String) -> Fixture {
        .object(["SKTexture", "NSObject"], ["_imgName": .boxed(.text(name)), "_filteringMode": .whole(0)])
    }

    static func action(_ kind: String, _ fields: [String: Fixture]) -> Fixture {
        .object([kind, "SKAction", "NSObject"], fields)
    }

    /// The editor's notes of a node, with the class that its user chose.
    static func info(customClass: String) -> Fixture {
        .table([("_PB_previewSKNodeCustomClassName", .boxed(.text(customClass)))])
    }
}

/// Writes keyed archives as `NSKeyedArchiver` does.
struct FixtureArchive {
    private var objects: [PlistFixture] = [.text("$null")]
    private var places: [String: Int] = [:]
    private var classes: [String: Int] = [:]
    private(set) var list = PlistFixture.text("")

    init(_ top: [String: Fixture]) {
        let top = top.sorted { $0.key < $1.key }.map { ($0.key, place($0.value)) }
        list = .table([
            ("$archiver", .text("NSKeyedArchiver")), ("$version", .whole(100_000)), ("$top", .table(top)),
            ("$objects", .array(objects)),
        ])
    }

    private mutating func inline(_ fixture: Fixture) -> PlistFixture {
        switch fixture {
        case .whole(let value): .whole(value)
        case .real(let value): .real(value)
        case .flag(let value): .flag(value)
        case .bytes(let value): .bytes(value)
        case .text(let value): .text(value)
        default: place(fixture)
        }
    }

    /// Adds an object and gives out the reference to it.
    private mutating func place(_ fixture: Fixture) -> PlistFixture {
        switch fixture {
        case .null: return .reference(0)
        case .link(let label): return .reference(places[label] ?? 1 << 20)
        case .labelled(let label, let inner):
            places[label] = objects.count
            return place(inner)
        case .boxed(let inner): return add(inline(inner))
        case .text, .whole, .real, .flag, .bytes: return add(inline(fixture))
        case .array(let elements): return container(["NSMutableArray", "NSArray", "NSObject"], values: elements)
        case .table(let entries):
            return container(
                ["NSMutableDictionary", "NSDictionary", "NSObject"], keys: entries.map { .text($0.0) },
                values: entries.map(\.1))
        case .object(let names, let fields):
            let place = objects.count
            objects.append(.text(""))
            let written = fields.sorted { $0.key < $1.key }.map { ($0.key, inline($0.value)) }
            objects[place] = .table(written + [("$class", classReference(names))])
            return .reference(place)
        }
    }

    private mutating func add(_ value: PlistFixture) -> PlistFixture {
        objects.append(value)
        return .reference(objects.count - 1)
    }

    private mutating func container(_ names: [String], keys: [Fixture]? = nil, values: [Fixture]) -> PlistFixture {
        let place = objects.count
        objects.append(.text(""))
        var fields: [(String, PlistFixture)] = [("$class", classReference(names))]
        if let keys { fields.append(("NS.keys", .array(keys.map { self.place($0) }))) }
        fields.append(("NS.objects", .array(values.map { self.place($0) })))
        objects[place] = .table(fields)
        return .reference(place)
    }

    private mutating func classReference(_ names: [String]) -> PlistFixture {
        let key = names.joined(separator: "/")
        if let place = classes[key] { return .reference(place) }
        classes[key] = objects.count
        return add(.table([("$classname", .text(names[0])), ("$classes", .array(names.map { .text($0) }))]))
    }
}
