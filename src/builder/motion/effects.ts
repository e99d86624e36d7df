import type { Settings } from '../fields.ts'
import type { EFFECT_FIELDS, Range } from './effect-fields.ts'

type Effects = Settings<typeof EFFECT_FIELDS>

/** How far an element is on its way, 0 to 1: the style sheet moves it along the scroll, or the fallback script does. */
const WAY = 'var(--motion-p)'

/** What one element does, each effect with the custom property that carries it; nothing when it stands still. */
export function effectsOf(settings: Effects): { property: string; value: string; kind: 'scroll' | 'mouse' }[] {
  if (settings.motion_fx_devices.length === 0) return []
  const scroll = settings.motion_fx_motion_fx_scrolling ? scrollEffects(settings) : []
  const mouse = settings.motion_fx_motion_fx_mouse ? mouseEffects(settings) : []
  return [
    ...scroll.map(([property, value]) => ({ property, value, kind: 'scroll' as const })),
    ...mouse.map(([property, value]) => ({ property, value, kind: 'mouse' as const })),
  ]
}

function scrollEffects(settings: Effects): [string, string][] {
  const on = (name: 'translateX' | 'translateY' | 'opacity' | 'blur' | 'rotateZ' | 'scale') => {
    const speed = settings[`motion_fx_${name}_speed`]
    const direction = settings[`motion_fx_${name}_direction`]
    const range = settings[`motion_fx_${name}_affectedRange`]
    return settings[`motion_fx_${name}_effect`] && speed > 0 ? { speed, direction, range } : undefined
  }
  const [x, y, opacity, blur, rotate, scale] = [
    on('translateX'),
    on('translateY'),
    on('opacity'),
    on('blur'),
    on('rotateZ'),
    on('scale'),
  ]
  const found: [string, string][] = []
  if (x) found.push(['--fx-x', moved(x, 'px')])
  if (y) found.push(['--fx-y', moved(y, 'px')])
  if (rotate) found.push(['--fx-rotate', moved(rotate, 'deg')])
  if (opacity) found.push(['--fx-opacity', `calc(1 - ${Math.min(opacity.speed, 10) / 10} * (1 - ${changed(opacity)}))`])
  if (blur) found.push(['--fx-blur', `calc(${blur.speed}px * (1 - ${changed(blur)}))`])
  if (scale) found.push(['--fx-scale', `calc(1 + ${scale.speed / 10} * ${changed(scale)})`])
  return found
}

function mouseEffects(settings: Effects): [string, string][] {
  const found: [string, string][] = []
  const sign = (direction: string) => (direction === 'negative' ? 1 : -1)
  const { motion_fx_mouseTrack_speed: track, motion_fx_tilt_speed: tilt } = settings
  // At speed 1 an element follows by 10 px from the middle of the window to its edge.
  if (settings.motion_fx_mouseTrack_effect && track > 0)
    found.push(['--fx-track', `${sign(settings.motion_fx_mouseTrack_direction) * track * 10}px`])
  if (settings.motion_fx_tilt_effect && tilt > 0)
    found.push(['--fx-tilt', `${-sign(settings.motion_fx_tilt_direction) * tilt * 2}deg`])
  return found
}

type Effect = { speed: number; direction: string; range: Range }

/** At speed 1 a whole passage is 100 units long, half of them before the middle of the window and half after it. */
function moved({ speed, direction, range }: Effect, unit: 'px' | 'deg') {
  const sign = direction === 'negative' ? -1 : 1
  return `calc((0.5 - ${along(range)}) * ${sign * speed * 100}${unit})`
}

/** How much of a change there is at each place of the way, 0 to 1. */
function changed({ direction, range }: Effect): string {
  const start = range.start / 100
  const end = range.end / 100
  if (direction === 'out-in') return along(range)
  if (direction === 'in-out') return `(1 - ${along(range)})`
  const before = start > 0 ? [`${WAY} / ${start}`] : []
  const after = end < 1 ? [`(1 - ${WAY}) / ${round(1 - end)}`] : []
  const middle = `min(1, ${[...before, ...after].join(', ') || '1'})`
  return direction === 'out-in-out' ? middle : `(1 - ${middle})`
}

/** The way inside of a range: 0 before it, 1 after it. */
function along({ start, end }: Range): string {
  if (start === 0 && end === 100) return WAY
  return `clamp(0, (${WAY} - ${start / 100}) / ${round((end - start) / 100)}, 1)`
}

const round = (share: number) => Math.round(share * 10_000) / 10_000
