import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { FIRST_FORMS, STYLES_QUESTION } from '#admin/widget-questions.ts'
import { aShop, type TestShop } from '#tests/support/shop.ts'

const DIST = join(import.meta.dirname, '..', 'dist')
const { entry, early } = JSON.parse(readFileSync(join(DIST, 'painel.json'), 'utf8')) as { entry: string; early: string }

let shop: TestShop
beforeAll(async () => void (shop = await aShop()))
afterAll(async () => await shop?.close())

let people = 0
async function signedIn(role: 'administrator' | 'shop_manager' | 'customer') {
  const login = `pessoa${++people}`
  const made = await createAccounts({ db: shop.db }).create({
    login,
    email: `${login}@loja.example`,
    displayName: 'Nome que só ela conhece',
    password: 'um canário canta',
    roles: [role],
  })
  if (!made.ok) throw new Error(made.problem)
  const { token } = await createSessions({ db: shop.db }).open(made.user)
  return { cookie: `vitrine_session=${token}` }
}

test.each(['/painel/', '/painel', '/painel/orders/7/show'])(
  'a visitor who opens %s is asked to sign in, and comes back there',
  async (url) => {
    const answer = await shop.get(url)
    expect(answer.statusCode).toBe(200)
    expect(answer.body).toContain('name="password"')
    expect(answer.body).toMatch(new RegExp(`name="redirect"[^>]*value="${url}"|value="${url}"[^>]*name="redirect"`))
    expect(answer.body).not.toContain('id="painel"')
    expect(answer.headers['cache-control']).toContain('no-store')
  },
)

test('a customer gets a plain page that says no, and nothing of the workbench', async () => {
  const customer = await signedIn('customer')
  for (const url of ['/painel/', '/painel/orders']) {
    const answer = await shop.get(url, customer)
    expect(answer.statusCode).toBe(403)
    expect(answer.body).toContain('O painel é de quem administra a loja')
    expect(answer.body).not.toMatch(/id="painel"|data-rest-nonce|painel\/arquivos/)
  }
})

test('the scripts are for those who run the shop too', async () => {
  const url = `/painel/arquivos/${entry}`
  expect((await shop.get(url)).statusCode).toBe(404)
  expect((await shop.get(url, await signedIn('customer'))).statusCode).toBe(404)
  const answer = await shop.get(url, { ...(await signedIn('shop_manager')), 'accept-encoding': 'br' })
  expect(answer.statusCode).toBe(200)
  expect(answer.headers['content-type']).toContain('text/javascript')
  expect(answer.headers['content-encoding']).toBe('br')
  expect(answer.headers['cache-control']).toContain('private')
})

test.each(['..%2fassets.json', 'painel.json', '__proto__', `${entry}.br`])('no other file is there: %s', async (name) => {
  expect((await shop.get(`/painel/arquivos/${name}`, await signedIn('shop_manager'))).statusCode).toBe(404)
})

test.each(['administrator', 'shop_manager'] as const)(
  'a %s gets the page, with a policy and a nonce that are new each time',
  async (role) => {
    const merchant = await signedIn(role)
    const [first, second] = [await shop.get('/painel/', merchant), await shop.get('/painel/products/3', merchant)]
    const nonceOf = ({ body }: typeof first) => /data-style-nonce="([^"]+)"/.exec(body)?.[1]
    expect(first.statusCode).toBe(200)
    expect(first.body).toContain('<meta name="robots" content="noindex, nofollow"/>')
    expect(first.headers['cache-control']).toContain('no-store')
    expect(first.headers['x-robots-tag']).toContain('noindex')
    expect(nonceOf(first)).not.toBe(nonceOf(second))
    const policy = String(first.headers['content-security-policy'])
    expect(policy).toContain(`style-src 'self' 'nonce-${nonceOf(first)}'`)
    expect(policy).toContain("script-src 'self';")
    expect(policy).toContain("require-trusted-types-for 'script'")
    expect(policy).not.toContain('unsafe')
    expect(first.body).toContain(`/painel/arquivos/${entry}`)
  },
)

test.each(['/wp-admin/', '/wp-admin', '/wp-admin/index.php'])('%s leads to the workbench', async (url) => {
  const answer = await shop.get(url)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers.location).toBe('/painel/')
})

test('the workbench’s library is in none of the shop’s own files, and its sections are files of their own', () => {
  const inside = (folder: string) =>
    readdirSync(join(DIST, folder))
      .filter((name) => name.endsWith('.js'))
      .map((name) => ({ name, code: readFileSync(join(DIST, folder, name), 'utf8') }))
  expect(inside('assets').filter(({ code }) => code.includes('RaLayout'))).toEqual([])
  const ours = inside('painel')
  expect(ours.some(({ code }) => code.includes('RaLayout'))).toBe(true)
  for (const section of ['order-list', 'order-show', 'product-list', 'product-edit', 'coupon-list', 'review-list'])
    expect(ours.map(({ name }) => name.replace(/-[\w-]{8}\.js$/, ''))).toContain(section)
})

