import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { brotliCompressSync } from 'node:zlib'
import type { AssetList } from '#storefront/assets.ts'
import { ROOT } from '../bundle.ts'
import { askPage, COMPRESSED } from './ask.ts'
import { BOUNDS, kilobytes } from './bounds.ts'
import type { PageType } from './pages.ts'
import { countElements, scriptsOf, stylesOf, styleSheetsOf } from './read-markup.ts'
import type { Row } from './row.ts'

export const WEIGHED_PAGES: PageType[] = ['home', 'listing', 'product', 'post', 'content page', 'account']

/** Compressed as it travels, and plain as the browser reads it. */
type Size = { br: number; plain: number }

type Plan = { shopUrl: string; addresses: Record<string, string> }

const assetList = () => JSON.parse(readFileSync(join(ROOT, 'dist', 'assets.json'), 'utf8')) as AssetList // written by tools/build.ts

/** What each type of page weighs and each widget's script, and whether they keep the shop's promises. */
export const measurePageBytes = async (plan: Plan): Promise<Row[]> => [
  ...(await weighPages(plan)),
  await weighChunks(plan.shopUrl, assetList()),
]

export async function weighPages({ shopUrl, addresses }: Plan): Promise<Row[]> {
  const list = assetList()
  const rows: Row[] = []
  for (const [name, path] of Object.entries(addresses)) rows.push(await weighPage({ name, url: shopUrl + path, shopUrl, list }))
  return rows
}

async function weighPage({ name, url, shopUrl, list }: { name: string; url: string; shopUrl: string; list: AssetList }) {
  const compressed = await askPage(url, COMPRESSED)
  const html = (await askPage(url)).body.toString()
  const page: Size = { br: compressed.body.length, plain: Buffer.byteLength(html) }
  const addresses = scriptsOf(html)
  // What the runtime imports is fetched before it runs, whether or not the page says so.
  if (addresses.has(list.runtime)) for (const more of list.preload.runtime ?? []) addresses.add(more)
  const script = sum(await Promise.all([...addresses].map((address) => weigh(shopUrl + address))))
  const sheets = await Promise.all(styleSheetsOf(html).map((address) => weigh(shopUrl + address)))
  const style = sum([...stylesOf(html).map(weighText), ...sheets])
  const elements = countElements(html)
  const notes = [
    over(script.br, BOUNDS.scriptBytes, 'scripts before the first input'),
    over(style.br, BOUNDS.styleBytes, 'style'),
    name === 'home' && elements > BOUNDS.homeElements ? `${elements} elements are more than ${BOUNDS.homeElements}` : undefined,
  ].filter((note) => note !== undefined)
  if (compressed.headers['content-encoding'] === undefined) notes.push('sent without compression although the browser accepts it')
  const isBroken = notes.some((note) => note.includes('more than'))
  return {
    what: `${name}, KB brotli/plain`,
    measured: `HTML ${pair(page)} · style ${pair(style)} · script ${pair(script)}`,
    compared: `${elements} elements`,
    bound: `style ≤ 14, script ≤ 12${name === 'home' ? `, elements ≤ ${BOUNDS.homeElements}` : ''}`,
    verdict: isBroken ? 'broken' : 'ok',
    notes,
    numbers: {
      htmlBytes: page.br,
      htmlPlainBytes: page.plain,
      styleBytes: style.br,
      stylePlainBytes: style.plain,
      scriptBytes: script.br,
      scriptPlainBytes: script.plain,
      elements,
    },
  } satisfies Row
}

async function weighChunks(shopUrl: string, { islands }: AssetList): Promise<Row> {
  const chunks = await Promise.all(
    Object.entries(islands).map(async ([name, address]) => ({ name, bytes: (await weigh(shopUrl + address)).br })),
  )
  chunks.sort((a, b) => b.bytes - a.bytes)
  const notes = chunks.map(({ name, bytes }) => over(bytes, BOUNDS.widgetChunkBytes, name)).filter((note) => note !== undefined)
  const [largest] = chunks
  return {
    what: 'widget chunks, KB brotli',
    measured: largest ? `${chunks.length}, the largest ${largest.name} with ${kilobytes(largest.bytes)}` : 'none',
    bound: 'each ≤ 10',
    verdict: notes.length > 0 ? 'broken' : 'ok',
    notes,
    numbers: Object.fromEntries(chunks.map(({ name, bytes }) => [name, bytes])),
  }
}

async function weigh(url: string): Promise<Size> {
  const [compressed, plain] = [await askPage(url, COMPRESSED), await askPage(url)]
  return { br: compressed.body.length, plain: plain.body.length }
}

const weighText = (text: string): Size => ({ br: brotliCompressSync(text).length, plain: Buffer.byteLength(text) })

const sum = (sizes: Size[]) =>
  sizes.reduce((all, one) => ({ br: all.br + one.br, plain: all.plain + one.plain }), { br: 0, plain: 0 })
const pair = ({ br, plain }: Size) => `${kilobytes(br)}/${kilobytes(plain)}`
const over = (bytes: number, bound: number, what: string) =>
  bytes > bound ? `${what}: ${kilobytes(bytes)} KB are more than ${kilobytes(bound)}` : undefined
