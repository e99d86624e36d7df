import type { Browser, Page } from '@playwright/test'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { aCustomer, anOrderOf, mailsTo, PASSWORD, type TestCustomer } from '#tests/account-customers.ts'
import { findViolations } from '#tests/support/axe.ts'
import { launchBrowser, listen } from '#tests/support/browser.ts'
import { openTills } from '#tests/support/checkout.ts'
import { eventually } from '#tests/support/eventually.ts'
import { anOpenShop } from '#tests/support/shop.ts'

let shop: Awaited<ReturnType<typeof anOpenShop>>
let browser: Browser
let ana: TestCustomer
let paid: { id: number }
let open: { id: number }

beforeAll(async () => {
  shop = await anOpenShop({ demo: true })
  await openTills(shop)
  browser = await launchBrowser()
  ana = await aCustomer(shop, 'ana')
  open = await anOrderOf(shop, ana.user.id, ['moringa-de-barro', 'vaso-jequitinhonha'])
  paid = await anOrderOf(shop, ana.user.id, ['moringa-de-barro', 'guia-de-cuidados-pdf'], { isPaid: true })
})
afterAll(async () => {
  await browser.close()
  await shop.close()
})

async function visit(path: string, { scripts = true, width = 1280, bypassCSP = false } = {}) {
  const context = await browser.newContext({ viewport: { width, height: 900 }, javaScriptEnabled: scripts, bypassCSP })
  const page = await context.newPage()
  const complaints = listen(page)
  await page.goto(shop.origin + path)
  return { context, page, complaints, close: () => context.close() }
}
async function signIn(page: Page, name = 'ana', password = PASSWORD) {
  await page.goto(`${shop.origin}/minha-conta/`)
  const form = page.locator('form.woocommerce-form-login')
  await form.getByLabel('Nome de usuário ou e-mail').fill(name)
  await form.getByLabel('Senha', { exact: true }).fill(password)
  await form.getByRole('button', { name: 'Acessar' }).click()
  await page.getByText('Olá,').waitFor()
}
const tab = (page: Page, name: string) => page.getByRole('navigation', { name: 'Páginas da conta' }).getByRole('link', { name })

test.each([true, false])(
  '[ACCT-1] the account is one widget whose tabs are addresses of their own (scripts: %s)',
  async (scripts) => {
    const { page, complaints, close } = await visit('/minha-conta/', { scripts })
    await signIn(page)
    expect(await page.locator('.elementor-widget-woocommerce-my-account').count()).toBe(1)
    for (const [name, path, words] of [
      ['Pedidos', 'orders/', 'Visualizar'],
      ['Downloads', 'downloads/', 'Guia de cuidados'],
      ['Endereços', 'edit-address/', 'Você não preencheu este tipo de endereço ainda.'],
      ['Métodos de pagamento', 'payment-methods/', 'Nenhum método salvo foi encontrado.'],
      ['Detalhes da conta', 'edit-account/', 'Alteração de senha'],
      ['Meus dados', 'my-data/', 'Baixar meus dados'],
      ['Painel', '', 'Últimos pedidos'],
    ] as const) {
      await tab(page, name).click()
      await page.waitForURL(`${shop.origin}/minha-conta/${path}`)
      await page.locator('.woocommerce-MyAccount-content').getByText(words).first().waitFor()
      expect(await tab(page, name).getAttribute('aria-current')).toBe('page')
      expect(await page.locator('.woocommerce-MyAccount-navigation .is-active').count()).toBe(1)
      expect(await page.locator('h1').count()).toBe(1)
    }
    await page
      .getByRole('link', { name: `Visualizar o pedido ${paid.id}` })
      .first()
      .click()
    await page.waitForURL(`${shop.origin}/minha-conta/view-order/${paid.id}/`)
    await page.getByRole('heading', { name: 'Detalhes do pedido' }).waitFor()
    await tab(page, 'Sair').click()
    await page.getByRole('button', { name: 'Acessar' }).waitFor()
    expect(complaints).toEqual([])
    await close()
  },
)

