import type { Described } from '../settings/described.ts'

/** The first run, from nothing to a shop that sells. */
export const STEPS = [
  { slug: 'shop', title: 'Sua loja' },
  { slug: 'address', title: 'Endereço e contato' },
  { slug: 'payment', title: 'Como você recebe' },
  { slug: 'freight', title: 'Como você envia' },
  { slug: 'look', title: 'Logo e cores' },
  { slug: 'legal', title: 'Páginas que a lei pede' },
  { slug: 'open', title: 'Abrir a loja' },
] as const
export type StepSlug = (typeof STEPS)[number]['slug']

export const stepAt = (slug: string | undefined) => STEPS.findIndex((step) => step.slug === slug)
export const addressOf = (slug: StepSlug) => `/comecar/${slug}`

/** Where somebody who left goes on. */
export const resumeAt = (kept: string | undefined): StepSlug =>
  kept === 'done' ? 'open' : (STEPS[Math.max(0, stepAt(kept))]?.slug ?? 'shop')

/** Whether a shop is offered its first run: nobody has finished it, and there is nothing to sell or it was begun. */
export const isOffered = ({ step, products }: { step: string; products: number }) =>
  step !== 'done' && (products === 0 || step !== '')

/** Which of these settings are empty, to be said after what they belong to; nothing when all are filled in. */
export function missingIn(settings: readonly Pick<Described, 'id' | 'label' | 'value'>[], ids: readonly string[]): string {
  const empty = ids.flatMap((id) => settings.find((one) => one.id === id && one.value === '') ?? [])
  return empty.length === 0 ? '' : ` (falta: ${empty.map(({ label }) => label).join(', ')})`
}
