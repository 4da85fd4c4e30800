import Foundation

// The types that `AppStorage` supports.

extension AppStorage {
    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(.bool(wrappedValue), key, store)
    }

    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(.integer(wrappedValue), key, store)
    }

    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(.double(wrappedValue), key, store)
    }

    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(.string(wrappedValue), key, store)
    }

    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(.url(wrappedValue), key, store)
    }

    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(.date(wrappedValue), key, store)
    }

    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(.data(wrappedValue), key, store)
    }

    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StorageConversion(raw: .integer, default: wrappedValue), key, store)
    }

    /// A value for a key, with a default if nothing is stored yet. Without a store, it is stored for the visitor.
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StorageConversion(raw: .string, default: wrappedValue), key, store)
    }
}

// Optionals, which are nil if nothing is stored.

extension AppStorage where Value: ExpressibleByNilLiteral {
    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(.bool, key, store) }
    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(.integer, key, store) }
    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(.double, key, store) }
    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(.string, key, store) }
    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(.url, key, store) }
    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(.date, key, store) }
    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(.data, key, store) }

    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(StorageConversion(optionalRaw: .integer), key, store)
    }

    /// A value for a key, nil if nothing is stored. Without a store, it is stored for the visitor.
    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(StorageConversion(optionalRaw: .string), key, store)
    }
}