test.each([true, false])(
  '[ACCT-2] somebody registers and is in, loses the password and comes back by mail (scripts: %s)',
  async (scripts) => {
    const name = scripts ? 'nova' : 'outra'
    const email = `${name}@cliente.example`
    const { page, close } = await visit('/minha-conta/', { scripts })
    const register = page.locator('form.woocommerce-form-register')
    await register.getByLabel('Endereço de e-mail').fill(email)
    await register.getByLabel('Crie uma senha').fill('uma frase longa')
    await register.getByRole('button', { name: 'Cadastre-se' }).click()
    await page.getByText('Pronto! A sua conta está criada').waitFor()
    await page.getByRole('link', { name: 'Sair' }).first().click()
    await page.getByRole('link', { name: 'Perdeu sua senha?' }).click()
    await page.getByLabel('Nome de usuário ou e-mail').fill(email)
    await page.getByRole('button', { name: 'Redefinir senha' }).click()
    await page.waitForURL(/reset-link-sent/)
    // This shop has no mail server: the letter waits in the outbox.
    await page.getByText('Esta loja ainda não envia e-mails').first().waitFor()
    const link = async () =>
      (await mailsTo(shop, email)).flatMap(({ text }) => /http\S+lost-password\/\?key=\S+/.exec(text)?.[0] ?? [])[0]
    await eventually('the mail is there', async () => (await link()) !== undefined)
    await page.goto((await link())!)
    await page.getByLabel('Nova senha', { exact: true }).fill('outra frase longa')
    await page.getByLabel('Confirmar nova senha').fill('outra frase longa')
    await page.getByRole('button', { name: 'Salvar nova senha' }).click()
    await page.getByText('Sua senha foi redefinida com êxito.').waitFor()
    await signIn(page, email, 'outra frase longa')
    await page.goto((await link())!)
    await page.getByText('Este link já foi usado').waitFor()
    await close()
  },
)

test('[ACCT-3] a customer sees no order, no file and no address of another', async () => {
  await aCustomer(shop, 'bia')
  const { page, close } = await visit('/minha-conta/')
  await signIn(page, 'bia')
  for (const path of [`view-order/${paid.id}/`, `view-order/${open.id}/`, 'view-order/999999/']) {
    expect((await page.goto(`${shop.origin}/minha-conta/${path}`))?.status()).toBe(404)
    await page.getByRole('heading', { name: 'Esta página não existe mais, ou nunca existiu' }).waitFor()
  }
  await page.goto(`${shop.origin}/minha-conta/downloads/`)
  await page.getByText('Não há downloads disponíveis ainda.').waitFor()
  await page.goto(`${shop.origin}/minha-conta/edit-address/`)
  expect(await page.getByText('Você não preencheu este tipo de endereço ainda.').count()).toBe(2)
  await close()
})

test('[PASS-1] every password of the account can be shown and hidden again, and is sent as a password', async () => {
  const { page, close } = await visit('/minha-conta/')
  const check = async (fields: string[]) => {
    for (const id of fields) {
      const input = page.locator(`#${id}`)
      const toggle = page.locator(`[aria-describedby="${id}"].show-password-input`)
      await input.fill('segredo')
      expect([await toggle.getAttribute('aria-label'), await toggle.getAttribute('aria-pressed')]).toEqual([
        'Mostrar senha',
        'false',
      ])
      await toggle.click()
      expect(await input.getAttribute('type')).toBe('text')
      expect([await toggle.getAttribute('aria-label'), await toggle.getAttribute('aria-pressed')]).toEqual([
        'Ocultar senha',
        'true',
      ])
      await toggle.click()
      expect(await input.getAttribute('type')).toBe('password')
    }
  }
  await check(['password', 'reg_password'])
  await signIn(page)
  await page.goto(`${shop.origin}/minha-conta/edit-account/`)
  await check(['password_current', 'password_1', 'password_2'])
  await page.goto(`${shop.origin}/minha-conta/my-data/`)
  await check(['password_current'])
  await close()
})

test('what is missing in a form is said under the field, in Portuguese, and goes once it is there', async () => {
  const { page, close } = await visit('/minha-conta/')
  const form = page.locator('form.woocommerce-form-login')
  await form.getByRole('button', { name: 'Acessar' }).click()
  await form.getByText('Preencha este campo.').first().waitFor()
  expect(await form.getByText('Preencha este campo.').count()).toBe(2)
  const name = form.getByLabel('Nome de usuário ou e-mail')
  await eventually('the first has the focus', () => name.evaluate((field) => field === document.activeElement))
  expect(await name.getAttribute('aria-invalid')).toBe('true')
  await name.fill('ana')
  expect(await form.getByText('Preencha este campo.').count()).toBe(1)
  expect(await name.getAttribute('aria-invalid')).toBe(null)
  await close()
})

test('[NOTE-4] what a form of the account got wrong is said at the top and takes the focus', async () => {
  const { page, close } = await visit('/minha-conta/')
  await page.locator('#username').fill('ana')
  await page.locator('#password').fill('errada mesmo')
  await page.getByRole('button', { name: 'Acessar' }).click()
  const alert = page.getByRole('alert').filter({ hasText: 'Nome de usuário ou senha incorretos.' })
  await alert.waitFor()
  await page.waitForFunction(() => document.activeElement?.getAttribute('role') === 'alert')
  expect(await page.locator('#username').inputValue()).toBe('ana')
  await close()
})

