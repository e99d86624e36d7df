import type { Kysely } from 'kysely'
import type { TextLock } from '#content/settings/locked-text.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import type { Visitors } from '#http/visitor.ts'
import { enqueue } from '#jobs/queue.ts'
import type { Clock } from '#kit/clock.ts'
import { StorageAway } from '#kit/storage-away.ts'
import { defineModule } from '#modules/define-module.ts'
import type { Storage } from '#storage/contract.ts'
import { webhookJob } from './call-webhook.ts'
import { createCaptchas } from './captchas.ts'
import type { ReadForm } from './find-form.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { registerForms } from './routes.ts'
import { createForms } from './service.ts'
import { forgetFiles } from './uploads.ts'

type Needs = {
  db: Kysely<Database>
  secret: string
  clock: Clock
  storage: Pick<Storage, 'uploads'>
  shopUrl: string
  settings: Pick<ShopSettings, 'get' | 'shop'>
  textLock: Pick<TextLock, 'open'>
  visitors: Visitors
  /** Finds a form in a page's document. */
  readForm: ReadForm
}

const FORGET_FILES_JOB = 'forget-form-files'

export const formsModule = defineModule({
  create: ({ db, secret, clock, storage, shopUrl, settings, textLock, readForm }: Needs) => {
    const work = createProofOfWork({ db, secret, clock })
    const captchas = createCaptchas({ settings, work, fetch: (url, init) => fetch(url, init), unlock: textLock.open })
    const { uploads } = storage
    /** Takes files that came with forms away. */
    const forgetFormFiles = async (ids: string[]) => {
      await forgetFiles(uploads, ids).catch(async (error: unknown) => {
        if (!(error instanceof StorageAway)) throw error
        // Nobody's file may stay because the store was away when they left.
        await enqueue(db, { kind: FORGET_FILES_JOB, payload: { ids } })
      })
    }
    return {
      work,
      captchas,
      forgetFormFiles,
      forms: createForms({ db, readForm, settings, captchas, uploads, forgetFiles: forgetFormFiles, shopUrl }),
    }
  },
  routes: (http, { db, visitors, captchas, storage }) =>
    registerForms(http, { db, visitors, captchas, uploads: storage.uploads }),
  jobs: ({ secret, clock, storage }) => ({
    'form-webhook': webhookJob({ secret, clock }),
    [FORGET_FILES_JOB]: async ({ payload }) => await forgetFiles(storage.uploads, (payload as { ids: string[] }).ids),
  }),
  sweep: ({ work }) => work.sweep(),
})
