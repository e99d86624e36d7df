import { FAMILIES } from '#content/fonts/families.ts'
import { type ColourName, HEX, readableColour } from '#content/settings/colours.ts'
import type { ChosenColours, Choices } from '#content/settings/theme/theme.ts'
import { withGlobals } from '#builder/style/globals.ts'
import { isRecord } from '#kit/is-record.ts'
import { fontSlug } from '#kit/font-slug.ts'
import { kitOf } from './kit.ts'
import type { Settings } from './settings.ts'

export type ThemeOfKit = {
  colours: ChosenColours
  choices: Partial<Choices>
  /** Ids of families that come with the shop. */
  fonts: { text?: string; display?: string }
  /** What of the kit has no place in a theme, or was changed to be readable. */
  notes: string[]
}

const ROLES: readonly [theirs: string, ours: ColourName, said: string][] = [
  ['primary', 'brand', 'principal'],
  ['secondary', 'night', 'secundária'],
  ['text', 'ink', 'do texto'],
  ['accent', 'accent', 'de destaque'],
]

/** What a kit says of a whole site, as a theme of the shop. */
export function themeOfKit(stored: Settings): ThemeOfKit {
  const notes: string[] = []
  const kit = kitOf(stored)
  // Its own styles refer to its colours and fonts.
  const { settings } = withGlobals(stored, kit)
  const chosen = ROLES.flatMap(([theirs, ours, said]) => {
    const hex = hexOf(kit.colours[theirs])
    if (hex === undefined) return []
    const readable = readableColour(ours, hex)
    if (readable !== hex) notes.push(`A cor ${said} ${hex} ficou ${readable}, para que se possa ler.`)
    return [[ours, readable] as const]
  })
  const ground = hexOf(settings.body_background_color)
  const paper = ground === undefined ? undefined : readableColour('paper', ground)
  notes.push(...leftOf(settings))
  return {
    colours: { ...Object.fromEntries(chosen), ...(paper && { paper }) } as ChosenColours, // the names stand in ROLES
    choices: choicesOf(settings),
    fonts: fontsOf(settings, kit, notes),
    notes,
  }
}

/** «#AbC» and «#aabbccff» as themes keep colours. */
function hexOf(value: unknown): string | undefined {
  if (typeof value !== 'string') return undefined
  const text = value.trim().toLowerCase()
  const long = /^#[\da-f]{3}$/.test(text) ? text.replaceAll(/[\da-f]/g, '$&$&') : text.slice(0, 7)
  return HEX.test(long) ? long : undefined
}

function choicesOf(settings: Settings): Partial<Choices> {
  const radius = isRecord(settings.button_border_radius) ? Number(settings.button_border_radius.top) : Number.NaN
  return {
    ...(Number.isFinite(radius) && { buttons: radius >= 20 ? 'pill' : radius > 2 ? 'rounded' : 'square' }),
    ...(settings.button_typography_text_transform === 'uppercase' && { button_case: 'upper' }),
  }
}

function fontsOf(settings: Settings, kit: ReturnType<typeof kitOf>, notes: string[]): ThemeOfKit['fonts'] {
  const display = familyId(
    settings.h1_typography_font_family ?? settings.h2_typography_font_family ?? kit.typography.primary?.font_family,
    notes,
  )
  const text = familyId(settings.body_typography_font_family ?? kit.typography.text?.font_family, notes)
  return { ...(display && { display }), ...(text && { text }) }
}

function familyId(name: unknown, notes: string[]): string | undefined {
  if (typeof name !== 'string' || name === '') return undefined
  const family = FAMILIES.find((one) => fontSlug(one.name) === fontSlug(name))
  if (!family) notes.push(`A fonte «${name.slice(0, 60)}» não vem com a loja: envie os arquivos dela em Fontes.`)
  return family?.id
}

const USUAL: Record<string, [usual: number, said: string]> = {
  container_width: [1140, 'A largura do conteúdo'],
  viewport_md: [768, 'O limite do celular'],
  viewport_lg: [1025, 'O limite do tablet'],
  viewport_mobile: [767, 'O limite do celular'],
  viewport_tablet: [1024, 'O limite do tablet'],
}

function leftOf(settings: Settings): string[] {
  const measures = Object.entries(USUAL).flatMap(([name, [usual, said]]) => {
    const stored = settings[name]
    const size = Number(isRecord(stored) ? stored.size : stored)
    return size > 0 && size !== usual ? [`${said} era de ${size} px; aqui vale a da loja.`] : []
  })
  return [
    ...new Set([
      ...measures,
      ...(typeof settings.custom_css === 'string' && settings.custom_css.trim() !== '' ? ['O CSS de todo o site não veio.'] : []),
    ]),
  ]
}
