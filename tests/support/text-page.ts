import { editInPlace } from '#admin/browser/editor/text/edit-in-place.ts'
import type { TextKind } from '#admin/browser/editor/text/written-texts.ts'

/** What a test of texts in the page asks for. */
export type TextPage = {
  write: (selector: string, kind: TextKind, value: string) => void
  /** What was told of the last writing. */
  told: string[]
  isWriting: boolean
}

/** Opens a text of the page in the frame, as the page editor does. */
const page: TextPage = {
  told: [],
  isWriting: false,
  write: (selector, kind, value) => {
    const drawn = document.querySelector('iframe')!.contentDocument!
    const tag = drawn.querySelector(selector)!
    page.told = []
    page.isWriting = true
    editInPlace({
      // Words beside a sign are a node of their own.
      node: tag.childElementCount > 0 && tag.lastChild?.nodeType === 3 ? (tag.lastChild as Text) : tag,
      kind,
      value,
      label: 'Texto',
      maxLength: 60,
      onChange: (text) => page.told.push(text),
      onEnd: () => {
        page.isWriting = false
      },
    })
  },
}
Object.assign(window, { texts: page })
