import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { choice, number, styled, text, toggle, type Field } from '#builder/fields.ts'

/** Columns of a list of posts, on a desk, a tablet and a phone. */
export const POST_COLUMNS = { desktop: 3, tablet: 2, mobile: 1 } as const

const PAGINATIONS = {
  '': 'Nenhuma',
  numbers: 'Números',
  prev_next: 'Anterior e próxima',
  numbers_and_prev_next: 'Números, anterior e próxima',
  load_more_on_click: 'Carregar mais ao clicar',
  load_more_infinite_scroll: 'Carregar mais ao rolar',
} as const

/** Each look has columns of its own; `look` names the property in the style sheet. */
export function columnFields<S extends string>(skin: S, look: string, columns: Record<keyof typeof POST_COLUMNS, number>) {
  const field = (label: string, device: string, fallback: number) =>
    styled(number(label, { min: 1, max: 6, fallback }), `--${look}-columns${device}`)
  const fields = {
    [`${skin}_columns`]: field('Colunas', '', columns.desktop),
    [`${skin}_columns_tablet`]: field('Colunas no tablet', '-tablet', columns.tablet),
    [`${skin}_columns_mobile`]: field('Colunas no celular', '-mobile', columns.mobile),
  } as Record<`${S}_columns${'' | '_tablet' | '_mobile'}`, Field<number>> // the three keys above
  return allAskedWhen({ _skin: [skin] }, fields)
}

const pixels = (px: number) => `${px}px`

/** What every list of posts can be told. */
export const postListFields = {
  masonry: toggle('Alvenaria (alturas livres)'),
  row_gap: styled(number('Espaço entre linhas (px)', { min: 0, max: 120, fallback: 36 }), '--row-gap', pixels),
  item_gap: styled(number('Espaço entre colunas (px)', { min: 0, max: 120, fallback: 28 }), '--item-gap', pixels),
  show_image: toggle('Mostrar imagem', true),
  title_tag: choice('Etiqueta do título', { h2: 'H2', h3: 'H3', h4: 'H4' }, 'h3'),
  show_excerpt: toggle('Mostrar resumo', true),
  show_meta: toggle('Mostrar data e categoria', true),
  show_author: toggle('Mostrar quem escreveu'),
  show_read_more: toggle('Mostrar «Ler mais»', true),
  read_more_text: askedWhen({ show_read_more: true }, text('Texto do «Ler mais»', 'Ler mais', 60)),
  pagination_type: choice('Paginação', PAGINATIONS, ''),
  load_more_button_text: askedWhen({ pagination_type: ['load_more_on_click'] }, text('Texto do botão', 'Carregar mais', 60)),
  ...allAskedWhen(
    { pagination_type: ['load_more_on_click', 'load_more_infinite_scroll'] },
    {
      load_more_spinner: choice('Sinal de espera', { circle: 'Círculo', dots: 'Pontos', none: 'Nenhum' }, 'circle'),
      load_more_no_posts_custom_message: text('Quando não há mais', 'Isso é tudo por enquanto.', 120),
    },
  ),
  nothing_found_message: text('Quando não há nenhum', 'Ainda não há textos por aqui. Volte em breve.', 200),
  /** On when the list is the first thing on the page: its first picture is then fetched at once. */
  first_on_page: toggle('É a primeira seção da página'),
}

export const LIST_FRONTEND = ['masonry', 'row_gap', 'item_gap', 'pagination_type', 'load_more_spinner'] as const
