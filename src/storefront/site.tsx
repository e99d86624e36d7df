import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import { Elements } from '#builder/elements.tsx'
import { MotionPlace } from '#builder/motion/motion-place.tsx'
import type { PageInfo } from '#builder/page-info.ts'
import { prepareDocument, type ReadyDocument } from '#builder/prepare.ts'
import { type Readers, readStyle, type Widgets } from '#builder/registry.ts'
import { batchReads } from '#db/request-batching.ts'
import type { ConsentReader } from '#content/consent/contract.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { OutsideScriptReader } from '#content/outside-scripts/contract.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { Popup, PopupReader } from '#content/popups/contract.ts'
import { lookOf } from '#content/settings/appearance.ts'
import type { Appearance, FacebookSettings, SettingsReader, StoreNotice } from '#content/settings/contract.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { pageGuards } from '#http/security-headers.ts'
import { EDIT_MODE_CLASS } from '#islands/edit-mode.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import type { ConsentPlan } from '#kit/consent.ts'
import { joinOutside } from '#kit/csp-sources.ts'
import { NoticesElsewhere, NoticesWrapper } from '#ui/notices.tsx'
import { apiLinks } from './api-links.ts'
import type { Assets } from './assets.ts'
import type { Mode } from './edit-mode.ts'
import { type Head, Layout } from './layout.tsx'
import { outsideOf, PopupPlaces, widgetsOf } from './popups/places.tsx'
import { lazyImages } from './lazy-images.ts'
import { documentOf, findFrame, Framed, type Frame } from './page-frame.tsx'
import { ScriptParams } from './script-params.tsx'
import { shopFacts } from './structured-facts.ts'
import { type Template, TemplateBox } from './template-box.tsx'

/** A page before it is drawn: what it is, what stands in it, what it depends on. */
export type Subject = {
  info: Omit<PageInfo, 'shopName' | 'url' | 'editMode'>
  head: Omit<Head, 'title'> & { title?: string }
  status?: number
  bodyClass?: string
  tags: string[]
  /** Style sheets of storefront/styles that the page's own parts need. */
  styles?: string[]
  /** Scripts that the page's own parts print inside the page, to the letter. Of private pages only. */
  scripts?: string[]
  /** What the page's own parts show in a frame, in the words of the policy. */
  frames?: string[]
  /** Widgets whose style sheets the page's own parts need, though no document names them. */
  widgets?: string[]
  body:
    | { document: unknown }
    | { node: ReactNode }
    | {
        before?: ReactNode
        document: unknown
        template?: Template
        /** Elements that end the page where no template of the shop's own surrounds it. */
        ending?: unknown[]
        after?: ReactNode
      }
}

/** Who knows the shop's designs. */
export type Templates = Pick<ContentReader, 'template'>
export type Site = ReturnType<typeof createSite>
type Options = {
  widgets: Widgets
  readers: Readers
  content: Templates
  popups: PopupReader
  settings: SettingsReader
  media: MediaReader
  consent: ConsentReader
  outsideScripts: OutsideScriptReader
  /** What the shop has switched on for every page. */
  flags: () => Promise<{ redirectsToCart: boolean; comingSoon: boolean }>
  assets: Assets
  shopUrl: string
  warn: (problem: string, path: string) => void
}

/** The widget that says where on a page its notices stand. */
const NOTICES_WIDGET = 'woocommerce-notices'
/** A private page's notices can only be moved where the page hands them over. */
const mayPlaceNotices = (info: PageInfo) => info.kind !== 'private' || info.notices !== undefined

const here = dirname(fileURLToPath(import.meta.url))
const ui = join(here, '..', 'ui')

