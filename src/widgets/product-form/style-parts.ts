import {
  border,
  changeTime,
  colour,
  onFocus,
  onHover,
  part,
  radius,
  sides,
  size,
  textPart,
  typography,
  unasked,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

const BUTTON = '.single_add_to_cart_button'
const QUANTITY = '.quantity .qty'
const SELECT = '.variations select'

const field = (title: string, selector: string, name: string) =>
  part(
    title,
    selector,
    typography(`${name}_typography`),
    border(`${name}_border`),
    radius(`${name}_border_radius`),
    sides(`${name}_padding`, 'Espaço interno', 'padding', { min: 0 }),
    colour(`${name}_text_color`, 'Cor do texto'),
    colour(`${name}_bg_color`, 'Cor de fundo', 'background-color'),
    colour(`${name}_border_color`, 'Borda: cor', 'border-color'),
  )

export const productFormParts: StylePart[] = [
  field('Botão', BUTTON, 'button'),
  part(
    'Botão',
    BUTTON,
    changeTime('button_transition'),
    onHover(
      colour('button_text_color_hover', 'Cor do texto'),
      colour('button_bg_color_hover', 'Cor de fundo', 'background-color'),
      colour('button_border_color_hover', 'Borda: cor', 'border-color'),
    ),
  ),
  part(
    'Quantidade',
    '.product-form-buy',
    size('spacing', 'Distância do botão', 'gap', { min: 0 }),
    words('alignment', 'Alinhamento', 'justify-content', {
      options: { start: 'Início', center: 'Centro', end: 'Fim' },
      css: { left: 'start', right: 'end', justify: 'stretch' },
    }),
    words('layout', 'Disposição', (css) => css, {
      options: { stacked: 'Um embaixo do outro' },
      css: { stacked: 'display:grid', auto: '' },
      perDevice: false,
    }),
  ),
  part(
    'Quantidade',
    '.product-form-buy .button',
    unasked(
      words('alignment', '', () => 'flex:none', {
        options: { start: '', center: '', end: '' },
        css: { left: 'start', right: 'end' },
      }),
    ),
  ),
  part('Variações', '.variations', size('variations_width', 'Largura', 'inline-size', { unit: '%', min: 0 })),
  field('Quantidade', QUANTITY, 'quantity'),
  part(
    'Quantidade',
    QUANTITY,
    onFocus(
      colour('quantity_text_color_focus', 'Cor do texto'),
      colour('quantity_bg_color_focus', 'Cor de fundo', 'background-color'),
      colour('quantity_border_color_focus', 'Borda: cor', 'border-color'),
    ),
  ),
  part('Variações', '.variations', size('variations_spacing', 'Distância do que segue', 'margin-block-end', { min: 0 })),
  part('Variações', '.variations tbody', size('variations_space_between', 'Espaço entre elas', 'gap', { min: 0 })),
  textPart('Variações', '.variations .label', { color: 'variations_label_color', typography: 'variations_label_typography' }),
  textPart(
    'Lista de escolha',
    SELECT,
    { color: 'variations_select_color', typography: 'variations_select_typography' },
    colour('variations_select_bg_color', 'Cor de fundo', 'background-color'),
    colour('variations_select_border_color', 'Borda: cor', 'border-color'),
    radius('variations_select_border_radius'),
  ),
]
