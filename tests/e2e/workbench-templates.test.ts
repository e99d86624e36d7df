import { afterAll, beforeAll, expect, test } from 'vitest'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { addWidget, followLink, preview } from '#tests/support/workbench.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop()
})
afterAll(() => bench?.close())

test('the header gets other words, is seen on a real page before and in the shop after; a footer is made, binned and taken back', async () => {
  const { shop } = bench
  const { page, complaints, close } = await bench.atTheWorkbench('/templates', { width: 1440 })
  await page.getByRole('link', { name: 'Cabeçalho', exact: true }).click()
  await preview(page).getByRole('main').waitFor()
  await addWidget(page, 'título', 'Título')
  await page.getByRole('textbox', { name: 'Título', exact: true }).fill('Frete grátis em novembro')
  const words = preview(page).getByRole('banner').getByRole('heading', { name: 'Frete grátis em novembro' })
  await words.waitFor()
  // What is not of the header is not chosen by a click; what is, is.
  await page.getByRole('treeitem', { name: 'Logo' }).first().click()
  await preview(page)
    .getByRole('main')
    .click({ position: { x: 20, y: 60 } })
  await page.getByRole('treeitem', { selected: true }).waitFor({ state: 'detached' })
  await words.click()
  await page.getByRole('treeitem', { name: /Título/, selected: true }).waitFor()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Modelo salvo: a loja já mostra assim.').waitFor()
  await eventually('the words in the shop', async () => (await shop.get('/')).body.includes('Frete grátis em novembro'))

  await followLink(page, `${shop.origin}/painel/templates/create?part=footer`)
  await page.getByLabel('Nome').fill('Rodapé de Natal')
  await page.getByRole('button', { name: 'Criar e desenhar' }).click()
  const footer = preview(page).getByRole('contentinfo')
  await footer.waitFor()
  await eventually('the preview to begin at the footer', async () => await isInSight(footer))
  await page.getByRole('button', { name: 'Publicar' }).click()
  await page.getByText('Modelo publicado').waitFor()
  await page.getByRole('button', { name: 'Mover para a lixeira' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Mover para a lixeira' }).click()
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await page.getByText('De volta, como estava.').waitFor()
  const kept = await shop.db.selectFrom('content').select('status').where('title', '=', 'Rodapé de Natal').executeTakeFirst()
  expect(kept?.status).toBe('publish')
  expect(complaints).toEqual([])
  await close()
})

test('on a telephone each kind says where its designs appear', async () => {
  const { page, complaints, close } = await bench.atTheWorkbench('/templates', { width: 360, dark: true })
  await page.getByText('Em toda a loja').first().waitFor()
  await page.getByText('A loja mostra os produtos com o desenho padrão.').waitFor()
  expect(await findViolations(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360)
  expect(complaints).toEqual([])
  await close()
})

/** Whether an element stands in the part of its page that can be seen. */
const isInSight = async (element: { evaluate: <T>(look: (found: Element) => T) => Promise<T> }) =>
  await element.evaluate((found) => {
    const { top } = found.getBoundingClientRect()
    return top >= 0 && top < innerHeight
  })

test('a page begins by a ready section, which becomes a block; a step back takes it away again', async () => {
  const { shop } = bench
  const { page, complaints, close } = await bench.atTheWorkbench('/pages/create', { width: 1440 })
  await page.getByLabel('Título').fill('Perguntas da loja')
  await page.getByRole('button', { name: 'Criar e desenhar' }).click()
  await page.getByRole('button', { name: 'Comece por um modelo' }).click()
  const picker = page.getByRole('dialog', { name: 'Modelos prontos' })
  await picker.getByLabel('Buscar modelos').fill('acordeao duvidas')
  await picker.getByRole('button', { name: 'Perguntas frequentes' }).press('Enter')
  await picker.waitFor({ state: 'hidden' })
  await page.getByRole('treeitem', { name: 'Acordeão' }).waitFor()
  await page.getByRole('button', { name: /^Desfazer/ }).click()
  await page.getByRole('treeitem').first().waitFor({ state: 'hidden' })
  await page.getByRole('button', { name: /^Refazer/ }).click()

  await page.getByRole('treeitem', { name: 'Contêiner' }).click()
  await page.getByRole('tab', { name: 'Acrescentar' }).click()
  await page.getByRole('button', { name: 'Salvar e exportar' }).click()
  await page.getByRole('menuitem', { name: 'Salvar o elemento como modelo…' }).click()
  await page.getByLabel('Nome do modelo').fill('Dúvidas')
  await page.getByLabel(/^Bloco reutilizável/).check()
  await page.getByRole('button', { name: 'Salvar modelo' }).click()
  await page.getByRole('treeitem', { name: 'Bloco reutilizável' }).waitFor()
  await page.getByRole('button', { name: 'Publicar' }).click()
  await eventually('the block in the shop', async () =>
    (await shop.get('/perguntas-da-loja/')).body.includes('Posso desistir da compra?'),
  )
  await page.getByRole('tab', { name: 'Ajustes' }).click()
  await page.getByRole('button', { name: 'Desvincular' }).click()
  await page.getByRole('treeitem', { name: 'Acordeão' }).waitFor()
  expect(complaints).toEqual([])
  await close()
})
