import { removeLine } from './remove-line.ts'
import { stepLine } from './step-line.ts'

/** What a press beside a line of the small cart does: a link takes the line out, a sign changes its quantity. */
export const changeLine = (pressed: HTMLAnchorElement | HTMLButtonElement) =>
  'href' in pressed ? removeLine(pressed, pressed.dataset.cart_item_key ?? '') : stepLine(pressed)
