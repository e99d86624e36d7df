import { styleField, type StyleControl, type StyleState, type ValueOf } from './control.ts'
import { isEmpty, numberCss, sizeCss, wordCss } from './values.ts'

const angle = (raw: unknown) => sizeCss(raw, { unit: 'deg', units: ['deg', 'px'], min: -3_600, max: 3_600 }).replace('px', 'deg')
const factor = (raw: unknown) => numberCss(raw, 0, 20)

/** The functions of a transform in the order in which they are carried out, each by its setting. */
const STEPS: [name: string, label: string, wrap: string, css: (raw: unknown) => string, units: string[]][] = [
  ['perspective_effect', 'Perspectiva', 'perspective', (raw) => sizeCss(raw, { units: ['px'], min: 1 }), ['px']],
  ['rotateZ_effect', 'Girar', 'rotateZ', angle, ['deg']],
  ['rotateX_effect', 'Girar na horizontal', 'rotateX', angle, ['deg']],
  ['rotateY_effect', 'Girar na vertical', 'rotateY', angle, ['deg']],
  ['translateX_effect', 'Mover na horizontal', 'translateX', (raw) => sizeCss(raw), ['px', '%', 'em', 'rem', 'vw']],
  ['translateY_effect', 'Mover na vertical', 'translateY', (raw) => sizeCss(raw), ['px', '%', 'em', 'rem', 'vh']],
  ['scale_effect', 'Escala', 'scale', factor, ['']],
  ['scaleX_effect', 'Escala na horizontal', 'scaleX', factor, ['']],
  ['scaleY_effect', 'Escala na vertical', 'scaleY', factor, ['']],
  ['skewX_effect', 'Inclinar na horizontal', 'skewX', angle, ['deg']],
  ['skewY_effect', 'Inclinar na vertical', 'skewY', angle, ['deg']],
]
const FLIPS = [
  ['flipX_effect', 'Espelhar na horizontal', 'scaleX(-1)'],
  ['flipY_effect', 'Espelhar na vertical', 'scaleY(-1)'],
] as const
const POINTS = { start: 'left', left: 'left', center: 'center', end: 'right', right: 'right', top: 'top', bottom: 'bottom' }

/** Turning, moving, scaling, skewing and mirroring; settings of the hovered state end in «_hover». */
export function transform(prefix: string, state: Extract<StyleState, 'normal' | 'hover'>): StyleControl {
  const ending = state === 'hover' ? '_hover' : ''
  const key = (name: string) => `${prefix}_${name}${ending}`
  const points = ['x', 'y'].map((axis) => `${prefix}_transform_${axis}_anchor_point`)
  return {
    keys: [...STEPS.map(([name]) => key(name)), ...FLIPS.map(([name]) => key(name)), ...(state === 'hover' ? [] : points)],
    css: (value) => {
      const steps = [
        ...STEPS.map(([name, , wrap, css]) => {
          const found = isEmpty(value(key(name))) ? '' : css(value(key(name)))
          return found && `${wrap}(${found})`
        }),
        ...FLIPS.map(([name, , css]) => (isEmpty(value(key(name))) ? '' : css)),
      ].filter(Boolean)
      return [steps.length > 0 ? `transform:${steps.join(' ')}` : '', originCss(value, points)].filter(Boolean).join(';')
    },
    state,
    fields: {
      ...Object.fromEntries(
        STEPS.map(([name, label, , css, units]) => [key(name), styleField({ label, control: 'size', units }, css)]),
      ),
      ...Object.fromEntries(
        FLIPS.map(([name, label]) => [
          key(name),
          styleField(
            { label, control: 'choice', options: { '': 'Não', transform: 'Sim' } },
            (raw) => (raw === 'transform' ? raw : ''),
            { perDevice: false },
          ),
        ]),
      ),
    },
  }
}

function originCss(value: ValueOf, points: string[]): string {
  const [x, y] = points.map((point) => POINTS[wordCss(value(point), Object.keys(POINTS)) as keyof typeof POINTS] ?? '')
  return x || y ? `transform-origin:${y || 'center'} ${x || 'center'}` : ''
}
