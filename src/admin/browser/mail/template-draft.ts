import type { MailTemplateRecord } from '#api/vitrine/mail-template-routes.ts'

export type TemplateValues = {
  subject: string
  title: string
  opening: string
  closing: string
  hidden: readonly string[]
  isOff: boolean
}
export type TextName = 'subject' | 'title' | 'opening' | 'closing'

/** What was typed over what the shop has, and which version that was: a newer one is not overwritten. */
export type TemplateDraft = { version: number; values: Partial<TemplateValues> }

export const savedValues = ({ typed, is_off }: Pick<MailTemplateRecord, 'typed' | 'is_off'>): TemplateValues => ({
  ...typed,
  isOff: is_off,
})

/** The draft after something was typed; none where everything is as it was saved. */
export function draftWith(
  template: Pick<MailTemplateRecord, 'typed' | 'is_off' | 'version'>,
  draft: TemplateDraft | undefined,
  typed: Partial<TemplateValues>,
): TemplateDraft | undefined {
  const saved: TemplateValues = savedValues(template)
  const values = { ...draft?.values, ...typed }
  const changed = Object.entries(values).filter(
    ([name, value]) => JSON.stringify(value) !== JSON.stringify(saved[name as keyof TemplateValues]),
  )
  return changed.length === 0
    ? undefined
    : { version: draft?.version ?? template.version, values: Object.fromEntries(changed) as Partial<TemplateValues> }
}

/** A section switched on or off, in the order of the mail itself. */
export const hiddenWith = (all: readonly { id: string }[], hidden: readonly string[], id: string, isShown: boolean): string[] =>
  all.map((one) => one.id).filter((one) => (one === id ? !isShown : hidden.includes(one)))

/** A placeholder put where the caret stands, and where the caret goes. */
export function insertedAt(text: string, [start, end]: readonly [number, number], name: string): { text: string; caret: number } {
  const placeholder = `{${name}}`
  return { text: text.slice(0, start) + placeholder + text.slice(end), caret: start + placeholder.length }
}

/** As the API takes it. */
export const sentText = ({ isOff: _isOff, ...text }: TemplateValues) => text