test('without scripts a customer keeps an address, gives an order up, fetches a file and buys again', async () => {
  const { page, close } = await visit('/minha-conta/', { scripts: false, width: 360 })
  await signIn(page)
  await page.goto(`${shop.origin}/minha-conta/edit-address/billing/`)
  for (const [label, value] of [
    ['Nome *', 'Ana'],
    ['Sobrenome *', 'Souza'],
    ['Telefone *', '11987654321'],
    ['CPF *', '52998224725'],
    ['CEP *', '01310100'],
    ['Endereço *', 'Avenida Paulista'],
    ['Número *', '1000'],
    ['Bairro *', 'Bela Vista'],
    ['Cidade *', 'São Paulo'],
  ] as const)
    await page.getByLabel(label, { exact: true }).fill(value)
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await page.locator('.checkout-inline-error-message').waitFor()
  await page.getByLabel('Estado *').selectOption('SP')
  await page.getByRole('button', { name: 'Salvar endereço' }).click()
  await page.getByText('Avenida Paulista, 1000').waitFor()

  await page.goto(`${shop.origin}/minha-conta/downloads/`)
  const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: /^Baixar/ }).click()])
  expect(file.suggestedFilename()).toBe('guia-de-cuidados-casa-aroeira.pdf')

  await page.goto(`${shop.origin}/minha-conta/view-order/${open.id}/`)
  await page.getByText('Pix copia e cola').waitFor()
  await page.getByRole('button', { name: 'Cancelar' }).click()
  await page.getByText('Seu pedido foi cancelado.').waitFor()
  await page.goto(`${shop.origin}/minha-conta/view-order/${paid.id}/`)
  await page.getByText('Solicitar devolução').first().click()
  await page.getByRole('button', { name: 'Solicitar devolução' }).click()
  await page.getByText(/Guarde o protocolo \d+/).waitFor()
  await page.getByRole('button', { name: 'Comprar novamente' }).click()
  await page.getByText('Os itens do seu pedido anterior estão no carrinho.').waitFor()
  await close()
})

test('while a CEP is typed it gets its dash and brings city and state; what was typed stays', async () => {
  const { page, close } = await visit('/minha-conta/')
  await signIn(page)
  await page.goto(`${shop.origin}/minha-conta/edit-address/shipping/`)
  await page.getByLabel('Cidade *').fill('Olinda')
  const cep = page.getByLabel('CEP *')
  await cep.pressSequentially('01310100')
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#shipping_state')?.value === 'SP')
  expect([await cep.inputValue(), await page.getByLabel('Cidade *').inputValue()]).toEqual(['01310-100', 'Olinda'])
  await close()
})

test('a CEP that was typed before the help came over a slow line gets it when it comes', async () => {
  const { page, close } = await visit('/minha-conta/')
  await signIn(page)
  const { promise: wasTyped, resolve: typed } = Promise.withResolvers<void>()
  await page.route(/\.js$/, async (route) => {
    await wasTyped
    await route.continue()
  })
  await page.goto(`${shop.origin}/minha-conta/edit-address/shipping/`, { waitUntil: 'commit' })
  const cep = page.getByLabel('CEP *')
  await cep.pressSequentially('01310100')
  expect(await cep.inputValue()).toBe('01310100')
  typed()
  await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('#shipping_state')?.value === 'SP')
  expect([await cep.inputValue(), await page.getByLabel('Cidade *').inputValue()]).toEqual(['01310-100', 'São Paulo'])
  await close()
})

describe('every page of the account', () => {
  const PATHS = [
    '',
    'orders/',
    'downloads/',
    'edit-address/',
    'edit-address/billing/',
    'edit-address/shipping/',
    'payment-methods/',
    'edit-account/',
    'my-data/',
  ]

  test('is no wider than a phone, a tablet or a desk, and has nothing that axe objects to', async () => {
    const { page, close } = await visit('/acompanhar-pedido/', { width: 768, bypassCSP: true })
    const inspect = async (path: string) => {
      await page.goto(shop.origin + path)
      expect({ path, violations: await findViolations(page, { within: 'main' }) }).toEqual({ path, violations: [] })
      // Of words in the very colour of their ground axe is not sure, and says nothing.
      const unseen = await page
        .locator('main .button')
        .evaluateAll((buttons) =>
          buttons
            .filter((button) => getComputedStyle(button).color === getComputedStyle(button).backgroundColor)
            .map((button) => button.textContent),
        )
      expect({ path, unseen }).toEqual({ path, unseen: [] })
      for (const width of [768, 1440, 360]) {
        await page.setViewportSize({ width, height: 900 })
        const isTooWide = await page.evaluate(() => document.documentElement.scrollWidth > innerWidth)
        expect({ path, width, isTooWide }).toEqual({ path, width, isTooWide: false })
      }
      await page.setViewportSize({ width: 768, height: 900 })
    }
    for (const path of ['/acompanhar-pedido/', '/minha-conta/', '/minha-conta/lost-password/']) await inspect(path)
    await signIn(page)
    for (const path of [...PATHS, `view-order/${open.id}/`, `view-order/${paid.id}/`]) await inspect(`/minha-conta/${path}`)
    await close()
  })
})
