import { ROTATION_SETTINGS, rotationFields, speedField } from '#builder/carousel-fields.ts'
import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, color, items, lines, link, number, perDevice, picture, text, toggle } from '#builder/fields.ts'
import { slidesParts } from './style-parts.ts'

export default defineWidget({
  name: 'slides',
  title: 'Slides',
  group: 'media',
  style: slidesParts,
  fields: {
    slides: items(
      'Slides',
      {
        heading: text('Título', '', 160),
        description: lines('Descrição'),
        button_text: text('Texto do botão', '', 60),
        link: link('Link'),
        background_image: picture('Imagem de fundo'),
        background_color: choice(
          'Cor de fundo',
          { sand: 'Areia', night: 'Noite', brand: 'Terracota', accent: 'Oliva', paper: 'Papel' },
          'sand',
        ),
        background_overlay: askedWhen(
          { background_image: true },
          choice('Véu sobre a imagem', { dark: 'Escuro', light: 'Claro', none: 'Nenhum' }, 'dark'),
        ),
        ground_color: color('Outra cor de fundo'),
        content_color: color('Cor do texto'),
        veil_color: askedWhen({ background_image: true }, color('Cor do véu')),
        horizontal_position: choice('Posição do texto', { start: 'Início', center: 'Centro', end: 'Fim' }, 'start'),
      },
      20,
    ),
    label: text('Nome (para leitores de tela)', 'Destaques', 100),
    slides_height: perDevice(
      number('Altura (px)', { min: 160, max: 1_000, fallback: 440 }),
      '--slides-height',
      (px) => `${px}px`,
    ),
    slides_title_tag: choice('Etiqueta do título', { h2: 'H2', h3: 'H3', div: 'div' }, 'h2'),
    navigation: choice('Navegação', { both: 'Setas e pontos', arrows: 'Setas', dots: 'Pontos', none: 'Nenhuma' }, 'both'),
    ...rotationFields(true),
    infinite: toggle('Voltar ao começo', true),
    transition: choice('Passagem', { slide: 'Deslizar', fade: 'Desvanecer' }, 'slide'),
    transition_speed: speedField('Duração da passagem (ms)'),
    first_on_page: toggle('É a primeira seção da página'),
  },
  frontend: ['navigation', ...ROTATION_SETTINGS, 'infinite', 'transition', 'transition_speed'],
})
