import type { MetaChange } from '#kit/meta-data.ts'
import { checkMeta, type FieldRules } from '#kit/typed-fields/check-meta.ts'

/** What an old shop kept beside a thing, without what the merchant's own fields don't take; `notes` hears of that. */
export function keptFields(rules: FieldRules, meta: readonly MetaChange[] = [], notes: string[] = []): MetaChange[] {
  const { changes, problems } = checkMeta(rules, [], meta)
  notes.push(...problems.map((problem) => `O campo próprio ficou de fora: ${problem}`))
  return changes
}
