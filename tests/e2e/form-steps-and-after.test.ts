import { afterAll, beforeAll, expect, test } from 'vitest'
import { FORM_TEXT } from '#content/forms/text.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aFormShop, type FormShop, field, isSending, NAME, STEPS, submit } from '#tests/support/form-shop.ts'

let forms: FormShop
let shop: FormShop['shop']
let aFormPage: FormShop['aFormPage']
let visit: FormShop['visit']
let newest: FormShop['newest']

beforeAll(async () => {
  forms = await aFormShop()
  ;({ shop, aFormPage, visit, newest } = forms)
})
afterAll(() => forms?.close())

test('[FORM-5] steps: on only when the step is valid, back always, a bar of 33, 66 and 100 %, and the first step again after sending', async () => {
  const path = await aFormPage(STEPS, { step_type: 'progress_bar' })
  const { form, close } = await visit(path)
  const bar = form.getByRole('progressbar')
  const next = () => form.getByRole('button', { name: 'Próximo' }).click()
  const name = form.getByLabel('Nome')
  const piece = form.getByLabel('Peça')
  expect(await form.getByRole('button', { name: 'Enviar' }).isVisible()).toBe(false)
  await next()
  await expect.poll(() => name.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await bar.getAttribute('value')).toBe('33')
  await name.fill('Ana')
  await name.press('Enter')
  await piece.waitFor()
  expect(await name.isVisible()).toBe(false)
  expect(await bar.getAttribute('value')).toBe('66')
  await form.getByRole('button', { name: 'Anterior' }).click()
  await name.waitFor()
  await next()
  await piece.fill('Jarro')
  await next()
  await form.getByLabel('Recado').waitFor()
  expect(await bar.getAttribute('value')).toBe('100')
  await submit(form)
  await form.getByText(FORM_TEXT.success).waitFor()
  await name.waitFor()
  expect(await bar.getAttribute('value')).toBe('33')
  await close()
})

test('[FORM-5] indicators are completed, active and inactive, and a server error jumps to the step of the first one', async () => {
  const path = await aFormPage(STEPS)
  const { form, close } = await visit(path)
  const next = () => form.getByRole('button', { name: 'Próximo' }).click()
  const states = () =>
    form.locator('.e-form__indicators__indicator').evaluateAll((all) => all.map((one) => (one as HTMLElement).dataset.state))
  await form.getByLabel('Nome').fill('Ana')
  await form.getByLabel('Telefone').fill('(--)--')
  expect(await states()).toEqual(['active', 'inactive', 'inactive'])
  await next()
  await form.getByLabel('Peça').fill('Jarro')
  expect(await states()).toEqual(['completed', 'active', 'inactive'])
  await next()
  await submit(form)
  await form.getByText(FORM_TEXT.phone).waitFor()
  expect(await states()).toEqual(['active', 'inactive', 'inactive'])
  expect(await form.getByLabel('Telefone').evaluate((input) => input === document.activeElement)).toBe(true)
  await close()
})

test('[FORM-8] a page that was cached for days fetches its proof and its captcha’s task when it is sent', async () => {
  const path = await aFormPage([NAME, field('robo', 'captcha')])
  const { page, form, complaints, close } = await visit(path)
  expect(await page.content()).not.toContain('form_nonce')
  await form.getByLabel('Nome').fill('Ana')
  const [request] = await Promise.all([page.waitForRequest(isSending), submit(form)])
  expect(request.postData()).toMatch(/name="form_nonce"\r\n\r\n[0-9a-f]{10}\r\n/)
  expect(request.postData()).toMatch(/name="captcha_solution"\r\n\r\n\S+:\S+:\d+\r\n/)
  await form.getByText(FORM_TEXT.success).waitFor()
  expect(complaints).toEqual([])
  await close()
})

