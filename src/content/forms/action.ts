import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { Form, PopupAnswer, SentField } from './contract.ts'

export type Submission = {
  id: number
  postId: number
  formId: string
  fields: SentField[]
  referrer: string
  sentAt: Date
}

/** What an action is given. `db` is the transaction in which the submission is kept: either all of it happens or nothing. */
export type ActionContext<Plan = unknown> = {
  db: Kysely<Database>
  /** What the merchant set for it. */
  plan: Plan
  form: Form
  submission: Submission
  shop: { name: string; email: string; url: string }
}

/** What the browser is told to do next. */
export type Outcome = { redirect_url?: string; popup?: PopupAnswer }

/** Something that follows a good submit. What reaches outside of the shop goes through a job. */
export type FormAction<Plan = unknown> = (context: ActionContext<Plan>) => Promise<Outcome>

export const valueOf = (fields: SentField[], id: string) => {
  const value = fields.find((field) => field.id === id)?.value ?? ''
  return Array.isArray(value) ? value.join(', ') : value
}
