import type { Locator, Page } from '@playwright/test'
import type { WireField } from '#api/vitrine/widget-shape.ts'
import { isRecord } from '#kit/is-record.ts'
import type { Wanted } from './fields.ts'

const DEVICE_NAMES = { desktop: 'Computador', tablet: 'Tablet', mobile: 'Celular' }
/** Of the shop's palette, as the panel calls it. */
const COLOURS: Record<string, string> = { sand: 'Areia' }

type Options = {
  page: Page
  /** A click or a tap. */
  press: (what: Locator) => Promise<void>
  /** What a picture is called in the library. */
  nameOfPicture: (id: number) => string
}

/** Changes settings in the panel, as a mouse or a finger does. */
export function createPanel({ page, press, nameOfPicture }: Options) {
  const panel = page.locator('[data-area="settings"]')
  const pick = async (field: Locator, option: string) => {
    await press(field)
    await press(page.getByRole('option', { name: option, exact: true }))
    await page.getByRole('listbox').waitFor({ state: 'hidden' })
  }
  const choosePicture = async (around: Locator, id: number) => {
    await press(around.getByRole('button', { name: /imagem$/ }))
    await fromLibrary(id)
  }
  const fromLibrary = async (id: number) => {
    const dialog = page.getByRole('dialog', { name: 'Escolher uma imagem' })
    await dialog.getByLabel('Buscar na biblioteca').fill(nameOfPicture(id))
    await press(dialog.getByRole('button', { name: `Escolher ${nameOfPicture(id)}`, exact: true }))
    await dialog.waitFor({ state: 'hidden' })
  }
  const optionOf = ({ control, options }: WireField, value: unknown) =>
    options.find((one) => one.value === String(value))?.label ?? (control === 'color' ? COLOURS[String(value)]! : String(value))

  const set = async (around: Locator, field: WireField, value: unknown): Promise<void> => {
    const { control, label } = field
    const named = around.getByLabel(label, { exact: true })
    switch (control) {
      case 'choice':
      case 'icon':
      case 'color':
        return await pick(named, optionOf(field, value))
      case 'switch':
        return await named.setChecked(value === 'yes')
      case 'picture':
        return await choosePicture(around.getByRole('group', { name: label, exact: true }), (value as { id: number }).id)
      case 'link':
        return await around.getByLabel(`${label} (endereço)`, { exact: true }).fill((value as { url: string }).url)
      case 'rich-text':
        await press(around.getByRole('textbox', { name: label, exact: true }))
        await page.keyboard.press('Control+a')
        return await page.keyboard.insertText(wordsOf(value))
      case 'items':
        return await setRows(around.getByRole('group', { name: label, exact: true }), field, value as unknown[])
      default:
        return await named.and(page.locator('input, textarea')).fill(String(value))
    }
  }
  /** Lists begin with rows of their own: these are changed, and more are added. */
  const setRows = async (group: Locator, field: WireField, rows: unknown[]) => {
    for (const [index, row] of rows.entries()) {
      const summaries = group.locator('.MuiAccordionSummary-root')
      if ((await summaries.count()) > index) await press(summaries.nth(index))
      else await press(group.getByRole('button', { name: `Acrescentar a ${field.label}` }))
      const open = group.locator('.Mui-expanded .MuiAccordionDetails-root')
      for (const [name, value] of Object.entries(isRecord(row) ? row : {}))
        await set(
          open,
          field.settings.find((one) => one.name === name)!,
          value,
        )
    }
  }
  return {
    fromLibrary,
    setAll: async (wanted: Wanted[]) => {
      for (const { field, value, tab, device } of wanted) {
        const tabButton = panel.getByRole('tab', { name: tab, exact: true })
        if ((await tabButton.getAttribute('aria-selected')) !== 'true') await press(tabButton)
        const deviceButton = panel.getByRole('group', { name: 'Aparelho' }).getByRole('button', { name: DEVICE_NAMES[device] })
        if (field.per_device && (await deviceButton.getAttribute('aria-pressed')) !== 'true') await press(deviceButton)
        await set(panel, field, value)
      }
    },
  }
}

/** Of a text of one paragraph: its words. */
export const wordsOf = (value: unknown) => String(value).replaceAll(/<[^>]+>/g, '')
