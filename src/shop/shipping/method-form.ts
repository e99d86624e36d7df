/** What a merchant sets of a way of sending; `at` is where it is stored. */
export type FormField = {
  id: string
  label: string
  description: string
  kind: 'money' | 'whole' | 'rows'
  at: readonly [string, string?]
}
/** How a way of sending is called and set, and what it begins with. */
export type MethodForm = { title: string; description: string; fields: readonly FormField[]; fresh: Record<string, unknown> }

export const DAYS_FROM: FormField = {
  id: 'days_from',
  label: 'Prazo mínimo',
  description: 'Dias úteis até a entrega, no melhor caso.',
  kind: 'whole',
  at: ['days', 'from'],
}
export const DAYS_TO: FormField = {
  ...DAYS_FROM,
  id: 'days_to',
  label: 'Prazo máximo',
  description: 'Dias úteis até a entrega, no pior caso.',
  at: ['days', 'to'],
}
export const costField = (description: string): FormField => ({
  id: 'cost',
  label: 'Custo',
  description,
  kind: 'money',
  at: ['cents'],
})
export const SOON = { from: 3, to: 7 }
