import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
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
import { Layout } from './layout.tsx'
import { outsideOf, PopupPlaces, widgetsOf } from './popups/places.tsx'
import { lazyImages } from './lazy-images.ts'
import { documentOf, findFrame, Framed, type Frame } from './page-frame.tsx'
import type { PageModel } from './page-model.ts'
import { ScriptParams } from './script-params.tsx'
import { shopFacts } from './structured-facts.ts'
import { type Template, TemplateBox } from './template-box.tsx'

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
  /** What extensions add to the style of every page. */
  moreStyle: () => string
  shopUrl: string
  warn: (problem: string, path: string) => void
}

/** The widget that says where on a page its notices stand. */
const NOTICES_WIDGET = 'woocommerce-notices'
/** A private page's notices can only be moved where the page hands them over. */
const mayPlaceNotices = (info: PageInfo) => info.kind !== 'private' || info.notices !== undefined

const here = dirname(fileURLToPath(import.meta.url))
const ui = join(here, '..', 'ui')

/** Draws whole pages: the model in the middle, the shop's own header and footer around it, one style element with just what is used. */
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
  moreStyle,
  shopUrl,
  warn,
}: Options) {
  const base = readStyle(join(ui, 'tokens.css')) + readStyle(join(ui, 'base.css')) + readStyle(join(here, 'styles', 'site.css'))
  const sheets = new Map<string, string>()
  const sheet = (name: string) => {
    if (!sheets.has(name)) sheets.set(name, readStyle(join(here, 'styles', `${name}.css`)))
    return sheets.get(name)!
  }

  const styleOf = (model: PageModel, documents: ReadyDocument[], look: string) => {
    const names = new Set([...documents.flatMap((document) => [...document.widgetNames]), ...(model.widgets ?? [])])
    const own = [...names].sort().map((name) => widgets.get(name)?.style ?? '')
    return (
      base +
      look +
      (model.styles ?? []).map(sheet).join('') +
      own.join('') +
      documents.map((document) => document.css).join('') +
      moreStyle()
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
      model: PageModel
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
    const { model, info, main, header, footer, style } = parts
    const show = { page: info, isolated }
    const { body, head } = model
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
          bodyClass={[model.bodyClass, info.editMode && EDIT_MODE_CLASS].filter(Boolean).join(' ')}
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

  const render = async (model: PageModel, mode: Mode, templates: Templates): Promise<RenderedPage> => {
    const editMode = mode === 'edit'
    const [shop, appearance, notice, facebook, switched, { plan, hosts: tagHosts }, others] = await Promise.all([
      settings.shop(),
      settings.appearance(),
      settings.storeNotice(),
      settings.facebook(),
      flags(),
      consent.ofPage({ isPrivate: model.info.kind === 'private' }),
      outsideScripts.onPage({ ...model.info, editMode }),
    ])
    const info: PageInfo = { ...model.info, shopName: shop.name, url: shopUrl + model.info.path, editMode }
    const prepare = (document: unknown) => prepareDocument(document, { widgets, readers, page: info })
    const template = async (part: 'header' | 'footer') => {
      const found = await templates.template(part, info)
      return { ready: await prepare(found?.document), template: found && { id: found.id, part } }
    }
    const around = await findFrame(model, info, templates)
    const [{ ready: header, template: headerTemplate }, { ready: footer, template: footerTemplate }, main, framing, onPage] =
      await Promise.all([
        template('header'),
        template('footer'),
        prepare(documentOf(model, around !== undefined)),
        around && prepare(around.document),
        // Over a page that is being edited none may open.
        editMode ? [] : popups.onPage(info),
      ])
    const frame = around && framing && { id: around.id, part: around.part, document: framing }
    const documents = [header, footer, main, ...(framing ? [framing] : [])]
    for (const problem of documents.flatMap((document) => document.problems)) warn(problem, info.path)
    const placesNotices = mayPlaceNotices(info) && documents.some(({ widgetNames }) => widgetNames.has(NOTICES_WIDGET))
    const style = styleOf(model, documents, lookOf(appearance))
    const icon = await iconOf(appearance)
    const facts = info.kind === 'page' && info.path === '/' ? shopFacts(shop, shopUrl) : []
    const ground = appearance.colours.paper
    // A page that says nothing of itself is described by the shop's own sentence.
    const head = { ...model.head, description: model.head.description || shop.tagline || shop.name }
    const parts = {
      notice,
      icon,
      ground,
      consent: { ...plan, tags: [...plan.tags, ...others.tags] },
      switched,
      model: { ...model, head },
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
      status: model.status ?? 200,
      html,
      tags: [
        'settings',
        ...(appearance.iconId ? [`media:${appearance.iconId}`] : []),
        'templates',
        'menus',
        'popups',
        ...model.tags,
        ...documents.flatMap((document) => [...document.tags]),
      ],
      headers: {
        ...pageGuards({
          styles: [style],
          scripts: model.scripts,
          frames: [...framesOf(documents, onPage), ...(model.frames ?? [])],
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
    render: (model: PageModel, mode: Mode = 'visitor', templates: Templates = content) =>
      batchReads(() => render(model, mode, templates)),
    /** The shared style alone, for pages that are drawn when the database is away. */
    baseStyle: base,
  }
}
