import type { Page } from '@playwright/test'
import { sql } from 'kysely'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createZones } from '#shop/shipping/zones.ts'
import { findViolations } from '#tests/support/axe.ts'
import { apiAs } from '#tests/support/api.ts'
import { aMelhorEnvio, type MelhorEnvioService } from '#tests/support/melhor-envio-service.ts'
import { orderDesk } from '#tests/support/order-desk.ts'
import { aPixBank, type PixBank } from '#tests/support/pix-bank.ts'
import { anSmtpServer } from '#tests/support/smtp-server.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
let bank: PixBank
let carrier: MelhorEnvioService
beforeAll(async () => {
  ;[bank, carrier] = await Promise.all([aPixBank(), aMelhorEnvio()])
  bench = await aWorkbenchShop({ network: bank.network })
})
afterAll(async () => {
  await bench?.close()
  await bank?.close()
  await carrier?.close()
})

const said = (page: Page, words: string | RegExp) => page.getByRole('alert').filter({ hasText: words }).first().waitFor()
const field = (page: Page, label: string) => page.getByLabel(label, { exact: true })

test('two people with the same settings open: the second is told, loses nothing typed, and what is not saved waits in its part', async () => {
  const ana = await bench.atTheWorkbench('/ajustes/loja')
  const { page: first } = ana
  const bia = await bench.atTheWorkbench('/ajustes/loja', { width: 360, height: 740, dark: true })
  const { page: second } = bia
  await field(first, 'Nome da loja').fill('Loja da Ana')
  await field(second, 'Nome da loja').fill('Loja da Bia')
  await first.getByRole('button', { name: 'Salvar', exact: true }).click()
  await said(first, 'Salvo: Nome da loja.')
  await second.getByRole('button', { name: 'Salvar', exact: true }).click()
  await second.getByText('Outra pessoa mudou este campo: agora está «Loja da Ana».').waitFor()
  expect(await field(second, 'Nome da loja').inputValue()).toBe('Loja da Bia')

  // Another part, and back.
  await second.getByLabel('Parte dos ajustes').click()
  await second.getByRole('option', { name: 'Contas' }).click()
  await second.getByLabel('Permitir compra sem conta').click()
  await second.getByLabel('Parte dos ajustes').click()
  await second.getByRole('option', { name: 'Loja (não salvo)' }).click()
  expect(await field(second, 'Nome da loja').inputValue()).toBe('Loja da Bia')
  await second.getByRole('button', { name: 'Salvar', exact: true }).click()
  await said(second, 'Salvo: Nome da loja.')
  await first.getByRole('link', { name: 'Contas' }).click()
  expect(await first.getByLabel('Permitir compra sem conta').isChecked()).toBe(true)
  expect(await findViolations(first)).toEqual([])
  expect([ana.complaints, bia.complaints]).toEqual([[], []])
  await ana.close()
  await bia.close()
})

