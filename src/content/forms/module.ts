import type { Kysely } from 'kysely'
import type { TextLock } from '#content/settings/locked-text.ts'
import type { ShopSettings } from '#content/settings/service.ts'
import type { Database } from '#db/schema.ts'
import type { Visitors } from '#http/visitor.ts'
import type { Clock } from '#kit/clock.ts'
import { defineModule } from '#modules/define-module.ts'
import { webhookJob } from './call-webhook.ts'
import { createCaptchas } from './captchas.ts'
import type { ReadForm } from './find-form.ts'
import { createProofOfWork } from './proof-of-work.ts'
import { registerForms } from './routes.ts'
import { createForms } from './service.ts'
import { forgetFiles, uploadsFolderOf } from './uploads.ts'

type Needs = {
  db: Kysely<Database>
  secret: string
  clock: Clock
  dataDir: string
  shopUrl: string
  settings: Pick<ShopSettings, 'get' | 'shop'>
  textLock: Pick<TextLock, 'open'>
  visitors: Visitors
  /** Finds a form in a page's document. */
  readForm: ReadForm
}

export const formsModule = defineModule({
  create: ({ db, secret, clock, dataDir, shopUrl, settings, textLock, readForm }: Needs) => {
    const work = createProofOfWork({ db, secret, clock })
    const captchas = createCaptchas({ settings, work, fetch: (url, init) => fetch(url, init), unlock: textLock.open })
    const uploadsFolder = uploadsFolderOf(dataDir)
    return {
      work,
      captchas,
      uploadsFolder,
      /** Takes files that came with forms off the disk. */
      forgetFormFiles: (ids: string[]) => forgetFiles(uploadsFolder, ids),
      forms: createForms({ db, readForm, settings, captchas, uploadsFolder, shopUrl }),
    }
  },
  routes: (http, { db, visitors, captchas, uploadsFolder }) => registerForms(http, { db, visitors, captchas, uploadsFolder }),
  jobs: ({ secret, clock }) => ({ 'form-webhook': webhookJob({ secret, clock }) }),
  sweep: ({ work }) => work.sweep(),
})
