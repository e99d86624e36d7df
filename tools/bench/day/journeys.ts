import { createHash } from 'node:crypto'
import { seeded } from '#demo/art/seeded.ts'
import { FIGURES_PATH } from '#shop/reports/figures/contract.ts'
import { type Ask, addTo, purchase, textOf } from '../visits.ts'
import type { EdgeClient } from './edge-client.ts'
import type { Places } from './places.ts'
import type { Visit } from './trace.ts'

const FRAGMENTS = '/?wc-ajax=get_refreshed_fragments'
/** Pictures that a phone fetches of a page before the visitor scrolls far. */
const PICTURES_OF_A_PAGE = 5
/** As src/storefront/runtime/figures does. */
const ONE_PAGE_TELLS_IN = 4
const PAGES_OF_A_CRAWL = 6

type Shop = { client: EdgeClient; places: Places; plentiful: string[] }

/** Makes a visit from its first page to its last, without the time that a person reads. */
export async function makeVisit({ kind, seed }: Pick<Visit, 'kind' | 'seed'>, { client, places, plentiful }: Shop) {
  const random = seeded(seed)
  const anyOf = (many: string[]) => many[Math.floor(random() * many.length)]!
  if (kind === 'crawl') return await crawl(client, places, { random, anyOf })

  const held = new Set<string>()
  const open = async (path: string, cookie?: string) => {
    const page = textOf(await client.person(path, { cookie }))
    if (!page.includes('</html>')) throw new Error(`${path} is no whole page.`)
    // What a browser has got once it does not ask for again: all of these keep their content under their name.
    const wanted = filesOf(page).filter((file) => !held.has(file))
    for (const file of wanted) held.add(file)
    await Promise.all(wanted.map((file) => client.person(file)))
    if (cookie) await client.person(FRAGMENTS, { cookie, form: {} })
    if (random() * ONE_PAGE_TELLS_IN < 1)
      await client.beacon(FIGURES_PATH, JSON.stringify({ path: path.split('?', 1)[0], lcp: 900, inp: 80, cls: 3, ttfb: 60 }))
  }
  const home = () => open('/')
  const product = () => open(anyOf(places.products))
  const list = () => open(anyOf(places.lists))

  switch (kind) {
    case 'glance':
      return await (random() < 0.4 ? home() : product())
    case 'browse':
      for (const step of [home, list, product, list, product]) await step()
      return
    case 'search':
      await home()
      await open(`/?s=${anyOf(places.words)}&post_type=product`)
      return await product()
    case 'account':
      await home()
      return await open('/minha-conta/')
    case 'cart': {
      await product()
      const cookie = await addTo(client.person, anyOf(plentiful))
      await open('/cart/', cookie)
      return await open(anyOf(places.lists), cookie)
    }
    case 'buy':
      for (const step of [home, list, product]) await step()
      return await purchase(client.person, anyOf(plentiful))
  }
}

type Chance = { random: () => number; anyOf: (many: string[]) => string }

/** A program that follows links: products, lists narrowed in ways that nobody else has asked for, and files for programs. */
async function crawl({ program }: { program: Ask }, places: Places, { random, anyOf }: Chance) {
  for (let page = 0; page < PAGES_OF_A_CRAWL; page++) {
    const chance = random()
    if (chance < 0.1) await program(anyOf(places.files))
    else if (chance < 0.6) await program(anyOf(places.products))
    else await program(`/loja/?${anyOf(places.narrowings)}${random() < 0.5 ? `&${anyOf(places.narrowings)}` : ''}`)
  }
}

const files = new Map<string, string[]>()

/** Scripts, and the pictures that come first. Read once from each page that is the same. */
function filesOf(page: string): string[] {
  const key = createHash('sha1').update(page).digest('base64')
  const known = files.get(key)
  if (known) return known
  const all = (link: RegExp) => [...new Set([...page.matchAll(link)].map(([, file]) => file!))]
  const found = [
    ...all(/(?:src|href)="(\/assets\/[^"]+\.js)"/g),
    ...all(/<img[^>]* src="(\/midia\/[^"]+)"/g).slice(0, PICTURES_OF_A_PAGE),
  ]
  if (files.size < 1_000) files.set(key, found)
  return found
}
