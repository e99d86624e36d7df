import { hear } from '#islands/page-events.ts'

/** Below the window by so much the button is near: no bar lies where it appears. */
const NEAR = '25%'

/** Tells the style sheet while the button that buys is in the window or near it: bars at the lower edge give way. */
export function watchBuyButton(form: HTMLFormElement) {
  const sight = new IntersectionObserver(
    (seen) =>
      form.toggleAttribute(
        'data-buy-near',
        seen.some(({ isIntersecting }) => isIntersecting),
      ),
    { rootMargin: `0px 0px ${NEAR}` },
  )
  const watch = () => {
    sight.disconnect()
    const button = form.querySelector('#place_order')
    if (button) sight.observe(button)
  }
  watch()
  // The button is another element after every answer.
  hear('updated_checkout', watch)
}
