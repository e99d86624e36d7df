import { SLIDER_SPEED_MS, type Rotation } from '#ui/carousel/rotation.ts'
import { allAskedWhen } from './conditions.ts'
import { choice, number, styled, toggle, type Settings } from './fields.ts'

/** A slide stands this long where nobody says otherwise: enough for two short lines. */
const AUTOPLAY_DELAY_MS = 5_000

export const speedField = (label: string) => number(label, { min: 0, max: 10_000, fallback: SLIDER_SPEED_MS })

/** Settings of everything that may turn by itself. */
export const rotationFields = (autoplay: boolean) => ({
  autoplay: toggle('Avançar sozinho', autoplay),
  ...allAskedWhen(
    { autoplay: true },
    {
      autoplay_speed: number('Tempo de cada slide (ms)', { min: 500, max: 60_000, fallback: AUTOPLAY_DELAY_MS }),
      pause_on_hover: toggle('Pausar com o mouse em cima', true),
      pause_on_interaction: toggle('Parar quando alguém mexe', true),
    },
  ),
})

/** Their names, for what turns in the browser. */
export const ROTATION_SETTINGS = ['autoplay', 'autoplay_speed', 'pause_on_hover', 'pause_on_interaction'] as const

export const rotationOf = (settings: Settings<ReturnType<typeof rotationFields>>): Rotation => ({
  autoplay: settings.autoplay,
  delayMs: settings.autoplay_speed,
  pauseOnHover: settings.pause_on_hover,
  pauseOnInteraction: settings.pause_on_interaction,
})

/** How many cards of a carousel are seen at once on a desk, a tablet and a phone. */
export const SLIDES_PER_VIEW = { desktop: 3, tablet: 2, mobile: 1 } as const

const shown = (label: string, property: `--${string}`, fallback: number) =>
  styled(number(label, { min: 1, max: 10, fallback }), property)
export const perViewField = {
  desktop: () => shown('Slides à vista', '--per-view', SLIDES_PER_VIEW.desktop),
  tablet: () => shown('Slides à vista no tablet', '--per-view-tablet', SLIDES_PER_VIEW.tablet),
  mobile: () => shown('Slides à vista no celular', '--per-view-mobile', SLIDES_PER_VIEW.mobile),
}

export const spaceField = (fallbackPx: number) =>
  styled(number('Espaço entre slides (px)', { min: 0, max: 100, fallback: fallbackPx }), '--space-between', (px) => `${px}px`)

/** The settings that carousels of cards share, under the names that their documents use. */
export const cardCarouselFields = {
  slides_per_view: perViewField.desktop(),
  slides_per_view_tablet: perViewField.tablet(),
  slides_per_view_mobile: perViewField.mobile(),
  space_between: spaceField(24),
  speed: speedField('Duração da passagem (ms)'),
  loop: toggle('Voltar ao começo', true),
  show_arrows: toggle('Mostrar setas', true),
  pagination: choice('Paginação', { bullets: 'Pontos', fraction: 'Números', '': 'Nenhuma' }, 'bullets'),
  ...rotationFields(false),
}

/** What such settings mean to the carousel. */
export function cardCarousel(settings: Settings<typeof cardCarouselFields>) {
  return {
    perView: {
      desktop: settings.slides_per_view,
      tablet: settings.slides_per_view_tablet,
      mobile: settings.slides_per_view_mobile,
    },
    loop: settings.loop,
    fade: false,
    speedMs: settings.speed,
    arrows: settings.show_arrows,
    pagination: settings.pagination,
    rotation: rotationOf(settings),
  }
}
