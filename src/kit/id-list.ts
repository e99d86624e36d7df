/** The numbers of a list that somebody may have typed: what is no number is left out, and each stands once. */
export const readIds = (typed: string): number[] => [
  ...new Set(
    typed
      .split(/[\s,;]+/)
      .filter((id) => /^[1-9]\d{0,9}$/.test(id))
      .map(Number),
  ),
]
