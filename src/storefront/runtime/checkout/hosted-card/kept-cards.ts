import type { KeptCard } from './client.ts'

const chosenIn = (box: HTMLElement) => box.querySelector<HTMLInputElement>('[name="card_saved"]:checked')
export const isKeptCard = (box: HTMLElement) => (chosenIn(box)?.value ?? '') !== ''

/** Whoever has cards with the service chooses one of them, or another: what only a new card needs is away meanwhile. */
export function followKeptCards(box: HTMLElement, use: (card: KeptCard | undefined) => void) {
  const follow = () => {
    const isKept = isKeptCard(box)
    for (const row of box.querySelectorAll<HTMLElement>('[data-new-card]')) row.hidden = isKept
    const { card = '', brand = '', issuer = '', bin = '' } = chosenIn(box)?.dataset ?? {}
    use(isKept ? { id: card, brand, issuer, bin } : undefined)
  }
  box.querySelector('.saved-cards')?.addEventListener('change', follow)
  follow()
}
