import Foundation
import TestSupport
import Testing

@testable import Contacts

/// Whatever a file of cards contains, it is read, and the contacts can be written.
@Suite struct FuzzTests {
    private static let words = [
        "BEGIN:VCARD\r\n", "END:VCARD\r\n", "VERSION:2.1\r\n", "VERSION:4.0\r\n", "ENCODING=QUOTED-PRINTABLE",
        "CHARSET=UTF-16",
        ";ENCODING=b:", ";BASE64:", "=\r\n", "=E9", "=", "\r\n ", "ALTID=1", "LANGUAGE=fr", "PREF=1", "TYPE=", "\\,",
        ";;;;",
        "item1.", "X-ABLabel:_$!<Home>!$_\r\n", "data:image/png;base64,", "BDAY:--0203\r\n", "BDAY:1604-02-30\r\n",
        "AGENT:\r\n", "\"", "^n", ":", ";",
    ]

    private static let files = [
        """
        BEGIN:VCARD
        VERSION:3.0
        N:Doe;Jane;Q.;Dr.;
        FN:Jane Doe
        NICKNAME:J
        ORG:Cafe;Counter
        EMAIL;TYPE=INTERNET,pref:jane@example.org
        item1.TEL:+1 555 0100
        item1.X-ABLabel:_$!<Mobile>!$_
        ADR;TYPE=HOME:;;1 Main St;Town;ST;12345;Land
        BDAY;X-APPLE-OMIT-YEAR=1604:1604-03-04
        PHOTO;ENCODING=b;TYPE=PNG:iVBORw0KGgo=
        X-SOCIALPROFILE;TYPE=twitter;x-user=jane:https://example.org/jane
        IMPP;X-SERVICE-TYPE=Jabber:xmpp:jane@example.org
        END:VCARD
        """,
        """
        BEGIN:VCARD
        VERSION:2.1
        N;CHARSET=ISO-8859-1;ENCODING=QUOTED-PRINTABLE:M=FCller;J=F6rg=
         ;;
        NOTE;QUOTED-PRINTABLE:a=0D=0Ab=
        c
        PHOTO;JPEG;BASE64:
         /9j/4AAQ

        AGENT:
        BEGIN:VCARD
        N:Agent
        END:VCARD
        END:VCARD
        """,
        """
        BEGIN:VCARD
        VERSION:4.0
        FN;ALTID=1;LANGUAGE=en:Tea
        FN;ALTID=1;LANGUAGE=ja:茶
        N:Tea;;;;
        TEL;VALUE=uri;PREF=1:tel:+1-555-0100;ext=1
        ANNIVERSARY:2010
        RELATED;TYPE=friend;VALUE=text:Bob
        MEMBER:urn:uuid:1
        END:VCARD
        """,
    ]

    @Test func `whatever a card holds is read or told of, and can be written`() throws {
        try Fuzzing("vcf", words: Self.words, inputs: Self.files).run { bytes in
            let result = CardReader.read(Data(bytes), languages: [])
            #expect(result.faults.allSatisfy { $0.line > 0 && !$0.reason.isEmpty })
            let contacts = result.contacts.map { CNContact($0) }
            let written = try CNContactVCardSerialization.data(with: contacts)
            let again = CardReader.read(written, languages: []).contacts
            #expect(again.count == contacts.count)
        }
    }
}
