import type { ReactNode } from 'react'
import { Elements, type Show } from '#builder/elements.tsx'
import type { PageInfo } from '#builder/page-info.ts'
import type { ReadyDocument } from '#builder/prepare.ts'
import type { ContentReader, TemplatePart } from '#content/pages/contract.ts'
import type { PageModel } from './page-model.ts'
import { TemplateBox } from './template-box.tsx'

/** A design of the shop's own that surrounds what a page shows. */
export type Frame = { id: number; part: TemplatePart; document: ReadyDocument }

/** The widget that says where in a design the page itself stands. */
const CONTENT_WIDGET = 'theme-post-content'

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
  const hasPlace = frame.document.widgetNames.has(CONTENT_WIDGET)
  return (
    <>
      <TemplateBox template={frame}>
        <Elements elements={frame.document.elements} show={{ ...show, page: { ...show.page, content } }} startsPage />
      </TemplateBox>
      {!hasPlace && frame.part !== 'not-found' && content}
    </>
  )
}
