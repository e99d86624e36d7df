import { part, whenSet, type StylePart } from '#builder/style/parts.ts'

/** Entries of the first level: of the bar, or of a column. */
export const FIRST_LEVEL = ':is(.elementor-nav-menu--main,[data-layout=vertical])>ul>li>.elementor-item'
const POINTED_AT = `${FIRST_LEVEL}:is(:hover,:focus-visible,[aria-current])`

type Place = 'item' | 'before' | 'after' | 'pointedItem' | 'pointedBefore' | 'pointedAfter'
type Drawing = Partial<Record<Place, string>>
/** What a part is before it is pointed at, and what it is then. */
type Motion = [before: string, then: string]

const NO_MOTION: Motion = ['transition:none', '']
const FADE: Motion = ['', '']

const LINE_MOTIONS: Record<string, Motion> = {
  slide: ['scale:0 1;transform-origin:0', 'scale:1'],
  grow: ['scale:0 1', 'scale:1'],
  'drop-in': ['translate:0 -10px', 'translate:0'],
  'drop-out': ['translate:0 10px', 'translate:0'],
}
const FRAME_MOTIONS: Record<string, Motion> = {
  grow: ['scale:.75', 'scale:1'],
  shrink: ['scale:1.25', 'scale:1'],
  draw: ['clip-path:inset(0 100% 100% 0)', 'clip-path:inset(0)'],
}
const uncovered = (hidden: string): Motion => [`clip-path:inset(${hidden})`, 'clip-path:inset(0)']
const GROUND_MOTIONS: Record<string, Motion> = {
  grow: ['scale:.5', 'scale:1'],
  shrink: ['scale:1.2', 'scale:1'],
  'sweep-left': uncovered('0 0 0 100%'),
  'sweep-right': uncovered('0 100% 0 0'),
  'sweep-up': uncovered('100% 0 0'),
  'sweep-down': uncovered('0 0 100%'),
  'shutter-in-vertical': uncovered('50% 0'),
  'shutter-out-vertical': uncovered('50% 0'),
  'shutter-in-horizontal': uncovered('0 50%'),
  'shutter-out-horizontal': uncovered('0 50%'),
}
const TEXT_MOTIONS: Record<string, string> = {
  grow: 'scale:1.1',
  shrink: 'scale:.9',
  sink: 'translate:0 5px',
  float: 'translate:0 -5px',
  skew: 'transform:skew(-8deg)',
  rotate: 'rotate:3deg',
}

const BARE = 'position:relative;text-decoration-line:none;box-shadow:none;background:none'
const HIDDEN = 'content:"";position:absolute;opacity:0;transition:.3s'
const SHOWN = 'opacity:1'
const LINE = `${HIDDEN};inset-inline:0;block-size:var(--pointer-width,3px);background:var(--pointer,currentcolor)`
const FRAME = `${HIDDEN};border:var(--pointer-width,3px) solid var(--pointer,currentcolor)`
const GROUND = `${HIDDEN};inset:0;z-index:-1;border-radius:inherit;background:var(--pointer,var(--color-sand))`
const CORNER = `${FRAME};inline-size:.6em;block-size:.6em`

const joined = (...declared: string[]) => declared.filter(Boolean).join(';')

/** How an entry is marked that is pointed at or leads to the open page. */
function drawingOf(pointer: string, animation: string): Drawing {
  const motionIn = (motions: Record<string, Motion>): Motion => (animation === 'none' ? NO_MOTION : (motions[animation] ?? FADE))
  switch (pointer) {
    case 'underline':
    case 'overline':
    case 'double-line': {
      const [before, then] = motionIn(LINE_MOTIONS)
      const isAbove = pointer !== 'underline'
      const isBelow = pointer !== 'overline'
      return {
        item: BARE,
        ...(isAbove && { before: joined(LINE, 'inset-block-start:0', before), pointedBefore: joined(SHOWN, then) }),
        ...(isBelow && { after: joined(LINE, 'inset-block-end:0', before), pointedAfter: joined(SHOWN, then) }),
      }
    }
    case 'framed': {
      if (animation === 'corners') {
        const whole = joined(SHOWN, 'inline-size:100%', 'block-size:100%')
        return {
          item: BARE,
          before: joined(CORNER, 'inset:0 auto auto 0', 'border-width:var(--pointer-width,3px) 0 0 var(--pointer-width,3px)'),
          after: joined(CORNER, 'inset:auto 0 0 auto', 'border-width:0 var(--pointer-width,3px) var(--pointer-width,3px) 0'),
          pointedBefore: whole,
          pointedAfter: whole,
        }
      }
      const [before, then] = motionIn(FRAME_MOTIONS)
      return {
        item: BARE,
        before: joined(FRAME, 'inset:0', 'border-radius:inherit', before),
        pointedBefore: joined(SHOWN, then),
      }
    }
    case 'background': {
      const [before, then] = motionIn(GROUND_MOTIONS)
      return { item: joined(BARE, 'isolation:isolate'), before: joined(GROUND, before), pointedBefore: joined(SHOWN, then) }
    }
    case 'text':
      return { item: joined(BARE, 'transition:.3s'), pointedItem: TEXT_MOTIONS[animation] ?? '' }
    default:
      return {}
  }
}

const ANIMATIONS: Record<string, string> = {
  framed: 'animation_framed',
  background: 'animation_background',
  text: 'animation_text',
}
const animationKeyOf = (pointer: string) => ANIMATIONS[pointer] ?? 'animation_line'

/** These make the mark a drawn one; without them the widget's own style sheet is enough. */
const REFINED = [
  'animation_line',
  'animation_framed',
  'animation_background',
  'animation_text',
  'pointer_width',
  'pointer_color_menu_item_hover',
  'pointer_color_menu_item_active',
]
const ONLY_DRAWN = new Set(['double-line', 'framed', 'text'])

const drawn = (place: Place) =>
  whenSet(['pointer', ...REFINED], (value) => {
    const pointer = String(value('pointer') ?? 'underline')
    const isDrawn = ONLY_DRAWN.has(pointer) || REFINED.some((key) => value(key) !== undefined)
    return isDrawn ? (drawingOf(pointer, String(value(animationKeyOf(pointer)) ?? 'fade'))[place] ?? '') : ''
  })

export const pointerParts: StylePart[] = [
  part('Sinal', FIRST_LEVEL, drawn('item')),
  part('Sinal', `${FIRST_LEVEL}::before`, drawn('before')),
  part('Sinal', `${FIRST_LEVEL}::after`, drawn('after')),
  part('Sinal', POINTED_AT, drawn('pointedItem')),
  part('Sinal', `${POINTED_AT}::before`, drawn('pointedBefore')),
  part('Sinal', `${POINTED_AT}::after`, drawn('pointedAfter')),
]
