import type { FormField } from './contract.ts'

/** A file as it was sent, where it lies until the form is answered: the name is the sender's word for it. */
export type PostedFile = { field: string; name: string; size: number; path: string }

/** What was posted in the form's own fields. Every field is a list, so that nothing depends on how often a name stands. */
export type Posted = { values: Map<string, string[]>; files: Map<string, PostedFile[]> }

const NAME = /^form_fields\[([\w-]{1,64})\](?:\[\])?$/

/** Picks `form_fields[…]` out of everything that was sent; names that the form doesn't have are left behind. */
export function readPosted(form: { fields: FormField[] }, fields: Record<string, unknown>, files: PostedFile[]): Posted {
  const known = new Set(form.fields.map((field) => field.id))
  const idOf = (name: string) => {
    const id = NAME.exec(name)?.[1]
    return id !== undefined && known.has(id) ? id : undefined
  }
  const posted: Posted = { values: new Map(), files: new Map() }
  for (const [name, value] of Object.entries(fields)) {
    const id = idOf(name)
    if (id === undefined) continue
    const texts = (Array.isArray(value) ? value : [value]).filter((one): one is string => typeof one === 'string')
    posted.values.set(id, [...(posted.values.get(id) ?? []), ...texts])
  }
  for (const file of files) {
    const id = idOf(file.field)
    if (id !== undefined) posted.files.set(id, [...(posted.files.get(id) ?? []), file])
  }
  return posted
}
