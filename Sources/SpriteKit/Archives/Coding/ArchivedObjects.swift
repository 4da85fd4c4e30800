import Foundation

/// How objects of archives are read, by their classes' names.
enum ArchivedObjects {
    typealias Reader = @Sendable (ArchiveCoder) -> Any?

    static let readers: [String: Reader] = foundation.merging(values) { $1 }.merging(nodes) { $1 }
        .merging(actions) { $1 }.merging(entities) { $1 }

    /// The objects of Foundation. An `NSValue` of a size is one of a point here.
    private static let foundation: [String: Reader] = [
        "NSArray": { $0.objects("NS.objects") as NSArray },
        "NSMutableArray": { NSMutableArray(array: $0.objects("NS.objects")) },
        "NSSet": { NSSet(array: $0.objects("NS.objects")) },
        "NSDictionary": { NSDictionary(dictionary: $0.entries) },
        "NSMutableDictionary": { NSMutableDictionary(dictionary: $0.entries) },
        "NSString": { $0.text("NS.string") },
        "NSData": { $0.value(forField: "NS.data")?.data },
        "NSDate": { Date(timeIntervalSinceReferenceDate: $0.number("NS.time") ?? 0) },
        "NSURL": { $0.text("NS.relative").flatMap { URL(string: $0) } },
        "NSAttributedString": { $0.text("NSString").map(NSAttributedString.init(string:)) },
        "NSValue": { ArchivedGeometry(.dictionary($0.fields), in: $0.reading.archive).wrapped },
        "NSNull": { _ in NSNull() },
    ]

    /// The pictures and colors that nodes refer to.
    private static let values: [String: Reader] = [
        "SKTexture": { SKTexture(archived: $0) },
        // A color of the system's catalog has its components in another one.
        "NSColor": { UIColor(archived: $0) ?? $0.decodeObject(forKey: "NSColor") as? UIColor },
        "UIColor": { UIColor(coder: $0) ?? UIColor(archived: $0) },
        "SKKeyframeSequence": { SKKeyframeSequence(archived: $0) },
    ]

    /// An object of a class of the app's that is no node.
    static func ofApp(_ coder: ArchiveCoder) -> Any? {
        guard let name = coder.classes.first,
            let type = CustomClasses.find(name, module: nil) as? any NSCoding.Type
        else { return nil }
        return type.init(coder: coder)
    }
}

extension ArchiveCoder {
    fileprivate func objects(_ key: String) -> [Any] { fields[key]?.array?.compactMap(reading.object) ?? [] }

    /// The entries of a dictionary with text keys.
    fileprivate var entries: [String: Any] {
        zip(fields["NS.keys"]?.array ?? [], fields["NS.objects"]?.array ?? []).reduce(into: [:]) { entries, pair in
            guard let key = reading.object(pair.0) as? String else { return }
            entries[key] = reading.object(pair.1)
        }
    }
}
