import type { Page } from '@playwright/test'
import { addWidget, anAttribute, chooseValues, preview } from './workbench.ts'

/** Goes to a part of the workbench as people do: by its name in the menu. */
export async function go(page: Page, name: string) {
  // The editor fills the window.
  const back = page.getByRole('link', { name: 'Voltar à lista' })
  if (await back.isVisible()) await back.click()
  await page.getByRole('menuitem', { name, exact: true }).click()
}

/** Opens the form of something new; the list before it may have a field of the same name. */
async function begin(page: Page, link: string, button: string) {
  await page.getByRole('link', { name: link }).first().click()
  await page.getByRole('button', { name: button }).waitFor()
}

/** From the first look at an empty workbench to an open shop: who sells, how it is paid, how it is sent. */
export async function openTheShop(page: Page, { brand }: { brand?: string } = {}) {
  const goOn = () => page.getByRole('button', { name: 'Salvar e continuar' }).click()
  await page.getByRole('link', { name: 'Começar' }).click()
  await page.getByLabel('Nome da loja').fill('Linho & Algodão')
  await page.getByLabel('Razão social').fill('Dora Gameleira ME')
  await page.getByLabel('CNPJ ou CPF').fill('11222333000181')
  await goOn()
  await page.getByLabel('CEP').fill('36300-000')
  await page.getByLabel('Endereço').fill('Rua Direita, 12')
  await page.getByLabel('Cidade').fill('São João del-Rei')
  await page.getByLabel('E-mail').fill('oi@linho.example')
  await goOn()
  await page.getByLabel('Chave Pix').fill('529.982.247-25')
  await page.getByLabel(/^Desconto/).fill('3')
  await goOn()
  await page.getByLabel('Preço da entrega (R$)').fill('29,90')
  await goOn()
  await page.getByLabel('Cor da marca', { exact: true }).waitFor()
  if (brand !== undefined) await page.getByLabel('Cor da marca', { exact: true }).fill(brand)
  await goOn()
  await page.getByRole('heading', { name: 'Páginas que a lei pede' }).waitFor()
  await page.getByRole('button', { name: 'Continuar', exact: true }).click()
  await page.getByRole('button', { name: 'Abrir a loja' }).click()
  await page.getByRole('heading', { name: 'A loja está aberta' }).waitFor()
}

/** A shirt in two colours and two sizes, sold by swatches: 89,90, the green M 99,90, five of each. */
export async function makeTheShirt(page: Page) {
  await go(page, 'Atributos')
  await anAttribute(page, 'Cor', 'Cores', [
    ['Azul', '#1d4ed8'],
    ['Verde', '#15803d'],
  ])
  await go(page, 'Atributos')
  await anAttribute(page, 'Tamanho', 'Botões com o nome', [['P'], ['M']])
  await go(page, 'Produtos')
  await begin(page, 'Novo produto', 'Criar o produto')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Camisa de linho')
  await page.getByLabel('Tipo', { exact: false }).first().click()
  await page.getByRole('option', { name: /^Com variações/ }).click()
  await page.getByLabel('Situação').click()
  await page.getByRole('option', { name: 'Publicado' }).click()
  await chooseValues(page, 'Cor', ['Azul', 'Verde'])
  await chooseValues(page, 'Tamanho', ['P', 'M'])
  await page.getByRole('button', { name: 'Criar o produto' }).click()
  await page.waitForURL(/\/painel\/products\/\d+$/)
  await page.getByRole('button', { name: 'Gerar variações' }).click()
  await page.getByLabel('Preço de Todas (4 variações)').fill('89,90')
  await page.getByLabel('Unidades de Todas (4 variações)').fill('5')
  await page.getByRole('button', { name: 'Aplicar a todas' }).click()
  await page.getByLabel('Preço de Verde, M', { exact: true }).fill('99,90')
  await page.getByRole('button', { name: 'Salvar variações' }).click()
  await page.getByText(/variações salvas/).waitFor()
}

export async function makeTheCoupon(page: Page) {
  await go(page, 'Cupons')
  await begin(page, 'Novo cupom', 'Criar o cupom')
  await page.getByRole('textbox', { name: 'Código', exact: true }).fill('ESTREIA')
  await page.getByRole('textbox', { name: 'Desconto', exact: true }).fill('7')
  await page.getByRole('button', { name: 'Criar o cupom' }).click()
  await page.getByRole('link', { name: 'ESTREIA' }).waitFor()
}

/** A courier for a part of São Paulo, beside the area of the whole country that the first run made. */
export async function makeTheArea(page: Page) {
  await go(page, 'Ajustes da loja')
  await page.getByRole('navigation', { name: 'Partes dos ajustes' }).getByRole('link', { name: 'Frete' }).click()
  await page.getByRole('button', { name: 'Nova área' }).click()
  await page.getByLabel('Nome da área').fill('Centro de São Paulo')
  await page.getByLabel('Só alguns estados ou faixas de CEP').check()
  await page.getByRole('textbox', { name: 'Faixas de CEP' }).fill('01000-000 a 01599-999')
  await page.getByRole('button', { name: 'Criar a área' }).click()
  await page.getByRole('button', { name: 'Acrescentar forma de entrega a Centro de São Paulo' }).click()
  await page.getByRole('menuitem', { name: /^Taxa fixa/ }).click()
  const dialog = page.getByRole('dialog', { name: 'Taxa fixa' })
  await dialog.getByLabel('Nome na loja').fill('Motoboy')
  await dialog.getByLabel('Custo', { exact: true }).fill('12,34')
  await dialog.getByRole('button', { name: 'Salvar' }).click()
  await dialog.waitFor({ state: 'hidden' })
  await page.getByText('Taxa fixa · R$ 12,34').waitFor()
}

export async function makeThePage(page: Page) {
  await go(page, 'Páginas')
  await begin(page, 'Nova página', 'Criar e desenhar')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Quem costura')
  await page.getByRole('button', { name: 'Criar e desenhar' }).click()
  await page.waitForURL(/\/painel\/pages\/\d+$/)
  await addWidget(page, 'titulo', 'Título')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Costurado à mão por Dora')
  await preview(page).getByRole('heading', { name: 'Costurado à mão por Dora' }).waitFor()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByRole('link', { name: 'Ver na loja' }).first().waitFor()
}

/** It comes as soon as the home page stands, once to each person. */
export async function makeThePopup(page: Page) {
  await go(page, 'Popups')
  await begin(page, 'Novo popup', 'Criar e desenhar')
  await page.getByRole('textbox', { name: 'Nome', exact: true }).fill('Boas-vindas')
  await page.getByRole('button', { name: 'Criar e desenhar' }).click()
  await page.waitForURL(/\/painel\/popups\/\d+$/)
  await addWidget(page, 'titulo', 'Título')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('7% com o cupom ESTREIA')
  await preview(page).getByRole('heading', { name: '7% com o cupom ESTREIA' }).waitFor()
  await page.getByRole('tab', { name: 'Quando e onde' }).click()
  await page.getByLabel('Segundos depois').fill('0')
  await page.getByLabel('No máximo algumas vezes por pessoa').check()
  await page.getByLabel('Lugar', { exact: true }).click()
  await page.getByRole('option', { name: 'Na página inicial' }).click()
  await page.getByRole('button', { name: 'Ligar', exact: true }).click()
  await page.getByRole('button', { name: 'Desligar' }).waitFor()
}
