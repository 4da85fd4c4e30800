import Foundation

// The types that `SceneStorage` takes.

extension SceneStorage {
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(.bool(wrappedValue), key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(.integer(wrappedValue), key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(.double(wrappedValue), key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(.string(wrappedValue), key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(.url(wrappedValue), key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(.date(wrappedValue), key)
    }

    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(.data(wrappedValue), key)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StorageConversion(raw: .integer, default: wrappedValue), key)
    }

    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StorageConversion(raw: .string, default: wrappedValue), key)
    }
}

// Optionals are nil where nothing is kept.

extension SceneStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String) where Value == Bool? { self.init(.bool, key) }
    public init(_ key: String) where Value == Int? { self.init(.integer, key) }
    public init(_ key: String) where Value == Double? { self.init(.double, key) }
    public init(_ key: String) where Value == String? { self.init(.string, key) }
    public init(_ key: String) where Value == URL? { self.init(.url, key) }
    public init(_ key: String) where Value == Date? { self.init(.date, key) }
    public init(_ key: String) where Value == Data? { self.init(.data, key) }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(StorageConversion(optionalRaw: .integer), key)
    }

    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(StorageConversion(optionalRaw: .string), key)
    }
}
