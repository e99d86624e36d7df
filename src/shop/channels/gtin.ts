/** The number under the bars as channels take it; one of another length or with a wrong last digit is none. */
export function gtinOf(typed: string): string {
  const digits = typed.replaceAll(/[\s-]/g, '')
  return /^(\d{8}|\d{12,14})$/.test(digits) && hasRightCheck(digits) && !isOfOneShop(digits) ? digits : ''
}

/** From the right, every second digit counts three times; with the last one they come to a full ten. */
function hasRightCheck(digits: string) {
  const sum = [...digits].toReversed().reduce((all, digit, at) => all + Number(digit) * (at % 2 === 1 ? 3 : 1), 0)
  return sum % 10 === 0
}

/** Numbers that shops give by themselves, for scales and coupons: no channel takes them for a product's. */
const isOfOneShop = (digits: string) => /^(2|02|04|05|98|99)/.test(digits.padStart(13, '0').slice(-13)) && digits.length !== 8
