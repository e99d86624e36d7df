/** The two digits that every Brazilian number begins with, by region. */
const AREA_CODES = new Set(
  [
    '11 12 13 14 15 16 17 18 19 21 22 24 27 28 31 32 33 34 35 37 38',
    '41 42 43 44 45 46 47 48 49 51 53 54 55 61 62 63 64 65 66 67 68 69',
    '71 73 74 75 77 79 81 82 83 84 85 86 87 88 89 91 92 93 94 95 96 97 98 99',
  ].flatMap((line) => line.split(' ')),
)

/** A Brazilian number with its DDD as «+5511987654321», however it was typed; undefined for anything else. */
export function readPhone(typed: string): string | undefined {
  const text = typed.slice(0, 40).replaceAll(/[\s().-]/g, '')
  const digits = /^(?:\+?55(?=\d{10,11}$)|0(?=\d{10,11}$))?(\d{10,11})$/.exec(text)?.[1]
  if (!digits || !AREA_CODES.has(digits.slice(0, 2))) return undefined
  const local = digits.slice(2)
  return /^(?:9\d{8}|[2-5]\d{7})$/.test(local) ? `+55${digits}` : undefined
}

/** Whether a number as `readPhone` gives it can get messages. */
export const isMobile = (phone: string) => /^\+55\d{2}9\d{8}$/.test(phone)

/** «(11) 98765-4321». */
export const formatPhone = (phone: string) => phone.replace(/^\+55(\d{2})(\d{4,5})(\d{4})$/, '($1) $2-$3')
