// simd: vectors, matrices and quaternions by the names of C's headers and of Swift's functions.
@_exported import Foundation
