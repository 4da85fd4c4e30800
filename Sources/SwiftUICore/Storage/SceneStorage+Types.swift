import Foundation

// The types that `SceneStorage` supports.

extension SceneStorage {
    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String) where Value == Bool {
        self.init(.bool(wrappedValue), key)
    }

    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String) where Value == Int {
        self.init(.integer(wrappedValue), key)
    }

    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String) where Value == Double {
        self.init(.double(wrappedValue), key)
    }

    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String) where Value == String {
        self.init(.string(wrappedValue), key)
    }

    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String) where Value == URL {
        self.init(.url(wrappedValue), key)
    }

    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String) where Value == Date {
        self.init(.date(wrappedValue), key)
    }

    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String) where Value == Data {
        self.init(.data(wrappedValue), key)
    }

    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StorageConversion(raw: .integer, default: wrappedValue), key)
    }

    /// A value for a key, with a default if nothing is stored yet.
    public init(wrappedValue: Value, _ key: String)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StorageConversion(raw: .string, default: wrappedValue), key)
    }
}

// Optionals are nil if nothing is stored.

extension SceneStorage where Value: ExpressibleByNilLiteral {
    /// A value for a key, nil if nothing is stored.
    public init(_ key: String) where Value == Bool? { self.init(.bool, key) }
    /// A value for a key, nil if nothing is stored.
    public init(_ key: String) where Value == Int? { self.init(.integer, key) }
    /// A value for a key, nil if nothing is stored.
    public init(_ key: String) where Value == Double? { self.init(.double, key) }
    /// A value for a key, nil if nothing is stored.
    public init(_ key: String) where Value == String? { self.init(.string, key) }
    /// A value for a key, nil if nothing is stored.
    public init(_ key: String) where Value == URL? { self.init(.url, key) }
    /// A value for a key, nil if nothing is stored.
    public init(_ key: String) where Value == Date? { self.init(.date, key) }
    /// A value for a key, nil if nothing is stored.
    public init(_ key: String) where Value == Data? { self.init(.data, key) }

    /// A value for a key, nil if nothing is stored.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == Int {
        self.init(StorageConversion(optionalRaw: .integer), key)
    }

    /// A value for a key, nil if nothing is stored.
    public init<R: RawRepresentable>(_ key: String) where Value == R?, R.RawValue == String {
        self.init(StorageConversion(optionalRaw: .string), key)
    }
}
