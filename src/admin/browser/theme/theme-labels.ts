import type { ColourName } from '#content/settings/colours.ts'
import type { ChoiceName } from '#content/settings/theme/theme.ts'

export const COLOUR_LABELS: Record<ColourName, { label: string; help: string }> = {
  brand: { label: 'Cor da marca', help: 'Botões, links e destaques.' },
  accent: { label: 'Cor de apoio', help: 'Detalhes.' },
  night: { label: 'Cor escura', help: 'Rodapé e faixas escuras.' },
  ink: { label: 'Cor do texto', help: 'Títulos e textos.' },
  paper: { label: 'Fundo das páginas', help: 'Só tons claros.' },
  surface: { label: 'Fundo de cartões e campos', help: 'Só tons claros.' },
  sand: { label: 'Fundo suave', help: 'Faixas e o que fica atrás das fotos.' },
  sale: { label: 'Promoções', help: 'Selos e preços com desconto.' },
  dark: { label: 'Fundo no escuro', help: 'O fundo das páginas quando a loja é escura.' },
}

export const CHOICE_LABELS: Record<ChoiceName, string> = {
  scheme: 'Clara ou escura',
  corners: 'Cantos',
  buttons: 'Forma dos botões',
  button_fill: 'Fundo dos botões',
  button_case: 'Letras dos botões',
  fields: 'Campos de formulário',
  density: 'Espaço entre as coisas',
  type_scale: 'Tamanho dos títulos',
  cards: 'Cartões de produto',
  card_align: 'Texto dos cartões',
}

/** What belongs together on the screen. */
export const SHAPE_GROUPS: readonly { title: string; names: readonly ChoiceName[] }[] = [
  { title: 'Botões, campos e cantos', names: ['corners', 'buttons', 'button_fill', 'button_case', 'fields'] },
  { title: 'Títulos e espaço', names: ['type_scale', 'density'] },
]

export const PAGE_LABELS = { home: 'Início', listing: 'Loja', product: 'Produto', cart: 'Carrinho', mail: 'E-mail' } as const
export type PreviewedPage = keyof typeof PAGE_LABELS
