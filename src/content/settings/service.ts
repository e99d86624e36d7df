import { createHash } from 'node:crypto'
import type { Kysely } from 'kysely'
import { type KeptTables, keepsTables, NOTHING_KEPT } from '#db/kept-tables.ts'
import { createLoader } from '#db/request-batching.ts'
import type { Database } from '#db/schema.ts'
import { APPEARANCE_SETTING, readAppearance } from './appearance.ts'
import { CARD_RATIO_SETTING, readCardRatio } from './card-ratio.ts'
import type { SettingsReader, ShopInfo } from './contract.ts'
import { LEGAL_LINKS_SETTING, readLegalLinks } from './legal-links.ts'
import { readFacebook } from './facebook.ts'
import { readSiteKit, SITE_KIT_SETTING } from './site-kit.ts'
import { readShoppingAids, SHOPPING_AIDS_SETTING } from './shopping-aids.ts'
import { unsavedSettings } from './unsaved.ts'

const EMPTY_SHOP: ShopInfo = {
  name: 'Minha loja',
  tagline: '',
  legalName: '',
  document: '',
  address: '',
  city: '',
  state: '',
  postcode: '',
  email: '',
  phone: '',
  whatsapp: '',
  hours: '',
  privacyContact: '',
}

/** Read together, since every page shows them or follows them. */
const ON_EVERY_PAGE = [
  APPEARANCE_SETTING,
  'fonts',
  CARD_RATIO_SETTING,
  SITE_KIT_SETTING,
  'shop',
  'store_notice',
  'facebook_sdk',
  'consent',
  'outside_scripts',
  'coming_soon',
  'cart_redirect_after_add',
  SHOPPING_AIDS_SETTING,
  'whatsapp_button',
  LEGAL_LINKS_SETTING,
]

export type ShopSettings = SettingsReader & {
  get: (name: string) => Promise<unknown>
  set: (name: string, value: unknown) => Promise<void>
}

type Options = { db: Kysely<Database>; keptTables?: Pick<KeptTables, 'of'> }

export function createSettings({ db, keptTables = NOTHING_KEPT }: Options): ShopSettings {
  const some = createLoader(async (names: readonly string[]) => {
    const rows = await db.selectFrom('settings').select(['name', 'value']).where('name', 'in', names).execute()
    return new Map(rows.map(({ name, value }) => [name, value]))
  }, ON_EVERY_PAGE)
  const all = async () => {
    const rows = await db.selectFrom('settings').select(['name', 'value']).execute()
    return new Map(rows.map(({ name, value }) => [name, value]))
  }
  const get = async (name: string) => {
    const unsaved = unsavedSettings()
    if (unsaved && name in unsaved) return unsaved[name]
    return (keepsTables() ? await keptTables.of('rules', 'settings', all) : await some([name])).get(name)
  }
  return {
    get,
    set: async (name, value) => {
      const stored = JSON.stringify(value)
      await db
        .insertInto('settings')
        .values({ name, value: stored })
        .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: stored, updated_at: new Date() }))
        .execute()
    },
    legalLinks: async () => readLegalLinks(await get(LEGAL_LINKS_SETTING)),
    storeNotice: async () => {
      const { enabled, text } = ((await get('store_notice')) ?? {}) as { enabled?: unknown; text?: unknown }
      if (enabled !== true || typeof text !== 'string' || text.trim() === '') return undefined
      // A changed text is a new notice: those who dismissed the old one see it.
      return { id: createHash('md5').update(text).digest('hex'), text }
    },
    facebook: async () => readFacebook(await get('facebook_sdk')),
    appearance: async () => readAppearance(await get(APPEARANCE_SETTING)),
    siteKit: async () => readSiteKit(await get(SITE_KIT_SETTING)),
    cardRatio: async () => readCardRatio(await get(CARD_RATIO_SETTING)),
    shoppingAids: async () => readShoppingAids(await get(SHOPPING_AIDS_SETTING)),
    shop: async () => ({ ...EMPTY_SHOP, ...((await get('shop')) as Partial<ShopInfo> | undefined) }),
  }
}
