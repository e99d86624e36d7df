const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** The ninth digit of a code of the post (UPU S10). */
export function checkDigitOf(digits: string): number {
  const rest = 11 - (WEIGHTS.reduce((sum, weight, at) => sum + weight * Number(digits[at]), 0) % 11)
  return rest === 10 ? 0 : rest === 11 ? 5 : rest
}
