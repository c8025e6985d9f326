// The standard library has no such functions, so they come from the C library. They are pure functions of numbers; only
// this file imports them.
private import Glibc

package func exponential(_ x: Double) -> Double { exp(x) }
package func sine(_ x: Double) -> Double { sin(x) }
package func cosine(_ x: Double) -> Double { cos(x) }
package func cubeRoot(_ x: Double) -> Double { cbrt(x) }
/// The natural logarithm.
package func logarithm(_ x: Double) -> Double { log(x) }
