import { slugOf } from '#kit/pt-br.ts'
import { cleanHtml } from '#kit/safe-html.ts'
import { widgetsIn } from './widgets-in.ts'

export type EditStatus = 'draft' | 'publish' | 'future' | 'private'

/** When a text is out: what has an hour that is still to come waits for it, what is out has an hour. */
export function publication(
  input: EditStatus,
  at: Date | null | undefined,
  now: Date,
): { status: EditStatus; publishedAt: Date | null } {
  if (input === 'draft') return { status: 'draft', publishedAt: at ?? null }
  const publishedAt = at ?? now
  if (input === 'private') return { status: 'private', publishedAt }
  return { status: publishedAt > now ? 'future' : 'publish', publishedAt }
}

/** The part of an address: what was wished, or made from the title, or the id of what has neither. */
export function slugFrom(input: string | undefined, title: string, fallback: string): string {
  const made = [input ?? '', title].map(slugOf).find((slug) => slug !== '')
  return (made ?? fallback).slice(0, 190).replace(/-+$/, '')
}

/** A slug that nobody has: the wished one, or the first number behind it that is free. */
export function freeAmong(isTaken: (slug: string) => boolean, wanted: string): string {
  if (!isTaken(wanted)) return wanted
  for (let number = 2; ; number++) {
    const slug = `${wanted}-${number}`
    if (!isTaken(slug)) return slug
  }
}

/** Pages of the shop itself that a document of their name is drawn around, once it has their widget. */
const FRAMED: Record<string, string> = { 'minha-conta': 'woocommerce-my-account' }
export const framesOwnPage = (slug: string, document: unknown) => widgetsIn(document).includes(FRAMED[slug] ?? '')

/** A document that holds nothing but running text. */
export const documentOfText = (html: string) => [
  {
    id: 'texto0',
    elType: 'container',
    settings: {},
    elements: [
      { id: 'texto1', elType: 'widget', widgetType: 'text-editor', settings: { editor: cleanHtml(html) }, elements: [] },
    ],
  },
]

/** Whether more than running text stands in a document: a text from outside would wipe out somebody's design. */
export function isDesigned(document: unknown): boolean {
  const widgets = widgetsIn(document)
  return widgets.length > 1 || widgets.some((type) => type !== 'text-editor')
}
