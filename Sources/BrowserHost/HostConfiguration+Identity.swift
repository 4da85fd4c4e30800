import Foundation

extension HostConfiguration {
    /// How returning visitors are recognized.
    public struct Identity: Sendable {
        /// The file with the keys that sign visitors' cookies; it is created if it doesn't exist. Without a file, a visitor is
        /// recognized until the process ends.
        public var keyFile: URL?
        /// Whether other machines may have copies of the file, so that their processes recognize the same visitors.
        public var isKeyFileCopied = false
        /// Whether a visitor with that name (`WindowEnvironment.visitor`) existed before cookies were signed, and so may have an
        /// unsigned one. Called on the server's thread.
        public var wasKnownUnsigned: @Sendable (_ name: String) -> Bool?

        /// Visitors are recognized until the process ends.
        public init(
            keyFile: URL? = nil, wasKnownUnsigned: @escaping @Sendable (_ name: String) -> Bool? = { _ in false }
        ) {
            self.keyFile = keyFile
            self.wasKnownUnsigned = wasKnownUnsigned
        }

        /// The name of the visitor whose unsigned cookie has this id; nil if it is not a well-formed id.
        public static func name(ofUnsignedID id: String) -> String? {
            Secret.isWellFormed(id) ? Visitor.name(ofID: id) : nil
        }
    }
}
