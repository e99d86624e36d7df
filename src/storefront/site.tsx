import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { PageInfo } from '#builder/page-info.ts'
import { prepareDocument, type ReadyDocument } from '#builder/prepare.ts'
import { kitWith } from '#builder/style/globals.ts'
import { attributesIn } from '#builder/lean-style.ts'
import { type Readers, readStyle, type Widgets } from '#builder/registry.ts'
import { styleMark } from '#builder/style-marks.ts'
import { batchReads } from '#db/request-batching.ts'
import type { ConsentReader } from '#content/consent/contract.ts'
import type { FontReader } from '#content/fonts/contract.ts'
import { fontsOf } from '#content/fonts/page-families.ts'
import type { MediaReader } from '#content/media/contract.ts'
import type { OutsideScriptReader } from '#content/outside-scripts/contract.ts'
import type { Channels } from '#shop/channels/service.ts'
import type { ContentReader, TemplatePart } from '#content/pages/contract.ts'
import type { Popup, PopupReader } from '#content/popups/contract.ts'
import { lookOf } from '#content/settings/appearance.ts'
import { cardRatioCss } from '#content/settings/card-ratio.ts'
import type { Appearance, SettingsReader } from '#content/settings/contract.ts'
import { unsavedSettings } from '#content/settings/unsaved.ts'
import { groundOf } from '#content/settings/theme/theme-style.ts'
import type { WhatsappButtonReader } from '#content/whatsapp-button/service.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { pageGuards } from '#http/security-headers.ts'
import { joinOutside } from '#kit/csp-sources.ts'
import { withPromotions } from './promotion-tags.ts'
import { focusCss } from '#ui/focus-css.ts'
import { apiLinks } from './api-links.ts'
import type { Assets } from './assets.ts'
import { drawElements, type WantedElements } from './draw-elements.ts'
import { createDrawing, type PageParts } from './draw-page.tsx'
import { needsOf } from './page-needs.ts'
import type { Mode } from './edit-mode.ts'
import { outsideOf, widgetsOf } from './popups/places.tsx'
import { documentOf, findFrame } from './page-frame.tsx'
import type { PageModel } from './page-model.ts'
import { createShellRendering, type Shells } from './page-shell.ts'
import { shopFacts } from './structured-facts.ts'
import { WHATSAPP_HOURS_TAG, whatsappOnPage } from './whatsapp-button.tsx'

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
  fonts: Pick<FontReader, 'onPage'>
  consent: ConsentReader
  outsideScripts: OutsideScriptReader
  channels: Pick<Channels, 'onPage'>
  whatsappButton: Pick<WhatsappButtonReader, 'onPage' | 'turns'>
  /** What the shop has switched on for every page. */
  flags: () => Promise<{ redirectsToCart: boolean; comingSoon: boolean; app: boolean }>
  /** Where what private pages have around them is kept. */
  shells: Shells
  assets: Assets
  /** What extensions add to the style of every page. */
  moreStyle: () => string
  shopUrl: string
  warn: (problem: string, path: string) => void
}

/** `document`: the elements, and those that they stand in; `part`: whether it is the page's own or a template's. */
type ElementsOfPage = { model: PageModel; document: unknown; part: 'page' | TemplatePart } & WantedElements
type Gathering = {
  mode: Mode
  templates: Templates
  watch?: (page: PageInfo) => PageInfo
  /** The page is drawn before its style, which is then put into the place that is left for it. */
  isStyledLater?: boolean
}

/** Stands where the style of a page will. */
const STYLE_PLACE = '/*style*/'

/** The widget that says where on a page its notices stand. */
const NOTICES_WIDGET = 'woocommerce-notices'
/** A private page's notices can only be moved where the page hands them over. */
const mayPlaceNotices = (info: PageModel['info']) => info.kind !== 'private' || info.notices !== undefined

