import { askedWhen } from '../conditions.ts'
import { choice, number, styled, type Fields, type Settings } from '../fields.ts'

const ways = <const F extends string>(family: F, name: string) =>
  ({
    [family]: name,
    [`${family}Down`]: `${name}, de cima`,
    [`${family}Left`]: `${name}, da esquerda`,
    [`${family}Right`]: `${name}, da direita`,
    [`${family}Up`]: `${name}, de baixo`,
  }) as Record<F | `${F}${'Down' | 'Left' | 'Right' | 'Up'}`, string> // the five keys above

/** Entrances by the names that the ecosystem's documents carry. */
export const ENTRANCES = {
  '': 'Nenhuma',
  ...ways('fadeIn', 'Surgir'),
  ...ways('zoomIn', 'Aproximar'),
  ...ways('bounceIn', 'Quicar'),
  slideInDown: 'Deslizar, de cima',
  slideInLeft: 'Deslizar, da esquerda',
  slideInRight: 'Deslizar, da direita',
  slideInUp: 'Deslizar, de baixo',
  rotateIn: 'Girar',
  rotateInDownLeft: 'Girar, da esquerda para baixo',
  rotateInDownRight: 'Girar, da direita para baixo',
  rotateInUpLeft: 'Girar, da esquerda para cima',
  rotateInUpRight: 'Girar, da direita para cima',
  lightSpeedIn: 'Num relance',
  rollIn: 'Rolar',
  bounce: 'Chamar atenção: quicar',
  flash: 'Chamar atenção: piscar',
  pulse: 'Chamar atenção: pulsar',
  rubberBand: 'Chamar atenção: elástico',
  shake: 'Chamar atenção: tremer',
  headShake: 'Chamar atenção: negar com a cabeça',
  swing: 'Chamar atenção: balançar',
  tada: 'Chamar atenção: festejar',
  wobble: 'Chamar atenção: cambalear',
  jello: 'Chamar atenção: gelatina',
} as const

/** Slow is for large pictures, fast for small things in a row. */
const DURATIONS = { slow: '2s', '': '1.25s', fast: '0.75s' }

const delay = () =>
  styled(number('Espera antes de entrar (ms)', { min: 0, max: 20_000, fallback: 0 }), '--entrance-delay', (ms) =>
    ms > 0 ? `${ms}ms` : '',
  )

/** Widgets keep theirs under names with an underscore, containers without: so the ecosystem stores them. */
export const ENTRANCE_FIELDS = {
  _animation: askedWhen({ _el_type: ['widget'] }, choice('Animação de entrada', ENTRANCES, '')),
  animation: askedWhen({ _el_type: ['container'] }, choice('Animação de entrada do contêiner', ENTRANCES, '')),
  animation_duration: styled(
    choice('Duração da entrada', { slow: 'Lenta', '': 'Normal', fast: 'Rápida' }, ''),
    '--entrance-duration',
    (name) => (name === '' ? '' : DURATIONS[name]),
  ),
  _animation_delay: askedWhen({ _animation: true }, delay()),
  animation_delay: askedWhen({ animation: true }, delay()),
} satisfies Fields

export function entranceOf(advanced: Settings<typeof ENTRANCE_FIELDS>, isContainer: boolean) {
  return isContainer ? advanced.animation : advanced._animation
}