/** What the browser fetches before the merchant's first page stands. */
const FIRST_SCREEN_MAX_BYTES = 310 * 1024

/** The files that one of the workbench names as its own needs; what is imported in brackets is fetched when it is opened. */
function neededBy(name: string): string[] {
  const known = needs.get(name)
  if (known) return known
  const code = readFileSync(join(DIST, 'painel', name), 'utf8')
  const found = [...code.matchAll(/(?:from|import)\s*["']\.\/([^"']+)["']/g)].map(([, other]) => other!)
  needs.set(name, found)
  return found
}
/** Each file is read once: together they are some megabytes. */
const needs = new Map<string, string[]>()

function filesOf(name: string, known = new Set<string>()): Set<string> {
  if (known.has(name)) return known
  known.add(name)
  for (const other of neededBy(name)) filesOf(other, known)
  return known
}

test('no file of the workbench needs one that needs it: each is made before the one that asks for it', () => {
  const names = readdirSync(join(DIST, 'painel')).filter((name) => name.endsWith('.js'))
  expect(names.length).toBeGreaterThan(50)
  const circles = names.filter((name) => neededBy(name).some((other) => filesOf(other).has(name)))
  expect(circles).toEqual([])
})

test('the first page fetches at most 310 KB, and neither the editors nor the reports; who signs in fetches nothing of it', async () => {
  const files = [...filesOf(entry)]
  expect(files.length).toBeGreaterThan(2)
  const weights = files.map((name) => gzipSync(readFileSync(join(DIST, 'painel', name))).byteLength)
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(FIRST_SCREEN_MAX_BYTES)
  for (const name of files) {
    expect(name).not.toMatch(/^(escrita|rich-text|writing|popup|product-edit|reports|wizard)/)
    expect(readFileSync(join(DIST, 'painel', name), 'utf8')).not.toContain('ProseMirror')
  }
  const door = await shop.get('/minha-conta/')
  expect(door.statusCode).toBe(200)
  expect(door.body).not.toContain('painel/arquivos')
})

/** What the browser fetches before a page can be edited; the page itself, in its frame, comes besides. */
const EDITOR_MAX_BYTES = 450 * 1024

const editorScripts = () => {
  const screen = readdirSync(join(DIST, 'painel')).find((name) => /^page-edit-[\w-]{8}\.js$/.test(name))!
  return [...new Set([...filesOf(entry), ...filesOf(screen)])]
}

test('no formatter is made while the scripts of the editor begin: the first one takes a browser tens of milliseconds', () => {
  const atOnce = /(?<!=>|return )new Intl\.\w+/
  const codes = editorScripts().map((name) => [name, readFileSync(join(DIST, 'painel', name), 'utf8')] as const)
  expect(codes.flatMap(([name, code]) => (atOnce.test(code) ? [name] : []))).toEqual([])
  expect(codes.some(([, code]) => code.includes('new Intl.'))).toBe(true)
})

test('the editor of a page fetches at most 450 KB: its scripts, and what it is told of the widgets', async () => {
  const scripts = editorScripts()
  expect(scripts.filter((name) => /^(escrita|listas|meter|adding-panel|side-by-side)/.test(name))).toEqual([])
  const weights = scripts.map((name) => statSync(join(DIST, 'painel', `${name}.br`)).size)
  const merchant = await signedIn('shop_manager')
  const nonce = /data-rest-nonce="([^"]+)"/.exec((await shop.get('/painel/', merchant)).body)![1]!
  for (const path of [FIRST_FORMS, STYLES_QUESTION.replace('-1', '100'), 'vitrine/v1/element-settings']) {
    const answer = await shop.get(`/wp-json/${path}`, { ...merchant, 'x-wp-nonce': nonce, 'accept-encoding': 'br' })
    expect([answer.statusCode, answer.headers['content-encoding']]).toEqual([200, 'br'])
    expect(answer.headers['x-wp-totalpages'] ?? '1').toBe('1')
    weights.push(answer.rawPayload.byteLength)
  }
  expect(weights.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThanOrEqual(EDITOR_MAX_BYTES)
})

test('the page of an editor says what will be asked first, and a script that needs nothing of the others asks it', async () => {
  const merchant = await signedIn('shop_manager')
  const editor = await shop.get('/painel/pages/7', merchant)
  expect(editor.body).toContain('wp/v2/pages/7?context=edit&amp;_locale=user')
  expect(editor.body).toContain(`src="/painel/arquivos/${early}"`)
  for (const path of ['/painel/pages', '/painel/orders/7/show'])
    expect((await shop.get(path, merchant)).body).not.toContain(early)
  const bytes = [...filesOf(early)].map((name) => statSync(join(DIST, 'painel', `${name}.br`)).size)
  expect(bytes.reduce((sum, one) => sum + one, 0)).toBeLessThanOrEqual(1024)
})
