import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Elements, type Show } from '#builder/elements.tsx'
import { MotionPlace } from '#builder/motion/motion-place.tsx'
import type { PageInfo } from '#builder/page-info.ts'
import type { ReadyDocument, ReadyElement } from '#builder/prepare.ts'
import type { Popup } from '#content/popups/contract.ts'
import type { FacebookSettings, StoreNotice } from '#content/settings/contract.ts'
import { EDIT_MODE_CLASS } from '#islands/edit-mode.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import type { ConsentPlan } from '#kit/consent.ts'
import { NoticesElsewhere, NoticesWrapper } from '#ui/notices.tsx'
import { focusCss } from '#ui/focus-css.ts'
import type { Assets } from './assets.ts'
import { type Ground, Layout } from './layout.tsx'
import { lazyImages } from './lazy-images.ts'
import { Framed, type Frame, placeOf } from './page-frame.tsx'
import type { PageModel } from './page-model.ts'
import { PopupPlaces } from './popups/places.tsx'
import { ScriptParams } from './script-params.tsx'
import { type Template, TemplateBox } from './template-box.tsx'
import { type PageButton, WhatsappLink } from './whatsapp-button.tsx'

/** All that a page is drawn of. */
export type PageParts = {
  notice: StoreNotice | undefined
  icon: string | undefined
  ground: Ground
  consent: ConsentPlan
  switched: { redirectsToCart: boolean; comingSoon: boolean; app: boolean }
  model: PageModel
  info: PageInfo
  main: ReadyDocument
  header: ReadyDocument
  footer: ReadyDocument
  frame: Frame | undefined
  style: string
  onPage: Popup[]
  placesNotices: boolean
  /** What only the whole page brings; told where it is edited. */
  needs: readonly string[] | undefined
  templates: Record<'header' | 'footer', Template | undefined>
  facebook: FacebookSettings
  whatsapp: PageButton | undefined
  /** What every page of its kind tells search engines. */
  facts: object[]
}

/** A page but for what stands in the middle of it. */
export type Shell = { before: string; after: string }

/** Where a shell is cut in two; no page has such an element. */
const PLACE = 'shop-page-middle'

/** What React moves to the head of a whole page. */
const HOISTED_LINKS = /^(?:<link\b[^>]*>)+/

type Options = { assets: Assets; shopUrl: string }
type Isolated = (problem: string) => void

/** Draws pages, whole or in two steps: what is the same for every visitor, and what stands in the middle. */
export function createDrawing({ assets, shopUrl }: Options) {
  const toMarkup = (node: ReactNode) => lazyImages(renderToString(<IslandChunks value={assets.islandChunk}>{node}</IslandChunks>))

  const around = (parts: PageParts, middle: ReactNode, isolated?: Isolated) => {
    const { model, info, main, header, footer, frame, style } = parts
    const { head } = model
    const show = { page: info, isolated }
    const moving = [main, header, footer, ...(frame ? [frame.document] : [])]
    return (
      <Layout
        head={{
          ...head,
          title: head.title ?? `${info.title} – ${info.shopName}`,
          // The element that painting waits for is one of the page's own content.
          paintsFrom: frame && placeOf(frame.document.elements, info) === 'replaced' ? undefined : head.paintsFrom,
          facts: [...parts.facts, ...(head.facts ?? [])],
        }}
        shopName={info.shopName}
        notice={parts.notice}
        icon={parts.icon}
        hasApp={parts.switched.app && !info.editMode}
        ground={parts.ground}
        shopUrl={shopUrl}
        bodyClass={[model.bodyClass, info.editMode && EDIT_MODE_CLASS].filter(Boolean).join(' ')}
        style={style}
        runtime={assets.runtime}
        consent={parts.consent}
        needs={parts.needs}
        header={<Elements elements={header.elements} show={show} />}
        footer={<Elements elements={footer.elements} show={show} />}
        templates={parts.templates}
        end={
          <>
            {parts.whatsapp && <WhatsappLink button={parts.whatsapp} />}
            {parts.switched.comingSoon && <div id="coming-soon-footer-banner" hidden />}
            <ScriptParams
              pageId={info.id}
              path={info.path}
              redirectsToCart={parts.switched.redirectsToCart}
              facebook={parts.facebook}
            />
            <PopupPlaces popups={parts.onPage} />
            <MotionPlace kinds={moving.flatMap((document) => [...document.motion])} />
          </>
        }
      >
        {middle}
      </Layout>
    )
  }

  return {
    whole: (parts: PageParts, isolated?: Isolated) =>
      `<!doctype html>${toMarkup(around(parts, middleOf(parts, isolated), isolated))}`,
    shell: (parts: PageParts): Shell => {
      const [before, after] = toMarkup(around(parts, createElement(PLACE))).split(`<${PLACE}></${PLACE}>`)
      return { before: `<!doctype html>${before}`, after: after! }
    },
    /** The middle alone, for its shell; none where part of it belongs elsewhere in the page. */
    middle: (parts: Middle): string | undefined => {
      const markup = toMarkup(middleOf(parts))
      // React puts what should be fetched early before everything else: that is the head of the whole page, as is a rule for a picture.
      return markup.startsWith('<link') || focusCss(markup) ? undefined : markup
    },
    /** One element as it stands in its page. */
    element: (ready: ReadyElement, { show, startsPage }: { show: Show; startsPage: boolean }): string =>
      toMarkup(<Elements elements={[ready]} show={show} startsPage={startsPage} />).replace(HOISTED_LINKS, ''),
  }
}

type Middle = Pick<PageParts, 'model' | 'info' | 'main' | 'frame' | 'placesNotices'>

function middleOf({ model: { body }, info, main, frame, placesNotices }: Middle, isolated?: Isolated) {
  const show = { page: info, isolated }
  const own = (
    <>
      {'before' in body ? body.before : undefined}
      {'node' in body ? (
        body.node
      ) : (
        <TemplateBox template={'template' in body ? body.template : undefined}>
          <Elements elements={main.elements} show={show} startsPage={!frame} />
        </TemplateBox>
      )}
      {'after' in body ? body.after : undefined}
    </>
  )
  return (
    <NoticesElsewhere value={placesNotices}>
      {info.kind === 'private' ? null : <NoticesWrapper notices={info.notices} />}
      {frame ? <Framed frame={frame} show={show} content={own} /> : own}
    </NoticesElsewhere>
  )
}
