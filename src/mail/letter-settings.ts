import type { Kysely } from 'kysely'
import type { FontReader } from '#content/fonts/contract.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import { type Brand, FIRST_BRAND, type LetterLogo } from './brand.ts'
import { type KeptText, MAIL_TEXTS, readKept } from './texts/kept-text.ts'

/** What the merchant decided of letters, asked for each one: how they look, and what they say. */
export type LetterSettings = {
  brand: () => Promise<Brand>
  kept: (kind: string) => Promise<KeptText>
}

/** Of a shop where nobody decided anything. */
export const FIRST_LETTERS: LetterSettings = {
  brand: async () => FIRST_BRAND,
  kept: async () => ({ text: undefined, isOff: false, version: 0 }),
}

type Options = {
  db: Kysely<Database>
  settings: Pick<ShopSettings, 'get' | 'appearance'>
  shopUrl: string
  fonts?: Pick<FontReader, 'stacks'>
}

export function createLetterSettings({ db, settings, shopUrl, fonts }: Options): LetterSettings {
  return {
    brand: async () => {
      const { colours, logoId, corners, buttons, button_case } = await settings.appearance()
      const logo = logoId === undefined ? undefined : await readLogo(db, logoId, shopUrl)
      return { colours, logo, fonts: await fonts?.stacks(), shapes: { corners, buttons, capitals: button_case === 'upper' } }
    },
    kept: async (kind) => readKept(await settings.get(MAIL_TEXTS), kind),
  }
}

/** What every mail program draws; of the others the name stands there. */
const SHOWN_EVERYWHERE = new Set(['image/png', 'image/jpeg', 'image/gif'])
/** Where the shop answers files of the media library. */
const MEDIA_URL = '/midia/'
const MOST = { width: 220, height: 64 }

/**
 * The logo by its address in the shop, not as an attachment: mails stay small, none looks as if it had a file, and where pictures
 * are held back its place says the shop's name.
 */
async function readLogo(db: Kysely<Database>, id: number, shopUrl: string): Promise<LetterLogo | undefined> {
  const picture = await db.selectFrom('media').select(['file', 'mime', 'width', 'height']).where('id', '=', id).executeTakeFirst()
  if (!picture || !SHOWN_EVERYWHERE.has(picture.mime) || picture.width <= 0 || picture.height <= 0) return undefined
  const scale = Math.min(1, MOST.width / picture.width, MOST.height / picture.height)
  const [width, height] = [picture.width, picture.height].map((side) => Math.max(1, Math.round(side * scale))) as [number, number]
  return { url: `${shopUrl}${MEDIA_URL}${picture.file}`, width, height }
}
