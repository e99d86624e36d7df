import type { Tree } from '../../documents/tree.ts'
import { postIntoFrame } from '../../shared/post-into-frame.ts'
import type { Previewed } from './previewed.ts'

export const frameName = (number: number) => `previa-${number}`

/** Has the whole page drawn into a frame. */
export const sendPage = (number: number, content: Omit<Previewed, 'document'>, tree: Tree) =>
  postIntoFrame(frameName(number), '/previa/', {
    id: String(content.id),
    content: JSON.stringify({ ...content, document: tree }),
  })
