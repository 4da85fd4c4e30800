import CCrypto
import Foundation

/// One of NIST's elliptic curves, by libcrypto's names.
struct Curve: Sendable {
    let name: String
    let identifier: Int32
    /// The number of bytes of a coordinate and of a private key.
    let byteCount: Int
    private let digestOf: @Sendable () -> OpaquePointer?

    /// The hash function for signatures of messages.
    var digest: OpaquePointer? { digestOf() }

    static let p256 = Curve(name: "P-256", identifier: NID_X9_62_prime256v1, byteCount: 32) { EVP_sha256() }
    static let p384 = Curve(name: "P-384", identifier: NID_secp384r1, byteCount: 48) { EVP_sha384() }
    static let p521 = Curve(name: "P-521", identifier: NID_secp521r1, byteCount: 66) { EVP_sha512() }

    private init(
        name: String, identifier: Int32, byteCount: Int, digestOf: @escaping @Sendable () -> OpaquePointer?
    ) {
        (self.name, self.identifier, self.byteCount, self.digestOf) = (name, identifier, byteCount, digestOf)
    }

    // MARK: Keys

    func newKey() -> LibraryKey {
        let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil)
        defer { EVP_PKEY_CTX_free(context) }
        var key: OpaquePointer?
        let isMade =
            EVP_PKEY_keygen_init(context) == 1 && EVP_PKEY_CTX_set_group_name(context, name) == 1
            && EVP_PKEY_generate(context, &key) == 1
        guard isMade, let made = LibraryKey(key) else { preconditionFailure("libcrypto makes no key on \(name)") }
        return made
    }

    /// Creates a private key from its number, and computes its point.
    func privateKey(_ bytes: [UInt8]) throws -> LibraryKey {
        guard bytes.count == byteCount else { throw CryptoKitError.incorrectKeySize }
        let group = EC_GROUP_new_by_curve_name(identifier), number = BN_bin2bn(bytes, Int32(bytes.count), nil)
        defer {
            EC_GROUP_free(group)
            BN_clear_free(number)
        }
        guard BN_is_zero(number) == 0, BN_cmp(number, EC_GROUP_get0_order(group)) < 0 else {
            throw CryptoKitError.invalidParameter
        }
        let point = EC_POINT_new(group)
        defer { EC_POINT_free(point) }
        guard EC_POINT_mul(group, point, number, nil, nil, nil) == 1 else { throw CryptoKitError.invalidParameter }
        return try key(point: octets(of: point, on: group), number: number)
    }

    /// Creates a public key from its point: uncompressed with a 4 before both coordinates, or compressed with a 2 or 3 before
    /// one.
    func publicKey(_ bytes: [UInt8]) throws -> LibraryKey {
        let group = EC_GROUP_new_by_curve_name(identifier)
        defer { EC_GROUP_free(group) }
        let point = EC_POINT_new(group)
        defer { EC_POINT_free(point) }
        guard EC_POINT_oct2point(group, point, bytes, bytes.count, nil) == 1, EC_POINT_is_at_infinity(group, point) == 0
        else { throw CryptoKitError.invalidParameter }
        return try key(point: octets(of: point, on: group), number: nil)
    }

    /// The point of a key, always uncompressed: libcrypto returns it in the form in which it was read.
    func point(of key: LibraryKey) -> [UInt8] {
        let octets = key.octets("pub")
        guard octets.count != 1 + 2 * byteCount, let other = try? publicKey(octets) else { return octets }
        return other.octets("pub")
    }

    private func octets(of point: OpaquePointer?, on group: OpaquePointer?) -> [UInt8] {
        var bytes = [UInt8](repeating: 0, count: 1 + 2 * byteCount)
        EC_POINT_point2oct(group, point, POINT_CONVERSION_UNCOMPRESSED, &bytes, bytes.count, nil)
        return bytes
    }

    private func key(point: [UInt8], number: OpaquePointer?) throws -> LibraryKey {
        let builder = OSSL_PARAM_BLD_new()
        defer { OSSL_PARAM_BLD_free(builder) }
        // The builder only keeps pointers to the names until it makes the parameters, so they have to stay alive.
        let texts = ["group", name, "pub", "priv"].map { (text: String) in strdup(text) }
        defer { texts.forEach { free($0) } }
        let parameters = point.withUnsafeBufferPointer { octets in
            OSSL_PARAM_BLD_push_utf8_string(builder, texts[0], texts[1], 0)
            OSSL_PARAM_BLD_push_octet_string(builder, texts[2], octets.baseAddress, octets.count)
            if let number { OSSL_PARAM_BLD_push_BN(builder, texts[3], number) }
            return OSSL_PARAM_BLD_to_param(builder)
        }
        let context = EVP_PKEY_CTX_new_from_name(nil, "EC", nil)
        defer {
            OSSL_PARAM_free(parameters)
            EVP_PKEY_CTX_free(context)
        }
        var key: OpaquePointer?
        // All components: EVP_PKEY_KEYPAIR, or EVP_PKEY_PUBLIC_KEY.
        let selection: Int32 = number == nil ? 0x86 : 0x87
        guard EVP_PKEY_fromdata_init(context) == 1, EVP_PKEY_fromdata(context, &key, selection, parameters) == 1,
            let made = LibraryKey(key)
        else { throw CryptoKitError.invalidParameter }
        return made
    }

    /// Whether a key that was read from a file is on this curve.
    func has(_ key: LibraryKey) -> Bool {
        var name = [CChar](repeating: 0, count: 64), count = 0
        guard EVP_PKEY_get_utf8_string_param(key.pointer, "group", &name, name.count, &count) == 1 else { return false }
        return OBJ_txt2nid(name) == identifier
    }

    // MARK: Signatures

    /// Converts a signature from libcrypto's ASN.1 to both numbers, one after the other.
    func raw(_ signature: [UInt8]) throws -> [UInt8] {
        let parsed = signature.withUnsafeBufferPointer { buffer in
            var start = buffer.baseAddress
            return d2i_ECDSA_SIG(nil, &start, buffer.count)
        }
        guard let parsed else { throw CryptoKitError.invalidParameter }
        defer { ECDSA_SIG_free(parsed) }
        return try [ECDSA_SIG_get0_r(parsed), ECDSA_SIG_get0_s(parsed)].flatMap { number in
            var bytes = [UInt8](repeating: 0, count: byteCount)
            guard BN_bn2binpad(number, &bytes, Int32(byteCount)) >= 0 else { throw CryptoKitError.invalidParameter }
            return bytes
        }
    }

    func der(_ signature: [UInt8]) throws -> [UInt8] {
        guard signature.count == 2 * byteCount else { throw CryptoKitError.incorrectParameterSize }
        let parsed = ECDSA_SIG_new(), half = Int32(byteCount)
        defer { ECDSA_SIG_free(parsed) }
        let numbers = [signature.prefix(byteCount), signature.suffix(byteCount)].map {
            BN_bin2bn(Array($0), half, nil)
        }
        ECDSA_SIG_set0(parsed, numbers[0], numbers[1])
        var output: UnsafeMutablePointer<UInt8>?
        let count = i2d_ECDSA_SIG(parsed, &output)
        defer { CRYPTO_free(output, #file, #line) }
        return Array(UnsafeBufferPointer(start: output, count: Int(count)))
    }
}
