/** After everything that the page itself needs. */
export function whenQuiet(act: () => void) {
  const idle = () => (globalThis.requestIdleCallback ?? setTimeout)(act)
  if (document.readyState === 'complete') idle()
  else addEventListener('load', idle, { once: true })
}
