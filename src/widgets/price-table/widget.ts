import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, groundColorValue, icon, items, link, styled, text, textColorValue, toggle } from '#builder/fields.ts'
import { buttonPart, colour, numeric, part, sides, size, textAlign, textPart, words } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'price-table',
  title: 'Tabela de preço',
  group: 'content',
  style: [
    part(
      'Cabeçalho',
      '.elementor-price-table__header',
      colour('header_bg_color', 'Cor de fundo', 'background-color'),
      sides('header_padding', 'Espaço interno', 'padding', { min: 0 }),
    ),
    textPart('Título', '.elementor-price-table__heading', { color: 'heading_color', typography: 'heading_typography' }),
    textPart('Subtítulo', '.elementor-price-table__subheading', {
      color: 'sub_heading_color',
      typography: 'sub_heading_typography',
    }),
    textPart(
      'Preço',
      '.elementor-price-table__price',
      { color: 'price_color', typography: 'price_typography' },
      colour('pricing_element_bg_color', 'Cor de fundo', 'background-color'),
      sides('pricing_element_padding', 'Espaço interno', 'padding', { min: 0 }),
    ),
    textPart('Preço anterior', '.elementor-price-table__original-price', {
      color: 'original_price_color',
      typography: 'original_price_typography',
    }),
    textPart('Período', '.elementor-price-table__period', { color: 'period_color', typography: 'period_typography' }),
    textPart(
      'Lista',
      '.elementor-price-table__features-list',
      { color: 'features_list_color', typography: 'features_list_typography' },
      colour('features_list_bg_color', 'Cor de fundo', 'background-color'),
      sides('features_list_padding', 'Espaço interno', 'padding', { min: 0 }),
      textAlign('features_list_alignment'),
    ),
    part(
      'Lista',
      '.elementor-price-table__features-list li',
      words('divider_style', 'Traço entre os itens', 'border-block-start-style', {
        options: { solid: 'Contínuo', double: 'Duplo', dotted: 'Pontilhado', dashed: 'Tracejado' },
        perDevice: false,
      }),
      colour('divider_color', 'Cor da linha', 'border-block-start-color'),
      numeric('divider_weight', 'Espessura da linha (px)', (px) => `border-block-start-width:${px}px`, {
        min: 0,
        max: 10,
        perDevice: false,
      }),
      size('divider_gap', 'Espaço da linha', 'padding-block', { min: 0 }),
    ),
    part(
      'Sinal da moeda',
      '.elementor-price-table__currency',
      numeric('currency_size', 'Tamanho (%)', (percent) => `font-size:calc(${percent}em/100)`, { min: 0, max: 300 }),
    ),
    part(
      'Rodapé',
      '.elementor-price-table__footer',
      colour('footer_bg_color', 'Cor de fundo', 'background-color'),
      sides('footer_padding', 'Espaço interno', 'padding', { min: 0 }),
    ),
    buttonPart('.elementor-price-table__button'),
    textPart('Observação', '.elementor-price-table__additional_info', {
      color: 'additional_info_color',
      typography: 'additional_info_typography',
    }),
    textPart(
      'Faixa',
      '.elementor-ribbon',
      { color: 'ribbon_text_color', typography: 'ribbon_typography' },
      colour('ribbon_bg_color', 'Cor de fundo', 'background-color'),
    ),
  ],
  fields: {
    heading: text('Título', 'Nome do plano'),
    sub_heading: text('Subtítulo'),
    heading_tag: choice('Etiqueta HTML do título', { h2: 'H2', h3: 'H3', h4: 'H4', div: 'div' }, 'h3'),
    currency_symbol: choice(
      'Moeda',
      { real: 'R$ Real', dollar: 'US$ Dólar', euro: '€ Euro', pound: '£ Libra', none: 'Sem sinal', custom: 'Outra' },
      'real',
    ),
    currency_symbol_custom: askedWhen({ currency_symbol: ['custom'] }, text('Outra moeda', '', 10)),
    currency_position: askedWhen(
      { currency_symbol: ['real', 'dollar', 'euro', 'pound', 'custom'] },
      choice('Lugar do sinal', { before: 'Antes', after: 'Depois' }, 'before'),
    ),
    price: text('Preço', '39,90', 40),
    sale: toggle('Em promoção'),
    original_price: askedWhen({ sale: true }, text('Preço antes da promoção', '', 40)),
    period: text('Período', '', 60),
    period_position: askedWhen({ period: true }, choice('Lugar do período', { below: 'Embaixo', beside: 'Ao lado' }, 'below')),
    features_list: items('O que está incluído', {
      item_text: text('Texto'),
      selected_item_icon: icon('Ícone', 'check'),
      included: toggle('Incluído', true),
    }),
    button_text: text('Botão', 'Quero este', 120),
    ...allAskedWhen(
      { button_text: true },
      {
        link: link('Link'),
        button_look: choice('Aparência do botão', { solid: 'Cheio', outline: 'Contorno' }, 'solid'),
      },
    ),
    footer_additional_info: text('Observação'),
    show_ribbon: toggle('Mostrar faixa'),
    ...allAskedWhen(
      { show_ribbon: true },
      {
        ribbon_title: text('Faixa', 'Popular', 40),
        ribbon_horizontal_position: choice('Lado da faixa', { left: 'Esquerdo', right: 'Direito' }, 'right'),
      },
    ),
    header_color: styled(color('Cor do cabeçalho', 'sand'), '--plan-header', groundColorValue),
    header_text_color: styled(color('Cor do texto do cabeçalho', 'ink'), '--plan-header-text', textColorValue),
  },
})
