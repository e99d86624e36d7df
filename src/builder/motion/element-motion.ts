import type { Settings } from '../fields.ts'
import { EFFECT_FIELDS } from './effect-fields.ts'
import { effectsOf } from './effects.ts'
import { ENTRANCE_FIELDS, entranceOf } from './entrance.ts'
import { STICKY_FIELDS, stickyProps } from './sticky.ts'

export const MOTION_FIELDS = { ...STICKY_FIELDS, ...ENTRANCE_FIELDS, ...EFFECT_FIELDS }

export type MotionSettings = Settings<typeof MOTION_FIELDS>
/** What makes an element move: each has its own moment at which a browser may need the script for it. */
export type MotionKind = 'entrance' | 'scroll' | 'mouse' | 'sticky'
export type ElementMotion = {
  className: string
  data: Record<`data-${string}`, string | undefined>
  css: string
  kinds: MotionKind[]
}

/** What a moving or sticky element's tag carries, and the rule that holds its numbers; nothing for all the others. */
export function elementMotion(id: string, settings: MotionSettings, isContainer: boolean): ElementMotion | undefined {
  const sticky = stickyProps(settings)
  const entrance = entranceOf(settings, isContainer)
  const effects = effectsOf(settings)
  if (!sticky && entrance === '' && effects.length === 0) return undefined
  const kinds = new Set<MotionKind>(effects.map(({ kind }) => kind))
  const declarations = effects.map(({ property, value }) => `${property}:${value}`)
  if (entrance !== '') kinds.add('entrance')
  if (sticky?.isHeld) kinds.add('sticky')
  return {
    className: [sticky?.className, entrance && `animated ${entrance}`].filter(Boolean).join(' '),
    data: {
      ...sticky?.data,
      'data-entrance': entrance || undefined,
      'data-motion': effects.map(({ property }) => property.replace('--fx-', '')).join(' ') || undefined,
      'data-motion-way': kinds.has('scroll') ? settings.motion_fx_range : undefined,
      'data-motion-on': effects.length > 0 ? settings.motion_fx_devices.join(' ') : undefined,
    },
    css: declarations.length > 0 ? `.elementor-element-${id}{${declarations.join(';')}}` : '',
    kinds: [...kinds],
  }
}
