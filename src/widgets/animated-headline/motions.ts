export const MOTIONS = {
  typing: 'Digitação',
  clip: 'Recorte',
  flip: 'Virada',
  swirl: 'Redemoinho',
  blinds: 'Persianas',
  'drop-in': 'Queda',
  wave: 'Onda',
  slide: 'Subida',
  'slide-down': 'Descida',
} as const
export type Motion = keyof typeof MOTIONS

const BY_LETTER: ReadonlySet<Motion> = new Set(['typing', 'swirl', 'blinds', 'wave'])
/** These move a word letter by letter, so its letters stand in boxes of their own. */
export const movesLetters = (motion: Motion) => BY_LETTER.has(motion)

/** Where a word or letter comes from; it leaves the way it came, or on the other side. */
const FROM: Record<Motion, Keyframe> = {
  typing: { opacity: 0 },
  clip: { clipPath: 'inset(0 100% 0 0)' },
  flip: { transform: 'rotateX(180deg)', opacity: 0 },
  swirl: { transform: 'scale(0) rotate(-90deg)', opacity: 0 },
  blinds: { transform: 'rotateY(180deg)', opacity: 0 },
  'drop-in': { transform: 'translateY(-60%) scale(1.1)', opacity: 0 },
  wave: { transform: 'translateY(40%) scaleY(0.2)', opacity: 0 },
  slide: { transform: 'translateY(100%)', opacity: 0 },
  'slide-down': { transform: 'translateY(-100%)', opacity: 0 },
}
const TO: Partial<Record<Motion, Keyframe>> = {
  slide: { transform: 'translateY(-100%)', opacity: 0 },
  'slide-down': { transform: 'translateY(100%)', opacity: 0 },
  'drop-in': { transform: 'translateY(60%)', opacity: 0 },
}

/** Parts of the time that a word stays: a word typed, uncovered or turned must be there long before it goes. */
const LETTER_PART = 0.02
const TYPED_LETTER_PART = 0.06
const WORD_PART = 0.24

/** Moves a word in or out of its place. Every motion is over well within the word's own time. */
export function moveWord(word: HTMLElement, way: 'in' | 'out', { motion, delayMs }: { motion: Motion; delayMs: number }): void {
  const away = { visibility: 'visible', ...(way === 'in' ? FROM[motion] : (TO[motion] ?? FROM[motion])) }
  const here = { visibility: 'visible' }
  const keyframes = way === 'in' ? [away, here] : [here, away]
  const letters = movesLetters(motion) ? [...word.querySelectorAll<HTMLElement>('.elementor-headline-dynamic-letter')] : [word]
  const typed = motion === 'typing'
  const apartMs = delayMs * (typed ? TYPED_LETTER_PART : LETTER_PART)
  const letterMs = letters.length > 1 ? Math.min(apartMs, delayMs / 2 / letters.length) : 0
  letters.forEach((letter, index) => {
    const place = typed && way === 'out' ? letters.length - 1 - index : index
    letter.animate(keyframes, {
      duration: typed ? 1 : delayMs * WORD_PART,
      delay: (typed && way === 'out' ? letterMs / 3 : letterMs) * place,
      easing: 'cubic-bezier(0.2, 0.7, 0.2, 1)',
      fill: way === 'in' ? 'backwards' : 'both',
    })
  })
}
