const WEIGHTS = [8, 6, 4, 2, 3, 5, 9, 7]

/** «AB123456785BR»: two letters, eight digits and the one that follows from them (UPU S10), two letters of the country. */
export function isCorreiosCode(code: string): boolean {
  const found = /^[A-Z]{2}(\d{8})(\d)[A-Z]{2}$/.exec(code.trim().toUpperCase())
  if (!found) return false
  const sum = WEIGHTS.reduce((total, weight, at) => total + weight * Number(found[1]![at]), 0)
  const rest = 11 - (sum % 11)
  return Number(found[2]) === (rest === 10 ? 0 : rest === 11 ? 5 : rest)
}
