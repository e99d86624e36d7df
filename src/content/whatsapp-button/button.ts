import type { OpeningHours } from './opening-hours.ts'
import { readSpans } from './opening-hours.ts'

export const WHATSAPP_SETTING = 'whatsapp_button'

/** Kinds of pages that a merchant chooses from, and where the button stands until somebody chose. */
export const BUTTON_PAGES = {
  home: { label: 'Na página inicial', help: 'A primeira página da loja.', isFirst: true },
  product: { label: 'Nos produtos', help: 'A mensagem leva o nome e o endereço do produto.', isFirst: true },
  list: { label: 'Nas listas e na busca', help: 'Categorias, marcas e resultados de busca.', isFirst: true },
  content: { label: 'Nas outras páginas e no blog', help: 'Sobre, contato, trocas, publicações.', isFirst: true },
  purchase: { label: 'No carrinho e na compra', help: 'Desligado, nada distrai quem está comprando.', isFirst: false },
  account: { label: 'Na conta de clientes', help: 'Pedidos e dados de quem entrou na conta.', isFirst: false },
} as const
export type ButtonPage = keyof typeof BUTTON_PAGES

/** Parts of a message that each page fills in. */
export const PLACEHOLDERS = ['produto', 'pagina', 'endereco', 'loja'] as const
export type Placeholder = (typeof PLACEHOLDERS)[number]

export const FIRST_LABEL = 'Fale com a gente'
export const FIRST_CLOSED_LABEL = 'Deixe sua mensagem'
export const FIRST_MESSAGE = 'Olá! Estou em {endereco} e tenho uma dúvida.'
export const FIRST_PRODUCT_MESSAGE = 'Olá! Tenho uma dúvida sobre {produto}: {endereco}'

export type WhatsappButton = {
  number: string
  side: 'left' | 'right'
  label: string
  /** What stands on it outside of the hours; none: it is hidden then. */
  closedLabel: string | undefined
  messages: { any: string } & Partial<Record<ButtonPage, string>>
  pages: readonly ButtonPage[]
  hours: OpeningHours
}

type Stored = Partial<Record<string, unknown>>

/** The button as a merchant set it; none while it is switched off or nobody could be reached. */
export function readButton(stored: unknown, shopNumber: string): WhatsappButton | undefined {
  const row = (stored ?? {}) as Stored
  const number = text(row.number) || shopNumber
  if (row.enabled !== true || number.replaceAll(/\D/g, '') === '') return undefined
  const pages = (row.pages ?? {}) as Stored
  const messages = (row.messages ?? {}) as Stored
  const hours = (row.hours ?? {}) as Stored
  const kinds = Object.keys(BUTTON_PAGES) as ButtonPage[]
  return {
    number,
    side: row.side === 'left' ? 'left' : 'right',
    label: text(row.label) || FIRST_LABEL,
    closedLabel: row.closed === 'hide' ? undefined : text(row.closed_label) || FIRST_CLOSED_LABEL,
    messages: {
      any: text(messages.any) || FIRST_MESSAGE,
      product: text(messages.product) || FIRST_PRODUCT_MESSAGE,
      ...Object.fromEntries(
        (['list', 'purchase'] as const).flatMap((kind) => (text(messages[kind]) ? [[kind, text(messages[kind])]] : [])),
      ),
    },
    pages: kinds.filter((kind) => (typeof pages[kind] === 'boolean' ? pages[kind] : BUTTON_PAGES[kind].isFirst)),
    hours: Array.from({ length: 7 }, (_, weekday) => readSpans(text(hours[String(weekday)])) ?? []),
  }
}

const text = (value: unknown) => (typeof value === 'string' ? value.trim() : '')

/** A message as it is sent from a page; what the page does not know is left out. */
export const fillMessage = (message: string, parts: Partial<Record<Placeholder, string>>) =>
  message
    .replaceAll(/\{(\p{L}+)\}/gu, (whole, name: string) =>
      (PLACEHOLDERS as readonly string[]).includes(name) ? (parts[name as Placeholder] ?? '') : whole,
    )
    .replaceAll(/[ \t]{2,}/g, ' ')
    .trim()

/** Placeholders of a text that nobody fills in: they would stand in the message as they are. */
export const unknownPlaceholders = (message: string): string[] =>
  [...message.matchAll(/\{([^{}]*)\}/g)]
    .map(([, name]) => name!)
    .filter((name) => !(PLACEHOLDERS as readonly string[]).includes(name))
