import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Storage } from '#storage/contract.ts'
import { createFontLibrary } from './library.ts'
import { registerFonts } from './routes.ts'
import { createFonts } from './service.ts'
import { createShippedFonts } from './shipped.ts'

type Needs = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  mediaUrl: string
  storage: Pick<Storage, 'media'>
}

export const fontsModule = defineModule({
  create: ({ db, settings, mediaUrl, storage }: Needs) => {
    const shippedFonts = createShippedFonts()
    return {
      shippedFonts,
      fontLibrary: createFontLibrary({ db, files: storage.media, mediaUrl }),
      fonts: createFonts({ db, settings, shipped: shippedFonts, mediaUrl }),
    }
  },
  routes: registerFonts,
})
