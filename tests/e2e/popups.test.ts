import { afterAll, beforeAll, expect, test } from 'vitest'
import { heading, widget } from '#builder/write-document.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aPopupShop, linkTo, type PopupShop, popupsAsked, type Visit } from '#tests/support/popup-shop.ts'

let at: PopupShop
beforeAll(async () => void (at = await aPopupShop({ moves: true })))
afterAll(() => at.close())

const opened = ({ dialog }: Pick<Visit, 'dialog'>) => dialog.waitFor({ state: 'visible' })
const gone = ({ dialog }: Pick<Visit, 'dialog'>) => dialog.waitFor({ state: 'detached' })

test('a page without popups has nothing of them: no markup, no script, no request', async () => {
  const place = await at.page()
  const visitor = await at.browser.newContext()
  const page = await visitor.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  await page.goto(at.origin + place.path, { waitUntil: 'networkidle' })
  expect(await page.locator('[data-elementor-type="popup"]').count()).toBe(0)
  expect(asked.filter((path) => /popup|\/start-/.test(path))).toEqual([])
  await visitor.close()
})

test('[POPUP-1] a page carries only the place of its popup, with its settings; a change reaches the page at once', async () => {
  const place = await at.page()
  const { id } = await at.popup({ close_button_delay: 2, triggers: { exit_intent: 'yes' } }, place)
  const { body } = await at.shop.get(place.path)
  expect(body).toContain(`data-elementor-type="popup" data-elementor-id="${id}"`)
  expect(body).toContain('&quot;close_button_delay&quot;:2')
  expect(body).toContain('&quot;triggers&quot;:{&quot;exit_intent&quot;:&quot;yes&quot;}')
  expect(body).not.toContain('Só hoje')
  await at.shop.db.updateTable('content').set({ status: 'draft' }).where('id', '=', id).execute()
  await eventually('the place is gone', async () => !(await at.shop.get(place.path)).body.includes('data-elementor-type="popup"'))
  expect((await at.shop.get(`/popup/${id}/`)).statusCode).toBe(404)
})

test('[POPUP-4] a click on what the merchant chose opens it, whatever the timing says', async () => {
  const place = await at.page()
  await at.popup({ open_selector: 'a[href="#oferta"]', timing: { times: 'yes', times_times: 0 } }, place)
  const visit = await at.visit(place.path)
  await visit.page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await opened(visit)
  expect(new URL(visit.page.url()).hash).toBe('')
  await visit.close()
})

test('[POPUP-4] a link opens it, also where the page did not announce it; another link closes it', async () => {
  const closing = widget('button', { text: 'Agora não', link: { url: linkTo('popup:close', {}) } })
  const { id } = await at.popup({}, undefined, { elements: [heading('Carta mensal'), closing], title: 'Carta mensal' })
  const place = await at.page(['Assinar', linkTo('popup:open', { id: String(id) })])
  const { page, dialog, close } = await openPage(place.path)
  await page.getByRole('link', { name: 'Assinar' }).click()
  await dialog.getByRole('heading', { name: 'Carta mensal' }).waitFor()
  await dialog.getByRole('link', { name: 'Agora não' }).click()
  await gone({ dialog })
  expect(new URL(page.url()).hash).toBe('')
  await close()
})

test('[POPUP-4] an address with the action in it opens the popup only where the page offers that very action', async () => {
  const { id } = await at.popup({})
  const hash = linkTo('popup:open', { id: String(id) })
  const offering = await at.page(['Ver a oferta', hash])
  const other = await at.page()
  const visit = await openPage(offering.path + hash)
  await opened(visit)
  await visit.close()
  const quiet = await openPage(other.path + hash)
  await quiet.page.waitForLoadState('networkidle')
  expect(popupsAsked(quiet.asked)).toEqual([])
  await quiet.close()
})

