import { loadChunk } from './chunks.ts'
import { waitFor } from './moments.ts'

type Chunk = { wakeUp: (element: HTMLElement) => () => void }

/** What a person can press. A press on one that still sleeps is kept and given back when it is awake. */
const PRESSABLE = 'button, summary, [role="button"], [role="tab"], [role="radio"]'

/** `<shop-island>`: the browser itself tells when one arrives or leaves, also inside a replaced fragment. */
export class ShopIsland extends HTMLElement {
  #stop = new AbortController()
  #letGo: (() => void) | undefined
  #waking = false
  #held: HTMLElement | undefined

  connectedCallback() {
    if (this.#letGo || this.#waking) return
    this.#stop = new AbortController()
    const { signal } = this.#stop
    this.addEventListener('click', (event) => this.#hold(event), { capture: true, signal })
    waitFor(this.getAttribute('when'), this, () => void this.#wake(), signal)
  }

  disconnectedCallback() {
    // An element that is only moved leaves and arrives in one task: look again after it.
    queueMicrotask(() => {
      if (this.isConnected) return
      this.#stop.abort()
      this.#letGo?.()
      this.#letGo = undefined
      this.removeAttribute('awake')
    })
  }

  #hold(event: MouseEvent) {
    if (this.#letGo || !(event.target instanceof Element)) return
    const pressed = event.target.closest<HTMLElement>(PRESSABLE)
    if (!pressed) return
    event.preventDefault()
    event.stopPropagation()
    this.#held = pressed
    void this.#wake()
  }

  async #wake() {
    if (this.#letGo || this.#waking) return
    this.#waking = true
    const name = this.getAttribute('name') ?? ''
    try {
      const chunk = (await loadChunk(name, this.getAttribute('src') ?? '')) as Chunk // built from islands/wake
      if (!this.isConnected) return
      this.#letGo = chunk.wakeUp(this)
      this.toggleAttribute('awake', true)
    } catch (error) {
      // One island that can't wake stays as the server made it, presses included; the rest of the page goes on.
      this.#stop.abort()
      this.toggleAttribute('failed', true)
      console.error(error)
    } finally {
      this.#waking = false
    }
    this.#giveBack()
  }

  #giveBack() {
    const held = this.#held
    this.#held = undefined
    // Hydration is scheduled, not immediate: the press is given back after it.
    if (held) setTimeout(() => held.isConnected && held.click(), 0)
  }
}

export function defineShopIsland() {
  if (!customElements.get('shop-island')) customElements.define('shop-island', ShopIsland)
}
