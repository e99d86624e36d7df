import { fontSlug } from '#kit/font-slug.ts'
import { SYSTEM_FONTS } from '#kit/system-fonts.ts'
import type { SiteKit } from '#content/settings/site-kit.ts'
import type { FontChoice } from './choice.ts'

/** More would delay the page, and look like it. */
export const MOST_FAMILIES = 2

/** Which families a page carries: the shop's own first, then those of single elements in the order of the page. */
export function pageFamilies(choice: FontChoice, named: readonly string[], isKnown: (id: string) => boolean) {
  const own = [choice.text, choice.display].filter((id): id is string => id !== undefined && isKnown(id))
  const wanted = [...new Set(named.filter((name) => name.trim() !== '').map(fontSlug))]
  const unknown = wanted.filter((id) => !isKnown(id) && !Object.hasOwn(SYSTEM_FONTS, id))
  const families = [...new Set([...own, ...wanted.filter(isKnown)])]
  const dropped = families.slice(MOST_FAMILIES)
  return {
    families: families.slice(0, MOST_FAMILIES),
    problems: [
      ...unknown.map((id) => `no font is named "${id}": the shop's own is used`),
      ...dropped.map((id) => `the font "${id}" is the third on its page, which takes ${MOST_FAMILIES}: the shop's own is used`),
    ],
  }
}

/** The families that a stored document names, whatever widget does: `title_typography_font_family: "Lora"`, or a font of a kit. */
export function fontsOf(document: unknown, { typography }: Pick<SiteKit, 'typography'> = NO_KIT): string[] {
  const found = new Set<string>()
  const add = (family: string) => {
    if (family.trim() !== '' && !OF_THEME.has(family)) found.add(family.trim())
  }
  const look = (value: unknown, depth: number) => {
    if (typeof value !== 'object' || value === null || depth > DEEPEST) return
    if (Array.isArray(value)) return value.forEach((one) => look(one, depth + 1))
    for (const [key, inner] of Object.entries(value)) {
      if (typeof inner !== 'string') look(inner, depth + 1)
      else if (key.endsWith('font_family')) add(inner)
      else if (inner.startsWith(REFERENCE)) add(familyIn(typography[inner.slice(REFERENCE.length)]))
    }
  }
  look(document, 0)
  return [...found]
}
const NO_KIT = { typography: {} }
/** How an element names a font of a site that the shop took in. */
const REFERENCE = 'globals/typography?id='
const familyIn = (font: SiteKit['typography'][string] | undefined) =>
  typeof font?.['font_family'] === 'string' ? font['font_family'] : ''
/** The shop's own, whichever they are. */
const OF_THEME = new Set(['text', 'display'])
/** Documents are less deep; one that is deeper is not read to its end. */
const DEEPEST = 60
