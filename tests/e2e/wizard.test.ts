import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop({ role: 'administrator', login: 'dona', name: 'Dora' })
})
afterAll(() => bench?.close())

test('from an empty shop to an open one, on a telephone: left halfway, resumed, and the footer says who sells', async () => {
  const { shop } = bench
  const { page, complaints, close } = await bench.atTheWorkbench('/', { width: 360, height: 780 })
  const goOn = () => page.getByRole('button', { name: 'Salvar e continuar' }).click()

  await page.getByRole('link', { name: 'Começar' }).click()
  await page.getByLabel('Nome da loja').fill('Barro & Fogo')
  await page.getByLabel('Descrição da loja').fill('Canecas feitas à mão')
  await page.getByLabel('Razão social').fill('Dora Gameleira ME')
  await page.getByLabel('CNPJ ou CPF').fill('11.222.333/0001-82')
  await goOn()
  await page.getByText('Confira os números').waitFor()
  await page.getByLabel('CNPJ ou CPF').fill('11222333000181')
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  await goOn()

  await page.getByLabel('CEP').fill('01310-100')
  expect(await page.getByLabel('Cidade').inputValue()).toBe('São Paulo')
  await page.getByLabel('Endereço').fill('Avenida Paulista, 1000')
  await page.getByLabel('E-mail').fill('oi@barroefogo.example')
  await goOn()
  await page.getByLabel('Chave Pix').waitFor()
  // Visitors wait outside meanwhile.
  expect((await shop.get('/')).body).toContain('<h1>Em breve</h1>')

  await page.goto(`${shop.origin}/painel/`)
  await page.getByRole('link', { name: 'Continuar' }).click()
  await page.getByLabel('Chave Pix').fill('não é chave')
  await goOn()
  await page.getByText('Confira a chave').first().waitFor()
  // Whoever looks back finds what was typed, and may open the curtain again.
  await page.getByRole('link', { name: 'Voltar' }).click()
  await page.getByLabel('CEP').waitFor()
  await page.getByRole('link', { name: 'Voltar' }).click()
  await page.getByLabel('Mostrar «Em breve» aos visitantes').uncheck()
  await goOn()
  await page.getByLabel('CEP').waitFor()
  await eventually('the curtain to be open', async () => !(await shop.get('/')).body.includes('<h1>Em breve</h1>'))
  await page.getByRole('button', { name: 'Preencher depois' }).click()
  expect(await page.getByLabel('Chave Pix').inputValue()).toBe('não é chave')
  await page.getByLabel('Chave Pix').fill('529.982.247-25')
  await goOn()

  await page.getByLabel('Preço da entrega (R$)').fill('18,50')
  await page.getByLabel('Frete grátis a partir de (R$)').fill('200')
  await page.getByLabel('Quem compra pode retirar comigo').check()
  await goOn()
  await page.getByLabel('Cor da marca', { exact: true }).fill('#f0a385')
  await page.getByRole('button', { name: /^Usar #/ }).click()
  await goOn()
  // The legal pages can wait; they are offered again among the screens.
  const legal = page.getByRole('heading', { name: 'Privacidade, termos, trocas e entrega' })
  await legal.waitFor()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()

  // The step before has such a link, too.
  await page.getByRole('button', { name: 'Abrir a loja' }).waitFor()
  await page.getByRole('link', { name: 'Voltar' }).click()
  await legal.waitFor()
  await page.goBack()
  await page.getByRole('button', { name: 'Abrir a loja' }).click()
  await page.getByRole('heading', { name: 'A loja está aberta' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('link', { name: 'Cadastrar o primeiro produto' }).waitFor()

  const home = await eventually('the shop to be open', async () => {
    const { body } = await shop.get('/')
    return body.includes('Em breve') ? undefined : body
  })
  for (const words of [
    'Barro &amp; Fogo',
    'Canecas feitas à mão',
    'Os primeiros produtos chegam em breve.',
    'href="/minha-conta/"',
    'role="search"',
    'Dora Gameleira ME',
    '11.222.333/0001-81',
    'Avenida Paulista, 1000',
  ])
    expect(home).toContain(words)
  expect(home).toMatch(/--color-brand:#[0-9a-f]{6}/)
  expect(home).not.toContain('Sua loja está no ar')
  const methods = await shop.db.selectFrom('shipping_methods').select(['kind', 'settings']).orderBy('position').execute()
  expect(methods.map(({ kind }) => kind)).toEqual(['flat_rate', 'free_shipping', 'local_pickup'])
  expect(methods[0]!.settings).toMatchObject({ cents: 1_850 })
  const payments = await shop.db.selectFrom('settings').select('value').where('name', '=', 'payments').executeTakeFirstOrThrow()
  expect(payments.value).toMatchObject({ pix: { enabled: true, key: '52998224725' } })
  expect(complaints.filter((complaint) => !/400/.test(complaint))).toEqual([])
  await close()
})