test.each(['recaptcha_v3', 'recaptcha', 'hcaptcha', 'turnstile'])(
  '[FORM-8] %s runs in a frame of its own, and its token goes into the hidden field "response"',
  async (kind) => {
    const keys = { siteKey: 'chave-do-site', secretKey: 'segredo' }
    await shop.db
      .insertInto('settings')
      .values({ name: 'captcha', value: JSON.stringify({ [kind]: keys }) })
      .onConflict((conflict) => conflict.column('name').doUpdateSet({ value: JSON.stringify({ [kind]: keys }) }))
      .execute()
    const path = await aFormPage([NAME, field('robo', kind)])
    const { page, form, close } = await visit(path)
    // The part of a service's script that a page sees.
    const script = `const box = { execute: async () => 'ficha-do-servico', render: (_box, { callback }) => callback('ficha-do-servico') }
      window.grecaptcha = window.hcaptcha = window.turnstile = box; captchaReady()`
    await page.route(/google\.com|hcaptcha\.com|cloudflare\.com/, (route) =>
      route.fulfill({ contentType: 'text/javascript', body: script }),
    )
    expect(await form.locator('iframe').count()).toBe(0)
    const placeOfButton = () => form.getByRole('button', { name: 'Enviar' }).boundingBox()
    const before = await placeOfButton()
    await form.getByLabel('Nome').fill('Ana')
    await form.locator('iframe').waitFor()
    expect(await placeOfButton()).toEqual(before)
    const token = form.locator('input[type="hidden"][name="response"]')
    // v3 gives its token when the form is sent, the others as soon as the visitor has passed.
    await eventually(
      'the token of the service',
      async () => kind === 'recaptcha_v3' || (await token.inputValue()) === 'ficha-do-servico',
    )
    const [request] = await Promise.all([page.waitForRequest(isSending), submit(form)])
    expect(request.postData()).toContain('name="response"\r\n\r\nficha-do-servico\r\n')
    // This machine reaches no service: the shop says so, and nothing is lost.
    await form.getByText(FORM_TEXT.captchaAway).waitFor()
    expect(await form.getByLabel('Nome').inputValue()).toBe('Ana')
    await close()
  },
)

test('[FORM-9] after a good submit the browser is led to the merchant’s page', async () => {
  const thanks = await aFormPage([NAME], { form_name: 'Obrigado' })
  const path = await aFormPage([NAME], { submit_actions: ['redirect'], redirect_to: thanks })
  const { page, form, close } = await visit(path)
  await form.getByLabel('Nome').fill('Ana')
  await submit(form)
  await page.waitForURL(shop.origin + thanks)
  await close()
})

test('[FORM-9] what popups are to do is told with the answer, for the popup’s own script to hear', async () => {
  const path = await aFormPage([NAME], {
    submit_actions: ['popup'],
    popup_action: 'close',
    popup_action_do_not_show_again: 'yes',
  })
  const { page, form, close } = await visit(path)
  await page.evaluate(() =>
    document.addEventListener('submit_success', (event) =>
      Object.assign(globalThis, { told: (event as CustomEvent<{ popup: unknown }>).detail.popup }),
    ),
  )
  await form.getByLabel('Nome').fill('Ana')
  await submit(form)
  await form.getByText(FORM_TEXT.success).waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { told: unknown }).told)).toEqual({
    action: 'close',
    id: '',
    toggle: false,
    do_not_show_again: true,
  })
  await close()
})

test('[FORM-4] [FORM-5] without scripts all steps stand under one another, mistakes come back with what was typed, and a question takes the captcha’s place', async () => {
  const path = await aFormPage([...STEPS, field('robo', 'captcha')])
  const { page, form, close } = await visit(path, { javaScriptEnabled: false })
  expect(await form.getByRole('button', { name: 'Próximo' }).isVisible()).toBe(false)
  await form.getByLabel('Nome').fill('Ana')
  await form.getByLabel('Telefone').fill('(--)--')
  await form.getByLabel('Peça').fill('Jarro')
  await submit(form)
  await page.getByText(FORM_TEXT.phone).waitFor()
  expect(await form.getByLabel('Nome').inputValue()).toBe('Ana')
  await form.getByLabel('Telefone').fill('(32) 3355-0000')
  const words = ['um', 'dois', 'três', 'quatro', 'cinco', 'seis', 'sete', 'oito', 'nove', 'dez']
  const question = (await form.getByText('Quanto é').innerText()).replace(/Quanto é |\?.*/g, '')
  const sum = question.split(' mais ').reduce((total, word) => total + words.indexOf(word.trim()) + 1, 0)
  await form.getByLabel('Quanto é').fill(String(sum))
  await submit(form)
  await page.getByText(FORM_TEXT.success).waitFor()
  expect(page.url()).toContain('admin-ajax.php')
  expect((await newest()).fields.find(({ id }) => id === 'peca')?.value).toBe('Jarro')
  await close()
})
