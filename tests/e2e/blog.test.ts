import type { Browser, BrowserContextOptions } from '@playwright/test'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

const POST = '/blog/presentes-feitos-a-mao/'
let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  browser = await launchBrowser()
})
afterAll(async () => {
  await browser?.close()
  await shop?.close()
})

async function aReader({ path = POST, ...options }: BrowserContextOptions & { path?: string } = {}) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(shop.origin + path)
  return { page, complaints, close: () => context.close() }
}
const stored = (email: string) => shop.db.selectFrom('comments').selectAll().where('author_email', '=', email).executeTakeFirst()

test('a reader answers a comment where it stands, by keys alone; approved, the answer stands under it', async () => {
  const { page, complaints, close } = await aReader()
  const conversation = page.locator('.post-comments')
  await conversation.locator('textarea').focus()
  await conversation.locator('shop-island[awake]').waitFor()
  await conversation.getByRole('link', { name: 'Responder a Caio M.' }).focus()
  await page.keyboard.press('Enter')
  await conversation.getByText('Respondendo a Caio M.').waitFor()
  expect(await conversation.locator('textarea').evaluate((field) => field === document.activeElement)).toBe(true)
  await page.keyboard.type('Uma boa faca, sempre.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('Nina P.')
  await page.keyboard.press('Tab')
  await page.keyboard.type('nina@casa.example')
  await page.keyboard.press('Enter')
  await page.getByText('Seu comentário foi recebido').waitFor()
  expect(page.url()).toBe(`${shop.origin}${POST}#comentarios`)
  const kept = await stored('nina@casa.example')
  expect(kept).toMatchObject({ status: 'hold', text: 'Uma boa faca, sempre.' })
  const answered = await shop.db.selectFrom('comments').select('author_name').where('id', '=', kept!.parent_id).executeTakeFirst()
  expect(answered?.author_name).toBe('Caio M.')
  await shop.db.updateTable('comments').set({ status: 'approved' }).where('id', '=', kept!.id).execute()
  await eventually('the page shows it', async () => (await shop.get(POST)).body.includes('Uma boa faca, sempre.'))
  await page.reload()
  await page.locator(`.children #comment-${kept!.id}`).getByText('Nina P.', { exact: true }).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test('an answer can be given up: the words then comment the text itself', async () => {
  const { page, close } = await aReader()
  const conversation = page.locator('.post-comments')
  await conversation.locator('textarea').focus()
  await conversation.locator('shop-island[awake]').waitFor()
  await conversation.getByRole('link', { name: 'Responder a Caio M.' }).click()
  const parent = conversation.locator('[name="comment_parent"]')
  expect(await parent.inputValue()).toMatch(/^\d+$/)
  await conversation.getByRole('button', { name: 'Cancelar' }).click()
  await conversation.getByText('Respondendo a').waitFor({ state: 'hidden' })
  expect(await parent.inputValue()).toBe('')
  await close()
})

test('without scripts a comment is answered, mended and thanked for', async () => {
  const { page, close } = await aReader({ javaScriptEnabled: false })
  await page.getByRole('link', { name: 'Responder a Renata Figueira' }).first().click()
  await page.getByRole('heading', { level: 1, name: /^Resposta a Renata Figueira/ }).waitFor()
  await page.getByLabel('Comentário', { exact: true }).fill('Que lindo!')
  await page.getByLabel('Nome').fill('Otto')
  await page.getByLabel(/^E-mail/).fill('otto@casa')
  await page.getByRole('button', { name: 'Enviar comentário' }).click()
  await page.getByText('Informe um endereço de e-mail válido.').waitFor()
  expect(await page.getByLabel('Comentário', { exact: true }).inputValue()).toBe('Que lindo!')
  await page.getByLabel(/^E-mail/).fill('otto@casa.example')
  await page.getByRole('button', { name: 'Enviar comentário' }).click()
  await page.getByText('Seu comentário foi recebido').waitFor()
  expect(await stored('otto@casa.example')).toMatchObject({ status: 'hold', text: 'Que lindo!' })
  await page.getByRole('link', { name: /^Voltar a/ }).click()
  expect(page.url()).toBe(`${shop.origin}${POST}#comentarios`)
  await close()
})

test.each([
  [POST, 360],
  [POST, 1280],
  ['/autor/helena-prates/', 768],
  [`${POST}comentario/`, 360],
])('%s at %i px has no accessibility violation and no sideways scroll', async (path, width) => {
  const { page, close } = await aReader({ bypassCSP: true, viewport: { width, height: 800 }, path })
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  await close()
})

test('from a post a reader goes on to its author, its day and its neighbours', async () => {
  const { page, close } = await aReader({ path: '/blog/capim-dourado-setenta-dias/' })
  await page.getByRole('link', { name: /^Todos os textos/ }).click()
  await page.getByRole('heading', { level: 1, name: 'Helena Prates' }).waitFor()
  await page.goBack()
  await page
    .getByRole('navigation', { name: 'Outros textos' })
    .getByRole('link', { name: /^Próximo texto/ })
    .click()
  await page.waitForURL('**/blog/terracota-oliva-e-indigo/')
  expect(await page.locator('.elementor-widget-posts article').count()).toBe(3)
  await close()
})

test('on paper stands what was written, under the shop’s name, and nothing that asks to be pressed', async () => {
  const { page, close } = await aReader()
  await page.emulateMedia({ media: 'print' })
  for (const shown of ['.site-logo', '.post-heading h1', '.comment-list'])
    expect([shown, await page.locator(shown).first().isVisible()]).toEqual([shown, true])
  for (const gone of [
    '.site-footer',
    '.elementor-widget-nav-menu',
    '.comment-form',
    '.elementor-post-navigation',
    '.elementor-widget-posts',
  ])
    expect([gone, await page.locator(gone).first().isVisible()]).toEqual([gone, false])
  await close()
})
