import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createExamplePictures } from './example-pictures.ts'
import { createFactsReader } from './read-facts.ts'
import { loadReadyDesigns } from './ready.ts'
import { createReadyDesigns } from './ready-service.ts'
import { createBlockReader } from './service.ts'

type Needs = Parameters<typeof createFactsReader>[0] & {
  db: Kysely<Database>
  keepPicture: Parameters<typeof createExamplePictures>[0]['keepPicture']
}

export const libraryModule = defineModule({
  create: async ({ db, settings, catalog, clock, keepPicture }: Needs) => {
    const readFacts = createFactsReader({ db, settings, catalog, clock })
    return {
      blocks: createBlockReader(db),
      readyDesigns: createReadyDesigns({ designs: await loadReadyDesigns(), readFacts }),
      examplePictures: createExamplePictures({ readFacts, keepPicture }),
    }
  },
})