test('[POPUP-4] scripts open and close it by the function they know, and hear both', async () => {
  const { id } = await at.popup({})
  const place = await at.page()
  const { page, dialog, close } = await openPage(place.path)
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(window, { heard })
    for (const name of ['elementor/popup/show', 'elementor/popup/hide'])
      window.addEventListener(name, (event) => {
        const { id: popup, instance } = (event as CustomEvent<{ id: number; instance: { element: Element } }>).detail
        heard.push([name, popup, instance.element.tagName])
      })
  })
  const call = (name: 'showPopup' | 'closePopup', settings: object) =>
    page.evaluate(
      ([method, given]) => {
        type Scripts = { elementorProFrontend: { modules: { popup: Record<string, (settings: object) => void> } } }
        ;(window as unknown as Scripts).elementorProFrontend.modules.popup[method as string]!(given as object)
      },
      [name, settings] as const,
    )
  await call('showPopup', { id })
  await opened({ dialog })
  await call('showPopup', { id, toggle: true })
  await gone({ dialog })
  await call('showPopup', { id })
  await opened({ dialog })
  await call('closePopup', {})
  await gone({ dialog })
  const [show, hide] = ['elementor/popup/show', 'elementor/popup/hide'].map((name) => [name, id, 'DIALOG'])
  expect(await page.evaluate(() => (window as unknown as { heard: unknown }).heard)).toEqual([show, hide, show, hide])
  await close()
})

test('[POPUP-4] a form opens a popup at once, and closes its own one second after it was sent', async () => {
  const { id } = await at.popup({})
  const place = await at.page()
  const { page, dialog, close } = await openPage(place.path, true)
  await page.clock.pauseAt(Date.now() + 3_600_000)
  const sent = (selector: string, popup: object) =>
    page
      .locator(selector)
      .evaluate((form, detail) => form.dispatchEvent(new CustomEvent('submit_success', { bubbles: true, detail })), {
        message: 'Obrigado!',
        popup,
      })
  await sent('main', { action: 'open', id })
  await opened({ dialog })
  await sent('dialog .elementor', { action: 'close' })
  await page.clock.runFor(999)
  expect(await dialog.getAttribute('data-state')).toBeNull()
  await page.clock.runFor(1)
  await gone({ dialog })
  await close()
})

test('[POPUP-4] a form that stands in a popup thanks for a second, then closes it', async () => {
  const form = widget('form', {
    form_name: 'Carta mensal',
    form_fields: [{ custom_id: 'email', field_type: 'email', field_label: 'E-mail', required: 'yes' }],
    button_text: 'Assinar',
    success_message: 'Obrigado!',
    submit_actions: ['save-to-database', 'popup'],
    popup_action: 'close',
  })
  const place = await at.page()
  await at.popup({ open_selector: '[href="#oferta"]' }, place, { elements: [heading('Carta mensal'), form] })
  const visit = await at.visit(place.path)
  await visit.page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await visit.dialog.getByLabel('E-mail').fill('dora@loja.example')
  await visit.dialog.getByRole('button', { name: 'Assinar' }).click()
  await visit.dialog.getByText('Obrigado!').waitFor()
  await gone(visit)
  expect(visit.complaints).toEqual([])
  await visit.close()
})

test('[POPUP-4] it closes by its button, by the background and by Esc', async () => {
  const place = await at.page()
  await at.popup({ open_selector: '[href="#oferta"]' }, place)
  const visit = await at.visit(place.path)
  const { page, dialog } = visit
  for (const leaveIt of [
    () => dialog.getByRole('button', { name: 'Fechar' }).click(),
    () => page.mouse.click(20, 20),
    () => page.keyboard.press('Escape'),
  ]) {
    await page.getByRole('link', { name: 'Abrir a oferta' }).click()
    await opened(visit)
    await leaveIt()
    await gone(visit)
  }
  expect(await page.locator('dialog').count()).toBe(0)
  await visit.close()
})

