/** Its name among the shop's settings. */
export const SITE_KIT_SETTING = 'site_kit'

/** Settings of a text, by the names that builders give them. */
type Font = Readonly<Record<string, unknown>>

/** Colours and fonts of sites whose designs the shop took in, by the ids under which their elements refer to them. */
export type SiteKit = { colours: Readonly<Record<string, string>>; typography: Readonly<Record<string, Font>> }

const MOST = 300
const ID = /^[\w-]{1,64}$/
/** What the shop's own theme answers for. */
const COLOUR_ROLES: Readonly<Record<string, string>> = { primary: 'brand', secondary: 'night', text: 'ink', accent: 'accent' }
const FONT_ROLES: Readonly<Record<string, string>> = { primary: 'display', secondary: 'display', text: 'text', accent: 'text' }
const FONT_NAMES =
  /^(?:font_family|font_size|font_weight|text_transform|font_style|text_decoration|line_height|letter_spacing|word_spacing)(?:_\w+)?$/

/** A stored kit, healed: what makes no sense is left out. */
export function readSiteKit(stored: unknown): SiteKit {
  const raw = recordOf(stored)
  const entries = (part: unknown) =>
    Object.entries(recordOf(part))
      .filter(([id]) => ID.test(id))
      .slice(0, MOST)
  return {
    colours: Object.fromEntries(
      entries(raw['colours']).filter(
        (entry): entry is [string, string] => typeof entry[1] === 'string' && entry[1].length <= 100,
      ),
    ),
    typography: Object.fromEntries(entries(raw['typography']).map(([id, font]) => [id, fontOf(recordOf(font))])),
  }
}

/**
 * The kit in a builder's site settings: lists of { _id, title, color } and { _id, title, typography_… }. The four system ids stay
 * the theme's; a further colour or family that equals one of them follows the theme as well.
 */
export function kitOfSite(settings: unknown): SiteKit | undefined {
  const raw = recordOf(settings)
  const [colours, fonts] = [rows(raw['system_colors']), rows(raw['system_typography'])]
  const added = { colours: rows(raw['custom_colors']), fonts: rows(raw['custom_typography']) }
  if ([colours, fonts, added.colours, added.fonts].every((list) => list.length === 0)) return undefined
  const roleOf = (list: Row[], value: (row: Row) => string, roles: Readonly<Record<string, string>>) =>
    new Map(list.flatMap((row) => (roles[row._id] && value(row) ? [[value(row), roles[row._id]!] as const] : [])))
  const colourRoles = roleOf(colours, colourOf, COLOUR_ROLES)
  const familyRoles = roleOf(fonts, familyOf, FONT_ROLES)
  return readSiteKit({
    colours: Object.fromEntries(
      added.colours.flatMap((row) => (colourOf(row) ? [[row._id, colourRoles.get(colourOf(row)) ?? colourOf(row)]] : [])),
    ),
    typography: Object.fromEntries(
      added.fonts.map((row) => {
        const role = familyRoles.get(familyOf(row))
        return [row._id, { ...fontOf(row, 'typography_'), ...(role && { font_family: role }) }]
      }),
    ),
  })
}

type Row = Record<string, unknown> & { _id: string }
const rows = (list: unknown): Row[] =>
  (Array.isArray(list) ? list.slice(0, MOST) : [])
    .map(recordOf)
    .filter((row): row is Row => typeof row['_id'] === 'string' && ID.test(row['_id']))

const colourOf = ({ color }: Row) => (typeof color === 'string' ? color.trim().toLowerCase() : '')
const familyOf = ({ typography_font_family: family }: Row) => (typeof family === 'string' ? family : '')

const fontOf = (font: Record<string, unknown>, prefix = ''): Font =>
  Object.fromEntries(
    Object.entries(font)
      .filter(([name]) => name.startsWith(prefix) && FONT_NAMES.test(name.slice(prefix.length)))
      .map(([name, value]) => [name.slice(prefix.length), value]),
  )

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? (value as Record<string, unknown>) : {}
}