/** Draws whole pages: the subject in the middle, the shop's own header and footer around it, one style element with just what is used. */
export function createSite({
  widgets,
  readers,
  content,
  popups,
  settings,
  media,
  consent,
  outsideScripts,
  flags,
  assets,
  shopUrl,
  warn,
}: Options) {
  const base = readStyle(join(ui, 'tokens.css')) + readStyle(join(ui, 'base.css')) + readStyle(join(here, 'styles', 'site.css'))
  const sheets = new Map<string, string>()
  const sheet = (name: string) => {
    if (!sheets.has(name)) sheets.set(name, readStyle(join(here, 'styles', `${name}.css`)))
    return sheets.get(name)!
  }

  const styleOf = (subject: Subject, documents: ReadyDocument[], look: string) => {
    const names = new Set([...documents.flatMap((document) => [...document.widgetNames]), ...(subject.widgets ?? [])])
    const own = [...names].sort().map((name) => widgets.get(name)?.style ?? '')
    return (
      base + look + (subject.styles ?? []).map(sheet).join('') + own.join('') + documents.map((document) => document.css).join('')
    )
  }

  /** The smallest of its sizes is larger than any tab. */
  const iconOf = async ({ iconId }: Appearance) =>
    iconId === undefined ? undefined : (await media.pictures([iconId])).get(iconId)?.sizes[0]?.webp

  const framesOf = (documents: ReadyDocument[], onPage: Popup[]) => {
    const names = new Set([...documents.flatMap((document) => [...document.widgetNames]), ...widgetsOf(onPage)])
    return [...new Set([...names].flatMap((name) => widgets.get(name)?.definition.frames ?? []))]
  }

  const draw = (
    parts: {
      notice: StoreNotice | undefined
      icon: string | undefined
      ground: string
      consent: ConsentPlan
      switched: { redirectsToCart: boolean; comingSoon: boolean }
      subject: Subject
      info: PageInfo
      main: ReadyDocument
      header: ReadyDocument
      footer: ReadyDocument
      frame: Frame | undefined
      style: string
      onPage: Popup[]
      placesNotices: boolean
      templates: Record<'header' | 'footer', Template | undefined>
      facebook: FacebookSettings
      /** What every page of its kind tells search engines. */
      facts: object[]
    },
    isolated?: (problem: string) => void,
  ) => {
    const { subject, info, main, header, footer, style } = parts
    const show = { page: info, isolated }
    const { body, head } = subject
    const before = 'before' in body ? body.before : undefined
    const after = 'after' in body ? body.after : undefined
    const title = head.title ?? `${info.title} – ${info.shopName}`
    const own = (
      <>
        {before}
        {'node' in body ? (
          body.node
        ) : (
          <TemplateBox template={'template' in body ? body.template : undefined}>
            <Elements elements={main.elements} show={show} startsPage={!parts.frame} />
          </TemplateBox>
        )}
        {after}
      </>
    )
    const markup = renderToString(
      <IslandChunks value={assets.islandChunk}>
        <Layout
          head={{ ...head, title, facts: [...parts.facts, ...(head.facts ?? [])] }}
          shopName={info.shopName}
          notice={parts.notice}
          icon={parts.icon}
          ground={parts.ground}
          shopUrl={shopUrl}
          bodyClass={[subject.bodyClass, info.editMode && EDIT_MODE_CLASS].filter(Boolean).join(' ')}
          style={style}
          runtime={assets.runtime}
          consent={parts.consent}
          header={<Elements elements={header.elements} show={show} />}
          footer={<Elements elements={footer.elements} show={show} />}
          templates={parts.templates}
          end={
            <>
              {parts.switched.comingSoon && <div id="coming-soon-footer-banner" hidden />}
              <ScriptParams
                pageId={info.id}
                path={info.path}
                redirectsToCart={parts.switched.redirectsToCart}
                facebook={parts.facebook}
              />
              <PopupPlaces popups={parts.onPage} />
              <MotionPlace
                kinds={[main, header, footer, ...(parts.frame ? [parts.frame.document] : [])].flatMap((document) => [
                  ...document.motion,
                ])}
              />
            </>
          }
        >
          <NoticesElsewhere value={parts.placesNotices}>
            {info.kind === 'private' ? null : <NoticesWrapper notices={info.notices} />}
            {parts.frame ? <Framed frame={parts.frame} show={show} content={own} /> : own}
          </NoticesElsewhere>
        </Layout>
      </IslandChunks>,
    )
    return `<!doctype html>${lazyImages(markup)}`
  }

  const render = async (subject: Subject, mode: Mode, templates: Templates): Promise<RenderedPage> => {
    const editMode = mode === 'edit'
    const [shop, appearance, notice, facebook, switched, { plan, hosts: tagHosts }, others] = await Promise.all([
      settings.shop(),
      settings.appearance(),
      settings.storeNotice(),
      settings.facebook(),
      flags(),
      consent.ofPage({ isPrivate: subject.info.kind === 'private' }),
      outsideScripts.onPage({ ...subject.info, editMode }),
    ])
    const info: PageInfo = { ...subject.info, shopName: shop.name, url: shopUrl + subject.info.path, editMode }
    const prepare = (document: unknown) => prepareDocument(document, { widgets, readers, page: info })
    const template = async (part: 'header' | 'footer') => {
      const found = await templates.template(part, info)
      return { ready: await prepare(found?.document), template: found && { id: found.id, part } }
    }
    const around = await findFrame(subject, info, templates)
    const [{ ready: header, template: headerTemplate }, { ready: footer, template: footerTemplate }, main, framing, onPage] =
      await Promise.all([
        template('header'),
        template('footer'),
        prepare(documentOf(subject, around !== undefined)),
        around && prepare(around.document),
        // Over a page that is being edited none may open.
        editMode ? [] : popups.onPage(info),
      ])
    const frame = around && framing && { id: around.id, part: around.part, document: framing }
    const documents = [header, footer, main, ...(framing ? [framing] : [])]
    for (const problem of documents.flatMap((document) => document.problems)) warn(problem, info.path)
    const placesNotices = mayPlaceNotices(info) && documents.some(({ widgetNames }) => widgetNames.has(NOTICES_WIDGET))
    const style = styleOf(subject, documents, lookOf(appearance))
    const icon = await iconOf(appearance)
    const facts = info.kind === 'page' && info.path === '/' ? shopFacts(shop, shopUrl) : []
    const ground = appearance.colours.paper
    // A page that says nothing of itself is described by the shop's own sentence.
    const head = { ...subject.head, description: subject.head.description || shop.tagline || shop.name }
    const parts = {
      notice,
      icon,
      ground,
      consent: { ...plan, tags: [...plan.tags, ...others.tags] },
      switched,
      subject: { ...subject, head },
      info,
      main,
      header,
      footer,
      frame,
      style,
      onPage,
      placesNotices,
      templates: { header: headerTemplate, footer: footerTemplate },
      facebook,
      facts,
    }
    let html: string
    try {
      html = draw(parts)
    } catch {
      // Some part throws: draw each by itself, so that only the broken one is missing.
      html = draw(parts, (problem) => warn(problem, info.path))
    }
    return {
      status: subject.status ?? 200,
      html,
      tags: [
        'settings',
        ...(appearance.iconId ? [`media:${appearance.iconId}`] : []),
        'templates',
        'menus',
        'popups',
        ...subject.tags,
        ...documents.flatMap((document) => [...document.tags]),
      ],
      headers: {
        ...pageGuards({
          styles: [style],
          scripts: subject.scripts,
          frames: [...framesOf(documents, onPage), ...(subject.frames ?? [])],
          others: { hosts: [...new Set([...tagHosts, ...others.hosts])], codes: others.codes },
          outside: joinOutside([...documents.flatMap((document) => document.outside), ...outsideOf(onPage, widgets)]),
          inBuilder: editMode,
        }),
        link: apiLinks(info, shopUrl),
      },
    }
  }

  return {
    /** `templates`: who knows the shop's designs, where one of them is not saved yet. */
    render: (subject: Subject, mode: Mode = 'visitor', templates: Templates = content) =>
      batchReads(() => render(subject, mode, templates)),
    /** The shared style alone, for pages that are drawn when the database is away. */
    baseStyle: base,
  }
}
