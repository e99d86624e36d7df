import type { Meta, MetaChange } from '../meta-data.ts'
import { referenceOf, type TypedField } from './definition.ts'
import { readValue } from './read-value.ts'

/** The fields that what is written has, and which of the numbers that it names are there. */
export type FieldRules = {
  fields: readonly TypedField[]
  knows: (reference: string, id: number) => boolean
}
export const NO_RULES: FieldRules = { fields: [], knows: () => false }

type Checked = { changes: MetaChange[]; problems: string[] }

/**
 * Changes of meta with the values of fields as their kinds have them. What a field refuses is left out and told. A value that stays as
 * it is stays, also where the field has become narrower since.
 */
export function checkMeta({ fields, knows }: FieldRules, now: readonly Meta[], changes: readonly MetaChange[]): Checked {
  const problems: string[] = []
  const checked = changes.flatMap((change): MetaChange[] => {
    const known = now.find(({ id, key }) => (change.id === undefined ? key === change.key : id === change.id))
    const key = change.key ?? known?.key
    const field = fields.find((one) => one.key === key)
    if (!field || (known && known.key === key && isSame(known.value, change.value))) return [change]
    const refuse = (why: string) => {
      problems.push(`${field.name}: ${why}`)
      return []
    }
    const read = readValue(field, change.value)
    if (!read.ok) return refuse(read.why)
    if (read.value === null) return field.required ? refuse('é preciso preencher.') : [{ ...change, value: null }]
    const reference = referenceOf(field)
    if (reference !== undefined && !knows(reference, Number(read.value))) return refuse('não há na loja nada com este número.')
    return [{ ...change, value: read.value }]
  })
  return { changes: checked, problems }
}

const isSame = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)
