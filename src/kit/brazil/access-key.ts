/**
 * The key of a fiscal invoice as it is kept: forty-four signs, of which the fourteen of the CNPJ may be letters; undefined when
 * its check digit is another one. A letter counts as its place in ASCII less forty-eight, as in the CNPJ itself.
 */
export function readAccessKey(typed: string): string | undefined {
  const key = typed
    .slice(0, 100)
    .replaceAll(/[\s.-]/g, '')
    .toUpperCase()
  if (!/^\d{6}[0-9A-Z]{14}\d{24}$/.test(key)) return undefined
  let sum = 0
  // Weights of 2 to 9 from the end on, again and again.
  for (let at = 0; at < 43; at++) sum += (key.charCodeAt(42 - at) - 48) * ((at % 8) + 2)
  const rest = sum % 11
  return Number(key[43]) === (rest < 2 ? 0 : 11 - rest) ? key : undefined
}
