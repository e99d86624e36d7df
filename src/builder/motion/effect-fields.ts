import { isRecord } from '#kit/is-record.ts'
import { Type } from 'typebox'
import { allAskedWhen } from '../conditions.ts'
import { choice, number, toggle, type Field, type Fields } from '../fields.ts'
import { devices } from './devices.ts'

export type Range = { start: number; end: number }

/** The part of the way, in percent, during which something happens: { sizes: { start, end } } as the ecosystem stores it. */
function range(label: string, fallback: Range): Field<Range> {
  const percent = Type.Number({ minimum: 0, maximum: 100 })
  const read = (raw: unknown) => {
    const sizes = isRecord(raw) && isRecord(raw.sizes) ? raw.sizes : raw
    if (!isRecord(sizes)) return undefined
    const [start, end] = [Number(sizes.start), Number(sizes.end)]
    return start >= 0 && end <= 100 && start < end ? { start, end } : undefined
  }
  return { label, control: 'number', schema: Type.Object({ start: percent, end: percent }), fallback, read }
}

type Effect = { effect: Field<boolean>; direction: Field<string>; speed: Field<number>; affectedRange: Field<Range> }
type Named<N extends string, E> = { [K in keyof E & string as `motion_fx_${N}_${K}`]: E[K] }

/** An effect's values are asked for once it is on. */
const named = <const N extends string, E extends { effect: Field<boolean> } & Fields>(name: N, { effect, ...values }: E) =>
  Object.fromEntries(
    Object.entries({ effect, ...allAskedWhen({ [`motion_fx_${name}_effect`]: true }, values as Fields) }).map(([key, field]) => [
      `motion_fx_${name}_${key}`,
      field,
    ]),
  ) as Named<N, E> // so named above

const ALONG = { start: 0, end: 100 }
const MIDDLE = { start: 20, end: 80 }

const moving = (label: string, ways: Record<string, string>, speed: number): Effect => ({
  effect: toggle(label),
  direction: choice(`${label}: sentido`, ways, ''),
  speed: number(`${label}: velocidade`, { min: 0, max: 10, fallback: speed }),
  affectedRange: range(`${label}: trecho (%)`, ALONG),
})

/** What changes as it comes into the window, or as it leaves, or both. */
const changing = (label: string, ways: Record<string, string>, speed: number): Effect => ({
  effect: toggle(label),
  direction: choice(`${label}: quando`, ways, 'out-in'),
  speed: number(`${label}: intensidade`, { min: 0, max: 15, fallback: speed }),
  affectedRange: range(`${label}: trecho (%)`, MIDDLE),
})

const FADES = {
  'out-in': 'Some antes, aparece',
  'in-out': 'Aparece, some depois',
  'in-out-in': 'Some no meio',
  'out-in-out': 'Aparece só no meio',
}
const SCALES = {
  'out-in': 'Cresce',
  'in-out': 'Encolhe',
  'in-out-in': 'Encolhe e cresce',
  'out-in-out': 'Cresce e encolhe',
}

/** Settings of elements that move with the page's scrolling or with the mouse, by the names that the ecosystem stores. */
export const EFFECT_FIELDS = {
  motion_fx_motion_fx_scrolling: toggle('Efeitos ao rolar'),
  ...allAskedWhen(
    { motion_fx_motion_fx_scrolling: true },
    {
      ...named('translateY', moving('Rolagem vertical', { '': 'Para cima', negative: 'Para baixo' }, 4)),
      ...named('translateX', moving('Rolagem horizontal', { '': 'Para a esquerda', negative: 'Para a direita' }, 4)),
      ...named('opacity', changing('Transparência', FADES, 10)),
      ...named('blur', changing('Desfoque', FADES, 7)),
      ...named('rotateZ', moving('Giro', { '': 'Para a esquerda', negative: 'Para a direita' }, 1)),
      ...named('scale', changing('Tamanho', SCALES, 4)),
      motion_fx_range: choice(
        'Efeitos conforme',
        { viewport: 'A passagem pela janela', page: 'A rolagem da página' },
        'viewport',
      ),
    },
  ),
  motion_fx_devices: devices('Efeitos em'),
  motion_fx_motion_fx_mouse: toggle('Efeitos do mouse'),
  ...allAskedWhen(
    { motion_fx_motion_fx_mouse: true },
    {
      ...named('mouseTrack', {
        effect: toggle('Acompanhar o mouse'),
        direction: choice('Acompanhar o mouse: sentido', { '': 'Contra o mouse', negative: 'Com o mouse' }, ''),
        speed: number('Acompanhar o mouse: velocidade', { min: 0, max: 10, fallback: 1 }),
      }),
      ...named('tilt', {
        effect: toggle('Inclinar com o mouse'),
        direction: choice('Inclinar: sentido', { '': 'Para o mouse', negative: 'Para longe do mouse' }, ''),
        speed: number('Inclinar: velocidade', { min: 0, max: 10, fallback: 4 }),
      }),
    },
  ),
} satisfies Fields
