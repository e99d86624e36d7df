/** The 47 digits that people type, of the 44 of a boleto's bars: three fields with a check digit each, the check digit of all, due date and sum. */
export function boletoLine(barcode: string): string {
  if (!/^\d{44}$/.test(barcode)) return ''
  const free = barcode.slice(19)
  const fields = [barcode.slice(0, 4) + free.slice(0, 5), free.slice(5, 15), free.slice(15, 25)]
  return fields.map((field) => field + checkDigit(field)).join('') + barcode[4] + barcode.slice(5, 19)
}

/** Modulo 10: digits from the right times 2, 1, 2 …, the digits of each product added up. */
function checkDigit(field: string): number {
  const sum = [...field].reverse().reduce((total, digit, at) => {
    const product = Number(digit) * (at % 2 === 0 ? 2 : 1)
    return total + Math.floor(product / 10) + (product % 10)
  }, 0)
  return (10 - (sum % 10)) % 10
}
