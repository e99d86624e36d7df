import { loadChunk } from './chunks.ts'
import { fetchScripts, isLineSpare } from './fetch-ahead.ts'
import { holdInput } from './held-input.ts'
import { waitFor } from './moments.ts'
import { whenQuiet, yieldToBrowser } from './when-idle.ts'

/** What comes back lets go of the element; `isAwake` is called once it behaves. */
type Chunk = { wakeUp: (element: HTMLElement, isAwake: () => void) => () => void }

/** `<shop-island>`: the browser itself tells when one arrives or leaves, also inside a replaced fragment. */
export class ShopIsland extends HTMLElement {
  #stop = new AbortController()
  #letGo: (() => void) | undefined
  #waking = false
  #isAwake = false
  #giveBack: () => void = () => {}

  connectedCallback() {
    if (this.#letGo || this.#waking) return
    this.#stop = new AbortController()
    const { signal } = this.#stop
    const wake = () => void this.#wake()
    const giveBack = holdInput(this, { isAsleep: () => !this.#isAwake, wake, signal })
    this.#giveBack = () => void giveBack()
    waitFor(this.getAttribute('when'), this, wake, signal)
    if (this.hasAttribute('ahead') && isLineSpare()) whenQuiet(() => signal.aborted || fetchScripts(this.#scripts))
  }

  disconnectedCallback() {
    // An element that is only moved leaves and arrives in one task: look again after it.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#stop.abort()
      this.#letGo?.()
      this.#letGo = undefined
      this.#isAwake = false
      for (const state of ['waking', 'awake']) this.removeAttribute(state)
    })
  }

  /** In the order in which they run: its own comes last. */
  get #scripts() {
    return [...(this.getAttribute('imports') ?? '').split(' ').filter(Boolean), this.getAttribute('src') ?? '']
  }

  async #wake() {
    if (this.#letGo || this.#waking) return
    this.#waking = true
    try {
      const chunk = (await loadInPieces(this.getAttribute('name') ?? '', this.#scripts)) as Chunk // built from islands/wake
      if (!this.isConnected) return
      this.toggleAttribute('waking', true)
      this.#letGo = chunk.wakeUp(this, () => this.#tellAwake())
      // A plain script is done when it has run; React tells when it is.
      if (this.hasAttribute('plain')) this.#tellAwake()
    } catch (error) {
      // One island that can't wake stays as the server made it, presses included; the rest of the page goes on.
      this.#stop.abort()
      this.toggleAttribute('failed', true)
      console.error(error)
      this.#giveBack()
    } finally {
      this.#waking = false
    }
  }

  #tellAwake() {
    if (this.#isAwake) return
    this.#isAwake = true
    this.toggleAttribute('waking', false)
    this.toggleAttribute('awake', true)
    this.#giveBack()
  }
}

/** Each script runs in a task of its own: all at once, React and what it wakes would keep a phone from answering. */
async function loadInPieces(name: string, scripts: string[]): Promise<unknown> {
  fetchScripts(scripts)
  let last: unknown
  for (const url of scripts) {
    last = await loadChunk(name, url)
    await yieldToBrowser()
  }
  return last
}

export function defineShopIsland() {
  if (!customElements.get('shop-island')) customElements.define('shop-island', ShopIsland)
}
