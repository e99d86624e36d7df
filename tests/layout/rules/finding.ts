export type Rule =
  | 'clipped text'
  | 'text outside its box'
  | 'overlapping texts'
  | 'sideways scroll'
  | 'large bars'
  | 'covered focus'
  | 'small target'
  | 'picture'
  | 'empty space at the end'
  | 'lost focus'
  | 'lost place'
  | 'uncalled dialog'
  | 'console'
  | 'failed request'
  | 'out of reach'

/** Something that a person would call broken: on which element, and what is the matter with it, as the end of a sentence. */
export type Finding = { rule: Rule; selector: string; what: string }

export const px = (length: number) => `${Math.round(length)} px`
