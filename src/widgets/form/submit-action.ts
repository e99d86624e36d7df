import type { Fields, Settings } from '#builder/fields.ts'

/** What may follow a good submit, as merchants set it. Its name is the file's. */
export type SubmitAction<F extends Fields = Fields, Plan = unknown> = {
  /** Actions are listed, and carried out, in this order. */
  position: number
  label: string
  fields: F
  /** What the shop is to do with these settings: read by the file of the same name in `src/content/forms/actions/`. */
  plan(settings: Settings<F>): Plan
}

export const defineSubmitAction = <F extends Fields, Plan>(action: SubmitAction<F, Plan>): SubmitAction<F, Plan> => action
