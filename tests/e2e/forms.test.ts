import { afterAll, beforeAll, expect, test } from 'vitest'
import { SEND_ACTION } from '#content/forms/contract.ts'
import { FORM_TEXT } from '#content/forms/text.ts'
import { findViolations } from '#tests/support/axe.ts'
import { aFormShop, type FormShop, awake, EMAIL, field, isSending, NAME, STEPS, submit } from '#tests/support/form-shop.ts'

let forms: FormShop
let aFormPage: FormShop['aFormPage']
let visit: FormShop['visit']
let newest: FormShop['newest']

beforeAll(async () => {
  forms = await aFormShop()
  ;({ aFormPage, visit, newest } = forms)
})
afterAll(() => forms?.close())

test('[FORM-1] every kind of field stands in the page under its own hooks, and what is filled in is kept', async () => {
  const options = { field_options: 'Azul|azul\nVerde|verde' }
  const path = await aFormPage([
    field('texto', 'text'),
    field('correio', 'email'),
    field('fone', 'tel'),
    field('site', 'url'),
    field('numero', 'number', { field_min: 1, field_max: 9 }),
    field('senha', 'password'),
    field('longo', 'textarea'),
    field('lista', 'select', options),
    field('uma', 'radio', options),
    field('varias', 'checkbox', options),
    field('aceite', 'acceptance', { acceptance_text: 'Eu aceito' }),
    field('dia', 'date'),
    field('hora', 'time'),
    field('anexo', 'upload'),
    field('origem', 'hidden', { field_value: 'anúncio' }),
    field('nota', 'html', { field_html: '<p>Um <strong>aviso</strong></p>' }),
    field('robo', 'captcha'),
    field('pote', 'honeypot'),
  ])
  const { form, complaints, close } = await visit(path)
  for (const [label, value] of Object.entries({
    texto: 'Ana',
    correio: 'ana@exemplo.com.br',
    fone: '(32) 99999-0000',
    site: 'https://exemplo.com.br',
    numero: '3',
    senha: 'segredo',
    longo: 'Duas\nlinhas',
    dia: '2026-03-08',
    hora: '14:30',
  })) {
    await form.getByLabel(label, { exact: true }).fill(value)
  }
  await form.getByLabel('lista').selectOption('verde')
  await form.getByRole('radiogroup', { name: 'uma' }).getByLabel('Azul').check()
  for (const color of ['Azul', 'Verde']) await form.getByRole('group', { name: 'varias' }).getByLabel(color).check()
  await form.getByLabel('Eu aceito').check()
  await form.getByLabel('anexo').setInputFiles({ name: 'nota.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') })
  const types = ['text', 'email', 'tel', 'textarea', 'select', 'radio', 'acceptance', 'upload', 'html', 'honeypot']
  const groups = await Promise.all(
    types.map((type) => form.locator(`.elementor-field-group.elementor-field-type-${type}`).count()),
  )
  expect(groups).toEqual(types.map(() => 1))
  expect(await form.locator('input.elementor-field#form-field-correio').getAttribute('name')).toBe('form_fields[correio]')
  await submit(form)
  await form.getByText(FORM_TEXT.success).waitFor()
  const kept = Object.fromEntries((await newest()).fields.map(({ id, value }) => [id, value]))
  expect(kept).toEqual({
    texto: 'Ana',
    correio: 'ana@exemplo.com.br',
    fone: '(32) 99999-0000',
    site: 'https://exemplo.com.br',
    numero: '3',
    senha: '(não guardada)',
    longo: 'Duas\r\nlinhas',
    lista: 'verde',
    uma: 'azul',
    varias: ['azul', 'verde'],
    aceite: 'Sim',
    dia: '2026-03-08',
    hora: '14:30',
    anexo: ['nota.pdf'],
    origem: 'anúncio',
  })
  expect(complaints).toEqual([])
  await close()
})

