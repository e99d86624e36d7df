import type { BrowserContextOptions, Locator, Page, Request } from '@playwright/test'
import { launchBrowser, listen } from './browser.ts'
import { anOpenShop } from './shop.ts'

export type Row = Record<string, unknown>
export const field = (custom_id: string, field_type: string, over: Row = {}): Row => ({
  custom_id,
  field_type,
  field_label: custom_id,
  ...over,
})
export const NAME = field('nome', 'text', { field_label: 'Nome', required: 'true' })
export const EMAIL = field('email', 'email', { field_label: 'E-mail', required: 'true' })

export const STEPS = [
  field('etapa1', 'step', { field_label: 'Você' }),
  NAME,
  field('fone', 'tel', { field_label: 'Telefone' }),
  field('etapa2', 'step', { field_label: 'A peça' }),
  field('peca', 'text', { field_label: 'Peça', required: 'true' }),
  field('etapa3', 'step', { field_label: 'Fim' }),
  field('recado', 'textarea', { field_label: 'Recado' }),
]

/** A shop on a port with a browser, where any form gets a page. */
export async function aFormShop() {
  const shop = await anOpenShop()
  const browser = await launchBrowser()
  let pages = 0
  /** A page of its own for every test, with one form on it. */
  const aFormPage = async (form_fields: Row[], settings: Row = {}) => {
    const slug = `pagina-${++pages}`
    const form = {
      id: 'f0a1b2c3',
      elType: 'widget',
      widgetType: 'form',
      settings: { form_name: 'Contato', form_fields, ...settings },
      elements: [],
    }
    await shop.db
      .insertInto('content')
      .values({
        type: 'page',
        part: null,
        slug,
        title: 'Contato',
        status: 'publish',
        document: JSON.stringify([
          {
            id: 'titulo',
            elType: 'widget',
            widgetType: 'heading',
            settings: { title: 'Contato', header_size: 'h1' },
            elements: [],
          },
          form,
        ]),
        picture_id: null,
        author_id: null,
        parent_id: null,
        published_at: new Date(0),
      })
      .execute()
    return `/${slug}/`
  }

  /** The visitor's page, and whatever its console says. */
  const visit = async (path: string, options: BrowserContextOptions = {}) => {
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 }, locale: 'pt-BR', ...options })
    // Sooner than the test itself ends: so it is said what was waited for.
    const page = await context.newPage()
    const complaints = listen(page)
    await page.goto(shop.origin + path)
    const form = page.locator('form.elementor-form')
    return { page, form, complaints, close: () => context.close() }
  }

  return {
    shop,
    aFormPage,
    visit,
    newest: () => shop.db.selectFrom('form_submissions').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow(),
    close: async () => {
      await browser.close()
      await shop.close()
    },
  }
}
export type FormShop = Awaited<ReturnType<typeof aFormShop>>

export const submit = (form: Locator, name = 'Enviar') => form.getByRole('button', { name }).click()
export const awake = (page: Page) => page.locator('shop-island[name="form"][awake]').waitFor({ state: 'attached' })
export const isSending = (request: Request) => request.method() === 'POST' && request.url().includes('admin-ajax.php')
/** Scripts arrive when they are needed, on a machine that may be busy. */
