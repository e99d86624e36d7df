import { EXCEPTIONS } from './exceptions.ts'
import type { Measured } from './measured.ts'
import { largeBars } from './rules/bars.ts'
import type { Finding } from './rules/finding.ts'
import { emptyEnd, sidewaysScroll } from './rules/page.ts'
import { pictures } from './rules/pictures.ts'
import { smallTargets } from './rules/targets.ts'
import { clippedTexts, overlappingTexts, textsOutside } from './rules/texts.ts'

/** Every rule that holds for whatever is seen. */
export const checkLayout = (measured: Measured): Finding[] =>
  [clippedTexts, textsOutside, overlappingTexts, sidewaysScroll, largeBars, smallTargets, pictures, emptyEnd].flatMap((rule) =>
    rule(measured),
  )

export type Found = Finding & { state: string; width: number }

/** What is found and not excepted, each thing once a state and width. */
export function toReport(found: Found[]): string[] {
  const left = found.filter((one) => !EXCEPTIONS.some((exception) => isExcepted(one, exception)))
  return [...new Set(left.map(sentence))]
}

/** For example: "drawer with goods at 360 px: span.quantity «1 ×» is cut off by 9 px in span.quantity". */
export const sentence = ({ state, width, selector, what, rule }: Found) =>
  `${state} at ${width} px: ${selector} ${what} [${rule}]`

type Exception = (typeof EXCEPTIONS)[number]
const isExcepted = ({ rule, selector, what, state }: Found, exception: Exception) =>
  exception.rule === rule &&
  exception.where.test(`${selector} ${what}`) &&
  (exception.states === undefined || exception.states.test(state))
