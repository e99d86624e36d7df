import type { Page } from '@playwright/test'

/** Goes to another screen as the workbench's own links do: the program is not loaded anew, which takes longer than most screens. */
export async function followLink(opened: Page, to: string) {
  const before = await opened.evaluate((url) => {
    const words = document.querySelector('main')?.textContent
    // As the router writes it: what asks before a form is left reads the number.
    const { idx } = history.state as { idx: number }
    history.pushState({ usr: null, key: String(idx + 1), idx: idx + 1 }, '', url)
    dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
    return words
  }, to)
  // The screen before stays until the next one can be drawn.
  await opened.waitForFunction((words) => document.querySelector('main')?.textContent !== words, before)
}

/** Makes an attribute on its screen, with its values; `choice` is how buyers choose by it. */
export async function anAttribute(page: Page, name: string, choice: string, values: [name: string, color?: string][]) {
  // The screen of an attribute that is there has fields of the same names.
  await page.getByRole('button', { name: 'Criar o atributo' }).waitFor()
  await page.getByLabel('Nome do atributo').fill(name)
  await page.getByLabel('O cliente escolhe por').click()
  await page.getByRole('option', { name: choice }).click()
  await page.getByRole('button', { name: 'Criar o atributo' }).click()
  await page.waitForURL(/\/attributes\/\d+/)
  for (const [value, color] of values) {
    await page.getByLabel('Novo valor', { exact: true }).fill(value)
    if (color) await page.getByLabel('Cor do novo valor').fill(color)
    await page.getByLabel('Novo valor', { exact: true }).press('Enter')
    await page.getByRole('button', { name: `Excluir: ${value}` }).waitFor()
  }
}

/** Gives the product of the open form an attribute with some of its values. */
export async function chooseValues(page: Page, attribute: string, values: string[]) {
  await page.getByLabel('Atributo', { exact: true }).click()
  await page.getByRole('option', { name: attribute }).click()
  await page.getByRole('button', { name: 'Acrescentar atributo' }).click()
  const field = page.getByRole('combobox', { name: `Valores de ${attribute}` })
  for (const value of values) {
    await field.fill(value)
    await field.press('Enter')
    await page.getByRole('group', { name: attribute }).getByText(value, { exact: true }).first().waitFor()
  }
}

/** Adds a widget to the open document: found by some words, named by its title. */
export async function addWidget(page: Page, words: string, title: string) {
  await page.getByRole('tab', { name: 'Acrescentar', exact: true }).click()
  await page.getByLabel('Buscar', { exact: true }).fill(words)
  await page.getByRole('button', { name: title, exact: true }).click()
  await page.getByRole('tab', { name: 'Ajustes', selected: true }).waitFor()
}

/** The page as visitors will see it, in the canvas. */
export const preview = (page: Page) => page.frameLocator('iframe[title="Prévia da página"]:not([aria-hidden])')
