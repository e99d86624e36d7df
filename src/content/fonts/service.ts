import { fontSlug } from '#kit/font-slug.ts'
import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { type FontChoice, FONTS_SETTING, OWN_FONT, readFonts } from './choice.ts'
import type { FontReader, PageFonts, UsableFont } from './contract.ts'
import { familyOf } from './families.ts'
import { fontCss, mailStack } from './font-css.ts'
import { pageFamilies } from './page-families.ts'
import type { ShippedFonts } from './shipped.ts'

type Options = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  shipped: Pick<ShippedFonts, 'of'>
  /** Where uploaded files are answered from. */
  mediaUrl: string
}

export type Fonts = FontReader & {
  choice: () => Promise<FontChoice>
  /** The same for a choice that is not saved yet. */
  forChoice: (choice: FontChoice, named?: readonly string[]) => Promise<PageFonts>
}

export function createFonts({ db, settings, shipped, mediaUrl }: Options): Fonts {
  /** Uploaded ones in one question, shipped ones from memory. */
  const findOwn = async (ids: readonly string[]): Promise<Map<string, UsableFont>> => {
    const own = ids.filter((id) => OWN_FONT.test(id)).map((id) => Number(id.slice('own-'.length)))
    const rows = own.length === 0 ? [] : await db.selectFrom('fonts').selectAll().where('id', 'in', own).execute()
    return new Map(
      rows.map(({ id, name, kind, file, metrics }) => [
        `own-${id}`,
        { id: `own-${id}`, name, kind, url: mediaUrl + file, metrics },
      ]),
    )
  }
  const find = async (ids: readonly string[]): Promise<Map<string, UsableFont>> => {
    const known = ids.flatMap((id): [string, UsableFont][] => {
      const file = shipped.of(id)
      return file ? [[id, file.font]] : []
    })
    return new Map([...known, ...(await findOwn(ids))])
  }
  const choice = async () => readFonts(await settings.get(FONTS_SETTING))

  const forChoice = async (chosen: FontChoice, named: readonly string[] = []): Promise<PageFonts> => {
    const wanted = named.map(fontSlug)
    const found = await find([...new Set([chosen.text, chosen.display, ...wanted])].filter((id) => id !== undefined))
    const { families, problems } = pageFamilies(chosen, named, (id) => found.has(id))
    const fonts = families.map((id) => found.get(id)!)
    return { css: fontCss(fonts, chosen, new Set(wanted)), preload: fonts.map(({ url }) => url), problems }
  }

  return {
    choice,
    forChoice,
    onPage: async (named) => await forChoice(await choice(), named),
    stacks: async () => {
      const { text, display } = await choice()
      const own = await findOwn([text, display].filter((id) => id !== undefined))
      const stack = (id = '') => {
        const font = familyOf(id) ?? own.get(id)
        return font && mailStack(font)
      }
      return { text: stack(text), display: stack(display) }
    },
  }
}
