import type { Kysely } from 'kysely'
import type { PageReads } from '#db/page-reads.ts'
import type { Database } from '#db/schema.ts'
import type { Clock } from '#kit/clock.ts'
import { fileKind } from '#kit/file-kind.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Storage } from '#storage/contract.ts'
import { createMediaLibrary, LIBRARY_FILE_TYPES } from './library.ts'
import { looksLikePicture, visitorPhoto } from './picture-bytes.ts'
import { createMedia, MEDIA_URL, pictureOf } from './service.ts'

type Needs = { db: Kysely<Database>; textReads: PageReads; clock: Clock; storage: Pick<Storage, 'media'> }
type FetchedPicture = { name: string; bytes: Buffer; alt: string; by: number }

export const mediaModule = defineModule({
  create: ({ db, textReads, clock, storage }: Needs) => {
    const kindOf = (name: string, bytes: Buffer) => fileKind(name, bytes, LIBRARY_FILE_TYPES)
    const library = createMediaLibrary({ db, files: storage.media, clock, kindOf })
    return {
      media: createMedia({ db, textReads }),
      pictureOf,
      mediaUrl: MEDIA_URL,
      library,
      cleanVisitorPhoto: visitorPhoto,
      /** Puts a picture that was fetched from elsewhere into the library. Undefined when it is none. */
      keepPicture: async ({ name, bytes, alt, by }: FetchedPicture): Promise<number | undefined> => {
        if (!looksLikePicture(bytes)) return undefined
        const kept = await library.upload({
          name,
          bytes,
          title: '',
          alt,
          caption: '',
          description: '',
          contentId: 0,
          authorId: by,
        })
        return kept.ok ? kept.id : undefined
      },
    }
  },
  jobs: ({ library }) => library.jobs,
})
