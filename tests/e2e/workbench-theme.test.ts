import { afterAll, beforeAll, expect, test } from 'vitest'
import { loadPresets } from '#content/settings/theme/load-presets.ts'
import { settingsOfTheme } from '#content/settings/theme/theme-input.ts'
import { createSettings } from '#content/settings/service.ts'
import { findViolations } from '#tests/support/axe.ts'
import { eventually } from '#tests/support/eventually.ts'
import { aWorkbenchShop, type WorkbenchShop } from '#tests/support/workbench-shop.ts'

let bench: WorkbenchShop
beforeAll(async () => {
  bench = await aWorkbenchShop({ demo: true })
})
afterAll(() => bench?.close())

test('a preset is seen on pages and in mails, taken back by one press, saved, and the look before it comes back', async () => {
  const { shop } = bench
  const { page, complaints, close } = await bench.atTheWorkbench('/aparencia', { width: 1440 })
  const preset = page.getByRole('button', { name: /^Joalheria/ })
  const previewed = () =>
    page
      .frameLocator('iframe[title^="Prévia"]:not([aria-hidden])')
      .first()
      .locator('html')
      .evaluate((root) => getComputedStyle(root).colorScheme)
  await preset.click()
  await eventually('the dark preview', async () => (await previewed()).includes('dark'))
  await page.getByRole('button', { name: 'Desfazer', exact: true }).click()
  await eventually('the light preview', async () => !(await previewed()).includes('dark'))
  await preset.click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await page.getByText('Aparência salva: a loja já está assim.').waitFor()
  await eventually('the dark shop', async () => (await shop.get('/')).body.includes('color-scheme:dark'))
  await page
    .getByRole('button', { name: /^Usar a aparência até/ })
    .first()
    .click()
  await page.getByRole('button', { name: 'Salvar', exact: true }).click()
  await eventually('the shop as it was', async () => !(await shop.get('/')).body.includes('color-scheme:dark'))
  expect(complaints).toEqual([])
  await close()
})

test('the home page can be read by everybody in each of the presets', async () => {
  const settings = createSettings({ db: bench.shop.db })
  const { page, close } = await bench.aBrowser()
  for (const { id, colours, choices, fonts, cardRatio } of await loadPresets()) {
    const look = settingsOfTheme({ colours, choices, fonts, cardRatio, logoId: 0, iconId: 0 })
    for (const [name, value] of Object.entries(look)) await settings.set(name, value)
    await eventually(`the preset ${id} in the shop`, async () => (await bench.shop.get('/')).body.includes(colours.brand))
    await page.goto(bench.shop.origin)
    expect([id, await findViolations(page)]).toEqual([id, []])
  }
  await close()
})
