import { familyOf } from './families.ts'
import { pairOf } from './pairs.ts'

/** Its name among the shop's settings: `{ pair }`, or `{ text, display }` with ids of families or of uploaded fonts. */
export const FONTS_SETTING = 'fonts'

/** The families of the shop's text and titles, by their ids; none means the fonts of the visitor's device. */
export type FontChoice = { text: string | undefined; display: string | undefined }

/** The id of an uploaded font: «own-12». */
export const OWN_FONT = /^own-[1-9]\d{0,9}$/

/** Stored settings, healed: a family that nobody knows is none. */
export function readFonts(stored: unknown): FontChoice {
  const raw = (typeof stored === 'object' && stored !== null ? stored : {}) as Record<string, unknown>
  const pair = typeof raw['pair'] === 'string' ? pairOf(raw['pair']) : undefined
  if (pair) return { text: pair.text, display: pair.display }
  return { text: familyId(raw['text']), display: familyId(raw['display']) }
}

const familyId = (value: unknown) => (typeof value === 'string' && (familyOf(value) || OWN_FONT.test(value)) ? value : undefined)
