#include <openssl/bn.h>
#include <openssl/core_names.h>
#include <openssl/crypto.h>
#include <openssl/ec.h>
#include <openssl/ecdsa.h>
#include <openssl/evp.h>
#include <openssl/hmac.h>
#include <openssl/kdf.h>
#include <openssl/obj_mac.h>
#include <openssl/param_build.h>
#include <openssl/params.h>
#include <openssl/sha.h>
#include <openssl/x509.h>

// Macros and functions of macros, which Swift doesn't see.
static inline int kissa_set_tag_length(EVP_CIPHER_CTX *c, int n, void *tag) {
    return EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_TAG, n, tag);
}

static inline int kissa_get_tag(EVP_CIPHER_CTX *c, int n, void *tag) {
    return EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_GET_TAG, n, tag);
}

static inline int kissa_set_nonce_length(EVP_CIPHER_CTX *c, int n) {
    return EVP_CIPHER_CTX_ctrl(c, EVP_CTRL_AEAD_SET_IVLEN, n, NULL);
}
