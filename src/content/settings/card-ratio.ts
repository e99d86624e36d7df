/** Its name among the shop's settings. */
export const CARD_RATIO_SETTING = 'card_ratio'

/** How the pictures of product cards are cut; «original» leaves each as it was taken. */
export const CARD_RATIOS = { portrait: '4/5', square: '1', landscape: '4/3', original: 'auto' } as const
export type CardRatio = keyof typeof CARD_RATIOS

/** What the merchant reads. */
export const CARD_RATIO_NAMES: Record<CardRatio, string> = {
  portrait: 'Retrato 4:5',
  square: 'Quadrado',
  landscape: 'Paisagem',
  original: 'Original',
}

export const FIRST_CARD_RATIO: CardRatio = 'portrait'

export const readCardRatio = (stored: unknown): CardRatio =>
  typeof stored === 'string' && Object.hasOwn(CARD_RATIOS, stored) ? (stored as CardRatio) : FIRST_CARD_RATIO

/** The design token of the choice; nothing where it is the first one. */
export const cardRatioCss = (ratio: CardRatio) => (ratio === FIRST_CARD_RATIO ? '' : `:root{--card-ratio:${CARD_RATIOS[ratio]}}`)
