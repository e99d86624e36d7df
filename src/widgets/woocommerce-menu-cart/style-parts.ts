import {
  border,
  boxShadow,
  colour,
  onHover,
  part,
  partOfHovered,
  radius,
  sides,
  size,
  textAlign,
  textPart,
  typography,
  words,
  type StylePart,
} from '#builder/style/parts.ts'

const BUTTON = '.elementor-menu-cart__toggle_button'
const LINES = {
  none: 'Nenhuma',
  solid: 'Contínua',
  double: 'Dupla',
  dotted: 'Pontilhada',
  dashed: 'Tracejada',
  groove: 'Em sulco',
}

const button: StylePart[] = [
  part(
    'Botão',
    BUTTON,
    colour('toggle_button_background_color', 'Cor de fundo', 'background-color'),
    colour('toggle_button_border_color', 'Borda: cor', 'border-color'),
    size('toggle_button_border_width', 'Borda: espessura', (css) => `border-style:solid;border-width:${css}`, { min: 0 }),
    sides('toggle_button_border_radius', 'Cantos', 'border-radius', { min: 0 }),
    sides('toggle_button_padding', 'Espaço interno', 'padding', { min: 0 }),
    size('toggle_icon_spacing', 'Distância do ícone', 'gap', { min: 0 }),
    boxShadow('toggle_button_normal_box_shadow'),
    onHover(
      colour('toggle_button_hover_text_color', 'Cor'),
      colour('toggle_button_hover_background_color', 'Cor de fundo', 'background-color'),
      colour('toggle_button_hover_border_color', 'Borda: cor', 'border-color'),
      boxShadow('toggle_button_hover_box_shadow'),
    ),
  ),
  part('Botão', '.elementor-button-text', typography('toggle_button_typography')),
  partOfHovered(
    `${BUTTON}:hover .elementor-button-icon`,
    part(
      'Ícone',
      '.elementor-button-icon',
      colour('toggle_button_icon_color', 'Cor'),
      onHover(colour('toggle_button_hover_icon_color', 'Cor')),
    ),
  ),
  part(
    'Quantas peças',
    '.elementor-button-icon-qty',
    colour('items_indicator_text_color', 'Cor do texto'),
    size('items_indicator_distance', 'Distância', (css) => `inset:calc(-1*${css}) calc(-1*${css}) auto auto`, {
      unit: 'em',
      when: { items_indicator: ['bubble'] },
    }),
  ),
]

const panel: StylePart[] = [
  part(
    'Carrinho',
    '.elementor-menu-cart__main',
    colour('background_color', 'Cor de fundo', 'background-color'),
    words('border_type', 'Borda', 'border-style', { options: LINES, perDevice: false }),
    sides('border_width', 'Borda: espessura', 'border-width', { min: 0 }),
    colour('border_color', 'Borda: cor', 'border-color'),
    radius('border_radius'),
    boxShadow('cart_box_shadow'),
    sides('cart_padding', 'Espaço interno', 'padding', { min: 0 }),
  ),
  part(
    'Fechar',
    '.elementor-menu-cart__close-button',
    size('close_cart_icon_size', 'Tamanho', 'font-size', { min: 0 }),
    colour('close_cart_icon_color', 'Cor'),
    onHover(colour('close_cart_icon_hover_color', 'Cor')),
  ),
  part(
    'Remover',
    '.remove_from_cart_button',
    size('remove_item_button_size', 'Tamanho', 'font-size', { min: 0 }),
    colour('remove_item_button_color', 'Cor'),
    onHover(colour('remove_item_button_hover_color', 'Cor')),
  ),
]

const lines: StylePart[] = [
  textPart('Peças', '.mini_cart_item>div>a', {
    color: 'product_title_color',
    typography: 'product_title_typography',
    hoverColor: 'product_title_hover_color',
  }),
  textPart('Opções', '.mini_cart_item .variation', {
    color: 'product_variations_color',
    typography: 'product_variations_typography',
  }),
  textPart('Quantidade', '.mini_cart_item .quantity', {
    color: 'product_quantity_color',
    typography: 'product_quantity_typography',
  }),
  textPart('Preço', '.mini_cart_item .amount', { color: 'product_price_color', typography: 'product_price_typography' }),
  part(
    'Divisor',
    '.mini_cart_item',
    words('divider_style', 'Tipo', 'border-block-end-style', { options: LINES, perDevice: false }),
    colour('divider_color', 'Cor', 'border-block-end-color'),
    size('divider_width', 'Espessura', 'border-block-end-width', { min: 0 }),
    size('divider_gap', 'Distância', 'padding-block-end', { min: 0 }),
  ),
  textPart(
    'Subtotal',
    '.woocommerce-mini-cart__total',
    { color: 'subtotal_color', typography: 'subtotal_typography' },
    textAlign('subtotal_alignment', 'Alinhamento', 'justify-content'),
    words('subtotal_divider_style', 'Linha', 'border-style', { options: LINES, perDevice: false }),
    sides('subtotal_divider_width', 'Linha: espessura', 'border-width', { min: 0 }),
    colour('subtotal_divider_color', 'Linha: cor', 'border-color'),
  ),
]

type ButtonNames = { prefix: string; typography: string; border: string; box: string }
const buttonNamed = (title: string, selector: string, { prefix, typography: type, border: line, box }: ButtonNames): StylePart =>
  part(
    title,
    selector,
    colour(`${prefix}_text_color`, 'Cor do texto'),
    colour(`${prefix}_background_color`, 'Cor de fundo', 'background-color'),
    typography(type),
    border(line),
    radius(`${box}_border_radius`),
    boxShadow(`${box}_box_shadow`),
    sides(`${box}_padding`, 'Espaço interno', 'padding', { min: 0 }),
    onHover(
      colour(`${prefix}_hover_text_color`, 'Cor do texto'),
      colour(`${prefix}_hover_background`, 'Cor de fundo', 'background-color'),
      colour(`${prefix}_border_hover_color`, 'Borda: cor', 'border-color'),
    ),
  )

const buttons: StylePart[] = [
  part(
    'Botões',
    '.woocommerce-mini-cart__buttons',
    words('buttons_layout', 'Disposição', 'grid-template-columns', {
      options: { inline: 'Lado a lado', stacked: 'Um sobre o outro' },
      css: { inline: '1fr 1fr', stacked: '1fr' },
    }),
    size('space_between_buttons', 'Espaço entre eles', 'gap', { min: 0 }),
  ),
  part(
    'Botões',
    '.woocommerce-mini-cart__buttons .button',
    typography('product_buttons_typography'),
    sides('button_border_radius', 'Cantos', 'border-radius', { min: 0 }),
  ),
  buttonNamed('Ver carrinho', ".woocommerce-mini-cart__buttons [href='/cart/']", {
    prefix: 'view_cart_button',
    typography: 'view_cart_buttons_typography',
    border: 'view_cart_border',
    box: 'view_cart_button',
  }),
  buttonNamed('Finalizar', '.woocommerce-mini-cart__buttons .checkout', {
    prefix: 'checkout_button',
    typography: 'cart_checkout_button_typography',
    border: 'checkout_border',
    box: 'view_checkout_button',
  }),
  textPart(
    'Carrinho vazio',
    '.woocommerce-mini-cart__empty-message',
    { color: 'empty_message_color', typography: 'cart_empty_message_typography' },
    textAlign('empty_message_alignment'),
  ),
]

export const menuCartParts: StylePart[] = [...button, ...panel, ...lines, ...buttons]
