export type MaskKind = 'cpf' | 'cnpj' | 'cep' | 'phone'
export type Typing = { text: string; caret: number }

const DIGIT = /\d/
const DIGIT_OR_LETTER = /[0-9A-Za-z]/

/** `#` stands for a sign that was typed, everything else is put between by us. */
const PATTERNS = {
  cpf: () => '###.###.###-##',
  cnpj: () => '##.###.###/####-##',
  cep: () => '#####-###',
  // A mobile number is known by the 9 after the DDD, before it is complete.
  phone: (signs: string) => (signs.length > 10 || signs[2] === '9' ? '(##) #####-####' : '(##) ####-####'),
}

/**
 * Puts dots and dashes between what is being typed. The caret stays after the sign that it stood after, nothing is put
 * at the end before the next sign needs it (so that deleting works), and what doesn't fit is left as it was typed. Who deletes
 * forward stands before the next sign instead, or would delete the same dot again and again.
 */
export function maskTyping(kind: MaskKind, { text, caret }: Typing, isDeletingForward = false): Typing {
  const fits = kind === 'cnpj' ? DIGIT_OR_LETTER : DIGIT
  const signsOf = (part: string) => [...part].filter((sign) => fits.test(sign)).join('')
  const signs = kind === 'cnpj' ? signsOf(text).toUpperCase() : signsOf(text)
  const pattern = PATTERNS[kind](signs)
  if (text.trim().startsWith('+') || signs.length > pattern.split('#').length - 1) return { text, caret }
  const before = signsOf(text.slice(0, caret)).length
  let masked = ''
  let used = 0
  let place = 0
  for (const sign of pattern) {
    if (used === signs.length) break
    masked += sign === '#' ? signs[used++]! : sign
    if (sign === '#' && used === before) place = masked.length
  }
  if (isDeletingForward) while (place < masked.length && !fits.test(masked[place]!)) place++
  return { text: masked, caret: place }
}

const MOST_SIGNS = { cpf: 11, cnpj: 14, cep: 8 }

/** Nothing more can be typed into it. A telephone may begin with a plus, or with the zero of a long-distance call, so it has room. */
export function isFull(kind: MaskKind, text: string): boolean {
  if (kind === 'phone') return false
  return [...text].filter((sign) => DIGIT_OR_LETTER.test(sign)).length >= MOST_SIGNS[kind]
}