test('a table of freight is typed row by row and pasted from a spreadsheet; what makes no sense is told at its row', async () => {
  const zones = createZones({ db: bench.shop.db })
  const zoneId = (await zones.create({ name: 'Todo o Brasil', position: 1 }))!
  const { page, complaints, close } = await bench.atTheWorkbench('/ajustes/frete')
  await page.getByRole('button', { name: 'Acrescentar forma de entrega a Todo o Brasil' }).click()
  await page.getByRole('menuitem', { name: /Tabela de frete/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Tabela de frete' })
  const row = (number: number) => dialog.getByRole('group', { name: `Linha ${number}`, exact: true })
  await row(1).getByLabel('Preço (R$)').fill('caro')
  await dialog.getByText('Confira a linha 1.').waitFor()
  expect(await dialog.getByRole('button', { name: 'Salvar' }).isDisabled()).toBe(true)
  await row(1).getByLabel('Preço (R$)').fill('19,90')
  await row(1).getByRole('button', { name: 'Duplicar a linha 1' }).click()
  await row(2).getByLabel('Peso até (kg)').fill('5')

  await dialog.getByRole('button', { name: 'Colar de uma planilha' }).click()
  const paste = page.getByRole('dialog', { name: 'Colar de uma planilha' })
  await paste.getByLabel('Linhas da planilha').fill('CEP\taté\tkg\tR$\tde\ta\n1000000\t19999999\t10\t45,5\t2\t4')
  await paste.getByText('1 linha encontrada.').waitFor()
  await paste.getByRole('button', { name: 'Acrescentar ao fim' }).click()
  await paste.waitFor({ state: 'hidden' })
  expect(await row(3).getByLabel('CEP de').inputValue()).toBe('01000-000')
  expect(await findViolations(page)).toEqual([])

  // Meanwhile somebody else changes its name.
  const [method] = await zones.methods(zoneId)
  expect(method!.isEnabled).toBe(false)
  await zones.changeMethod(method!, { title: 'Transportadora' })
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  const told = dialog.getByRole('alert').filter({ hasText: 'outra pessoa salvou enquanto você editava (mudou: Nome na loja)' })
  await told.waitFor()
  await dialog.getByLabel('Nome na loja').and(dialog.locator('[value="Transportadora"]')).waitFor()
  expect(await row(3).getByLabel('Preço (R$)').inputValue()).toBe('45,50')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await said(page, 'Transportadora: salva.')
  const [kept] = await zones.methods(zoneId)
  expect(kept!.isEnabled).toBe(true)
  const prices = (kept!.settings as { rows: { upto_grams: number; cents: number }[] }).rows
  expect(prices.map(({ upto_grams, cents }) => [upto_grams, cents])).toEqual([
    [1_000, 1_990],
    [5_000, 1_990],
    [10_000, 4_550],
  ])

  // What is not saved was never there.
  await page.getByRole('button', { name: 'Acrescentar forma de entrega a Todo o Brasil' }).click()
  await page.getByRole('menuitem', { name: /Frete grátis/ }).click()
  const free = page.getByRole('dialog', { name: 'Frete grátis' })
  await free.getByRole('button', { name: 'Cancelar' }).click()
  await expect.poll(() => zones.methods(zoneId)).toHaveLength(1)
  // The refusal that was asked for, as browsers note it.
  expect(complaints).toEqual([expect.stringContaining('409 (Conflict)')])
  await close()
})

test('areas of delivery change turns one by one, and who becomes the whole country goes behind the others', async () => {
  const zones = createZones({ db: bench.shop.db })
  for (const zone of await zones.list()) await zones.remove(zone.id)
  for (const name of ['Minas', 'Sul', 'Norte']) await zones.create({ name, position: 0 })
  const named = async () => (await zones.list()).map(({ name }) => name)
  const { page, complaints, close } = await bench.atTheWorkbench('/ajustes/frete')
  await page.getByRole('button', { name: 'Subir: área Sul' }).press('Enter')
  await said(page, 'Sul vem agora antes de Minas.')
  expect(await named()).toEqual(['Sul', 'Minas', 'Norte'])
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe('Descer: área Sul')

  await page.getByRole('button', { name: 'Editar a área Minas' }).click()
  const dialog = page.getByRole('dialog', { name: 'Área Minas' })
  await dialog.getByLabel('Só alguns estados').click()
  await dialog.getByRole('textbox', { name: 'Faixas de CEP' }).fill('30000000-39999999')
  await dialog.getByLabel('Todo o Brasil').click()
  await dialog.getByLabel('Só alguns estados').click()
  expect(await dialog.getByRole('textbox', { name: 'Faixas de CEP' }).inputValue()).toBe('30000000-39999999')
  await dialog.getByLabel('Nome da área').press('Enter')
  await said(page, 'Área Minas salva.')
  expect(await named()).toEqual(['Minas', 'Sul', 'Norte'])
  await page.getByRole('button', { name: 'Editar a área Minas' }).click()
  await dialog.getByLabel('Todo o Brasil').click()
  await dialog.getByRole('button', { name: 'Salvar a área' }).click()
  await expect.poll(named).toEqual(['Sul', 'Norte', 'Minas'])
  expect(complaints).toEqual([])
  await close()
})

test('a merchant connects the bank for Pix: fills in, saves, is told in plain words what is wrong, and then that it works', async () => {
  const { page, complaints, close } = await bench.atTheWorkbench('/ajustes/pagamento', { width: 360, height: 740 })
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Pix automático (API do banco)' }) })
  const choose = async (label: string, option: string) => {
    await card.getByLabel(label, { exact: true }).click()
    await page.getByRole('option', { name: option, exact: true }).click()
  }
  const save = async () => {
    await card.getByRole('button', { name: /^Salvar/ }).click()
    await said(page, 'Pix: ajustes salvos.')
  }
  await card.getByRole('button', { name: 'Configurar: Pix automático (API do banco)' }).click()
  expect(await card.getByLabel('Endereço da API', { exact: true }).count()).toBe(0)
  await choose('Banco', 'Outro banco ou PSP')
  await choose('Ambiente', 'Testes (homologação)')
  for (const [label, value] of [
    ['Chave Pix', bank.settings.pixKey],
    ['Client ID', bank.settings.clientId],
    ['Client Secret', 'errado'],
    ['Senha do certificado', 'abre-te'],
    ['Endereço da API', bank.settings.baseUrl],
    ['Endereço do token', bank.settings.tokenUrl],
  ] as const)
    await card.getByLabel(label, { exact: true }).fill(value)
  const file = { name: 'loja.p12', mimeType: 'application/x-pkcs12', buffer: Buffer.from(bank.pfx, 'base64') }
  await card.getByLabel('Certificado', { exact: true }).setInputFiles(file)
  await card.getByText('Escolhido: loja.p12. Salve para enviar.').waitFor()
  await save()
  await card.getByText('Modo de teste: nenhum dinheiro de verdade chega.').waitFor()
  await card.getByRole('button', { name: 'Testar conexão' }).click()
  await card.getByText('O banco recusou o Client ID, o Client Secret ou o certificado.').waitFor()
  await card.getByLabel('Client Secret', { exact: true }).fill(bank.settings.clientSecret)
  await save()
  await card.getByRole('button', { name: 'Testar conexão' }).click()
  await card.getByText('O banco ainda não avisa a loja').waitFor()
  await card.getByRole('button', { name: 'Cadastrar avisos no serviço' }).click()
  await card.getByText('O banco avisa a loja de cada pagamento.').waitFor()
  await card.getByRole('button', { name: 'Conferir recebimentos' }).click()
  await card.getByText('Tudo bate').waitFor()
  expect(await card.getByLabel('Client Secret', { exact: true }).inputValue()).toBe('')
  expect(await findViolations(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('a merchant connects a carrier, sets a service and a box, and sees in the simulator what each way costs', async () => {
  const { api } = await apiAs(bench.shop, 'administrator', 'frete')
  const dimensions = { length: '20', width: '15', height: '10' }
  await api('/wc/v3/products', { method: 'POST', body: { name: 'Vaso de barro', regular_price: '100', weight: '1', dimensions } })
  await api('/wc/v3/products', { method: 'POST', body: { name: 'Tapete sem medidas', regular_price: '90' } })
  await api('/wc/v3/settings/general/woocommerce_store_postcode', { method: 'PUT', body: { value: '36325-000' } })
  const { page, complaints, close } = await bench.atTheWorkbench('/ajustes/frete', { width: 360, height: 740 })
  const card = page.locator('section', { has: page.getByRole('heading', { name: 'Melhor Envio', exact: true }) }).first()
  await card.getByRole('button', { name: 'Configurar: Melhor Envio' }).click()
  await card.getByLabel('Token', { exact: true }).fill(carrier.settings.token)
  await card.getByLabel('Endereço da API', { exact: true }).fill(carrier.settings.baseUrl)
  await card.getByLabel('E-mail técnico', { exact: true }).fill('ti@loja.example')
  await card.getByRole('button', { name: /^Salvar/ }).click()
  await said(page, 'Melhor Envio: ajustes salvos.')
  await card.getByRole('switch').first().click()
  await said(page, 'Melhor Envio: ligado.')
  await card.getByRole('button', { name: 'Testar conexão de Melhor Envio' }).click()
  await card.getByText('Conectado ao Melhor Envio.').waitFor()
  await page.getByText('Um produto está sem peso ou medidas').waitFor()

  await card.getByRole('button', { name: 'Editar o serviço PAC (Correios)' }).click()
  const service = page.getByRole('dialog', { name: 'PAC (Correios)' })
  await service.getByLabel('Nome na loja').fill('Econômico')
  await service.getByLabel('Acréscimo ou desconto (R$)').fill('-2,00')
  expect(await findViolations(page)).toEqual([])
  await service.getByRole('button', { name: 'Salvar' }).click()
  await card.getByText('PAC (Correios) · − R$ 2,00').waitFor()

  await page.getByRole('button', { name: 'Nova caixa' }).click()
  const box = page.getByRole('dialog', { name: 'Nova caixa' })
  for (const [label, value] of [
    ['Nome da caixa', 'Caixa média'],
    ['Comprimento (cm)', '30'],
    ['Largura (cm)', '22,5'],
    ['Altura (cm)', '15'],
    ['Peso vazia (g)', '200'],
    ['Aguenta até (g)', '10000'],
    ['Custo (R$)', '2,50'],
  ] as const)
    await box.getByLabel(label).fill(value)
  await box.getByRole('button', { name: 'Salvar a caixa' }).click()
  await page.getByText('30 × 22,5 × 15 cm · 200 g vazia · até 10 kg').waitFor()

  const simulator = page.locator('section', { has: page.getByRole('heading', { name: 'Simular frete' }) })
  await simulator.getByLabel('Acrescentar produto').fill('Vaso')
  await page.getByRole('option', { name: /Vaso de barro/ }).click()
  await simulator.getByLabel('CEP de destino').fill('01310-100')
  await simulator.getByRole('button', { name: 'Simular' }).click()
  const row = simulator.getByRole('row', { name: /Econômico/ })
  // 18 reais and 4 for each of 1.2 kg, less two.
  await row.filter({ hasText: 'R$ 20,80' }).filter({ hasText: 'R$ 22,80' }).waitFor()
  await simulator.getByText('Caixa média (R$ 2,50) · 30,6 × 23,1 × 15,6 cm · 1,2 kg').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('labels are bought at the dispatch desk with a total, followed, printed through the shop, and the parcel leaves', async () => {
  const { db, origin } = bench.shop
  const { api } = await apiAs(bench.shop, 'administrator', 'expedicao')
  const shop = {
    document: '11.222.333/0001-81',
    address: 'Rua Direita, 40 – Centro',
    city: 'Tiradentes',
    state: 'MG',
    phone: '3233551234',
  }
  await sql`update settings set value = value || ${JSON.stringify(shop)}::jsonb where name = 'shop'`.execute(db)
  const [vase] = (await api('/wc/v3/products?search=Vaso de barro')).body
  const desk = orderDesk(db)
  const { id, number } = await desk.anOrder([{ productId: vase.id }])
  await sql`update orders set status = 'processing', paid_cents = total_cents where id = ${id}`.execute(db)
  const { page, context, complaints, close } = await bench.atTheWorkbench('/dispatch', { width: 360, height: 740 })
  await page.getByLabel(`Escolher o pedido #${number}`).check()
  await page.getByRole('button', { name: 'Comprar etiquetas' }).click()
  await page.getByText('Total: R$ 22,80 por 1 etiqueta').waitFor()
  expect(await findViolations(page)).toEqual([])
  await page.getByRole('button', { name: 'Comprar por R$ 22,80' }).click()
  const row = page.getByRole('listitem').filter({ hasText: `#${number}` })
  await row.getByText('Comprada').waitFor()
  const [label] = carrier.labels.values()
  expect(label).toMatchObject({ paid: 1, status: 'generated' })
  await row.getByText(`PAC (Correios) · ${label!.code}`).waitFor()

  await page.getByRole('button', { name: 'Imprimir', exact: true }).click()
  const href = await page.getByRole('link', { name: `Melhor Envio: #${number}` }).getAttribute('href')
  const pdf = await context.request.get(origin + href!)
  expect([pdf.status(), pdf.headers()['content-type']]).toEqual([200, 'application/pdf'])
  await page.getByRole('button', { name: 'Fechar' }).click()
  // As a scanner does it.
  await page.getByLabel('Código ou número do pedido').fill(label!.code)
  await page.keyboard.press('Enter')
  await page.getByText(`Pedido #${number} marcado como enviado.`).waitFor()
  const link = page.getByRole('link', { name: 'Avisar por WhatsApp' })
  expect(await link.getAttribute('href')).toContain(`https://wa.me/5511912345678?text=`)
  await page.getByText('Nenhum pedido à espera de envio').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
})

test('mail is set up: a service fills in its server, a wrong password is told in words, and the warning goes once mails leave', async () => {
  const server = await anSmtpServer({ encryption: 'tls', user: 'loja', password: 'certa' })
  const { db } = bench.shop
  await db
    .updateTable('users')
    .set({ roles: ['administrator'] })
    .where('id', '=', bench.user.id)
    .execute()
  const { page, complaints, close } = await bench.atTheWorkbench('/')
  await page.getByText('O envio de e-mails está desligado').waitFor()
  await page.getByRole('link', { name: 'Configurar e-mails' }).click()
  await page.getByRole('combobox', { name: 'Serviço' }).click()
  await page.getByRole('option', { name: 'Gmail ou Google Workspace' }).click()
  expect(await field(page, 'Servidor (SMTP)').inputValue()).toBe('smtp.gmail.com')
  await page.getByText('Uma senha de app, não a senha da conta.').waitFor()

  await page.getByRole('combobox', { name: 'Serviço' }).click()
  await page.getByRole('option', { name: 'Outro' }).click()
  await field(page, 'Servidor (SMTP)').fill('127.0.0.1')
  await field(page, 'Porta').fill(String(server.port))
  await field(page, 'Usuário').fill('loja')
  await field(page, 'Senha').fill('errada')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await said(page, 'Ajustes de e-mail salvos.')
  await page.getByRole('button', { name: 'Enviar e-mail de teste' }).click()
  await page.getByText('O servidor não aceitou o usuário e a senha.').waitFor()

  await field(page, 'Senha').fill('certa')
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Há alterações que não foram salvas.').waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: 'Enviar e-mail de teste' }).click()
  await page.getByText('Enviado para gerente@loja.example.').waitFor()
  expect(server.letters).toHaveLength(1)
  expect(await page.getByText('O envio de e-mails está desligado').count()).toBe(0)
  expect(await findViolations(page)).toEqual([])

  // What a mail says is the merchant's: seen while it is typed, tried, saved, and had back.
  await page.getByRole('link', { name: 'Textos e aparência dos e-mails' }).click()
  await page.getByRole('link', { name: 'Pagamento confirmado' }).click()
  const arrives = page.frameLocator('iframe[title="Prévia do e-mail"]:not([aria-hidden])')
  await arrives.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  await page.getByLabel('Título').fill('Que bom, ')
  await page.getByText('Dados que entram no texto').click()
  await page.getByRole('button', { name: '{nome}' }).click()
  expect(await page.getByLabel('Título').inputValue()).toBe('Que bom, {nome}')
  await page.getByLabel('Resumo do pedido').uncheck()
  await arrives.getByRole('heading', { name: 'Que bom, Ana' }).waitFor()
  await arrives.getByText('Caneca de barro').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Enviar e-mail de teste' }).click()
  await page.getByText('Enviado para gerente@loja.example.').waitFor()
  expect(server.letters.at(-1)).toContain('Que bom, Ana')
  await page.getByLabel('Assunto').fill('Olá, {apelido}')
  await page.getByText('{apelido} não existe neste e-mail.').waitFor()
  await page.getByLabel('Assunto').fill('Pago!')
  await page.getByRole('link', { name: 'Todos os e-mails' }).click()
  await page.getByRole('button', { name: 'Continuar aqui' }).click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await said(page, 'E-mail salvo.')
  await page.getByRole('button', { name: 'Restaurar o texto padrão' }).click()
  await page.getByRole('button', { name: 'Restaurar', exact: true }).click()
  await arrives.getByRole('heading', { name: 'Pagamento confirmado' }).waitFor()
  await page.getByRole('button', { name: 'Voltar a esta versão' }).click()
  await arrives.getByRole('heading', { name: 'Que bom, Ana' }).waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(complaints).toEqual([])
  await close()
  await server.close()
})
