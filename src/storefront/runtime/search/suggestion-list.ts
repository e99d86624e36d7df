import type { Suggestion } from '#shop/search/contract.ts'

const KINDS = { product: '', page: 'Página', post: 'Diário' } as const

/** The list under a search field, with its part for those who hear the page. It knows which row is chosen, not what follows from it. */
export function createSuggestionList(input: HTMLInputElement, onPick: (url: string | undefined) => void) {
  const place = input.parentElement!
  const list = document.createElement('ul')
  Object.assign(list, { id: `${input.id}-list`, className: 'search-suggestions', role: 'listbox', hidden: true })
  list.setAttribute('aria-label', 'Sugestões')
  const status = document.createElement('span')
  Object.assign(status, { className: 'screen-reader-text', role: 'status' })
  place.append(list, status)
  for (const [name, value] of Object.entries({
    role: 'combobox',
    'aria-autocomplete': 'list',
    'aria-controls': list.id,
    'aria-expanded': 'false',
  }))
    input.setAttribute(name, value)

  let urls: (string | undefined)[] = []
  let active = -1

  const choose = (index: number) => {
    active = index
    for (const [at, row] of [...list.children].entries()) row.setAttribute('aria-selected', String(at === index))
    const row = list.children[index]
    row?.scrollIntoView({ block: 'nearest' })
    if (row) input.setAttribute('aria-activedescendant', row.id)
    else input.removeAttribute('aria-activedescendant')
  }
  const setOpen = (isOpen: boolean) => {
    list.hidden = !isOpen
    input.setAttribute('aria-expanded', String(isOpen))
    if (!isOpen) choose(-1)
  }

  // The focus stays in the field, so that typing goes on.
  list.addEventListener('mousedown', (event) => event.preventDefault())
  list.addEventListener('click', ({ target }) => {
    const row = target instanceof Element ? target.closest('li') : null
    if (row) onPick(urls[[...list.children].indexOf(row)])
  })

  return {
    isOpen: () => !list.hidden,
    close: () => {
      setOpen(false)
      status.textContent = ''
    },
    show: (suggestions: Suggestion[], words: string) => {
      urls = [...suggestions.map(({ url }) => url), undefined]
      const rows = [...suggestions.map(rowOf), moreRow(words)]
      for (const [at, row] of rows.entries()) row.id = `${list.id}-${at}`
      list.replaceChildren(...rows)
      setOpen(suggestions.length > 0)
      status.textContent = told(suggestions.length)
    },
    /** One row up or down; from the last on to the field itself, and round again. */
    move: (step: 1 | -1) => {
      const places = urls.length + 1
      choose(((active + 1 + step + places) % places) - 1)
    },
    chosen: () => (active < 0 ? undefined : { url: urls[active] }),
  }
}

function told(found: number) {
  if (found === 0) return 'Nenhuma sugestão'
  return found === 1 ? '1 sugestão' : `${found} sugestões`
}

function rowOf({ title, price, picture, subtype }: Suggestion) {
  const row = optionRow()
  if (picture !== '') {
    const image = document.createElement('img')
    Object.assign(image, { src: picture, alt: '', width: 44, height: 44 })
    row.append(image)
  }
  const name = document.createElement('span')
  name.textContent = title
  const note = document.createElement('small')
  note.textContent = price || KINDS[subtype]
  row.append(name, note)
  return row
}

function moreRow(words: string) {
  const row = optionRow()
  const name = document.createElement('span')
  name.textContent = `Ver tudo sobre “${words}”`
  row.append(name)
  return row
}

function optionRow() {
  const row = document.createElement('li')
  row.setAttribute('role', 'option')
  row.setAttribute('aria-selected', 'false')
  return row
}
