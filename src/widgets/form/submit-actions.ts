import { join } from 'node:path'
import { allAskedWhen } from '#builder/conditions.ts'
import type { Fields } from '#builder/fields.ts'
import { loadFolder } from '#kit/load-folder.ts'
import type { SubmitAction } from './submit-action.ts'

const files = await loadFolder(join(import.meta.dirname, 'actions'))

/** By the name that a stored form has for it: every file in actions/. */
export const SUBMIT_ACTIONS: ReadonlyMap<string, SubmitAction> = new Map(
  files
    .map(({ name, path, value }) => {
      if (isSubmitAction(value)) return [name, value] as const
      throw new Error(
        `${path} must have a SubmitAction as its default export (defineSubmitAction): every file of this folder is one.`,
      )
    })
    .toSorted(([, one], [, other]) => one.position - other.position),
)

export const actionLabels: Readonly<Record<string, string>> = Object.fromEntries(
  [...SUBMIT_ACTIONS].map(([name, { label }]) => [name, label]),
)

/** The settings of all of them, each asked for while its action is chosen. */
export const actionFields: Fields = Object.fromEntries(
  [...SUBMIT_ACTIONS].flatMap(([name, { fields }]) => Object.entries(allAskedWhen({ submit_actions: [name] }, fields))),
)

function isSubmitAction(value: unknown): value is SubmitAction {
  return typeof value === 'object' && value !== null && 'plan' in value
}
