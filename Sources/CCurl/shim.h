/* The checks of types are macros around functions that Swift can't import. */
#define CURL_DISABLE_TYPECHECK
#include <curl/curl.h>
#include <sys/socket.h>

/* What Swift's importer can't read of libcurl's headers: functions with a variable number of arguments. */

static inline CURLcode curl_set_number(CURL *handle, CURLoption option, long value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_set_size(CURL *handle, CURLoption option, curl_off_t value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_set_text(CURL *handle, CURLoption option, const char *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_set_pointer(CURL *handle, CURLoption option, const void *value) {
    return curl_easy_setopt(handle, option, value);
}

static inline CURLcode curl_set_receiver(
    CURL *handle, CURLoption option, size_t (*receiver)(char *bytes, size_t size, size_t count, void *context)) {
    return curl_easy_setopt(handle, option, receiver);
}

static inline CURLcode curl_set_socket_opener(CURL *handle, curl_opensocket_callback opener) {
    return curl_easy_setopt(handle, CURLOPT_OPENSOCKETFUNCTION, opener);
}

static inline CURLMcode curl_set_multi_number(CURLM *multi, CURLMoption option, long value) {
    return curl_multi_setopt(multi, option, value);
}

/* A number that libcurl knows of a transfer; -1 where it doesn't. */
static inline long curl_number(CURL *handle, CURLINFO info) {
    long value = -1;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : -1;
}

/* A text that libcurl knows of a transfer; NULL where it doesn't. */
static inline const char *curl_text(CURL *handle, CURLINFO info) {
    char *value = NULL;
    return curl_easy_getinfo(handle, info, &value) == CURLE_OK ? value : NULL;
}

/* What a receiver returns so that the same bytes are offered again later. */
static inline size_t curl_receiver_pause(void) { return CURL_WRITEFUNC_PAUSE; }

static inline CURLcode curl_resume(CURL *handle) { return curl_easy_pause(handle, CURLPAUSE_CONT); }

/* Opens a socket for the address that libcurl has resolved. */
static inline curl_socket_t curl_open_socket(const struct curl_sockaddr *address) {
    return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

static inline const struct sockaddr *curl_address(const struct curl_sockaddr *address) { return &address->addr; }
