import Foundation

// The types that `AppStorage` takes.

extension AppStorage {
    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool {
        self.init(.bool(wrappedValue), key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int {
        self.init(.integer(wrappedValue), key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double {
        self.init(.double(wrappedValue), key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String {
        self.init(.string(wrappedValue), key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL {
        self.init(.url(wrappedValue), key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Date {
        self.init(.date(wrappedValue), key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data {
        self.init(.data(wrappedValue), key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == Int {
        self.init(StorageConversion(raw: .integer, default: wrappedValue), key, store)
    }

    public init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil)
    where Value: RawRepresentable, Value.RawValue == String {
        self.init(StorageConversion(raw: .string, default: wrappedValue), key, store)
    }
}

// Optionals are nil where nothing is kept.

extension AppStorage where Value: ExpressibleByNilLiteral {
    public init(_ key: String, store: UserDefaults? = nil) where Value == Bool? { self.init(.bool, key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Int? { self.init(.integer, key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Double? { self.init(.double, key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == String? { self.init(.string, key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == URL? { self.init(.url, key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Date? { self.init(.date, key, store) }
    public init(_ key: String, store: UserDefaults? = nil) where Value == Data? { self.init(.data, key, store) }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil) where Value == R?, R.RawValue == Int {
        self.init(StorageConversion(optionalRaw: .integer), key, store)
    }

    public init<R: RawRepresentable>(_ key: String, store: UserDefaults? = nil)
    where Value == R?, R.RawValue == String {
        self.init(StorageConversion(optionalRaw: .string), key, store)
    }
}