test('[FORM-1] [FORM-4] a form has no accessibility violation, awake, on its second step, and with its mistakes in sight', async () => {
  const path = await aFormPage([...STEPS, field('cor', 'radio', { field_options: 'azul\nverde' }), field('pote', 'honeypot')])
  const { page, form, close } = await visit(path, { bypassCSP: true })
  await form.getByLabel('Nome').fill('Ana')
  await form.getByLabel('Telefone').fill('(--)--')
  expect(await findViolations(page, { off: ['region'] })).toEqual([])
  for (const value of ['', 'Jarro']) {
    await form.getByRole('button', { name: 'Próximo' }).click()
    if (value) await form.getByLabel('Peça').fill(value)
    expect(await findViolations(page, { off: ['region'] })).toEqual([])
  }
  await form.getByRole('button', { name: 'Próximo' }).click()
  await submit(form)
  await form.getByText(FORM_TEXT.phone).waitFor()
  // The dimmed form is on its way back to full strength: colours are measured when it is there.
  await expect.poll(() => form.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  expect(await findViolations(page, { off: ['region'] })).toEqual([])
  await close()
})

test('a mistake that was mended before its words came is not told, and the focus stays where it went', async () => {
  const { page, form, close } = await visit(await aFormPage(STEPS))
  const next = form.getByRole('button', { name: 'Próximo' })
  const held = Promise.withResolvers<void>()
  await page.route(/field-problems/, async (route) => {
    await held.promise
    await route.continue()
  })
  const come = page.waitForResponse(/field-problems/)
  await form.getByLabel('Nome').fill('Ana')
  await form.getByLabel('Telefone').fill('(32) 99999-0000')
  await next.click()
  await form.getByLabel('Peça').waitFor()
  await next.click()
  await form.getByLabel('Peça').fill('Jarro')
  await next.focus()
  held.resolve()
  await (await come).finished()
  await page.evaluate(() => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn, 50))))
  expect(await page.locator('.field-error').count()).toBe(0)
  expect(await next.evaluate((button) => button === document.activeElement)).toBe(true)
  await close()
})

test('where the words for a mistake do not come the browser says it', async () => {
  const { page, form, close } = await visit(await aFormPage(STEPS))
  await page.route(/field-problems/, (route) => route.abort())
  await page.evaluate(() =>
    document.addEventListener(
      'invalid',
      ({ defaultPrevented }) => {
        document.body.dataset.told = [document.body.dataset.told, defaultPrevented ? 'shop' : 'browser'].filter(Boolean).join(' ')
      },
      true,
    ),
  )
  await form.getByRole('button', { name: 'Próximo' }).click()
  await page.locator('body[data-told="shop browser"]').waitFor({ state: 'attached' })
  await close()
})

test('[FORM-1] the address fills fields in before any script of the form, but never a yes; what was typed stays', async () => {
  const path = await aFormPage([
    NAME,
    field('cor', 'select', { field_options: 'azul\nverde' }),
    field('aceite', 'acceptance', { acceptance_text: 'Sim' }),
  ])
  const { page, form, close } = await visit(`${path}?nome=Ana%20Maria&cor=verde&aceite=on&senha=x`)
  const name = form.getByLabel('Nome')
  await page.waitForFunction(() => document.querySelector<HTMLInputElement>('#form-field-nome')?.value === 'Ana Maria')
  expect(await form.getByLabel('cor').inputValue()).toBe('verde')
  expect(await form.getByLabel('Sim').isChecked()).toBe(false)
  await name.fill('Eva')
  await awake(page)
  expect(await name.inputValue()).toBe('Eva')
  await close()
})

test('[FORM-1] a field is required only while another holds its value; of boxes one must be ticked', async () => {
  const path = await aFormPage([
    field('assunto', 'select', { field_options: 'elogio\ntroca' }),
    field('pedido', 'text', { required_when_field: 'assunto', required_when_value: 'troca' }),
    field('dias', 'checkbox', { required: 'true', field_options: 'seg\nter' }),
  ])
  const { page, form, close } = await visit(path)
  const order = form.getByLabel('pedido')
  const monday = form.getByLabel('seg')
  await form.getByLabel('assunto').focus()
  await awake(page)
  await form.getByLabel('assunto').selectOption('troca')
  await expect.poll(() => order.evaluate((input: HTMLInputElement) => input.required)).toBe(true)
  expect(await monday.evaluate((box: HTMLInputElement) => box.required)).toBe(true)
  await form.getByLabel('ter').check()
  await form.getByLabel('assunto').selectOption('elogio')
  await expect.poll(() => order.evaluate((input: HTMLInputElement) => input.required)).toBe(false)
  expect(await monday.evaluate((box: HTMLInputElement) => box.required)).toBe(false)
  await close()
})

