import type { FormField, ShownAnswer } from '#content/forms/contract.ts'

/** What the browser needs to know of a form: nothing of what follows a submit. */
export type FormProps = {
  id: string
  postId: string
  pageTitle: string
  name: string
  fields: FormField[]
  showLabels: boolean
  markRequired: boolean
  size: string
  button: { text: string; width: string; align: string }
  steps: { type: string; shape: string; next: string; previous: string }
  answer: ShownAnswer | undefined
}
