import Foundation

// The conversions of the types that `AppStorage` and `SceneStorage` support.

extension StorageConversion {
    /// The conversion of a type that is stored as it is.
    init(
        _ kind: StoredValue.Kind, default initial: Value, _ make: @escaping (Value) -> StoredValue,
        _ take: @escaping (StoredValue) -> Value?
    ) {
        self.init(kind: kind, read: { $0.flatMap(take) ?? initial }, write: make)
    }

    /// The conversion of a type with a raw value.
    init<Raw>(raw: StorageConversion<Raw?>, default initial: Value)
    where Value: RawRepresentable, Value.RawValue == Raw {
        self.init(
            kind: raw.kind, read: { raw.read($0).flatMap { Value(rawValue: $0) } ?? initial },
            write: { raw.write($0.rawValue) })
    }

    /// The conversion of an optional of a type with a raw value.
    init<Raw, R: RawRepresentable>(optionalRaw raw: StorageConversion<Raw?>)
    where R.RawValue == Raw, Value == R? {
        self.init(
            kind: raw.kind, read: { raw.read($0).flatMap { R(rawValue: $0) } },
            write: { $0.flatMap { raw.write($0.rawValue) } })
    }
}

extension StorageConversion where Value == Bool {
    static func bool(_ initial: Bool) -> Self {
        Self(.bool, default: initial, { .bool($0) }) { if case .bool(let value) = $0 { value } else { nil } }
    }
}

extension StorageConversion where Value == Bool? {
    static var bool: Self {
        Self(
            kind: .bool, read: { if case .bool(let value)? = $0 { value } else { nil } },
            write: { $0.map { .bool($0) } })
    }
}

extension StorageConversion where Value == Int {
    static func integer(_ initial: Int) -> Self {
        Self(.integer, default: initial, { .integer($0) }) { if case .integer(let value) = $0 { value } else { nil } }
    }
}

extension StorageConversion where Value == Int? {
    static var integer: Self {
        Self(
            kind: .integer, read: { if case .integer(let value)? = $0 { value } else { nil } },
            write: { $0.map { .integer($0) } })
    }
}

extension StorageConversion where Value == Double {
    static func double(_ initial: Double) -> Self {
        Self(.double, default: initial, { .double($0) }) { if case .double(let value) = $0 { value } else { nil } }
    }
}

extension StorageConversion where Value == Double? {
    static var double: Self {
        Self(
            kind: .double, read: { if case .double(let value)? = $0 { value } else { nil } },
            write: { $0.map { .double($0) } })
    }
}

extension StorageConversion where Value == String {
    static func string(_ initial: String) -> Self {
        Self(.string, default: initial, { .string($0) }) { if case .string(let value) = $0 { value } else { nil } }
    }
}

extension StorageConversion where Value == String? {
    static var string: Self {
        Self(
            kind: .string, read: { if case .string(let value)? = $0 { value } else { nil } },
            write: { $0.map { .string($0) } })
    }
}

extension StorageConversion where Value == URL {
    static func url(_ initial: URL) -> Self {
        Self(.url, default: initial, { .url($0) }) { if case .url(let value) = $0 { value } else { nil } }
    }
}

extension StorageConversion where Value == URL? {
    static var url: Self {
        Self(
            kind: .url, read: { if case .url(let value)? = $0 { value } else { nil } },
            write: { $0.map { .url($0) } })
    }
}

extension StorageConversion where Value == Date {
    static func date(_ initial: Date) -> Self {
        Self(.date, default: initial, { .date($0) }) { if case .date(let value) = $0 { value } else { nil } }
    }
}

extension StorageConversion where Value == Date? {
    static var date: Self {
        Self(
            kind: .date, read: { if case .date(let value)? = $0 { value } else { nil } },
            write: { $0.map { .date($0) } })
    }
}

extension StorageConversion where Value == Data {
    static func data(_ initial: Data) -> Self {
        Self(.data, default: initial, { .data($0) }) { if case .data(let value) = $0 { value } else { nil } }
    }
}

extension StorageConversion where Value == Data? {
    static var data: Self {
        Self(
            kind: .data, read: { if case .data(let value)? = $0 { value } else { nil } },
            write: { $0.map { .data($0) } })
    }
}
