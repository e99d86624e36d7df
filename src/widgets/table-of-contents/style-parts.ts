import {
  boxShadow,
  colour,
  onHover,
  part,
  sides,
  size,
  textAlign,
  textPart,
  typography,
  whenSet,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

const BOX = '.elementor-toc'
const HEADER = '.elementor-toc__header'
const BODY = '.elementor-toc__body'
const ITEM = '.elementor-toc__list-item-text'

const underline = (key: string, label: string) =>
  words(key, label, 'text-decoration-line', {
    options: { yes: 'Sim', no: 'Não' },
    css: { yes: 'underline', underline: 'underline', no: 'none' },
    perDevice: false,
  })

export const tocParts: StylePart[] = [
  part(
    'Caixa',
    BOX,
    size('border_width', 'Borda: espessura', 'border-width', { min: 0 }),
    sides('border_radius', 'Cantos', 'border-radius', { min: 0 }),
    boxShadow('box_shadow'),
  ),
  part('Caixa', `:is(${HEADER},${BODY})`, sides('padding', 'Espaço interno', 'padding', { min: 0 })),
  part('Caixa', '.elementor-toc__spinner', colour('loader_color', 'Cor do indicador de espera', 'border-block-start-color')),
  part('Cabeçalho', HEADER, colour('header_background_color', 'Cor de fundo', 'background-color')),
  part('Cabeçalho', '.elementor-toc__header-title', typography('header_typography'), textAlign('header_text_align')),
  part('Cabeçalho', '.elementor-toc__header-title', whenSet(['header_text_align'], 'flex:1')),
  part('Cabeçalho', '.elementor-toc__toggle-button', colour('toggle_button_color', 'Cor do ícone')),
  part('Cabeçalho', '.elementor-toc__toggle-button--collapse .icon', whenSet(['collapse_icon'], 'rotate:none')),
  part('Cabeçalho', BODY, size('header_separator_width', 'Linha: espessura', 'border-block-start-width', { min: 0 })),
  part(
    'Lista',
    BODY,
    size('max_height', 'Altura máxima', (css) => `max-block-size:${css};overflow-y:auto`, { min: 0 }),
  ),
  part(
    'Lista',
    '.elementor-toc__list-wrapper .elementor-toc__list-wrapper',
    size('list_indent', 'Recuo dos níveis', 'padding-inline-start', { min: 0, unit: 'em' }),
  ),
  textPart(
    'Itens',
    ITEM,
    { typography: 'list_typography' },
    underline('item_text_underline_normal', 'Sublinhado'),
    onHover(colour('item_text_color_hover', 'Cor do texto'), underline('item_text_underline_hover', 'Sublinhado')),
  ),
  part('Itens', `.elementor-item-active${ITEM}`, underline('item_text_underline_active', 'Sublinhado do lido')),
  part(
    'Marcas',
    '.elementor-toc__list-item-text-wrapper::before',
    colour('marker_color', 'Cor'),
    size('marker_size', 'Tamanho', 'font-size', { min: 0 }),
  ),
  part(
    'Marcas',
    '.elementor-toc__list-item-text-wrapper .icon',
    colour('marker_color', 'Cor'),
    size('marker_size', 'Tamanho', 'font-size', { min: 0 }),
  ),
]
