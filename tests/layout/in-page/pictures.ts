import type { MeasuredPicture } from '../measured.ts'
import { boxOf } from './boxes.ts'
import { type FactsOf, isShown, paints } from './facts.ts'
import { selectorOf } from './names.ts'

export const measurePictures = (scope: Element, factsOf: FactsOf): MeasuredPicture[] =>
  [...scope.querySelectorAll('img')]
    .filter((picture) => isShown(picture, factsOf))
    .map((picture) => ({
      selector: selectorOf(picture),
      box: boxOf(factsOf(picture).box),
      frame: frameOf(picture, factsOf),
      fit: factsOf(picture).style.objectFit,
      natural: { width: picture.naturalWidth, height: picture.naturalHeight },
      hasFailed: picture.complete && picture.naturalWidth === 0 && picture.currentSrc !== '',
    }))

/** The nearest element with a size, colour or frame of its own that holds nothing but the picture. */
function frameOf(picture: Element, factsOf: FactsOf): MeasuredPicture['frame'] {
  let inner = picture
  for (let frame = picture.parentElement; frame && frame !== document.body; inner = frame, frame = frame.parentElement) {
    const { style, box } = factsOf(frame)
    const holder = inner
    if (![...frame.childNodes].every((child) => child === holder || takesNoRoom(child, factsOf))) return undefined
    if (style.display === 'contents' || style.display === 'inline') continue
    if (style.overflowX === 'visible' && style.aspectRatio === 'auto' && !paints(style)) continue
    const inset = (side: string) =>
      parseFloat(style.getPropertyValue(`padding-${side}`)) + parseFloat(style.getPropertyValue(`border-${side}-width`))
    const [top, right, bottom, left] = [inset('top'), inset('right'), inset('bottom'), inset('left')]
    return {
      selector: selectorOf(frame),
      box: { x: box.left + left, y: box.top + top, width: box.width - left - right, height: box.height - top - bottom },
    }
  }
  return undefined
}

function takesNoRoom(node: ChildNode, factsOf: FactsOf): boolean {
  if (!(node instanceof Element)) return !node.nodeValue?.trim()
  return node.localName === 'source' || !node.checkVisibility() || ['absolute', 'fixed'].includes(factsOf(node).style.position)
}
