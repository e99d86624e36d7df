import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { loadWidgets } from '#builder/registry.ts'
import { DEFAULT_ANIMATION } from '#widgets/lottie/animation-address.ts'
import { bundle } from '../../tools/bundle.ts'
import { wakingAtOnce } from './awake-islands.ts'
import { serve, type Answer } from './browser.ts'
import { drawGallery, WIDGETS, type Gallery } from './gallery.tsx'

/** A visitor's page may load nothing that is not the shop's; a demo is held to the same, but for the maps' frames. */
const POLICY =
  "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; media-src 'self'; connect-src 'self'; font-src 'self'; " +
  "frame-src https://www.openstreetmap.org https://www.google.com; base-uri 'none'; form-action 'self'; require-trusted-types-for 'script'"
const PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><path fill="#d9c4a5" d="M0 0h4v3H0z"/></svg>'

const ANIMATION = readFileSync(join(WIDGETS, 'lottie', 'vaso.json'), 'utf8')

/** Made once for all files that share their modules. */
let bundled: ReturnType<typeof bundle> | undefined

export type GallerySite = Awaited<ReturnType<typeof openGallerySite>>

/**
 * A site with a page for every widget: /tabs/ has its demos as the server draws them, each island waking at its own moment;
 * /tabs/awake/ has the same with every island waking at once. React is the one that complains aloud.
 */
export async function openGallerySite() {
  const widgets = await loadWidgets(WIDGETS)
  const { list, files, more } = await (bundled ??= bundle({
    development: true,
    more: { 'wake-page': join(import.meta.dirname, 'wake-page.ts') },
  }))
  const drawn = new Map<string, Gallery>()
  const chunkOf = (island: string) => ({ src: list.islands[island] ?? '', imports: list.preload[island] ?? [] })

  const answer = (path: string): Answer | undefined => {
    const [, first = '', second = ''] = path.split('/')
    if (first === 'assets') return { body: files.get(second) ?? '' }
    if (first === 'media') return { body: PICTURE, type: 'image/svg+xml' }
    if (path === DEFAULT_ANIMATION) return { body: ANIMATION, type: 'application/json' }
    if (first === 'favicon.ico') return { body: '', type: 'image/x-icon' }
    const gallery = drawn.get(first)
    if (!gallery) return undefined
    if (second === 'style.css') return { body: gallery.css }
    const body = second === 'awake' ? wakingAtOnce(gallery.body) : gallery.body
    const html = documentOf(first, body, more['wake-page']!)
    return { body: html, type: 'text/html; charset=utf-8', headers: { 'content-security-policy': POLICY } }
  }

  const site = await serve(answer)
  return {
    ...site,
    widgets,
    /** Draws a widget's demos, so that its pages can be visited. */
    async gallery(name: string): Promise<Gallery> {
      const gallery = drawn.get(name) ?? (await drawGallery(name, widgets, chunkOf))
      drawn.set(name, gallery)
      return gallery
    },
  }
}

function documentOf(name: string, body: string, script: string) {
  return `<!doctype html><html lang="pt-BR"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${name}</title>
<link rel="stylesheet" href="/${name}/style.css"><script type="module" src="${script}"></script></head>
<body><main><h1>${name}</h1>${body}</main></body></html>`
}
