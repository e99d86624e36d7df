import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { FileStore } from '#storage/contract.ts'
import { inTransaction } from '#db/transaction.ts'
import type { ShopInfo } from '#content/settings/contract.ts'
import type { Outcome } from './action.ts'
import { keepSubmission } from './keep-submission.ts'
import { FORM_ACTIONS } from './form-actions.ts'
import type { Captchas } from './captchas.ts'
import { checkFields } from './check-fields.ts'
import { checkFiles } from './check-files.ts'
import type { FormAnswer } from './contract.ts'
import { findForm, type FoundForm, type ReadForm } from './find-form.ts'
import { type Posted, type PostedFile, readPosted } from './posted.ts'
import { sentFields } from './sent-fields.ts'
import { FORM_TEXT } from './text.ts'
import { type KeptFile, noteFiles, writeFiles } from './uploads.ts'

type Options = {
  db: Kysely<Database>
  readForm: ReadForm
  settings: { shop: () => Promise<ShopInfo> }
  captchas: Captchas
  uploads: FileStore
  /** Takes files away again, also from a store that goes away meanwhile. */
  forgetFiles: (ids: string[]) => Promise<void>
  shopUrl: string
}
export type Sending = {
  postId: number
  formId: string
  /** Everything that came with the request. */
  fields: Record<string, unknown>
  files: PostedFile[]
  referrer: string
  userId: number | undefined
}
export type Forms = ReturnType<typeof createForms>

export function createForms({ db, readForm, settings, captchas, uploads, forgetFiles, shopUrl }: Options) {
  const keep = async (found: FoundForm, sending: Sending, posted: Posted, files: KeptFile[]): Promise<Outcome> => {
    const { form, home } = found
    const { name, email: address } = await settings.shop()
    const { formId, userId } = sending
    const referrer = sending.referrer.slice(0, 2_000)
    const fields = sentFields(form.fields, posted, files)
    return await inTransaction(db, async (trx) => {
      const kept = await keepSubmission(trx, { postId: home.id, formId, formName: form.name, fields, referrer, userId })
      await noteFiles(trx, kept.id, files)
      const submission = { id: kept.id, postId: home.id, formId, fields, referrer, sentAt: kept.created_at }
      const shop = { name, email: address, url: shopUrl }
      let outcome: Outcome = {}
      for (const { name: action, plan } of form.actions) {
        outcome = { ...outcome, ...(await FORM_ACTIONS.get(action)?.({ db: trx, plan, form, submission, shop })) }
      }
      return outcome
    })
  }

  return {
    find: (postId: number, formId: string) => findForm(db, readForm, { postId, formId }),

    /** Checks what was sent against the form's own settings; when all is well keeps it and does what the merchant asked for. */
    send: async (found: FoundForm, sending: Sending): Promise<FormAnswer> => {
      const { fields, messages } = found.form
      const posted = readPosted(found.form, sending.fields, sending.files)
      const wrong = checkFields(fields, posted, messages.required)
      const unread = fields.filter(({ id }) => !(id in wrong))
      const errors = { ...wrong, ...(await checkFiles(unread, posted)) }
      const trap = fields.find(({ id, type }) => type === 'honeypot' && id in errors)
      if (trap) return failure(FORM_TEXT.spam)
      if (Object.keys(errors).length > 0) return failure(messages.error, errors)
      // Asked last: a captcha counts once, and must not be used up by a missing field.
      const captcha = await captchas.check(found.form, sending.fields)
      if (Object.keys(captcha).length > 0) return failure(messages.error, captcha)
      const files = await writeFiles({ uploads, forget: forgetFiles }, fields, posted)
      try {
        const outcome = await keep(found, sending, posted, files)
        const data = { message: messages.success, errors: {}, ...outcome }
        return { success: true, data: { ...data, data } }
      } catch (error) {
        await forgetFiles(files.map(({ id }) => id))
        throw error
      }
    },
  }
}

/** A failure as scripts expect it: told twice, because some look one level deeper. */
export function failure(message: string, errors: Record<string, string> = {}): FormAnswer {
  return { success: false, data: { message, errors, data: { message, errors } } }
}