/** Fonts are always asked for without cookies, so what is fetched ahead has to be, too. */
const preloadFont = (url: string) => `<${url}>; rel="preload"; as="font"; type="font/woff2"; crossorigin`

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
  fonts,
  consent,
  outsideScripts,
  channels,
  whatsappButton,
  flags,
  shells,
  assets,
  moreStyle,
  shopUrl,
  warn,
}: Options) {
  const drawing = createDrawing({ assets, shopUrl })
  const base = readStyle(join(ui, 'tokens.css')) + readStyle(join(ui, 'base.css')) + readStyle(join(here, 'styles', 'site.css'))
  let lastLook = ''
  const sheets = new Map<string, string>()
  const sheet = (name: string) => {
    if (!sheets.has(name)) sheets.set(name, readStyle(join(here, 'styles', `${name}.css`)))
    return sheets.get(name)!
  }

  type StyleOptions = {
    look: string
    mode: Mode
    /** Sheets that the page needs beside its widgets'. */
    sheets: string[]
    /** What stands in the page, once that is known. */
    found?: ReadonlySet<string>
  }
  const styleOf = (model: PageModel, documents: ReadyDocument[], { look, mode, sheets: more, found }: StyleOptions) => {
    const names = new Set([...documents.flatMap((document) => [...document.widgetNames]), ...(model.widgets ?? [])])
    const mark = mode === 'edit' ? styleMark : () => ''
    const sheetOf = (name: string) => {
      const widget = widgets.get(name)
      return widget ? (found ? widget.lean(found) : widget.style) : ''
    }
    const own = [...names].sort().map((name) => mark('widget', name) + sheetOf(name))
    return (
      base +
      [...(model.styles ?? []), ...more].map(sheet).join('') +
      own.join('') +
      // The theme goes before what a merchant chose for one element.
      mark('look') +
      look +
      documents.map((document) => mark('document') + document.css).join('') +
      mark('rest') +
      // Where shoppers pay or sign in nothing is drawn of what anybody wrote.
      (model.info.kind === 'private' ? '' : (model.customCss ?? '')) +
      moreStyle()
    )
  }

  /** The smallest of its sizes is larger than any tab. */
  const iconOf = async ({ iconId }: Appearance) =>
    iconId === undefined ? undefined : (await media.pictures([iconId])).get(iconId)?.sizes[0]?.webp

  const framesOf = (documents: ReadyDocument[], onPage: Popup[]) => {
    const names = new Set([...documents.flatMap((document) => [...document.widgetNames]), ...widgetsOf(onPage, widgets)])
    return [...new Set([...names].flatMap((name) => widgets.get(name)?.definition.frames ?? []))]
  }

  const infoOf = (model: PageModel, shopName: string, editMode: boolean): PageInfo => ({
    ...model.info,
    shopName,
    url: shopUrl + model.info.path,
    editMode,
  })

  /** All that a page is drawn of, and the headers that guard it. `page` is what widgets are told of it. */
  const gather = async (model: PageModel, { mode, templates, watch = (page) => page, isStyledLater = false }: Gathering) => {
    const editMode = mode === 'edit'
    const [shop, appearance, cardRatio, siteKit, notice, facebook, switched, { plan, hosts: tagHosts }, others, told, button] =
      await Promise.all([
        settings.shop(),
        settings.appearance(),
        settings.cardRatio(),
        settings.siteKit(),
        settings.storeNotice(),
        settings.facebook(),
        flags(),
        consent.ofPage({ isPrivate: model.info.kind === 'private' }),
        outsideScripts.onPage({ ...model.info, editMode }),
        channels.onPage({ kind: model.info.kind, path: model.info.path, editMode }),
        whatsappButton.onPage(),
      ])
    const info = watch(infoOf(model, shop.name, editMode))
    const whatsapp = whatsappOnPage(button, info)
    const kit = kitWith(siteKit)
    const prepare = (document: unknown) => prepareDocument(document, { widgets, readers, page: info, kit })
    const template = async (part: 'header' | 'footer') => {
      const found = await templates.template(part, info)
      return { ready: await prepare(found?.document), template: found && { id: found.id, part }, stored: found?.document }
    }
    const around = await findFrame(model, info, templates)
    const stored = documentOf(model, around !== undefined)
    const [top, bottom, main, framing, onPage] = await Promise.all([
      template('header'),
      template('footer'),
      prepare(stored),
      around && prepare(around.document),
      // Over a page that is being edited none may open.
      editMode ? [] : popups.onPage(info),
    ])
    const frame = around && framing && { id: around.id, part: around.part, document: framing }
    const [header, footer] = [top.ready, bottom.ready]
    const documents = [header, footer, main, ...(framing ? [framing] : [])]
    const named = [top.stored, around?.document, stored, bottom.stored].flatMap((one) => fontsOf(one, siteKit))
    const letters = await fonts.onPage(named)
    for (const problem of [...documents.flatMap((document) => document.problems), ...letters.problems]) warn(problem, info.path)
    const look = lookOf(appearance)
    if (!unsavedSettings()) lastLook = look
    const styled = {
      look: look + cardRatioCss(cardRatio) + letters.css,
      mode,
      sheets: whatsapp ? ['whatsapp-button'] : [],
    }
    const style = isStyledLater ? STYLE_PLACE : styleOf(model, documents, styled)
    const parts: PageParts = {
      notice,
      icon: await iconOf(appearance),
      ground: groundOf(appearance),
      consent: {
        ...plan,
        tags: [...plan.tags, ...others.tags],
        ...(told.browser.length > 0 && { channels: told.browser }),
      },
      switched,
      // A page that says nothing of itself is described by the shop's own sentence.
      model: { ...model, head: { ...model.head, description: model.head.description || shop.tagline || shop.name } },
      info,
      main,
      header,
      footer,
      frame,
      style,
      onPage,
      placesNotices: mayPlaceNotices(model.info) && documents.some(({ widgetNames }) => widgetNames.has(NOTICES_WIDGET)),
      needs: editMode
        ? needsOf({
            elements: documents.flatMap(({ elements }) => elements),
            outside: documents.flatMap(({ outside }) => outside),
            fonts: named,
          })
        : undefined,
      templates: { header: top.template, footer: bottom.template },
      facebook,
      whatsapp,
      facts: info.kind === 'page' && info.path === '/' ? shopFacts(shop, shopUrl) : [],
    }
    const guarded = {
      frames: [...framesOf(documents, onPage), ...(model.frames ?? [])],
      others: { hosts: [...new Set([...tagHosts, ...others.hosts])], codes: others.codes },
      forms: model.forms ?? [],
      outside: joinOutside([
        ...documents.flatMap((document) => document.outside),
        ...outsideOf(onPage, widgets),
        ...(model.outside ? [model.outside] : []),
        ...told.outside,
      ]),
      inBuilder: editMode,
      hasApp: switched.app,
    }
    return {
      parts,
      /** The style without rules for looks that do not stand in the page; one that is being edited may get them any moment. */
      styleFor: (html: string) => (editMode ? style : styleOf(model, documents, { ...styled, found: attributesIn(html) })),
      headers: (scripts: string[] | undefined, printed = style) => ({
        ...pageGuards({ ...guarded, styles: [printed], scripts }),
        // Sooner than any element of the page could say it.
        link: [apiLinks(model.info, shopUrl), ...letters.preload.map(preloadFont)].join(', '),
      }),
      isWhole: documents.every((document) => document.isWhole),
      tags: withPromotions([
        'settings',
        ...(appearance.iconId ? [`media:${appearance.iconId}`] : []),
        'templates',
        'menus',
        'popups',
        WHATSAPP_HOURS_TAG,
        ...model.tags,
        ...documents.flatMap((document) => [...document.tags]),
      ]),
    }
  }

  const renderWhole = async (model: PageModel, mode: Mode, templates: Templates): Promise<RenderedPage> => {
    const { parts, styleFor, headers, tags } = await gather(model, { mode, templates, isStyledLater: mode !== 'edit' })
    let html: string
    try {
      html = drawing.whole(parts)
    } catch {
      // Some part throws: draw each by itself, so that only the broken one is missing.
      html = drawing.whole(parts, (problem) => warn(problem, parts.info.path))
    }
    const style = styleFor(html) + focusCss(html) + (NEEDS_PRICE_NOTES.test(html) ? sheet('promotion-note') : '')
    html = html.replace(`>${parts.style}</style>`, () => `>${style}</style>`)
    return { status: model.status ?? 200, html, tags, headers: headers(model.scripts, style) }
  }

  const renderInShell = createShellRendering({
    shells,
    turns: whatsappButton.turns,
    drawing,
    gather: (model, watch) => gather(model, { mode: 'visitor', templates: content, watch }),
  })

  const renderElements = async ({ model, document, part, ...wanted }: ElementsOfPage) => {
    const [shop, siteKit] = await Promise.all([settings.shop(), settings.siteKit()])
    const info = infoOf(model, shop.name, true)
    const [ready, frame] = await Promise.all([
      prepareDocument(document, { widgets, readers, page: info, kit: kitWith(siteKit) }),
      part === 'page' ? findFrame(model, info, content) : undefined,
    ])
    const startsPage = part === 'page' ? frame === undefined : part !== 'header' && part !== 'footer'
    return drawElements(ready, { ...wanted, info, startsPage, widgets, siteKit, draw: drawing.element })
  }

  const render = async (model: PageModel, mode: Mode, templates: Templates): Promise<RenderedPage> => {
    const mayBeShared = mode === 'visitor' && templates === content && model.info.kind === 'private'
    return (mayBeShared ? await renderInShell(model) : undefined) ?? (await renderWhole(model, mode, templates))
  }

  return {
    /** `templates`: who knows the shop's designs, where one of them is not saved yet. */
    render: (model: PageModel, mode: Mode = 'visitor', templates: Templates = content) =>
      batchReads(() => render(model, mode, templates)),
    /** Some elements of a page that is open in the editor, by themselves. */
    renderElements: (wanted: ElementsOfPage) => batchReads(() => renderElements(wanted)),
    /** The shared style alone, for pages that are drawn when the database is away. */
    baseStyle: base + sheet('error'),
    /** The same with the look of the last page that was drawn for visitors: an error looks like the shop, too. */
    plainStyle: () => base + sheet('error') + lastLook,
    /** The same, as the shop looks at this moment. */
    offlineStyle: async () => base + sheet('error') + lookOf(await settings.appearance()),
  }
}

/** What is said beside a price; of variations it stands in their data. */
const NEEDS_PRICE_NOTES = /"promotion-note"|"order-limits"|lowest-price/