test('[FORM-2] a submit posts everything as multipart with its action and the page’s address, and scripts hear of it', async () => {
  const path = await aFormPage([NAME])
  const { page, form, close } = await visit(path)
  await page.evaluate(() => {
    const heard: unknown[] = []
    Object.assign(globalThis, { heard })
    for (const type of ['submit_success', 'form_destruct'])
      document.addEventListener(type, (event) => heard.push([type, (event as CustomEvent<{ message: string }>).detail.message]))
  })
  await form.getByLabel('Nome').fill('Ana')
  const [request] = await Promise.all([page.waitForRequest(isSending), submit(form)])
  expect(request.headers()['content-type']).toMatch(/^multipart\/form-data; boundary=/)
  expect(request.headers()['x-requested-with']).toBe('XMLHttpRequest')
  const body = request.postData() ?? ''
  for (const [name, value] of Object.entries({
    action: SEND_ACTION,
    referrer: forms.shop.origin + path,
    form_id: 'f0a1b2c3',
    'form_fields[nome]': 'Ana',
    referer_title: 'Contato',
  })) {
    expect(body).toContain(`name="${name}"\r\n\r\n${value}\r\n`)
  }
  await form.locator('.elementor-message-success[role="alert"]', { hasText: FORM_TEXT.success }).waitFor()
  expect(await page.evaluate(() => (globalThis as unknown as { heard: unknown[] }).heard)).toEqual([
    ['submit_success', FORM_TEXT.success],
    ['form_destruct', FORM_TEXT.success],
  ])
  expect(await form.getByLabel('Nome').inputValue()).toBe('')
  await close()
})

