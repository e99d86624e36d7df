import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { ANSWERS_WHEN_BUSY } from '#http/pressure.ts'
import { notFound } from '#http/problem.ts'
import { defineModule } from '#modules/define-module.ts'
import { createFontLibrary } from './library.ts'
import { createFonts } from './service.ts'
import { createShippedFonts, FONTS_URL } from './shipped.ts'

type Needs = {
  db: Kysely<Database>
  settings: { get: (name: string) => Promise<unknown> }
  mediaUrl: string
  mediaFolder: string
}

export const fontsModule = defineModule({
  create: ({ db, settings, mediaUrl, mediaFolder }: Needs) => {
    const shippedFonts = createShippedFonts()
    return {
      shippedFonts,
      fontLibrary: createFontLibrary({ db, folder: mediaFolder, mediaUrl }),
      fonts: createFonts({ db, settings, shipped: shippedFonts, mediaUrl }),
    }
  },
  routes: (http, { shippedFonts }) => {
    http.get(`${FONTS_URL}*`, ANSWERS_WHEN_BUSY, async (request, reply) => {
      const bytes = shippedFonts.at(request.url.split('?', 1)[0]!)
      if (!bytes) throw notFound()
      return reply.header('cache-control', 'public, max-age=31536000, immutable').type('font/woff2').send(bytes)
    })
  },
})
