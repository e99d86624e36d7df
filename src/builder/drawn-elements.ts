/** Elements of a page that is open in the editor, drawn by themselves. */
export type DrawnElements = {
  /** By the id of the element. */
  markup: Record<string, string>
  /** With a mark before the rules of each element. */
  css: string
  /** Style of widgets that the page did not have. */
  widgets: Record<string, string>
  /** What only a whole page brings: fonts, motion, other hosts. */
  needs: string[]
}
