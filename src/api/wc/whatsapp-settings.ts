import {
  BUTTON_PAGES,
  FIRST_CLOSED_LABEL,
  FIRST_LABEL,
  FIRST_MESSAGE,
  FIRST_PRODUCT_MESSAGE,
  PLACEHOLDERS,
  unknownPlaceholders,
  WHATSAPP_SETTING,
} from '#content/whatsapp-button/button.ts'
import { readSpans, spansText, WEEKDAYS } from '#content/whatsapp-button/opening-hours.ts'
import { inRow, orEmpty, type Setting, toggle, unfitWords, words, written } from './setting-kinds.ts'

const ofButton = inRow('whatsapp', WHATSAPP_SETTING)
const PARTS = PLACEHOLDERS.map((name) => `{${name}}`).join(', ')

const label = (description: string, fallback: string): Partial<Setting> => ({
  description,
  fallback,
  read: words(40),
  wrong: (value) => (/[<>]/.test(value) ? unfitWords(value) : 'Escreva até 40 letras, numa linha só.'),
  write: (stored) => written(stored) || fallback,
})

const message = (description: string, fallback = ''): Partial<Setting> => ({
  description,
  type: 'textarea',
  fallback,
  read: (value) => (unknownPlaceholders(value).length === 0 ? words(500)(value) : undefined),
  wrong: (value) => {
    const [unknown] = unknownPlaceholders(value)
    return unknown === undefined ? unfitWords(value) : `A loja não conhece {${unknown}}. Use ${PARTS}.`
  },
  write: (stored) => written(stored) || fallback,
})

/** The button that opens a conversation from every page. */
export const WHATSAPP_SETTINGS: readonly Setting[] = [
  ofButton(
    'vitrine_whatsapp_enabled',
    'enabled',
    'Mostrar o botão do WhatsApp',
    toggle('Fica no canto da janela e abre uma conversa com a loja.'),
  ),
  ofButton('vitrine_whatsapp_number', 'number', 'Número do botão', {
    description: 'Com DDD. Vazio: o WhatsApp de «Loja».',
    read: orEmpty((value) => {
      const { length } = value.replaceAll(/\D/g, '')
      return length >= 10 && length <= 15 ? words(40)(value) : undefined
    }),
    wrong: () => 'Escreva o número com DDD: (32) 99999-8888.',
  }),
  ofButton('vitrine_whatsapp_label', 'label', 'Texto do botão', label('No celular aparece só o símbolo.', FIRST_LABEL)),
  ofButton('vitrine_whatsapp_side', 'side', 'Lado', {
    description: 'Em que canto da janela o botão fica.',
    type: 'select',
    fallback: 'right',
    options: { right: 'Direito', left: 'Esquerdo' },
    read: (value) => (['right', 'left'].includes(value) ? value : undefined),
    write: (stored) => (stored === 'left' ? 'left' : 'right'),
  }),
  ...Object.entries(BUTTON_PAGES).map(([kind, page]) =>
    ofButton(`vitrine_whatsapp_on_${kind}`, ['pages', kind], page.label, toggle(page.help, page.isFirst ? 'yes' : 'no')),
  ),
  ofButton(
    'vitrine_whatsapp_message',
    ['messages', 'any'],
    'Mensagem',
    message(
      `Já vem escrita na conversa. ${PARTS} viram o nome do produto, o título e o endereço da página e o nome da loja.`,
      FIRST_MESSAGE,
    ),
  ),
  ofButton(
    'vitrine_whatsapp_message_product',
    ['messages', 'product'],
    'Mensagem nos produtos',
    message('No lugar da de cima.', FIRST_PRODUCT_MESSAGE),
  ),
  ofButton('vitrine_whatsapp_message_list', ['messages', 'list'], 'Mensagem nas listas e na busca', message('Vazia: a de cima.')),
  ofButton(
    'vitrine_whatsapp_message_purchase',
    ['messages', 'purchase'],
    'Mensagem no carrinho e na compra',
    message('Vazia: a de cima.'),
  ),
  ...WEEKDAYS.map((name, weekday) =>
    ofButton(`vitrine_whatsapp_hours_${weekday}`, ['hours', String(weekday)], name[0]!.toUpperCase() + name.slice(1), {
      description: 'Exemplo: 9h às 12h, 13h às 18h. Vazio: fechado.',
      read: (value) => {
        const spans = readSpans(value)
        return spans && spansText(spans)
      },
      wrong: () => 'Escreva as horas como 9h às 12h, 13:30 às 18h, da mais cedo à mais tarde, até 24h.',
    }),
  ),
  ofButton('vitrine_whatsapp_closed', 'closed', 'Fora do horário', {
    description: 'O que acontece com o botão. Sem horário em nenhum dia, a loja atende sempre.',
    type: 'select',
    fallback: 'text',
    options: { text: 'Mostrar com outro texto', hide: 'Esconder o botão' },
    read: (value) => (['text', 'hide'].includes(value) ? value : undefined),
    write: (stored) => (stored === 'hide' ? 'hide' : 'text'),
  }),
  ofButton(
    'vitrine_whatsapp_closed_label',
    'closed_label',
    'Texto fora do horário',
    label('Também no celular.', FIRST_CLOSED_LABEL),
  ),
]
