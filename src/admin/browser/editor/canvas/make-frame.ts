import { frameName } from './send-page.ts'

/** A frame that a page of this shop comes into, with the shop's own policy. Nobody sees or reaches it before it is shown. */
export function makeFrame(number: number): HTMLIFrameElement {
  const frame = Object.assign(document.createElement('iframe'), {
    name: frameName(number),
    title: 'Prévia da página',
    ariaHidden: 'true',
  })
  Object.assign(frame.style, {
    position: 'absolute',
    insetBlockStart: '0',
    insetInlineStart: '0',
    border: '0',
    background: '#fff',
    transformOrigin: '0 0',
    visibility: 'hidden',
  })
  return frame
}

/** As wide as the device, and as large as there is room for. */
export function showFrame(
  frame: HTMLIFrameElement,
  { isShown, widthPx, scale }: { isShown: boolean; widthPx: number; scale: number },
) {
  frame.ariaHidden = isShown ? null : 'true'
  Object.assign(frame.style, {
    inlineSize: `${widthPx}px`,
    blockSize: `${100 / scale}%`,
    transform: `scale(${scale})`,
    visibility: isShown ? 'visible' : 'hidden',
  })
}
