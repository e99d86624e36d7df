type Choice = { value: string }
type State = {
  /** Something has to be chosen before it can be bought. */
  isOpen: boolean
  isAdded: boolean
  /** What the form's own button says. */
  text: string
}

/** The first choice that nobody has made yet. */
export const openChoice = <C extends Choice>(choices: readonly C[]): C | undefined => choices.find(({ value }) => value === '')

/** What the button of the bar says. */
export function barLabel({ isOpen, isAdded, text }: State): string {
  if (isOpen) return 'Escolher opções'
  return isAdded ? 'Adicionado' : text.trim()
}