test('[POPUP-1] background and Esc do nothing where the merchant says so; the close button comes after its delay, the end by itself', async () => {
  const place = await at.page()
  await at.popup(
    {
      open_selector: '[href="#oferta"]',
      prevent_close_on_background_click: 'yes',
      prevent_close_on_esc_key: 'yes',
      close_button_delay: 3,
      close_automatically: 20,
    },
    place,
  )
  const visit = await at.visit(place.path, { clock: true })
  const { page, dialog } = visit
  await page.clock.pauseAt(Date.now() + 3_600_000)
  await page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await opened(visit)
  await page.mouse.click(20, 20)
  for (let presses = 0; presses < 3; presses++) await page.keyboard.press('Escape')
  expect(await dialog.getAttribute('data-state')).toBeNull()
  const button = dialog.getByRole('button', { name: 'Fechar' })
  await page.clock.runFor(2_900)
  expect(await button.count()).toBe(0)
  await page.clock.runFor(100)
  await button.waitFor()
  await page.clock.runFor(17_000)
  await gone(visit)
  await visit.close()
})

test('[CORE-6] of two popups, one over the other, Esc closes the top one first', async () => {
  const inner = await at.popup({ prevent_scroll: 'yes' }, undefined, { title: 'Detalhes do frete' })
  const place = await at.page()
  const link = widget('button', { text: 'Detalhes', link: { url: linkTo('popup:open', { id: String(inner.id) }) } })
  await at.popup({ open_selector: '[href="#oferta"]' }, place, {
    title: 'Frete grátis',
    elements: [heading('Frete grátis'), link],
  })
  const { page, close } = await at.visit(place.path)
  const [below, above] = [
    page.getByRole('dialog', { name: 'Frete grátis' }),
    page.getByRole('dialog', { name: 'Detalhes do frete' }),
  ]
  await page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await below.getByRole('link', { name: 'Detalhes' }).click()
  await above.waitFor()
  const heights = await page.locator('dialog').evaluateAll((all) => all.map((one) => getComputedStyle(one).zIndex))
  expect(heights).toEqual(['1000', '1001'])
  await page.keyboard.press('Escape')
  await above.waitFor({ state: 'detached' })
  expect(await below.isVisible()).toBe(true)
  expect(await below.getByRole('link', { name: 'Detalhes' }).evaluate((one) => one === document.activeElement)).toBe(true)
  await page.keyboard.press('Escape')
  await below.waitFor({ state: 'detached' })
  await close()
})

test('[POPUP-6] it fades in and out by the overlay’s times, locks the scroll when asked, keeps the focus and gives it back', async () => {
  const place = await at.page()
  await at.popup({ open_selector: '[href="#oferta"]', prevent_scroll: 'yes' }, place)
  const visit = await at.visit(place.path)
  const { page, dialog } = visit
  await page.evaluate(() => {
    const times: unknown[] = []
    const animate = Element.prototype.animate
    Object.assign(window, { times })
    Element.prototype.animate = function (frames, options) {
      times.push((options as KeyframeAnimationOptions).duration)
      return animate.call(this, frames, options)
    }
  })
  const opener = page.getByRole('link', { name: 'Abrir a oferta' })
  await opener.focus()
  await page.keyboard.press('Enter')
  await opened(visit)
  expect(await dialog.getAttribute('aria-label')).toBe('Oferta da semana')
  expect(await page.evaluate(() => getComputedStyle(document.body).overflow)).toBe('hidden')
  await page.mouse.wheel(0, 500)
  for (let tabs = 0; tabs < 6; tabs++) {
    const isInside = await page.evaluate(
      () => document.activeElement === document.body || !!document.activeElement?.closest('dialog'),
    )
    expect(isInside).toBe(true)
    await page.keyboard.press('Tab')
  }
  await page.keyboard.press('Escape')
  await gone(visit)
  expect(await opener.evaluate((link) => link === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => [scrollY, document.body.className.includes('dialog-prevent-scroll')])).toEqual([0, false])
  expect(await page.evaluate(() => (window as unknown as { times: number[] }).times)).toEqual([200, 400])
  await visit.close()
})

