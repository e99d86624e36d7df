import { askedWhen } from '#builder/conditions.ts'
import { defineWidget } from '#builder/define-widget.ts'
import { choice, link, number, perDevice, picture, text, toggle } from '#builder/fields.ts'
import { outsideOrigin } from '#kit/csp-sources.ts'
import { animationAddress } from './animation-address.ts'
import { lottieParts } from './style-parts.ts'

const MARGINS = { start: '0 auto', center: 'auto', end: 'auto 0' }

export default defineWidget({
  name: 'lottie',
  title: 'Animação (Lottie)',
  group: 'media',
  style: lottieParts,
  fields: {
    source: choice('Origem', { media_file: 'Arquivo da loja', external_url: 'Endereço de fora' }, 'media_file'),
    /** Without one the shop's own animation is shown. */
    source_json: askedWhen({ source: ['media_file'] }, link('Arquivo JSON')),
    source_external_url: askedWhen({ source: ['external_url'] }, link('Endereço do JSON')),
    title: text('O que se vê (para leitores de tela)', '', 200),
    caption: text('Legenda', '', 200),
    custom_link: link('Link'),
    trigger: choice(
      'Começa',
      {
        arriving_to_viewport: 'Ao aparecer na tela',
        on_click: 'Ao clicar',
        on_hover: 'Ao passar por cima',
        bind_to_scroll: 'Acompanha a rolagem',
        none: 'Assim que carrega',
      },
      'arriving_to_viewport',
    ),
    on_hover_out: askedWhen(
      { trigger: ['on_hover'] },
      choice('Ao sair de cima', { default: 'Vai até o fim', pause: 'Pausa', reverse: 'Volta' }, 'default'),
    ),
    loop: toggle('Repetir'),
    number_of_times: askedWhen({ loop: true }, number('Quantas vezes (0 é sempre)', { min: 0, max: 100, fallback: 0 })),
    play_speed: number('Velocidade', { min: 0.1, max: 5, fallback: 1 }),
    start_point: number('Começar em (%)', { min: 0, max: 100, fallback: 0 }),
    end_point: number('Terminar em (%)', { min: 0, max: 100, fallback: 100 }),
    reverse_animation: toggle('De trás para frente'),
    fallback_image: picture('Imagem enquanto não carrega'),
    width: perDevice(number('Largura (%)', { min: 5, max: 100, fallback: 100 }), '--lottie-width', (percent) => `${percent}%`),
    max_width: perDevice(
      number('Largura máxima (px)', { min: 40, max: 2_000, fallback: 420 }),
      '--lottie-max',
      (px) => `${px}px`,
    ),
    align: perDevice(
      choice('Alinhamento', { start: 'Início', center: 'Centro', end: 'Fim' }, 'center'),
      '--lottie-margin',
      (align) => MARGINS[align],
    ),
  },
  frontend: ['trigger', 'on_hover_out', 'loop', 'number_of_times', 'play_speed', 'start_point', 'end_point', 'reverse_animation'],
  outside: (settings) => {
    const origin = outsideOrigin(animationAddress(settings))
    return origin === undefined ? {} : { connects: [origin] }
  },
})
