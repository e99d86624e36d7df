import type { Kysely } from 'kysely'
import type { Database } from '#db/schema.ts'
import type { ContentReader } from '../contract.ts'
import { createTemplateEditing, type TemplateOutcome } from '../template-editing.ts'
import { READY_FOOTERS } from './footers.ts'
import { READY_HEADERS } from './headers.ts'
import type { ReadyElement } from './elements.ts'

export type ReadyHeader = keyof typeof READY_HEADERS
export type ReadyFooter = keyof typeof READY_FOOTERS
export type ChosenParts = { header?: ReadyHeader | undefined; footer?: ReadyFooter | undefined }

/** A page that every shop has. */
const HOME = { kind: 'page', id: 0, path: '/' }
/** Menus of the footer are named so; without one the footer leads through the menu of the header. */
const FOOTER_MENU = /^rodape/

/** `before`: the document that stood there. */
export type PlacedPart = { part: 'header' | 'footer'; outcome: TemplateOutcome; before: unknown }

type Options = { db: Kysely<Database>; content: Pick<ContentReader, 'template'> }

/** Ready headers and footers: drawn before they are chosen, and put in the place of those that the shop shows. */
export function createReadyParts({ db, content }: Options) {
  const menus = async () => {
    const all = await db.selectFrom('menus').select(['slug', 'name']).orderBy('id').limit(50).execute()
    const ofFooter = all.filter(({ slug }) => FOOTER_MENU.test(slug))
    return (ofFooter.length > 0 ? ofFooter : all.filter(({ slug }) => slug === 'principal')).map(({ slug, name }) => ({
      slug,
      name: name.replace(/^rodapé\s*[-–—:·]?\s*/i, '') || name,
    }))
  }
  const documentOf = async (part: 'header' | 'footer', chosen: ChosenParts): Promise<ReadyElement[] | undefined> => {
    if (part === 'header') return chosen.header && READY_HEADERS[chosen.header].document()
    return chosen.footer && READY_FOOTERS[chosen.footer].document(await menus())
  }
  return {
    documentOf,
    /** What stood there is kept among the revisions of the template. */
    place: async (chosen: ChosenParts, author: { id: number; name: string }): Promise<PlacedPart[]> => {
      const editing = createTemplateEditing({ db })
      const placed: PlacedPart[] = []
      for (const part of ['header', 'footer'] as const) {
        const document = await documentOf(part, chosen)
        if (!document) continue
        const shown = await content.template(part, HOME)
        const title = part === 'header' ? 'Cabeçalho' : 'Rodapé'
        const outcome = shown
          ? await editing.update(shown.id, { document })
          : await editing.create(part, { title, status: 'publish', document }, author)
        placed.push({ part, outcome, before: shown?.document })
      }
      return placed
    },
  }
}
export type ReadyParts = ReturnType<typeof createReadyParts>