test('[FORM-3] while it is sent the form is dimmed to 0.45 over 500 ms, its button rests with a spinner, and a second submit is ignored', async () => {
  const path = await aFormPage([NAME])
  const { page, form, close } = await visit(path, { reducedMotion: 'no-preference' })
  let answer: (() => void) | undefined
  let posts = 0
  await page.route('**/admin-ajax.php*', async (route) => {
    if (!isSending(route.request())) return await route.continue()
    posts++
    await new Promise<void>((go) => (answer = go))
    return await route.continue()
  })
  await form.getByLabel('Nome').fill('Ana')
  await submit(form)
  await page.locator('form.elementor-form-waiting[data-state="sending"]').waitFor()
  expect(await form.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.5s')
  await expect.poll(() => form.evaluate((element) => getComputedStyle(element).opacity)).toBe('0.45')
  const button = form.locator('button[type="submit"]')
  expect(await button.isDisabled()).toBe(true)
  expect(await button.locator('.elementor-form-spinner').count()).toBe(1)
  await form.evaluate((element: HTMLFormElement) => element.requestSubmit())
  await expect.poll(() => answer).toBeTruthy()
  answer!()
  await form.getByText(FORM_TEXT.success).waitFor()
  expect(posts).toBe(1)
  expect(await form.evaluate((element) => getComputedStyle(element).transitionDuration)).toBe('0.1s')
  await expect.poll(() => form.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  expect(await button.isEnabled()).toBe(true)
  expect(await button.locator('.elementor-form-spinner').count()).toBe(0)
  await close()
})

test('[FORM-4] what the server objects to stands under the field, which is marked, and on the form; the next submit clears it', async () => {
  const path = await aFormPage([NAME, field('fone', 'tel', { field_label: 'Telefone' })])
  const { page, form, close } = await visit(path)
  await page.evaluate(() =>
    document.querySelector('form.elementor-form')!.addEventListener('error', () => Object.assign(globalThis, { told: true })),
  )
  await form.getByLabel('Nome').fill('Ana')
  // Six marks satisfy the browser's own check; the server counts digits.
  await form.getByLabel('Telefone').fill('(--)--')
  await submit(form)
  const group = form.locator('.elementor-field-group-fone.elementor-error')
  await group.locator('span.elementor-message-danger.elementor-help-inline[role="alert"]', { hasText: FORM_TEXT.phone }).waitFor()
  await form.locator('> .elementor-message.elementor-message-danger', { hasText: FORM_TEXT.error }).waitFor()
  const phone = form.getByLabel('Telefone')
  expect(await phone.getAttribute('aria-invalid')).toBe('true')
  expect(await phone.evaluate((input) => input === document.activeElement)).toBe(true)
  expect(await page.evaluate(() => (globalThis as unknown as { told?: boolean }).told)).toBe(true)
  expect(await form.getByLabel('Nome').inputValue()).toBe('Ana')
  await phone.fill('(32) 3355-0000')
  await submit(form)
  await form.getByText(FORM_TEXT.success).waitFor()
  expect(await form.locator('.elementor-error, [aria-invalid="true"], .elementor-message-danger').count()).toBe(0)
  await close()
})

test('[FORM-4] when the line breaks its text is shown, the button works again and the form is bright', async () => {
  const path = await aFormPage([NAME])
  const { page, form, close } = await visit(path)
  await form.getByLabel('Nome').fill('Ana')
  await awake(page)
  await page.route('**/admin-ajax.php*', (route) => (isSending(route.request()) ? route.abort() : route.continue()))
  await submit(form)
  await form.locator('.elementor-message-danger', { hasText: 'Você provavelmente está offline.' }).waitFor()
  expect(await form.locator('button[type="submit"]').isEnabled()).toBe(true)
  await expect.poll(() => form.evaluate((element) => getComputedStyle(element).opacity)).toBe('1')
  await page.unroute('**/admin-ajax.php*')
  await page.route('**/admin-ajax.php*', (route) => route.fulfill({ status: 502, body: '<html>' }))
  await submit(form)
  await form.locator('.elementor-message-danger', { hasText: '(502)' }).waitFor()
  await page.unroute('**/admin-ajax.php*')
  await submit(form)
  await form.getByText(FORM_TEXT.success).waitFor()
  await close()
})

test('[FORM-6] a file above data-maxsize gets the page’s own words and is not sent', async () => {
  const path = await aFormPage([field('foto', 'upload', { field_label: 'Foto', file_sizes: 1 })])
  const { page, form, close } = await visit(path)
  let posts = 0
  page.on('request', (request) => isSending(request) && posts++)
  const file = form.getByLabel('Foto')
  expect(await file.getAttribute('data-maxsize')).toBe('1')
  await file.focus()
  await awake(page)
  const png = Buffer.from('89504e470d0a1a0a', 'hex')
  await file.setInputFiles({ name: 'grande.png', mimeType: 'image/png', buffer: Buffer.concat([png, Buffer.alloc(1024 * 1024)]) })
  const message = (await file.getAttribute('data-maxsize-message')) ?? ''
  await form.locator('.elementor-field-group-foto.elementor-error', { hasText: message }).waitFor()
  await submit(form)
  expect(posts).toBe(0)
  await file.setInputFiles({ name: 'pequena.png', mimeType: 'image/png', buffer: png })
  await submit(form)
  await form.getByText(FORM_TEXT.success).waitFor()
  await close()
})

test('[FORM-7] a date outside of its bounds is stopped by the browser', async () => {
  const path = await aFormPage([field('dia', 'date', { field_label: 'Dia', min_date: '2026-03-01', max_date: '2026-03-31' })])
  const { form, close } = await visit(path)
  const day = form.getByLabel('Dia')
  expect([await day.getAttribute('min'), await day.getAttribute('max')]).toEqual(['2026-03-01', '2026-03-31'])
  const isValid = () => day.evaluate((input: HTMLInputElement) => input.validity.valid)
  await day.fill('2026-02-28')
  expect(await isValid()).toBe(false)
  await day.fill('2026-03-31')
  expect(await isValid()).toBe(true)
  await close()
})

test('[FORM-10] the browser’s own checks stop what is no e-mail, telephone or address', async () => {
  const path = await aFormPage([EMAIL, field('fone', 'tel'), field('site', 'url')])
  const { form, close } = await visit(path)
  const isValid = (label: string) => form.getByLabel(label).evaluate((input: HTMLInputElement) => input.validity.valid)
  for (const [label, wrong, right] of [
    ['E-mail', 'ana', 'ana@exemplo.com.br'],
    ['fone', 'onze nove', '(11) 98765-4321'],
    ['site', 'exemplo', 'https://exemplo.com.br'],
  ] as const) {
    await form.getByLabel(label).fill(wrong)
    expect([wrong, await isValid(label)]).toEqual([wrong, false])
    await form.getByLabel(label).fill(right)
    expect([right, await isValid(label)]).toEqual([right, true])
  }
  await close()
})
