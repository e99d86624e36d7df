import { allAskedWhen, askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import {
  choice,
  color,
  groundColorValue,
  icon,
  length,
  lengthValue,
  lines,
  link,
  perDevice,
  picture,
  styled,
  text,
  textColorValue,
  toggle,
} from '#builder/fields.ts'
import { background, border, buttonPart, colour, part, sides, size, textPart } from '#builder/style/parts.ts'

export default defineWidget({
  name: 'flip-box',
  title: 'Cartão que vira',
  group: 'content',
  style: [
    ...[
      { side: 'a', name: 'Frente', selector: '.elementor-flip-box__front' },
      { side: 'b', name: 'Verso', selector: '.elementor-flip-box__back' },
    ].flatMap(({ side, name, selector }) => [
      part(name, selector, background(`background_${side}`), border(`border_${side}`)),
      part(
        name,
        `${selector} .elementor-flip-box__layer__inner`,
        sides(`padding_${side}`, 'Espaço interno', 'padding', { min: 0 }),
      ),
      textPart(`${name}: título`, `${selector} .elementor-flip-box__layer__title`, {
        color: `title_color_${side}`,
        typography: `title_typography_${side}`,
      }),
      textPart(`${name}: texto`, `${selector} .elementor-flip-box__layer__description`, {
        color: `description_color_${side}`,
        typography: `description_typography_${side}`,
      }),
    ]),
    part('Caixa', '.elementor-flip-box', size('border_radius', 'Cantos', 'border-radius', { min: 0 })),
    part(
      'Ícone',
      '.elementor-flip-box__icon',
      colour('icon_primary_color', 'Cor'),
      size('icon_size', 'Tamanho', 'font-size', { min: 0 }),
    ),
    buttonPart('.elementor-flip-box__button'),
  ],
  fields: {
    graphic_element: choice('Na frente', { none: 'Só texto', icon: 'Ícone', image: 'Imagem' }, 'icon'),
    image: askedWhen({ graphic_element: ['image'] }, picture('Imagem')),
    ...allAskedWhen(
      { graphic_element: ['icon'] },
      {
        selected_icon: icon('Ícone', 'sparkle'),
        icon_view: choice('Visual do ícone', { default: 'Simples', stacked: 'Com fundo', framed: 'Com moldura' }, 'default'),
      },
    ),
    title_text_a: text('Título da frente', 'Passe o mouse aqui'),
    description_text_a: lines('Texto da frente'),
    background_a: styled(color('Cor da frente', 'sand'), '--front', groundColorValue),
    text_color_a: styled(color('Cor do texto da frente', 'ink'), '--front-text', textColorValue),
    background_image_a: picture('Foto de fundo da frente'),
    title_text_b: text('Título do verso', 'Este é o verso'),
    description_text_b: lines('Texto do verso'),
    button_text: text('Botão do verso', '', 120),
    link: link('Link'),
    link_click: askedWhen({ link: true }, choice('O link vale', { button: 'Só no botão', box: 'No verso inteiro' }, 'button')),
    background_b: styled(color('Cor do verso', 'night'), '--back', groundColorValue),
    text_color_b: styled(color('Cor do texto do verso', 'paper'), '--back-text', textColorValue),
    background_image_b: picture('Foto de fundo do verso'),
    title_tag: choice('Etiqueta HTML dos títulos', { h2: 'H2', h3: 'H3', h4: 'H4', div: 'div' }, 'h3'),
    flip_effect: choice(
      'Efeito',
      { flip: 'Virar', slide: 'Deslizar', push: 'Empurrar', 'zoom-in': 'Aproximar', 'zoom-out': 'Afastar', fade: 'Esmaecer' },
      'flip',
    ),
    flip_direction: askedWhen(
      { flip_effect: ['flip', 'slide', 'push'] },
      choice('Sentido', { up: 'Para cima', down: 'Para baixo', left: 'Para a esquerda', right: 'Para a direita' }, 'up'),
    ),
    flip_3d: askedWhen({ flip_effect: ['flip'] }, toggle('Texto em relevo ao virar')),
    alignment: choice('Alinhamento', { start: 'Início', center: 'Centro' }, 'center'),
    vertical_position: choice('Altura do conteúdo', { start: 'Em cima', center: 'No meio', end: 'Embaixo' }, 'center'),
    height: perDevice(length('Altura (px)', { min: 120, max: 1_000, fallback: 320 }), '--flip-height', lengthValue()),
    radius: choice('Cantos', { none: 'Retos', md: 'Arredondados', lg: 'Muito arredondados' }, 'md'),
  },
})
