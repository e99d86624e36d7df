import { readdirSync, readFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { loadPresets, type NamedPreset } from '#content/settings/theme/load-presets.ts'
import { findRunningPostgres } from '#postgres/private-server.ts'
import { ROOT } from '../bundle.ts'
import { askPage, hangUp } from './ask.ts'
import { employ } from './employ.ts'
import { measureLighthouse } from './lighthouse.ts'
import { weighPages } from './page-bytes.ts'
import { findPages } from './pages.ts'
import type { Row } from './row.ts'

const TEMPLATES = join(ROOT, 'src', 'content', 'library', 'templates')
const IMPORTED = join(ROOT, 'tests', 'fixtures', 'elementor')
const TRIES = 100
const TRY_EVERY_MS = 50

type Plan = { shopUrl: string; dataDir: string; say: (line: string) => void }
type Send = <T>(method: string, path: string, body?: object) => Promise<T>

/** Pages made of every template and of every imported document, in the typefaces of a preset; then every preset's own pages. */
export async function measureLooks({ shopUrl, dataDir, say }: Plan): Promise<Row[]> {
  const connection = await findRunningPostgres(dataDir)
  if (!connection) throw new Error(`No PostgreSQL runs in ${dataDir}: the shop to measure is not open.`)
  const send = sender(shopUrl, await employ(connection))
  const [first, ...others] = await loadPresets()
  await wear(first!, { send, shopUrl })
  say('publishing a page of each template and of each imported document…')
  const measured = async (addresses: Record<string, string>) => {
    const rows: Row[] = []
    // One by one, so that whoever waits sees how far it is.
    for (const [name, path] of Object.entries(addresses)) {
      // The connection of the page before has been idle for longer than a server keeps it.
      hangUp()
      const some = { shopUrl, addresses: { [name]: path } }
      const found = [...(await weighPages(some)), ...(await measureLighthouse(some))]
      for (const { what, measured: seen, compared = '', verdict } of found) say(`${what}: ${seen} · ${compared} · ${verdict}`)
      rows.push(...found)
    }
    return rows
  }
  const rows = await measured({ ...(await importedPages(send)), ...(await templatePages(send)) })
  hangUp()
  const { home, product, listing } = await findPages(shopUrl)
  for (const preset of [first!, ...others]) {
    say(`the preset ${preset.name}…`)
    if (preset !== first) await wear(preset, { send, shopUrl })
    const named = Object.entries({ home, product, listing }).map(([type, path]) => [`${preset.id}: ${type}`, path])
    rows.push(...(await measured(Object.fromEntries(named))))
  }
  return rows
}

const namesIn = (folder: string, ending: string) => readdirSync(folder).map((file) => basename(file, ending))

async function templatePages(send: Send) {
  const addresses: Record<string, string> = {}
  for (const name of namesIn(TEMPLATES, '.ts')) {
    const { document } = await send<{ document: unknown }>('GET', `/vitrine/v1/ready-designs/page-${name}?is_first=true`)
    addresses[`template ${name}`] = await publish(send, { name: `modelo-${name}`, document })
  }
  return addresses
}

async function importedPages(send: Send) {
  const addresses: Record<string, string> = {}
  for (const name of namesIn(IMPORTED, '.json')) {
    const file = readFileSync(join(IMPORTED, `${name}.json`), 'utf8')
    const { elements } = await send<{ elements: unknown }>('POST', '/vitrine/v1/library/translate', { file })
    addresses[`imported ${name}`] = await publish(send, { name: `importada-${name}`, document: elements })
  }
  return addresses
}

async function publish(send: Send, { name: slug, document }: { name: string; document: unknown }) {
  const page = await send<{ slug: string }>('POST', '/wp/v2/pages', { title: slug, slug, status: 'publish', document })
  return `/${page.slug}/`
}

/** Takes a preset with its header and footer, as a merchant does, and waits until visitors see it. */
async function wear(preset: NamedPreset, { send, shopUrl }: { send: Send; shopUrl: string }) {
  const { id: _id, name: _name, about: _about, order: _order, choices, cardRatio, ...look } = preset
  hangUp()
  const seen = async () => (await askPage(`${shopUrl}/`)).body.toString()
  const before = await seen()
  await send('PUT', '/vitrine/v1/theme', { ...look, ...choices, card_ratio: cardRatio })
  for (let tries = 0; (await seen()) === before; tries++) {
    if (tries === TRIES) throw new Error(`Visitors still do not see the preset ${preset.id}.`)
    await wait(TRY_EVERY_MS)
  }
}

const sender =
  (shopUrl: string, authorization: string): Send =>
  async (method, path, body) => {
    const answer = await fetch(`${shopUrl}/wp-json${path}`, {
      method,
      headers: { authorization, ...(body && { 'content-type': 'application/json' }) },
      ...(body && { body: JSON.stringify(body) }),
    })
    if (!answer.ok)
      throw new Error(`${method} ${path} was answered with ${answer.status}: ${(await answer.text()).slice(0, 400)}`)
    return (await answer.json()) as never // the shop's own API
  }
