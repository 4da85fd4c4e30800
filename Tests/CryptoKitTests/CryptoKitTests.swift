import Foundation
import Testing

@testable import CryptoKit

/// Tested with the standards' test vectors.
@Suite struct CryptoKitTests {
    private let abc = Data("abc".utf8)

    @Test func `digests are those of the standard`() {
        #expect(hex(SHA256.hash(data: abc)) == "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad")
        #expect(
            hex(SHA384.hash(data: abc))
                == "cb00753f45a35e8bb5a03d699ac65007272c32ab0eded1631a8b605a43ff5bed8086072ba1e7cc2358baeca134c825a7")
        #expect(
            hex(SHA512.hash(data: abc))
                == "ddaf35a193617abacc417349ae20413112e6fa4e89a97ea20a9eeee64b55d39a"
                + "2192992a274fc1a836ba3c23a3feebbd454d4423643ce80e2a9ac94fa54ca49f")
        #expect(hex(Insecure.MD5.hash(data: abc)) == "900150983cd24fb0d6963f7d28e17f72")
        #expect(hex(Insecure.SHA1.hash(data: abc)) == "a9993e364706816aba3e25717850c26c9cd0d89d")
        #expect(SHA256.hash(data: abc).description.hasPrefix("SHA256 digest: ba7816bf"))
    }

    @Test func `what is hashed may come in parts, and a copy goes on by itself`() {
        var function = SHA256()
        function.update(data: abc.prefix(1))
        var copy = function
        function.update(data: abc.dropFirst())
        copy.update(data: Data("x".utf8))
        #expect(function.finalize() == SHA256.hash(data: abc))
        #expect(copy.finalize() == SHA256.hash(data: Data("ax".utf8)))
        #expect(SHA256.hash(data: abc) != SHA256.hash(data: Data()))
    }

    @Test func `codes and derived keys are those of RFC 4231 and 5869`() {
        let key = SymmetricKey(data: Data("Jefe".utf8)), message = Data("what do ya want for nothing?".utf8)
        let code = HMAC<SHA256>.authenticationCode(for: message, using: key)
        #expect(hex(code) == "5bdcc146bf60754e6a042426089575c75a003f089d2739839dec58b964ec3843")
        #expect(HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: message, using: key))
        #expect(!HMAC<SHA256>.isValidAuthenticationCode(code, authenticating: abc, using: key))
        let derived = HKDF<SHA256>.deriveKey(
            inputKeyMaterial: SymmetricKey(data: Data(repeating: 0x0B, count: 22)), salt: Data(0...12),
            info: Data(0xF0...0xF9), outputByteCount: 42)
        #expect(
            hex(derived.bytes)
                == "3cb25f25faacd57a90434f64d0362f2a2d2d0a90cf1a5a4c5db02d56ecc4c5bf34007208d5b887185865")
    }

    @Test func `AES-GCM is that of its specification`() throws {
        let key = SymmetricKey(data: Data(count: 16)), nonce = try AES.GCM.Nonce(data: Data(count: 12))
        let box = try AES.GCM.seal(Data(count: 16), using: key, nonce: nonce)
        #expect(hex(box.ciphertext) == "0388dace60b6a392f328c2b971b2fe78")
        #expect(hex(box.tag) == "ab6e47d42cec13bdf53a67b21257bddf")
        #expect(try AES.GCM.open(box, using: key) == Data(count: 16))
    }

    @Test func `ChaCha20-Poly1305 is that of RFC 8439`() throws {
        let text = "Ladies and Gentlemen of the class of '99: If I could offer you only one tip for the future, "
        let message = Data((text + "sunscreen would be it.").utf8)
        let key = SymmetricKey(data: Data(0x80...0x9F))
        let nonce = try ChaChaPoly.Nonce(data: bytes("070000004041424344454647"))
        let more = bytes("50515253c0c1c2c3c4c5c6c7")
        let box = try ChaChaPoly.seal(message, using: key, nonce: nonce, authenticating: more)
        #expect(hex(box.ciphertext.prefix(16)) == "d31a8d34648e60db7b86afbc53ef7ec2")
        #expect(hex(box.tag) == "1ae10b594f09e26a7e902ecbd0600691")
        let again = try ChaChaPoly.SealedBox(combined: box.combined)
        #expect(try ChaChaPoly.open(again, using: key, authenticating: more) == message)
        #expect(throws: CryptoKitError.authenticationFailure) { try ChaChaPoly.open(again, using: key) }
    }

    @Test func `a box that was changed, or another key, opens nothing`() throws {
        let key = SymmetricKey(size: .bits256)
        let combined = try #require(try AES.GCM.seal(abc, using: key).combined)
        for index in combined.indices {
            var damaged = combined
            damaged[index] ^= 1
            let box = try AES.GCM.SealedBox(combined: damaged)
            #expect(throws: CryptoKitError.authenticationFailure) { try AES.GCM.open(box, using: key) }
        }
        let box = try AES.GCM.SealedBox(combined: combined)
        #expect(throws: CryptoKitError.authenticationFailure) {
            try AES.GCM.open(box, using: SymmetricKey(size: .bits256))
        }
        #expect(throws: CryptoKitError.incorrectKeySize) { try AES.GCM.seal(abc, using: SymmetricKey(data: abc)) }
        #expect(throws: CryptoKitError.incorrectParameterSize) { try AES.GCM.SealedBox(combined: combined.prefix(27)) }
        #expect(try AES.GCM.open(AES.GCM.seal(Data(), using: key), using: key) == Data())
    }

    @Test func `X25519 agrees as in RFC 7748`() throws {
        typealias Agreement = Curve25519.KeyAgreement
        let alice = try Agreement.PrivateKey(
            rawRepresentation: bytes("77076d0a7318a57d3c16c17251b26645df4c2f87ebc0992ab177fba51db92c2a"))
        let bob = try Agreement.PrivateKey(
            rawRepresentation: bytes("5dab087e624a8a4b79e17f8b83800ee66f3bb1292618b6fd1c2f8b27ff88e0eb"))
        #expect(
            hex(alice.publicKey.rawRepresentation)
                == "8520f0098930a754748b7ddcb43ef75a0dbf3a0d26381af4eba4a98eaa9b4e6a")
        let secrets = try [
            alice.sharedSecretFromKeyAgreement(with: bob.publicKey),
            bob.sharedSecretFromKeyAgreement(with: alice.publicKey),
        ]
        for secret in secrets {
            let shared = secret.withUnsafeBytes { Array($0) }
            #expect(hex(shared) == "4a5d9d5ba4ce2de1728e3bf480350f25e07e21c947d19e3376f09b3c1e161742")
        }
    }

    @Test func `Ed25519 signs as in RFC 8032`() throws {
        let key = try Curve25519.Signing.PrivateKey(
            rawRepresentation: bytes("9d61b19deffd5a60ba844af492ec2cc44449c5697b326919703bac031cae7f60"))
        #expect(
            hex(key.publicKey.rawRepresentation) == "d75a980182b10ab7d54bfed3c964073a0ee172f3daa62325af021a68f707511a")
        let signature = try key.signature(for: Data())
        #expect(
            hex(signature)
                == "e5564300c360ac729086e2cc806e828a84877f1eb8e5d974d873e065224901555fb8821590a33bacc61e39701cf9b46b"
                + "d25bf5f0595bbe24655141438e7a100b")
        #expect(key.publicKey.isValidSignature(signature, for: Data()))
        #expect(!key.publicKey.isValidSignature(signature, for: abc))
    }

    @Test func `P-256 has the point and takes the signature of RFC 6979`() throws {
        let key = try P256.Signing.PrivateKey(
            rawRepresentation: bytes("c9afa9d845ba75166b5c215767b1d6934e50c3db36e89b127b8a622b120f6721"))
        let point =
            "60fed4ba255a9d31c961eb74c6356d68c049b8923b61fa6ce669622e60f29fb6"
            + "7903fe1008b8bc99a41ae9e95628bc64f2f1b20c2d7e9f5177a3c294d4462299"
        #expect(hex(key.publicKey.rawRepresentation) == point)
        let signature = try P256.Signing.ECDSASignature(
            rawRepresentation: bytes(
                "efd48b2aacb6a8fd1140dd9cd45e81d69d2c877b56aaf991c34d0ea84eaf3716"
                    + "f7cb1c942d657c41d436c7a1b6e29f65f3e900dbb9aff4064dc4ab2f843acda8"))
        #expect(key.publicKey.isValidSignature(signature, for: Data("sample".utf8)))
        #expect(!key.publicKey.isValidSignature(signature, for: abc))
        let own = try key.signature(for: abc)
        #expect(own.rawRepresentation.count == 64)
        #expect(key.publicKey.isValidSignature(own, for: SHA256.hash(data: abc)))
    }

    @Test func `keys survive each of their formats`() throws {
        let key = P384.KeyAgreement.PrivateKey(), other = P384.KeyAgreement.PrivateKey()
        let secret = try key.sharedSecretFromKeyAgreement(with: other.publicKey)
        let copies = try [
            P384.KeyAgreement.PrivateKey(rawRepresentation: key.rawRepresentation),
            .init(x963Representation: key.x963Representation),
            .init(derRepresentation: key.derRepresentation), .init(pemRepresentation: key.pemRepresentation),
        ]
        for copy in copies { #expect(try copy.sharedSecretFromKeyAgreement(with: other.publicKey) == secret) }
        let publicKey = other.publicKey
        let publics = try [
            P384.KeyAgreement.PublicKey(rawRepresentation: publicKey.rawRepresentation),
            .init(x963Representation: publicKey.x963Representation),
            .init(compressedRepresentation: publicKey.compressedRepresentation),
            .init(derRepresentation: publicKey.derRepresentation),
            .init(pemRepresentation: publicKey.pemRepresentation),
        ]
        for copy in publics { #expect(try key.sharedSecretFromKeyAgreement(with: copy) == secret) }
    }

    @Test func `a public key in ASN.1 may have its point compressed`() throws {
        let key = P256.Signing.PrivateKey().publicKey
        // SubjectPublicKeyInfo of RFC 5480: id-ecPublicKey, prime256v1, and a bit string of 33 bytes.
        let head: [UInt8] = [
            0x30, 0x39, 0x30, 0x13, 0x06, 0x07, 0x2A, 0x86, 0x48, 0xCE, 0x3D, 0x02, 0x01, 0x06, 0x08, 0x2A, 0x86, 0x48,
            0xCE, 0x3D, 0x03, 0x01, 0x07, 0x03, 0x22, 0x00,
        ]
        let read = try P256.Signing.PublicKey(derRepresentation: head + key.compressedRepresentation)
        #expect(read.rawRepresentation == key.rawRepresentation)
        #expect(read.x963Representation == key.x963Representation)
        #expect(read.derRepresentation == key.derRepresentation)
    }

    @Test func `what is no key is refused`() {
        #expect(throws: CryptoKitError.incorrectKeySize) { try P256.Signing.PrivateKey(rawRepresentation: abc) }
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PrivateKey(rawRepresentation: Data(count: 32))
        }
        #expect(throws: CryptoKitError.invalidParameter) {
            try P256.Signing.PublicKey(rawRepresentation: Data(repeating: 9, count: 64))
        }
        #expect(throws: CryptoKitASN1Error.invalidPEMDocument) {
            try P256.Signing.PublicKey(pemRepresentation: "no key")
        }
        let other = P384.Signing.PrivateKey().derRepresentation
        #expect(throws: CryptoKitASN1Error.invalidASN1Object) {
            try P256.Signing.PrivateKey(derRepresentation: other)
        }
    }

    private func hex(_ bytes: some Sequence<UInt8>) -> String { Array(bytes).hexadecimal }

    private func bytes(_ hexadecimal: String) -> [UInt8] {
        let digits = hexadecimal.compactMap(\.hexDigitValue)
        return stride(from: 0, to: digits.count, by: 2).map { UInt8(digits[$0] * 16 + digits[$0 + 1]) }
    }
}
