import { chownSync, mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { eventually } from './support/eventually.ts'
import { askInside, beginInside, createImageBuilder, idOf, type ImageFacts, megabytesOf } from './support/image-builder.ts'
import { aFreePort } from './support/shop-process.ts'

// The image, built for real and started as compose.yaml does. Of the long run alone: `npm run test:long -- image-built`.

/** What the shop adds to its Debian; more would be packages that only browsers load. */
const MOST_MEGABYTES = 360
const builder = createImageBuilder()
let facts: ImageFacts
let root: string
let folder: string
const data = () => join(folder, 'data')
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'vitrine-image-'))
  facts = builder.build()
  root = builder.open('vitrine')
  mkdirSync(data(), { mode: 0o700 })
  chownSync(data(), 10001, 10001)
}, 3_600_000)
afterAll(() => {
  builder.close()
  rmSync(folder, { recursive: true, force: true })
})

const inside = (env: Record<string, string> = {}) => ({ root, data: data(), facts, env })

test('it is small, belongs to nobody who may change it, and says how it is started and asked', () => {
  expect(megabytesOf(root) - megabytesOf(builder.open('debian'))).toBeLessThan(MOST_MEGABYTES)
  expect(facts).toMatchObject({
    User: '10001:10001',
    Entrypoint: ['vitrine'],
    Cmd: ['start'],
    ExposedPorts: { '3000/tcp': {} },
    Volumes: { '/data': {} },
    Healthcheck: { Test: ['CMD', 'node', '/app/deploy/image/healthy.mjs'] },
  })
  expect(idOf(root, 'vitrine')).toEqual(['10001', '10001'])
})

test('nothing but the data and /tmp can be written', async () => {
  const script =
    'id -u; for place in / /app /app/node_modules/.cache /usr/local/bin /data /tmp; do touch $place/x 2>/dev/null && echo $place; done; true'
  expect((await askInside(inside(), ['sh', '-c', script])).said.trim().split('\n')).toEqual(['10001', '/data', '/tmp'])
})

test('on a root that is read-only the shop starts, is healthy, serves its pages and closes in peace', async () => {
  const port = await aFreePort()
  const env = { PORT: String(port), HOST: '127.0.0.1', DEMO: '0', LOG_LEVEL: 'warn' }
  const [, ...check] = facts.Healthcheck.Test
  expect((await askInside(inside(env), check)).code).toBe(1)
  const shop = beginInside(inside(env), [...facts.Entrypoint, ...facts.Cmd])
  let said = ''
  for (const stream of [shop.stdout, shop.stderr]) stream.on('data', (part: Buffer) => (said += part.toString()))
  const ended = new Promise<number | null>((resolve) => shop.once('close', resolve))
  const page = (path: string) => fetch(`http://127.0.0.1:${port}${path}`)
  try {
    await Promise.race([
      eventually('the shop to be ready', () => page('/readyz').then(({ ok }) => ok)),
      ended.then((code) => Promise.reject(new Error(`It ended with ${code}: ${said}`))),
    ])
    expect((await askInside(inside(env), check)).code).toBe(0)
    expect(await (await page('/')).text()).toContain('</html>')
    expect((await page('/painel/')).status).toBe(200)
  } finally {
    shop.kill('SIGTERM')
  }
  expect([await ended, said]).toEqual([0, expect.not.stringContaining('EROFS')])
})
