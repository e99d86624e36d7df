import type { CardPlan } from './plan-words.ts'

/** The frames of a card, as our form names them. */
export const FRAMES = ['card_number', 'card_expiry', 'card_code'] as const
export type Frame = (typeof FRAMES)[number]

export type CardEvents = {
  /** The card's brand is known, or another one: what parcels cost may be asked for. */
  onBrand: () => void
  onFocus: (frame: Frame, isFocused: boolean) => void
  /** What is wrong in a frame; undefined: nothing any more. */
  onProblem: (frame: Frame, text: string | undefined) => void
}

/** A card that the service keeps: only its code is typed. */
export type KeptCard = { id: string; brand: string; issuer: string; bin: string }

/** A payment service's own fields, put into our form by its script. Nobody but the service sees what is typed in them. */
export type CardClient = {
  /** Puts in the frames of a card that is kept, or of another one. */
  use: (kept: KeptCard | undefined) => void
  focus: (frame: Frame) => void
  /** What the buyer may choose of parcels, as the service reckons them; none as long as it does not know the card. */
  plans: (totalCents: number) => Promise<CardPlan[]>
  /** Throws CardProblems where something is missing or wrong. */
  makeToken: (holder: string, document: string) => Promise<{ token: string; brand: string; issuer: string }>
}
export type CreateCardClient = (publicKey: string, events: CardEvents) => CardClient

export class CardProblems extends Error {
  override name = 'CardProblems'
  readonly frames: ReadonlyMap<Frame, string>
  constructor(frames: ReadonlyMap<Frame, string>) {
    super('The card can’t be used as it was typed.')
    this.frames = frames
  }
}
