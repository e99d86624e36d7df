import type { Kysely } from 'kysely'
import type { FontReader } from '#content/fonts/contract.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { drawLetter, senderOf } from '#mail/draw-letter.tsx'
import { rewriteLetter } from '#mail/kinds/find-kind.ts'
import { createLetterSettings } from '#mail/letter-settings.ts'
import { defineModule } from '#modules/define-module.ts'
import { putIntoOutbox } from '#shop/accounts/outbox.ts'
import { createFinding } from '#shop/orders/find.ts'
import { createAsking } from './ask.ts'
import { loadExtensions } from './load.ts'
import { createExtensions } from './service.ts'

type Needs = {
  db: Kysely<Database>
  secret: string
  shopUrl: string
  clock: Clock
  log: { info: (facts: object, text: string) => void; warn: (facts: object, text: string) => void }
  settings: Pick<ShopSettings, 'shop' | 'get' | 'appearance'>
  fonts: Pick<FontReader, 'stacks'>
  config: { extensions: readonly string[]; extensionsFolder: string }
}

export const extensionsModule = defineModule({
  create: async ({ db, secret, shopUrl, clock, log, settings, fonts, config }: Needs) => {
    const letters = createLetterSettings({ db, settings, shopUrl, fonts })
    const extensions = await createExtensions({
      installed: await loadExtensions({ folder: config.extensionsFolder, named: config.extensions }),
      db,
      secret,
      shopUrl,
      clock,
      log,
      findOrder: createFinding({ db }).findById,
      shopName: async () => (await settings.shop()).name,
      drawLetter: async (kind, letter, data) => {
        const shop = await settings.shop()
        const { text } = await letters.kept(kind)
        const written = text ? rewriteLetter(letter, text, { data, shopName: shop.name }) : letter
        return drawLetter(written, senderOf(shop, shopUrl, await letters.brand()))
      },
      putIntoOutbox,
    })
    return { extensions, askExtensions: createAsking({ active: extensions.active, log }) }
  },
  jobs: ({ extensions }) => extensions.jobs(),
  onContentChange: ({ extensions, log }) => {
    const follow = () => void extensions.sync().catch((err: unknown) => log.warn({ err }, 'extensions not read'))
    return { changed: (tags) => tags.includes('extensions') && follow(), missed: follow }
  },
})
