import type { Kysely } from 'kysely'
import type { MediaReader } from '#content/media/contract.ts'
import type { Database } from '#db/schema.ts'
import { defineModule } from '#modules/define-module.ts'
import { createAuthors } from './authors.ts'
import { createBlog } from './service.ts'

type Needs = { db: Kysely<Database>; media: MediaReader }

export const blogModule = defineModule({
  create: ({ db, media }: Needs) => ({ blog: createBlog({ db, media, authors: createAuthors({ db, media }) }) }),
})
