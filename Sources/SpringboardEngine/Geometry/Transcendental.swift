// The standard library has no such functions, so they come from the C library. They are pure functions of numbers; only
// this file imports them.
private import Glibc

func exponential(_ x: Double) -> Double { exp(x) }
func sine(_ x: Double) -> Double { sin(x) }
func cosine(_ x: Double) -> Double { cos(x) }
func cubeRoot(_ x: Double) -> Double { cbrt(x) }
/// The natural logarithm.
func logarithm(_ x: Double) -> Double { log(x) }
