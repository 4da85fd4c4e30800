import Foundation

extension HostConfiguration {
    /// How visitors are known again.
    public struct Identity: Sendable {
        /// The file of the keys that sign their cookies; it is made where it isn't there. Without one a visitor is known until
        /// the process ends.
        public var keyFile: URL?
        /// Whether other machines may have copies of the file, whose processes know the same visitors.
        public var isKeyFileCopied = false
        /// Whether a visitor of that name (`WindowEnvironment.visitor`) was there before cookies were signed, and may have
        /// an unsigned one. Called on the server's thread.
        public var wasKnownUnsigned: @Sendable (_ name: String) -> Bool?

        /// Visitors who are known until the process ends.
        public init(
            keyFile: URL? = nil, wasKnownUnsigned: @escaping @Sendable (_ name: String) -> Bool? = { _ in false }
        ) {
            self.keyFile = keyFile
            self.wasKnownUnsigned = wasKnownUnsigned
        }

        /// The name of the visitor with an id as it stood in cookies before they were signed; nil where it is no id.
        public static func name(ofUnsignedID id: String) -> String? {
            Secret.isWellFormed(id) ? Visitor.name(ofID: id) : nil
        }
    }
}
