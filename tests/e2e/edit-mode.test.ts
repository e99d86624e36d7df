import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAccounts } from '#shop/accounts/service.ts'
import { createSessions } from '#shop/accounts/sessions.ts'
import { documentOf, heading, widget } from '#builder/write-document.ts'
import { aPopupShop, linkTo, type PopupShop } from '#tests/support/popup-shop.ts'

let at: PopupShop
let path: string
let preview: string
beforeAll(async () => {
  at = await aPopupShop({ moves: true })
  const popup = await at.popup({ triggers: { page_load: 'yes', page_load_delay: 0 } }, undefined, {
    conditions: ['include/general'],
  })
  const row = await at.shop.db
    .insertInto('content')
    .values({
      type: 'page',
      slug: 'editada',
      title: 'Editada',
      status: 'publish',
      published_at: new Date(0),
      document: documentOf(
        'editada',
        heading('Editada', { header_size: 'h1' }),
        widget('button', { text: 'Abrir a oferta', link: { url: linkTo('popup:open', { id: popup.id }) } }),
        widget('share-buttons', { share_buttons: [{ button: 'whatsapp' }] }),
        widget('facebook-page', { url: 'https://www.facebook.com/casaaroeira' }),
        widget('animated-headline', {
          headline_style: 'rotate',
          before_text: 'Uma casa',
          rotating_text: 'com alma\nfeita à mão',
        }),
        widget('widget-que-nao-existe', {}),
      ),
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  path = '/editada/'
  preview = `${path}?elementor-preview=${row.id}`
})
afterAll(() => at.close())

const sessions = new Map<Role, string>()
type Role = 'administrator' | 'shop_manager' | 'customer'
async function sessionOf(role: Role) {
  const before = sessions.get(role)
  if (before) return before
  const { db } = at.shop
  const outcome = await createAccounts({ db }).create({
    login: role,
    email: `${role}@loja.example`,
    displayName: role,
    password: 'a rede na varanda',
    roles: [role],
  })
  if (!outcome.ok) throw new Error(outcome.problem)
  const { token } = await createSessions({ db }).open(outcome.user)
  sessions.set(role, token)
  return token
}

test('[CORE-7] only who runs the shop sees a page in edit mode: private, never stored, in a frame of the shop alone', async () => {
  for (const role of ['administrator', 'shop_manager'] as const) {
    const { headers, body } = await at.shop.get(preview, { cookie: `vitrine_session=${await sessionOf(role)}` })
    expect(body).toContain('elementor-editor-active')
    expect(headers['cache-control']).toBe('no-store, private')
    expect(headers['x-frame-options']).toBe('SAMEORIGIN')
    expect(headers['content-security-policy']).toContain("frame-ancestors 'self'")
    expect(headers.etag).toBeUndefined()
  }
  const plain = await at.shop.get(path)
  for (const cookie of ['', `vitrine_session=${await sessionOf('customer')}`]) {
    const { headers, body } = await at.shop.get(preview, { cookie })
    expect(body).toBe(plain.body)
    expect(headers.etag).toBe(plain.headers.etag)
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'")
  }
  expect(plain.body).not.toContain('elementor-editor-active')
})

test('[CORE-7] in edit mode the builder’s behaviour rests; the shop’s own goes on', async () => {
  const session = await sessionOf('administrator')
  const context = await at.browser.newContext({ viewport: { width: 1280, height: 800 } })
  await context.addCookies([{ name: 'vitrine_session', value: session, url: at.origin, httpOnly: true }])
  const outside: string[] = []
  context.on('request', (request) => new URL(request.url()).origin !== at.origin && outside.push(request.url()))
  const page = await context.newPage()
  await page.clock.install()
  await page.goto(at.origin + preview)
  await page.waitForFunction(() =>
    (window as unknown as { elementorFrontend?: { isEditMode?: () => boolean } }).elementorFrontend?.isEditMode?.(),
  )
  await page.getByText('O widget «widget-que-nao-existe» não está instalado').waitFor()
  expect(await page.getByRole('button', { name: /WhatsApp/ }).isDisabled()).toBe(true)
  await page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await page.keyboard.press('Shift')
  await page.waitForLoadState('networkidle')
  expect(await page.getByRole('dialog').count()).toBe(0)
  expect(outside).toEqual([])
  await page.locator('shop-island[name="animated-headline"][awake]').waitFor({ state: 'attached' })
  await page.clock.fastForward(10_000)
  expect(await page.locator('.elementor-headline-text-active').textContent()).toBe('com alma')
  // Prefetch, cart, consent and the rest are no business of the builder's.
  await page.waitForFunction(() => 'wc_order_attribution' in window && 'vitrine_consent' in window)
  await context.close()
})

test('[CORE-7] visitors are in visitor mode: popups open, unknown widgets show nothing, scripts are told so', async () => {
  const { page, dialog, close } = await at.visit(preview)
  await dialog.waitFor({ state: 'visible' })
  expect(await page.getByText('não está instalado').count()).toBe(0)
  await page.waitForFunction(
    () =>
      (window as unknown as { elementorFrontend?: { isEditMode?: () => boolean } }).elementorFrontend?.isEditMode?.() === false,
  )
  await close()
})
