import {
  boxShadow,
  colour,
  numeric,
  onFocus,
  onHover,
  part,
  partOfFocused,
  partWhen,
  sides,
  size,
  typography,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

const FIELD = '.elementor-search-form__field'
const SUBMIT = '.elementor-search-form__submit'
const TOGGLE = '.elementor-search-form__toggle'

const field = partOfFocused(
  `${FIELD}:focus-within`,
  part(
    'Campo',
    FIELD,
    colour('input_border_color', 'Borda: cor', 'border-color'),
    size('button_border_width', 'Borda: espessura', 'border-width', { min: 0 }),
    boxShadow('input_box_shadow'),
    onFocus(
      colour('input_background_color_focus', 'Fundo', 'background-color'),
      colour('input_border_color_focus', 'Borda: cor', 'border-color'),
      boxShadow('input_box_shadow_focus'),
    ),
  ),
)

const toggle = part(
  'Lupa',
  TOGGLE,
  colour('toggle_color', 'Cor'),
  colour('toggle_background_color', 'Cor de fundo', 'background-color'),
  size('toggle_size', 'Tamanho', (css) => `inline-size:max(${css},var(--target));block-size:max(${css},var(--target))`, {
    min: 0,
  }),
  size('toggle_border_width', 'Borda: espessura', (css) => `border:${css} solid`, { min: 0 }),
  sides('toggle_border_radius', 'Cantos', 'border-radius', { min: 0 }),
  onHover(colour('toggle_color_hover', 'Cor'), colour('toggle_background_color_hover', 'Cor de fundo', 'background-color')),
)

const onlyFullScreen = (one: StylePart) => partWhen({ _skin: ['full_screen'] }, one)

export const searchParts: StylePart[] = [
  field,
  part(
    'Campo',
    '.elementor-search-form__input',
    typography('input_typography'),
    onFocus(colour('input_text_color_focus', 'Cor do texto')),
  ),
  part(
    'Botão',
    SUBMIT,
    typography('button_typography'),
    numeric('button_width', 'Largura (em alturas)', (css) => `min-inline-size:calc(${css}*var(--search-height,var(--target)))`, {
      min: 0,
      max: 20,
    }),
    onHover(
      colour('button_text_color_hover', 'Cor'),
      colour('button_background_color_hover', 'Cor de fundo', 'background-color'),
    ),
  ),
  part(
    'Botão',
    `${SUBMIT} .icon`,
    size('icon_size', 'Tamanho do ícone', 'font-size', { min: 0 }),
    size('icon_size_minimal', 'Tamanho do ícone discreto', 'font-size', { min: 0, when: { _skin: ['minimal'] } }),
  ),
  ...[
    part(
      'Lupa',
      '.elementor-search-form',
      words('toggle_align', 'Alinhamento', (css) => `display:grid;justify-items:${css}`, {
        options: { start: 'Início', center: 'Centro', end: 'Fim' },
        css: { left: 'start', right: 'end' },
      }),
    ),
    toggle,
    part('Lupa', `${TOGGLE} .icon`, size('toggle_icon_size', 'Tamanho do ícone', 'font-size', { min: 0 })),
    part(
      'Tela inteira',
      'dialog.elementor-search-form__container',
      colour('overlay_background_color', 'Cor de fundo', 'background-color'),
    ),
  ].map(onlyFullScreen),
]
