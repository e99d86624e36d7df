import { join } from 'node:path'
import { loadFolder } from '#kit/load-folder.ts'
import type { FormAction } from './action.ts'

const files = await loadFolder(join(import.meta.dirname, 'actions'))

/** What may follow a submit, by the name that a form has for it: every file in actions/. */
export const FORM_ACTIONS: ReadonlyMap<string, FormAction> = new Map(
  files.map(({ name, path, value }) => {
    if (typeof value === 'function') return [name, value as FormAction] as const // its plan is what src/widgets/form/actions makes under the same name
    throw new Error(`${path} must have a FormAction as its default export: every file of this folder is one.`)
  }),
)
