/** Documents of people and companies: eleven digits of a CPF, fourteen signs of a CNPJ, which may hold letters since July 2026. */

/** The eleven digits of a CPF with right check digits, however it was typed; undefined for anything else. */
export function readCpf(typed: string): string | undefined {
  const digits = bare(typed)
  if (!/^\d{11}$/.test(digits) || isOneSign(digits)) return undefined
  return hasCheckDigits(digits) ? digits : undefined
}

/** The fourteen signs of a CNPJ with right check digits, letters in upper case; undefined for anything else. */
export function readCnpj(typed: string): string | undefined {
  const signs = bare(typed).toUpperCase()
  if (!/^[0-9A-Z]{12}\d{2}$/.test(signs) || isOneSign(signs)) return undefined
  return hasCheckDigits(signs) ? signs : undefined
}

/** «529.982.247-25». */
export const formatCpf = (cpf: string) => cpf.replace(/^(\d{3})(\d{3})(\d{3})(\d{2})$/, '$1.$2.$3-$4')
/** «12.ABC.345/01DE-35». */
export const formatCnpj = (cnpj: string) => cnpj.replace(/^(\w{2})(\w{3})(\w{3})(\w{4})(\d{2})$/, '$1.$2.$3/$4-$5')

/** «CNPJ 12.345.678/0001-95» of what a shop writes as its document: a craftsman may sell under their own CPF. */
export const namedDocument = (document: string) =>
  // By its check digits: a CNPJ with three letters has eleven digits too.
  document && `${readCpf(document) ? 'CPF' : 'CNPJ'} ${document}`

/** The two check digits that belong to the signs before them. */
export function checkDigits(body: string): string {
  const first = checkDigit(body)
  return first + checkDigit(body + first)
}

const hasCheckDigits = (signs: string) => checkDigits(signs.slice(0, -2)) === signs.slice(-2)

function checkDigit(signs: string): string {
  // From the right 2, 3, 4 …; a CNPJ starts again after 9, a CPF goes on to 11.
  const highest = signs.length > 10 ? 9 : 11
  let weight = 2
  let sum = 0
  for (const sign of [...signs].reverse()) {
    sum += (sign.charCodeAt(0) - 48) * weight
    weight = weight === highest ? 2 : weight + 1
  }
  const rest = sum % 11
  return String(rest < 2 ? 0 : 11 - rest)
}

/** What people put between the signs; anything else stays and makes the document wrong. */
const bare = (typed: string) => typed.slice(0, 40).replaceAll(/[\s./-]/g, '')
const isOneSign = (signs: string) => [...signs].every((sign) => sign === signs[0])
