import { askedWhen } from '#builder/conditions.ts'
import { choice, color, colorValue, number, styled, toggle } from '#builder/fields.ts'

export const TITLE_TAGS = { span: 'Nenhuma', div: 'div', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6' } as const

/** What every accordion can be told of its marks and colours. */
export const accordionLook = {
  selected_icon: choice('Sinal', { chevron: 'Seta', plus: 'Mais e menos', none: 'Nenhum' }, 'chevron'),
  icon_align: askedWhen(
    { selected_icon: ['chevron', 'plus'] },
    choice('Lugar do sinal', { left: 'Antes', right: 'Depois' }, 'right'),
  ),
  look: choice('Aparência', { lines: 'Linhas', cards: 'Cartões' }, 'lines'),
  border_width: styled(number('Espessura das linhas (px)', { min: 0, max: 20, fallback: 1 }), '--item-border', (px) => `${px}px`),
  border_color: styled(color('Cor das linhas'), '--item-line', colorValue),
  title_color: styled(color('Cor dos títulos'), '--item-title', colorValue),
  tab_active_color: styled(color('Cor do título aberto'), '--item-title-open', colorValue),
  title_background: styled(color('Fundo dos títulos'), '--item-title-ground', colorValue),
  content_color: styled(color('Cor do texto'), '--item-text', colorValue),
  content_background_color: styled(color('Fundo do texto'), '--item-ground', colorValue),
  faq_schema: toggle('Contar como perguntas e respostas para os buscadores'),
}
