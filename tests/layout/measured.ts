/** Pixels, from the top left corner of the window. */
export type Box = { x: number; y: number; width: number; height: number }

/** The nearest ancestor that hides, or may hide behind its round corners, a part of a text; and how. */
export type Clip = { selector: string; box: Box; radius: number; how: 'hidden' | 'ellipsis' | 'line-clamp' }

/** One text node: `lines` are where its lines stand, `seen` is what is left of them inside everything that clips. */
export type MeasuredText = {
  selector: string
  text: string
  lines: Box[]
  seen: Box[]
  clip?: Clip
  /** The nearest ancestor with a background or a border, in the same layer. */
  ground?: { selector: string; box: Box; radius: number }
  /** Texts of one number lie on the same positioned element: there no two of them may overlap. */
  layer: number
}

export type MeasuredTarget = {
  selector: string
  /** With its label and what its pseudo elements add. */
  box: Box
  /** A link within a sentence: its height is the line's. */
  isInline: boolean
  /** The targets that it lies in or holds, and those that scroll under the bar that it is in; by their places in the list. */
  related: number[]
}

export type MeasuredPicture = {
  selector: string
  box: Box
  /** The content box of the element that holds the picture alone. */
  frame?: { selector: string; box: Box }
  fit: string
  /** 0 while it has not loaded. */
  natural: { width: number; height: number }
  hasFailed: boolean
}

/** Something fixed, or stuck while the page scrolls, that is no modal dialog. */
export type MeasuredBar = { selector: string; box: Box }

/** A control whose own words don't fit into it. */
export type MeasuredField = { selector: string; content: number; room: number }

export type Measured = {
  window: { width: number; height: number }
  document: { width: number; height: number; scrolled: number }
  /** What stands furthest to the right of the window, when the page scrolls sideways. */
  widest?: { selector: string; right: number }
  /** Where the last thing of the page ends, from the top of the document. */
  contentEnd: { selector: string; bottom: number }
  focused: string
  /** The dialog over the page: only that is measured then. */
  dialog?: string
  texts: MeasuredText[]
  targets: MeasuredTarget[]
  pictures: MeasuredPicture[]
  bars: MeasuredBar[]
  fields: MeasuredField[]
}

/** Where an element stands once it has the focus, and the bars that stand there then. */
export type FocusStop = { selector: string; box: Box; bars: MeasuredBar[]; window: { width: number; height: number } }
