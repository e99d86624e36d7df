import { type Kysely, sql } from 'kysely'
import { FONT_PAIRS } from '#content/fonts/pairs.ts'
import { PAST_THEMES_SETTING, readPastThemes, withNamedTheme } from '#content/settings/theme/past-themes.ts'
import type { Database } from '#db/schema.ts'
import { typedLine } from '#kit/typed-text.ts'
import { recordOf, textOf } from '#kit/unknown-json.ts'
import { kitOf } from '../elementor/kit.ts'
import { namedStylesOf, type OldKit } from '../elementor/named-styles.ts'
import { type ThemeOfKit, themeOfKit } from '../elementor/theme-of-kit.ts'
import { absorbed, type Kind, refused, type Trx } from '../kind.ts'
import { rawOf, type Wire } from '../wire.ts'

type Row = { look: Record<string, unknown> }

/** Colours and fonts of the whole site: a look that the merchant may take in «Aparência». Nothing changes before. */
export const kitKind: Kind<Row> = {
  kind: 'kit',
  read: (data) => {
    const title = typedLine(rawOf(data['title']), 300) || 'Cores e fontes do site'
    if (data['is_active'] === false) return refused(title, 'Não é o kit que o site usa.')
    if (recordOf(data['meta'])['_elementor_global_class_id'] !== undefined)
      return absorbed(title, 'É uma classe de estilo: quem a usa veio com a aparência dela.')
    const theme = themeOfKit(kitSettingsOf(data))
    const look = lookOf(theme)
    if (Object.keys(look).length === 0) return absorbed(title, 'As cores e fontes do site são usadas nas páginas dele.')
    return { is: 'row', title, row: { look }, notes: ['Veio para «Aparência», em «Aparências anteriores».', ...theme.notes] }
  },
  write: async (trx, things, { source, at }) => {
    for (const { row } of things)
      await changeLooks(trx, (looks) => withNamedTheme(looks, { name: nameOf(source), look: row.look, until: at }))
    return things.map(({ oldId }) => ({ oldId, newId: 0, place: 'settings' as const }))
  },
}

/** Takes the looks of a shop out of the list; one that was taken meanwhile stays the shop's own. */
export const forgetLooks = (trx: Trx, source: string): Promise<void> =>
  changeLooks(trx, (looks) => looks.filter(({ name }) => name !== nameOf(source)))

/** Colours, fonts and named styles that documents refer to; undefined where the source has no kit that is in use. */
export async function readKit(db: Kysely<Database>, moveId: number): Promise<OldKit | undefined> {
  const rows = await db
    .selectFrom('moved_things')
    .select('data')
    .where('move_id', '=', moveId)
    .where('kind', '=', 'kit')
    .orderBy('sort')
    .execute()
  const used = rows.map(({ data }) => data).filter((data) => data['is_active'] !== false)
  if (used.length === 0) return undefined
  const kit = kitOf(Object.assign({}, ...used.map(kitSettingsOf)) as Record<string, unknown>)
  const named = namedStylesOf(used.map((data) => recordOf(data['meta'])))
  return {
    ...named,
    colours: { ...kit.colours, ...named.colours },
    typography: { ...kit.typography, ...named.typography },
    ...(kit.siteSpace && { siteSpace: kit.siteSpace }),
  }
}

/** A kit's own settings, or what `elementor/v1/globals` tells of them. */
function kitSettingsOf(data: Wire): Record<string, unknown> {
  if (data['globals'] === undefined) return recordOf(recordOf(data['meta'])['_elementor_page_settings'])
  const { colors, typography } = recordOf(data['globals'])
  const rows = (list: unknown) => Object.values(recordOf(list)).map(recordOf)
  return {
    custom_colors: rows(colors).map(({ id, value }) => ({ _id: textOf(id), color: textOf(value) })),
    custom_typography: rows(typography).map(({ id, value }) => ({ ...recordOf(value), _id: textOf(id) })),
  }
}

function lookOf({ colours, choices, fonts }: ThemeOfKit): Record<string, unknown> {
  const pair = FONT_PAIRS.find(({ text, display }) => display === fonts.display && text === fonts.text)
  const near = FONT_PAIRS.find(({ display }) => display !== undefined && display === fonts.display)
  const chosen = fonts.display ? (pair ?? near) : undefined
  return {
    ...(Object.keys(colours).length > 0 && { colours }),
    ...choices,
    ...(chosen && { fonts: chosen.id }),
  }
}

const nameOf = (source: string) => `Da loja antiga (${source})`

async function changeLooks(trx: Trx, change: (looks: ReturnType<typeof readPastThemes>) => ReturnType<typeof readPastThemes>) {
  const { rows } = await sql<{
    value: unknown
  }>`select value from settings where name = ${PAST_THEMES_SETTING} for update`.execute(trx)
  const before = readPastThemes(rows[0]?.value)
  const after = change(before)
  if (rows.length === 0 && after.length === 0) return
  await sql`insert into settings (name, value) values (${PAST_THEMES_SETTING}, ${JSON.stringify(after)}::jsonb)
    on conflict (name) do update set value = excluded.value, updated_at = now()`.execute(trx)
}
