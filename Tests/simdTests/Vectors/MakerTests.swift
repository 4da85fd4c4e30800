import Testing
import simd

@Suite("Makers and conversions of vectors")
struct MakerTests {
    @Test func `vectors are made of elements and shorter vectors`() {
        #expect(simd_make_float3(1, 2, 3) == [1, 2, 3])
        #expect(simd_make_float4(simd_float3(1, 2, 3), 4) == [1, 2, 3, 4])
        #expect(simd_make_double4(1, simd_double2(2, 3), 4) == [1, 2, 3, 4])
        #expect(simd_make_int4(simd_int2(1, 2), simd_int2(3, 4)) == [1, 2, 3, 4])
        #expect(simd_make_float2(simd_float4(1, 2, 3, 4)) == [1, 2])
        #expect(simd_make_uint3(simd_uint2(1, 2)) == [1, 2, 0])
        #expect(vector3(Float(1), 2, 3) == simd_float3(1, 2, 3))
        #expect(vector2(Int32(1), 2) == vector_int2(1, 2))
    }

    @Test func `elements are converted, and stay within bounds`() {
        #expect(simd_float(simd_int3(1, -2, 3)) == [1, -2, 3])
        #expect(simd_double(simd_float2(0.5, 1)) == [0.5, 1])
        #expect(simd_int(simd_float3(1.9, -1.9, 0)) == [1, -1, 0])
        #expect(simd_int(simd_double3(1e20, -1e20, .nan)) == [.max, .min, 0])
        #expect(simd_uint(simd_float2(-1, 2)) == [0, 2])
    }

    @Test func `older names are those of the same types`() {
        #expect(float2(1, 2) == vector_float2(1, 2))
        #expect(int4(1, 2, 3, 4) == simd_int4(1, 2, 3, 4))
        #expect(MemoryLayout<simd_char64>.size == 64 && MemoryLayout<simd_half4>.size == 8)
    }
}
