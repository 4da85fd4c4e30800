// What the standalone tool, which is linked statically, has in place of libraries of the system's.

#include <nss.h>
#include <openssl/crypto.h>
#include <stdlib.h>
#include <unicode/ucnv.h>
#include <unicode/ucnv_err.h>
#include <unistd.h>

// Swift's runtime reads the program's path and arguments from /proc, and says little where there is none. This is run before it.
__attribute__((constructor(101))) static void look_for_processes(void) {
    static const char message[] = "kissa: /proc has to be mounted.\n";
    if (access("/proc/self/exe", F_OK) == 0) return;
    if (write(STDERR_FILENO, message, sizeof message - 1) < 0) _Exit(2);
    _Exit(1);
}

// The C library looks names up in the files of /etc and by DNS. Whatever else /etc/nsswitch.conf lists would be loaded from
// libraries that are made for the system's own C library, and fail or crash with this one.
__attribute__((constructor)) static void look_names_up_by_ourselves(void) {
    static const char *const databases[] = {"passwd", "group", "initgroups", "networks", "protocols", "services"};
    for (unsigned index = 0; index < sizeof databases / sizeof *databases; index++)
        __nss_configure_lookup(databases[index], "files");
    __nss_configure_lookup("hosts", "files dns");
}

// The same is true of the modules that the system's openssl.cnf may load.
__attribute__((constructor)) static void encrypt_by_ourselves(void) {
    OPENSSL_init_crypto(OPENSSL_INIT_NO_LOAD_CONFIG, NULL);
}

// libcurl also speaks LDAP, RTMP and Kerberos, which need libraries that Debian doesn't have as archives. The tool only
// requests HTTP without Kerberos, so that these functions are referred to but never called. All they do is fail.
#define FAILS(name) \
    long name(void) { return -1; }
#define RETURNS_NULL(name) \
    void *name(void) { return 0; }

FAILS(gss_delete_sec_context)
FAILS(gss_display_name)
FAILS(gss_display_status)
FAILS(gss_import_name)
FAILS(gss_init_sec_context)
FAILS(gss_inquire_context)
FAILS(gss_release_buffer)
FAILS(gss_release_name)
FAILS(gss_unwrap)
FAILS(gss_wrap)
void *GSS_C_NT_HOSTBASED_SERVICE;

FAILS(ldap_abandon_ext)
FAILS(ldap_get_attribute_ber)
FAILS(ldap_get_dn_ber)
FAILS(ldap_get_option)
FAILS(ldap_init_fd)
FAILS(ldap_msgfree)
FAILS(ldap_msgtype)
FAILS(ldap_parse_result)
FAILS(ldap_parse_sasl_bind_result)
FAILS(ldap_pvt_url_scheme2proto)
FAILS(ldap_result)
FAILS(ldap_sasl_bind)
FAILS(ldap_search_ext)
FAILS(ldap_set_option)
FAILS(ldap_start_tls)
FAILS(ldap_unbind_ext)
FAILS(ldap_url_parse)
FAILS(ber_sockbuf_add_io)
RETURNS_NULL(ldap_err2string)
RETURNS_NULL(ldap_free_urldesc)
RETURNS_NULL(ldap_memfree)
RETURNS_NULL(ber_bvfree)
RETURNS_NULL(ber_free)
RETURNS_NULL(ber_memfree)
RETURNS_NULL(ber_memvfree)

RETURNS_NULL(RTMP_Alloc)
RETURNS_NULL(RTMP_Close)
RETURNS_NULL(RTMP_Connect1)
RETURNS_NULL(RTMP_ConnectStream)
RETURNS_NULL(RTMP_Free)
RETURNS_NULL(RTMP_Init)
FAILS(RTMP_Read)
RETURNS_NULL(RTMP_SetBufferMS)
RETURNS_NULL(RTMP_SetupURL)
FAILS(RTMP_Write)

// libxml2 reads UTF-8, UTF-16 and Latin-1 by itself, other encodings by ICU, whose tables take 30 MB. Here it finds none.
UConverter *ucnv_open(const char *name, UErrorCode *status) {
    *status = U_FILE_ACCESS_ERROR;
    return 0;
}
void ucnv_close(UConverter *converter) {}
void ucnv_setToUCallBack(
    UConverter *converter, UConverterToUCallback new, const void *context, UConverterToUCallback *old,
    const void **oldContext, UErrorCode *status) {}
void ucnv_setFromUCallBack(
    UConverter *converter, UConverterFromUCallback new, const void *context, UConverterFromUCallback *old,
    const void **oldContext, UErrorCode *status) {}
void ucnv_convertEx(
    UConverter *to, UConverter *from, char **target, const char *targetEnd, const char **source, const char *sourceEnd,
    UChar *pivot, UChar **pivotSource, UChar **pivotTarget, const UChar *pivotEnd, UBool reset, UBool flush,
    UErrorCode *status) {
    *status = U_FILE_ACCESS_ERROR;
}
void UCNV_TO_U_CALLBACK_STOP(
    const void *context, UConverterToUnicodeArgs *arguments, const char *units, int32_t count,
    UConverterCallbackReason reason, UErrorCode *status) {}
void UCNV_FROM_U_CALLBACK_STOP(
    const void *context, UConverterFromUnicodeArgs *arguments, const UChar *units, int32_t count, UChar32 point,
    UConverterCallbackReason reason, UErrorCode *status) {}
