import { addStyle } from './add-style.ts'
import { type Chosen, compareUrl, keepChosen, MOST_COMPARED, readChosen, toggleChosen } from '../../compare/chosen.ts'

const store = () => localStorage
const STYLE = `
.compare-bar{position:fixed;inset:auto 0 var(--bar-lift,0px);z-index:900;display:flex;flex-wrap:wrap;align-items:center;justify-content:center;gap:var(--space-2) var(--space-4);padding:var(--space-2) var(--space-4);border-block-start:1px solid var(--color-line);background:var(--color-surface);color:var(--color-ink);box-shadow:var(--shadow-md)}
.compare-bar ul{display:flex;flex-wrap:wrap;gap:var(--space-2);margin:0;padding:0;list-style:none}
.compare-bar li button{min-block-size:var(--target);max-inline-size:12rem;overflow:hidden;padding-inline:var(--space-3);border:1px solid var(--color-line);border-radius:99px;background:none;color:inherit;font-size:var(--text-sm);text-overflow:ellipsis;white-space:nowrap}
.compare-bar p{flex:0 0 100%;margin:0;text-align:center;font-size:var(--text-sm)}
[data-bars='top'] .compare-bar{inset-block:var(--bar-lift,0px) auto}
@media(max-width:767px){.compare-bar ul{display:none}}
`

/** What was chosen to be compared, at the lower edge of the window; nothing while it is nothing. */
export function startCompare(place: HTMLElement) {
  let chosen = readChosen(store)
  let bar: HTMLElement | undefined

  const change = (next: readonly Chosen[]) => {
    chosen = [...next]
    keepChosen(store, chosen)
    draw()
  }
  const press = (link: HTMLAnchorElement) => {
    const next = toggleChosen(chosen, { id: Number(link.dataset['compare']), name: link.dataset['name'] ?? '' })
    if (next) change(next)
    else draw(`Cabem até ${MOST_COMPARED} produtos. Tire um para pôr este.`)
  }

  function draw(problem = '') {
    for (const link of document.querySelectorAll<HTMLAnchorElement>('a[data-compare]')) {
      link.role = 'button'
      link.ariaPressed = String(chosen.some(({ id }) => id === Number(link.dataset['compare'])))
    }
    if (chosen.length === 0) {
      bar?.remove()
      bar = undefined
      return
    }
    const hadFocus = bar?.contains(document.activeElement)
    if (!bar) {
      addStyle(STYLE)
      bar = document.createElement('section')
      bar.className = 'compare-bar'
      bar.ariaLabel = 'Produtos para comparar'
      // Of the bars the last of the document lies lowest: this one stands above the shop's notice.
      const start = document.querySelector('.skip-link')
      if (start) start.after(bar)
      else document.body.prepend(bar)
      const shown = bar
      void import('../bottom-bars/keep-clear.ts').then(({ keepClearOf }) => keepClearOf(shown)).catch(console.error)
    }
    bar.replaceChildren(...partsOf(problem))
    if (hadFocus) bar.querySelector<HTMLElement>('a')?.focus()
    place.textContent = problem || `${chosen.length} de ${MOST_COMPARED} produtos para comparar.`
  }

  const partsOf = (problem: string) => {
    const list = document.createElement('ul')
    for (const one of chosen) {
      const item = document.createElement('li')
      item.append(
        button(`${one.name} ×`, `Tirar ${one.name} da comparação`, () => change(chosen.filter(({ id }) => id !== one.id))),
      )
      list.append(item)
    }
    const link = document.createElement('a')
    link.className = 'button'
    link.href = compareUrl(chosen.map(({ id }) => id))
    link.textContent = `Comparar (${chosen.length})`
    const clear = button('Limpar', 'Limpar a comparação', () => change([]))
    clear.className = 'button'
    clear.dataset['look'] = 'outline'
    const said = document.createElement('p')
    said.textContent = problem
    return [...(problem ? [said] : []), list, link, clear]
  }

  if (chosen.length > 0) draw()
  return {
    press,
    remove: (id: number) => change(chosen.filter((one) => one.id !== id)),
    draw,
  }
}

function button(text: string, label: string, act: () => void) {
  const made = document.createElement('button')
  made.type = 'button'
  made.textContent = text
  made.ariaLabel = label
  made.addEventListener('click', act)
  return made
}
