import type { MovedKind } from './moved-thing.ts'

export const MOVE_STATES = [
  'receiving',
  'reading',
  'planning',
  'planned',
  'carrying-out',
  'finishing',
  'done',
  'undoing',
  'undone',
  'failed',
] as const
export type MoveState = (typeof MOVE_STATES)[number]

/** States in which work is going on, or would be if nobody had paused it. */
export const WORKING_STATES = ['reading', 'planning', 'carrying-out', 'finishing', 'undoing'] as const satisfies MoveState[]

/** How a thing comes: as it is, changed on the way, or not at all. */
export const THING_STATES = ['waiting', 'same', 'changed', 'refused'] as const
export type ThingState = (typeof THING_STATES)[number]

/** What is done with it: made, joined with what is here, brought up to date, left as it is, asked about, or left there. */
export const THING_ACTIONS = ['create', 'link', 'update', 'keep', 'ask', 'refuse'] as const
export type ThingAction = (typeof THING_ACTIONS)[number]

export type MoveOptions = {
  /** The shop that is read by its address, under the name that its keys are kept by. */
  connection?: string
  /** The file: its name in the shop's storage, or where its operator has it on the server. */
  file?: string
  /** The same for a folder or a zip with the old shop's uploads; what is not in it is fetched from its address. */
  uploads?: string
  /** Kinds that the merchant does not want. */
  without?: string[]
  /** From which state it failed, to be tried again. */
  failedFrom?: MoveState
}

/** Files that are worth being sent; what they are is told by their content. */
export const FILE_ENDINGS = ['.sql', '.xml', '.wxr', '.csv', '.tsv', '.json', '.jsonl', '.zip', '.wpress', '.txt', '.gz'] as const
export const mayBeRead = (name: string) => FILE_ENDINGS.some((ending) => name.toLowerCase().endsWith(ending))

/** The order in which kinds come over: what others refer to is there before them. */
export const KIND_ORDER = [
  'setting',
  'media',
  'attribute',
  'term',
  'product',
  'variation',
  'customer',
  'coupon',
  'shipping-zone',
  'tax-rate',
  'order',
  'refund',
  'order-note',
  'review',
  'page',
  'post',
  'template',
  'popup',
  'kit',
  'comment',
  'menu',
  'redirect',
  'form-answer',
] as const satisfies MovedKind[]

/** Of one kind: what is there and what becomes of it. */
export type KindCounts = {
  kind: string
  found: number
  same: number
  changed: number
  refused: number
  waiting: number
  done: number
  asked: number
  actions: Partial<Record<ThingAction, number>>
  reasons: { reason: string; count: number; examples: string[] }[]
}
