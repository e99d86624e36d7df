import type { Kysely } from 'kysely'
import type { ShopInfo } from '#content/settings/contract.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { drawLetter, senderOf } from '#mail/draw-letter.tsx'
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
  settings: { shop: () => Promise<ShopInfo> }
  config: { extensions: readonly string[]; extensionsFolder: string }
}

export const extensionsModule = defineModule({
  create: async ({ db, secret, shopUrl, clock, log, settings, config }: Needs) => {
    const extensions = await createExtensions({
      installed: await loadExtensions({ folder: config.extensionsFolder, named: config.extensions }),
      db,
      secret,
      shopUrl,
      clock,
      log,
      findOrder: createFinding({ db }).findById,
      shopName: async () => (await settings.shop()).name,
      drawLetter: async (letter) => drawLetter(letter, senderOf(await settings.shop(), shopUrl)),
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
