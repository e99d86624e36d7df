import { join } from 'node:path'
import { renderToString } from 'react-dom/server'
import { Elements, type Show } from '#builder/elements.tsx'
import { MotionPlace } from '#builder/motion/motion-place.tsx'
import type { PageInfo } from '#builder/page-info.ts'
import { prepareDocument, type ReadyDocument } from '#builder/prepare.ts'
import { type Readers, readStyle, type Widgets } from '#builder/registry.ts'
import type { ContentReader } from '#content/pages/contract.ts'
import type { FacebookSettings, SettingsReader } from '#content/settings/contract.ts'
import type { RenderedPage } from '#http/page-cache.ts'
import { pageGuards } from '#http/security-headers.ts'
import { IslandChunks } from '#islands/island-slot.tsx'
import { joinOutside } from '#kit/csp-sources.ts'
import type { CatalogReader } from '#shop/catalog/contract.ts'
import { focusCss } from '#ui/focus-css.ts'
import { TrustedMarkup } from '#ui/trusted-markup.tsx'
import type { Assets } from '../assets.ts'
import { lazyImages } from '../lazy-images.ts'
import { pagesOf } from '../paged-content.ts'
import { ScriptParams } from '../script-params.tsx'
import { tellDemosApart } from './showcase-copies.ts'
import { demoElements, type Entry } from './showcase-entries.ts'
import { SAMPLES } from './showcase-samples.ts'

/** Widgets that pages have several of beside one another. */
const CARDS = new Set([
  'flip-box',
  'price-table',
  'icon-box',
  'image-box',
  'testimonial',
  'counter',
  'progress',
  'blockquote',
  'star-rating',
  'author-box',
  'product-form',
  'login',
])

const ARCHIVE_WIDGET = 'archive-posts'
const ARCHIVE = { perPage: 4 }

type Options = {
  widgets: Widgets
  readers: Readers & { catalog: CatalogReader; content: Pick<ContentReader, 'posts'> }
  settings: Pick<SettingsReader, 'shop' | 'facebook'>
  /** What demos get instead of what their numbers name. */
  standIns: () => Promise<Readers>
  assets: Assets
  baseStyle: string
  shopUrl: string
  warn: (problem: string, path: string) => void
}

/** Draws the demos of an entry alone, without the shop around them: what stands in the showcase's frame. */
export function createShowcaseFrames({ widgets, readers, settings, standIns, assets, baseStyle, shopUrl, warn }: Options) {
  const sheet = (name: string) => readStyle(join(import.meta.dirname, '..', 'styles', `${name}.css`))
  const own = sheet('showcase-frame')

  return async (entry: Entry, number = 1): Promise<RenderedPage | undefined> => {
    if (number > 1 && number > (await pagesIn(entry, readers))) return undefined
    const sample = SAMPLES[entry.name]
    const page = {
      ...infoOf(entry, shopUrl, number),
      shopName: (await settings.shop()).name,
      ...sample?.draw((await readers.catalog.list({ perPage: 2, page: 1, featured: true })).products),
    }
    const ready = await prepareDocument(demoElements(entry), {
      widgets,
      readers: { ...readers, ...(await standIns()) },
      page,
    })
    for (const problem of ready.problems) warn(problem, page.path)
    const style = [
      baseStyle,
      ...(sample?.sheets ?? []).map(sheet),
      ...[...ready.widgetNames].sort().map((name) => widgets.get(name)?.style ?? ''),
      own,
      ready.css,
    ].join('')
    const facebook = await settings.facebook()
    const draw = (show: Show) =>
      renderToString(
        <IslandChunks value={assets.islandChunk}>
          <Frame entry={entry} ready={ready} show={show} style={style} runtime={assets.runtime} facebook={facebook} />
        </IslandChunks>,
      )
    let markup: string
    try {
      markup = draw({ page })
    } catch {
      // Some demo throws: draw each by itself, so that only the broken one is missing.
      markup = draw({ page, isolated: (problem) => warn(problem, page.path) })
    }
    const places = focusCss(markup)
    if (places) markup = markup.replace('</style>', () => `${places}</style>`)
    const frames = [...ready.widgetNames].flatMap((name) => widgets.get(name)?.definition.frames ?? [])
    return {
      status: 200,
      html: `<!doctype html>${leaveTheFrame(tellDemosApart(lazyImages(markup)))}`,
      tags: ['settings', 'menus', 'posts', 'products', ...ready.tags],
      headers: {
        ...pageGuards({
          styles: [style + places],
          frames: [...new Set(frames)],
          outside: joinOutside(ready.outside),
          // Like the builder's pages it may stand in a frame of this shop.
          inBuilder: true,
        }),
        'x-frame-options': 'SAMEORIGIN',
        'x-robots-tag': 'noindex',
      },
    }
  }
}

type FrameProps = {
  entry: Entry
  ready: ReadyDocument
  show: Show
  style: string
  runtime: string
  facebook: FacebookSettings
}

function Frame({ entry, ready, show, style, runtime, facebook }: FrameProps) {
  const { title, path } = show.page
  return (
    <html lang="pt-BR">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{title}</title>
        <TrustedMarkup as="style" html={style} />
        <script type="module" src={runtime} />
      </head>
      <body className="showcase-frame">
        <main id="conteudo" tabIndex={-1} data-cards={CARDS.has(entry.name) ? '' : undefined}>
          <h1 className="screen-reader-text">{title}</h1>
          {entry.demos.map((demo, index) => (
            <section key={demo.title} className="showcase-demo">
              <h2>{demo.title}</h2>
              <Elements elements={ready.elements.filter(({ id }) => id === `demo${index}`)} show={show} />
            </section>
          ))}
        </main>
        <ScriptParams pageId={0} path={path} redirectsToCart={false} facebook={facebook} />
        <MotionPlace kinds={ready.motion} />
      </body>
    </html>
  )
}

/** How far a demo's list of posts goes on. */
const pagesIn = async (entry: Entry, readers: Pick<Options['readers'], 'content' | 'catalog'>) =>
  entry.name === ARCHIVE_WIDGET ? (await readers.content.posts(ARCHIVE)).pages : await pagesOf(demoElements(entry), readers)

/** Other pages of the shop refuse to stand in a frame: a demo's links and forms open them in the window around it. The frame's own pages stay. */
function leaveTheFrame(html: string): string {
  return html
    .replaceAll(/<a (?![^>]*\starget=)(?=[^>]*href="(?:\/(?!vitrine\/[a-z0-9-]+\/quadro\/)|https?:))/g, '<a target="_top" ')
    .replaceAll(/<form (?![^>]*\starget=)/g, '<form target="_top" ')
}

const infoOf = ({ name, title }: Entry, shopUrl: string, number: number): Omit<PageInfo, 'shopName'> => {
  const around = `/vitrine/${name}/`
  const path = `${around}quadro/${number > 1 ? `${number}/` : ''}`
  return {
    id: 0,
    kind: 'page',
    title: `${title}: demonstrações`,
    path,
    url: shopUrl + around,
    crumbs: [
      { title: 'Início', url: '/' },
      { title: 'Vitrine', url: '/vitrine/' },
      { title, url: around },
    ],
    editMode: false,
    pageNumber: number,
    archive: ARCHIVE,
  }
}
