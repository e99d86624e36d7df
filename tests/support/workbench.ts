import type { Page } from '@playwright/test'

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
  await page.getByRole('button', { name: 'Acrescentar', exact: true }).click()
  await page.getByRole('dialog').getByLabel('Buscar').fill(words)
  await page.getByRole('dialog').getByRole('button', { name: title, exact: true }).click()
  await page.getByRole('dialog').waitFor({ state: 'hidden' })
}

/** The page as visitors will see it, beside its outline. */
export const preview = (page: Page) => page.frameLocator('iframe[title="Prévia da página"]:not([aria-hidden])')
