import type { ReactNode } from 'react'
import { Elements, type Show } from '#builder/elements.tsx'
import type { PageInfo } from '#builder/page-info.ts'
import type { ReadyDocument, ReadyElement } from '#builder/prepare.ts'
import type { ContentReader, TemplatePart } from '#content/pages/contract.ts'
import type { PageModel } from './page-model.ts'
import { TemplateBox } from './template-box.tsx'

/** A design of the shop's own that surrounds what a page shows. */
export type Frame = { id: number; part: TemplatePart; document: ReadyDocument }

/** The widget that says where in a design the page itself stands. */
const CONTENT_WIDGET = 'theme-post-content'
/** Those that are what a visitor came for: a design with one of them needs no other place for the page. */
const FORM_WIDGET = 'product-form'
const LIST_WIDGET = 'products'

const FRAMES: Partial<Record<PageInfo['kind'], TemplatePart>> = {
  page: 'single',
  post: 'single',
  product: 'product',
  archive: 'archive',
  search: 'archive',
  error: 'not-found',
}

/** The template that surrounds a page, where the shop has one for it. A list that is drawn by a template needs no second one. */
export async function findFrame({ body, status = 200 }: PageModel, info: PageInfo, content: Pick<ContentReader, 'template'>) {
  const part = FRAMES[info.kind]
  const isDrawn = 'template' in body && body.template !== undefined
  if (!part || isDrawn || (info.kind === 'error' && status !== 404)) return undefined
  const found = await content.template(part, info)
  return found && { ...found, part }
}

/** What of a page is a document; its ending is left to the template where there is one. */
export function documentOf({ body }: PageModel, isFramed: boolean): unknown {
  if (!('document' in body)) return undefined
  const ending = 'ending' in body && !isFramed ? (body.ending ?? []) : []
  return Array.isArray(body.document) ? [...(body.document as unknown[]), ...ending] : ending
}

/** A design with the page in its place. One that names no place must not hide what a visitor came for, but a lost page may be all design. */
export function Framed({ frame, show, content }: { frame: Frame; show: Show; content: ReactNode }) {
  const place = placeOf(frame.document.elements, show.page)
  const around = { ...show, page: { ...show.page, content: place === 'replaced' ? undefined : content } }
  return (
    <>
      <TemplateBox template={frame} product={place === 'replaced' ? show.page.product : undefined}>
        <Elements elements={frame.document.elements} show={around} startsPage />
      </TemplateBox>
      {place === 'none' && frame.part !== 'not-found' && content}
    </>
  )
}

/** Where the page's own content stands in a design; replaced, where the design draws in parts what a visitor came for. */
export function placeOf(elements: readonly ReadyElement[], page: PageInfo): 'inside' | 'replaced' | 'none' {
  const all = flat(elements)
  if (all.some(({ widget }) => widget?.definition.name === CONTENT_WIDGET)) return 'inside'
  return all.some((element) => isPagesOwn(element, page)) ? 'replaced' : 'none'
}

/** The form that sells the product of the page, or the list of an archive. */
function isPagesOwn({ widget, settings }: ReadyElement, { product, listing }: PageInfo): boolean {
  const name = widget?.definition.name
  if (product) return name === FORM_WIDGET && (settings.product_id === 0 || settings.product_id === product.id)
  return listing !== undefined && name === LIST_WIDGET && settings.query === 'current'
}

const flat = (elements: readonly ReadyElement[]): ReadyElement[] =>
  elements.flatMap((element) => [element, ...flat(element.elements), ...(element.copies ?? []).flatMap(ofThisPage)])
/** Cards are about other pages. */
const ofThisPage = (copy: NonNullable<ReadyElement['copies']>[number]) => (copy.page ? [] : flat(copy.elements))