test('[POPUP-6] who asked for less motion sees it come and go at once', async () => {
  const place = await at.page()
  await at.popup(
    { open_selector: '[href="#oferta"]', entrance_animation: 'zoomIn', entrance_animation_duration: { size: 2 } },
    place,
  )
  const visit = await at.visit(place.path, { reducedMotion: 'reduce' })
  await visit.page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await opened(visit)
  // A hovered link may have a passing colour of its own: only what the popup itself moves counts.
  const moving = () => document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length
  expect(await visit.page.evaluate(moving)).toBe(0)
  await visit.page.keyboard.press('Escape')
  await gone(visit)
  await visit.close()
})

test('[POPUP-6] with no entrance and no exit it comes and goes at once, however long they would be, and the page behind scrolls unless told not to', async () => {
  const place = await at.page()
  const still = { entrance_animation: 'none', exit_animation: 'none', entrance_animation_duration: 5 }
  await at.popup({ open_selector: '[href="#oferta"]', ...still }, place)
  const visit = await at.visit(place.path)
  const { page } = visit
  await page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await opened(visit)
  const fades = () => document.getAnimations().filter((one) => !(one instanceof CSSTransition)).length
  expect(await page.evaluate(fades)).toBe(0)
  await page.mouse.move(100, 700)
  await page.mouse.wheel(0, 500)
  await eventually('the page to scroll', async () => (await page.evaluate(() => scrollY)) > 0)
  await page.keyboard.press('Escape')
  expect(await visit.dialog.count()).toBe(0)
  await visit.close()
})

test('each opening brings a fresh copy, and the islands in it wake by themselves', async () => {
  const place = await at.page()
  const tabs = widget('tabs', {
    tabs: [
      { tab_title: 'Frete', tab_content: '<p>Grátis</p>' },
      { tab_title: 'Troca', tab_content: '<p>Sete dias</p>' },
    ],
  })
  await at.popup({ open_selector: '[href="#oferta"]' }, place, { elements: [tabs] })
  const visit = await at.visit(place.path)
  for (let openings = 0; openings < 2; openings++) {
    await visit.page.getByRole('link', { name: 'Abrir a oferta' }).click()
    const second = visit.dialog.getByRole('tab', { name: 'Troca' })
    expect(await second.getAttribute('aria-selected')).not.toBe('true')
    await second.click()
    await visit.dialog.locator('[role="tab"][aria-selected="true"]', { hasText: 'Troca' }).waitFor()
    await visit.page.keyboard.press('Escape')
    await gone(visit)
  }
  expect(visit.asked.filter((path) => /^\/popup\/\d+\/$/.test(path))).toHaveLength(1)
  expect(visit.complaints).toEqual([])
  await visit.close()
})

test('a popup that can’t be fetched leaves the page as it is, and comes at the next try', async () => {
  const place = await at.page()
  await at.popup({ open_selector: '[href="#oferta"]' }, place)
  const visit = await at.visit(place.path)
  await visit.page.route('**/popup/*/', (route) => route.abort(), { times: 1 })
  await visit.page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await eventually('the failure is told', () => visit.complaints.length > 0)
  expect(await visit.dialog.count()).toBe(0)
  await visit.page.getByRole('link', { name: 'Abrir a oferta' }).click()
  await opened(visit)
  await visit.close()
})

/** A page that announces no popup of its own, so that nothing is on the watch before somebody asks. */
async function openPage(path: string, clock = false) {
  const visitor = await at.browser.newContext()
  const page = await visitor.newPage()
  const asked: string[] = []
  page.on('request', (request) => asked.push(new URL(request.url()).pathname))
  if (clock) await page.clock.install()
  await page.goto(at.origin + path)
  return { page, asked, dialog: page.getByRole('dialog'), close: () => visitor.close() }
}
