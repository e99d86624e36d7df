/** A number as people type it: «1.299,90», «1,299.90», «129,90», «R$ 10». Empty for none. */
export function decimalOf(text: string): string {
  const bare = text.replaceAll(/[^\d.,-]/g, '')
  if (!/\d/.test(bare)) return ''
  const mark = Math.max(bare.lastIndexOf(','), bare.lastIndexOf('.'))
  const both = bare.includes(',') && bare.includes('.')
  // One kind of mark, several times, parts thousands.
  const isAlone = !both && mark >= 0
  // So does a single one before three digits where the sum is said to be in reais: «R$ 1.234».
  const isWhole = /R\$/.test(text) && /^-?[1-9]\d{0,2}\.\d{3}$/.test(bare)
  const isThousands = isAlone && (isWhole || bare.split(bare[mark]!).length > 2)
  const [whole, part] = mark < 0 || isThousands ? [bare, ''] : [bare.slice(0, mark), bare.slice(mark + 1)]
  const digits = `${whole.replaceAll(/[.,]/g, '')}${part === '' ? '' : `.${part}`}`
  return /^-?\d*(\.\d+)?$/.test(digits) ? digits.replace(/^(-?)\./, '$10.') : ''
}

export const centsOf = (text: string): number => Math.round(Number(decimalOf(text) || '0') * 100)
export const amountOfCents = (cents: number) =>
  `${cents < 0 ? '-' : ''}${Math.floor(Math.abs(cents) / 100)}.${String(Math.abs(cents) % 100).padStart(2, '0')}`

/** An amount in parts by weight; the parts come to exactly the amount. */
export function spread(cents: number, weights: readonly number[]): number[] {
  const all = weights.reduce((sum, weight) => sum + weight, 0)
  let [given, seen] = [0, 0]
  return weights.map((weight) => {
    seen += weight
    const part = (all === 0 ? 0 : Math.round((cents * seen) / all)) - given
    given += part
    return part
  })
}

const TIME = String.raw`(?:[ T,]+(\d{1,2}):(\d\d)(?::(\d\d))?)?`
const YEAR_FIRST = new RegExp(String.raw`^(\d{4})[-/](\d{1,2})[-/](\d{1,2})${TIME}(?: ?([+-]\d\d):?(\d\d))?$`)
const DAY_FIRST = new RegExp(String.raw`^(\d{1,2})[-/.](\d{1,2})[-/.](\d{4})${TIME}$`)
/** Of Brazil, where no zone stands. */
const HOME_ZONE = '-03:00'

/** A moment with or without a zone, as the wire has it in UTC: «2024-05-01 10:00:00 -0300», «01/05/2024 10:00». */
export function utcOf(text: string): string | null {
  const at = Date.parse(isoOf(text.trim()))
  return Number.isNaN(at) ? null : new Date(at).toISOString().slice(0, 19)
}

function isoOf(text: string): string {
  const [, year, month, day, hour, minute, second, zone, zoneMinutes] = YEAR_FIRST.exec(text) ?? []
  if (year !== undefined) return iso([year, month, day], [hour, minute, second], zone ? `${zone}:${zoneMinutes}` : HOME_ZONE)
  const [, ofMonth, ofYear, lastYear, ...time] = DAY_FIRST.exec(text) ?? []
  return lastYear === undefined ? text : iso([lastYear, ofYear, ofMonth], time, HOME_ZONE)
}

type Part = string | undefined
const two = (part: Part) => (part ?? '').padStart(2, '0')
const iso = ([year, month, day]: Part[], [hour, minute, second]: Part[], zone: string) =>
  `${year}-${two(month)}-${two(day)}T${two(hour)}:${two(minute)}:${two(second)}${zone}`
