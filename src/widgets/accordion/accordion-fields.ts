import { askedWhen } from '#builder/conditions.ts'
import { choice, toggle } from '#builder/fields.ts'
import { colour, part, sides, size, textPart } from '#builder/style/parts.ts'

export const TITLE_TAGS = { span: 'Nenhuma', div: 'div', h2: 'H2', h3: 'H3', h4: 'H4', h5: 'H5', h6: 'H6' } as const

/** What every accordion can be told of its marks. */
export const accordionLook = {
  selected_icon: choice('Sinal', { chevron: 'Seta', plus: 'Mais e menos', none: 'Nenhum' }, 'chevron'),
  icon_align: askedWhen(
    { selected_icon: ['chevron', 'plus'] },
    choice('Lugar do sinal', { left: 'Antes', right: 'Depois' }, 'right'),
  ),
  look: choice('Aparência', { lines: 'Linhas', cards: 'Cartões' }, 'lines'),
  faq_schema: toggle('Contar como perguntas e respostas para os buscadores'),
}

/** The parts of accordions and toggles whose style can be set. */
export const accordionParts = (selectors: { item: string; icon: string }) => [
  textPart(
    'Título',
    '.elementor-tab-title',
    { color: 'title_color', typography: 'title_typography', shadow: 'title_shadow' },
    colour('title_background', 'Cor de fundo', 'background-color'),
    sides('title_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
  part('Título aberto', '[open]>.elementor-tab-title', colour('tab_active_color', 'Cor do texto')),
  textPart(
    'Conteúdo',
    '.elementor-tab-content',
    { color: 'content_color', typography: 'content_typography' },
    colour('content_background_color', 'Cor de fundo', 'background-color'),
    sides('content_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
  part(
    'Caixa',
    selectors.item,
    colour('border_color', 'Borda: cor', 'border-color'),
    size('border_width', 'Borda: espessura', 'border-width', { min: 0 }),
  ),
  part('Ícone', selectors.icon, colour('icon_color', 'Cor')),
]
