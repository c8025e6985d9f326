// The standard library has no exponential and no sine; the C library's are pure functions of numbers. Only this file
// knows where they come from.
private import Glibc

func exponential(_ x: Double) -> Double { exp(x) }
func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
/// The natural logarithm.
func logarithm(_ x: Double) -> Double { log(x) }
